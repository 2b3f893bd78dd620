"""The part of the engine that is compiled: positions, steps, chance and play-outs."""
