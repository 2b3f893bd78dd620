"""A game at one keyboard: people are asked, bots answer, everything that happened is told."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from shlex import quote

from rich.markdown import Markdown
from rich.text import Text

from palas.engine.action import Choice
from palas.engine.core.event import Event
from palas.engine.core.state import State, who
from palas.engine.errors import PalasError
from palas.engine.record import Record, record
from palas.engine.sketch import style
from palas.terminal import WORDS
from palas.terminal.answers import PARTS, Command, asked_about, chosen, command
from palas.terminal.ending import show_ending
from palas.terminal.files import write_text
from palas.terminal.rulebook import rule_text
from palas.terminal.screen import Screen, numbered
from palas.terminal.seats import Seats, bot_code, tips_for

with suppress(ImportError):  # Windows has none
    import readline  # noqa: F401  # gives `input` a history and line editing

LOG_LINES = 20
YES = ("y", "yes", "j", "ja")
NO = ("n", "no", "nein")


class Left(Exception):
    """The person leaves the table."""


class Sitting:
    """One game from here to its end, or until somebody leaves."""

    def __init__(self, state: State, seats: Seats, lang: str, screen: Screen, file: Path | None = None) -> None:
        self.state = state
        self.game = state.game
        self.seats = seats
        self.names = seats.names(lang)
        self.lang = lang
        self.screen = screen
        self.file = file  # where the game was saved last, or resumed from
        self.saved = len(state.journal)  # how much of the game that file holds
        read = 0 if file is None else -LOG_LINES  # who resumes a game reads its last lines again
        self.told = [max(0, len(self.events(seat)) + read) if read else 0 for seat in range(state.players)]
        self.last: int | None = None  # who was asked last
        self.moved = True  # has anything happened since the board was shown?

    def say(self, key: str, **params: object) -> None:
        """Print a sentence of the terminal's own."""
        self.screen.print(Text(WORDS.say(self.lang, key, **params)), soft_wrap="path" in params)

    def read(self, prompt: str) -> str:
        """A line from the keyboard; what comes from a pipe is shown, so that the page can be read afterwards."""
        line = input(prompt)
        if not sys.stdin.isatty():
            self.screen.print(Text(line))
        return line.strip()

    # -- the game -------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.state.over:
                waiting = self.state.to_act
                seat = next((seat for seat in waiting if not self.seats.is_human(seat)), waiting[0])
                if self.seats.is_human(seat):
                    self.ask(seat)
                else:
                    self.do(seat, bot_code(self.seats.kinds[seat], self.state, seat))
            self.finish()
        except Left:
            return
        except EOFError:
            self.screen.print()
            self.say_farewell()

    def do(self, seat: int, code: str) -> None:
        """Carry out an answer."""
        self.state.apply(self.game.parse(self.state, seat, code))
        self.moved = True

    def ask(self, seat: int) -> None:
        """Ask a person until an answer is given (or taken back)."""
        if seat != self.last and len(self.seats.humans) > 1 and not self.game.open_information:
            self.hand_over(seat)
        show = self.moved or seat != self.last
        self.tell_news(seat)
        if show:
            self.sketch(seat, "board")
        if self.last is None and "legend" in self.game.sketches:
            self.sketch(seat, "legend")
        self.last = seat
        self.moved = False
        length = len(self.state.journal)
        choices = self.question(seat)
        while len(self.state.journal) == length:
            line = self.read(f"{self.names[seat]}> ")
            self.answer(seat, line, choices)

    def hand_over(self, seat: int) -> None:
        """Let the next person sit down before anything is shown."""
        self.screen.clear()
        self.say("hand-over", name=self.names[seat])
        self.read(WORDS.say(self.lang, "press-enter"))
        self.screen.clear()

    def question(self, seat: int) -> list[Choice]:
        """Print the question and its numbered answers."""
        view = self.state.view(seat)
        decision = self.state.decision(seat)
        rule = f" ({decision.rule})" if decision.rule else ""
        ask = Text(self.names[seat], style(seat)).append(f": {decision.text(self.lang)}", "bold default not reverse")
        self.screen.print(ask.append(rule, "dim not bold not reverse default"))
        choices: list[Choice] = self.game.choices(view, self.lang)
        self.screen.print(numbered(choices, self.screen.width))
        parts = " ".join(WORDS.say(self.lang, f"word-{part}") for part in self.game.sketches if part in PARTS)
        self.screen.print(Text(WORDS.say(self.lang, "footer", parts=parts), "dim"))
        return choices

    def answer(self, seat: int, line: str, choices: list[Choice]) -> None:
        """Deal with one line: an answer, a command, or something that is neither."""
        given = command(line, self.game.sketches)
        if given is not None:
            try:
                self.obey(seat, given, choices)
            except PalasError as error:
                self.screen.print(Text(error.text(self.lang), "yellow"))
            return
        if not line:
            if len(choices) == 1:
                self.do(seat, choices[0].code)
            else:
                self.question(seat)
            return
        found = chosen(line, choices, self.state, self.lang)
        if len(found) == 1:
            self.do(seat, found[0])
        elif found:
            self.say("ambiguous", text=line, choices=self.listed(found))
        elif line.isdecimal():
            self.say("no-number", number=line, last=len(choices))
        else:
            self.explain(seat, line, choices, "not-understood")

    def listed(self, codes: list[str]) -> str:
        """Several answers, said one after another."""
        return ", ".join(f"{self.game.action_text(code, self.lang)} [{code}]" for code in codes)

    # -- commands -------------------------------------------------------------------------------------------------

    def obey(self, seat: int, given: Command, choices: list[Choice]) -> None:
        """Carry out a command."""
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self.help(seat),
            "why": lambda: self.explain(seat, given.rest, choices, "why-other" if given.rest else "why-what"),
            "undo": self.undo,
            "rules": lambda: self.rules(seat, given.rest),
            "log": lambda: self.log(seat, given.rest),
            "hint": lambda: self.hint(seat),
            "save": lambda: self.save(given.rest),
            "quit": self.quit,
            "sketch": lambda: self.sketch(seat, given.part),
        }
        commands[given.name]()

    def help(self, seat: int) -> None:
        """What can be typed, with the rule that asks as the example of one."""
        self.say("help")
        for part in self.game.sketches:
            if part in PARTS:
                self.say(f"help-{part}")
        rule = self.state.decision(seat).rule
        self.say("help-end", rule=rule, number=f"{rule.partition('-')[2]:<4}")

    def explain(self, seat: int, what: str, choices: list[Choice], otherwise: str) -> None:
        """Why something is not legal, or that it is."""
        codes = asked_about(what, choices, self.state, seat, self.lang) if what else []
        if not codes:
            reasons = self.state.why_not(seat, what)
            if what and reasons and reasons[0].code != "unknown-action":
                self.screen.print(Text(" ".join(reason.text(self.lang) for reason in reasons)))
            else:
                self.say(otherwise, text=what)
        for code in codes:
            reasons = self.state.why_not(seat, code)
            text = " ".join(reason.text(self.lang) for reason in reasons) or WORDS.say(self.lang, "legal")
            self.screen.print(Text(f"{self.game.action_text(code, self.lang)} [{code}]: {text}"))

    def undo(self) -> None:
        """Back to the last answer that a person at this keyboard has given: here that is always free."""
        entries = self.state.entries()
        for index in range(len(entries) - 1, -1, -1):
            if who(entries[index]) in self.seats.humans:
                self.state.rewind(index)
                self.told = [min(told, len(self.events(seat))) for seat, told in enumerate(self.told)]
                self.moved = True
                self.say("undone")
                return
        self.say("nothing-to-undo")

    def rules(self, seat: int, id: str) -> None:
        """A rule's text; without an id that of the rule that asks."""
        self.screen.print(Markdown(rule_text(self.game, id or self.state.decision(seat).rule, self.lang)))

    def log(self, seat: int, count: str) -> None:
        """The last lines of the log."""
        lines = int(count) if count.isdecimal() else LOG_LINES
        self.tell(self.events(seat)[-lines:] if lines else [])

    def hint(self, seat: int) -> None:
        """What a master would do: the best answers, what each should bring, and why."""
        self.say("hint")
        view = self.state.view(seat)
        for number, tip in enumerate(tips_for(self.state, seat), 1):
            points = f"{tip.points:+.1f}".replace("-", "−")
            told = points.replace(".", ",") if self.lang == "de" else points
            action = self.game.action_text(tip.code, self.lang)
            self.say("hint-tip", number=number, action=action, code=tip.code, points=told)
            self.say("hint-why", why=tip.why(view, self.lang, self.names))

    def sketch(self, seat: int | None, part: str) -> None:
        """Draw the board, or another part of the game."""
        view = self.state.view(seat)
        self.screen.print(self.game.sketch(view, self.lang, self.names, self.screen.width, part))

    def save(self, name: str) -> None:
        """Write the record, with its key, so that the game goes on exactly as it would have."""
        if not name and self.file is None:
            raise PalasError("save-where", words=WORDS, example=f"{self.game.meta.id}.palas")
        path = Path(name).expanduser() if name else self.file
        assert path is not None
        if path.exists() and not path.is_dir() and path != self.file:
            answer = self.read(WORDS.say(self.lang, "overwrite", path=str(path)) + " ")
            if answer[:1].casefold() not in ("y", "j"):
                self.say("not-saved")
                return
        write_text(path, self.record().text())
        self.file = path
        self.saved = len(self.state.journal)
        self.say("saved", path=str(path))

    def record(self) -> Record:
        """The record of this game, with who sits where."""
        made = record(self.state, keep_key=True)
        table = {"seats": list(self.seats.kinds), "names": list(self.seats.given)}
        return Record({**made.header, "table": table}, made.lines, made.result)

    def quit(self) -> None:
        """Leave, after an offer to save."""
        self.offer_to_save()
        self.say_farewell()
        raise Left

    def offer_to_save(self) -> None:
        """Ask for a file name until the game is saved or the person does not want it; "yes" is no name, nor is "no"."""
        usual = str(self.file or f"{self.game.meta.id}.palas")
        while name := self.read(WORDS.say(self.lang, "save-offer", file=usual) + " "):
            if name.casefold() in NO:
                return
            try:
                self.save(usual if name.casefold() in YES else name)
                return
            except PalasError as error:
                self.screen.print(Text(error.text(self.lang), "yellow"))

    def say_farewell(self) -> None:
        """How to go on another day."""
        if self.file is None:
            self.say("left")
        else:
            whole = self.saved == len(self.state.journal)
            self.say("left-saved" if whole else "left-older", path=quote(str(self.file)))

    # -- telling --------------------------------------------------------------------------------------------------

    def events(self, seat: int | None) -> list[Event]:
        """What happened, as far as that seat (None: a spectator) may know it."""
        self.state.tell()
        viewer = -1 if seat is None else seat
        return [event for event in self.state.story if event.kind and event.known_to(viewer)]

    def tell(self, events: list[Event]) -> None:
        """Print what happened; a new phase stands out."""
        for event in events:
            sentence = self.game.sentence(event, self.lang, self.names)
            heads = event.kind in self.game.headings
            bold = heads or event.kind == "over"
            self.screen.print(Text(sentence if heads else f"  {sentence}", "bold" if bold else ""))

    def tell_news(self, seat: int) -> None:
        """Print what happened since this seat was asked last."""
        events = self.events(seat)
        self.tell(events[self.told[seat] :])
        self.told[seat] = len(events)

    def finish(self) -> None:
        """The end: what happened last, the board, the result, and an offer to save the record."""
        if self.seats.humans:
            self.tell_news(self.seats.humans[0])
        else:
            self.tell(self.events(None))
        self.sketch(next(iter(self.seats.humans), None), "board")
        show_ending(self.state, self.names, self.lang, self.screen)
        with suppress(EOFError):
            self.offer_to_save()
