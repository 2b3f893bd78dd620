"""The command `palas`: finds the commands, and says in one sentence what cannot be done."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from palas import __version__
from palas.commands.extras import missing_extra
from palas.commands.language import Misuse, told
from palas.commands.spoken import spoken_language
from palas.engine.errors import PalasError
from palas.terminal import WORDS
from palas.terminal.files import file_error

# Every command: a function, or a Typer app with commands of its own. One whose module is not installed is left out.
COMMANDS: dict[str, str] = {
    "serve": "palas.commands.serve:serve",
    "play": "palas.commands.play:play",
    "games": "palas.commands.games:games",
    "replay": "palas.commands.replay:replay",
    "review": "palas.commands.review:review",
    "puzzles": "palas.commands.puzzles:puzzles",
    "verify": "palas.commands.verify:verify",
    "rules": "palas.commands.rules:rules",
    "data": "palas.commands.data:app",
    "simulate": "palas.commands.simulate:simulate",
    "match": "palas.commands.match:match",
    "tournament": "palas.commands.tournament:tournament",
    "ladder": "palas.commands.ladder:ladder",
    "balance": "palas.commands.balance:balance",
    "train": "palas.commands.train:train",
    "bench": "palas.commands.bench:bench",
    "dataset": "palas.commands.dataset:dataset",
    "benchmark": "palas.commands.benchmark:benchmark",
    "check": "palas.commands.check:check",
    "new": "palas.commands.new:new",
    "doctor": "palas.commands.doctor:doctor",
    "outbox": "palas.commands.outbox:outbox",
    "drill": "palas.commands.drill:drill",
    "backup": "palas.commands.serve:backup",
    "restore": "palas.commands.serve:restore",
    "export": "palas.commands.serve:export",
    "import": "palas.commands.serve:import_",
}

FAILED = 1
MISUSED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141  # as for any program that a closed pipe ends

UsageError: type[Exception] = typer.BadParameter.__bases__[0]  # Typer's own copy of Click gives it no public name


class Commands(TyperGroup):
    """The commands that are installed, each loaded when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [name for name, where in COMMANDS.items() if find_spec(where.partition(":")[0]) is not None]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.list_commands(ctx):
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        try:
            app = getattr(import_module(module), name)
        except ModuleNotFoundError as error:
            app = without_its_libraries(cmd_name, error)
        if not isinstance(app, typer.Typer):
            function, app = app, typer.Typer(add_completion=False)
            app.command(cmd_name, help=summary(cmd_name))(function)
        command = typer.main.get_command(app)
        command.name = cmd_name
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.list_commands(ctx):
            raise Misuse("command-unknown", words=WORDS, command=args[0], known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)


def summary(cmd_name: str) -> str | None:
    """What a command does; None where its own docstring says it."""
    return told(f"help-{cmd_name}") if WORDS.has("en", f"help-{cmd_name}") else None


def without_its_libraries(cmd_name: str, error: ModuleNotFoundError) -> typer.Typer:
    """What stands for a command that cannot be loaded: it is listed with the others and says what it needs."""
    missing = missing_extra(error)
    if missing is None:
        raise error
    app = typer.Typer(add_completion=False)
    anything = {"ignore_unknown_options": True, "allow_extra_args": True}

    @app.command(cmd_name, help=summary(cmd_name), add_help_option=False, context_settings=anything)
    def needs(context: typer.Context) -> None:
        raise missing

    return app


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        print(f"palas {__version__}")
        raise typer.Exit


def program() -> typer.Typer:
    """The whole command line."""
    app = typer.Typer(
        cls=Commands,
        help=told("help-palas"),
        add_completion=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    @app.callback()
    def palas(
        version: Annotated[
            bool, typer.Option("--version", callback=show_version, is_eager=True, help=told("help-version"))
        ] = False,
    ) -> None:
        """Nothing of its own."""

    return app


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the exit code."""
    lang = spoken_language(arguments)
    try:
        try:
            command = typer.main.get_command(program())
            with command.make_context("palas", list(arguments) or ["--help"]) as context:
                command.invoke(context)
            status = 0
        except typer.Exit as end:
            status = end.exit_code
        sys.stdout.flush()
        return status
    except Misuse as error:
        complain(f"{error.text(lang)} {WORDS.say(lang, 'usage-help')}")
        return MISUSED
    except UsageError as error:
        complain(f"{usage_text(error, lang)} {WORDS.say(lang, 'usage-help')}")
        return MISUSED
    except PalasError as error:
        complain(error.text(lang))
        return FAILED
    except ModuleNotFoundError as error:
        missing = missing_extra(error)
        if missing is None:
            raise
        complain(missing.text(lang))
        return FAILED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still to be flushed goes nowhere
        return PIPE_CLOSED
    except (KeyboardInterrupt, typer.Abort):
        complain("\n" + WORDS.say(lang, "interrupted"))
        return INTERRUPTED
    except UnicodeDecodeError:
        complain(WORDS.say(lang, "error-not-text"))
        return FAILED
    except OSError as error:
        complain(file_error(error).text(lang))
        return FAILED


def usage_text(error: Any, lang: str) -> str:
    """What is wrong with a command line, in words of ours where Typer has none in German."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return WORDS.say(lang, "usage-option", option=error.option_name)
    if kind == "MissingParameter" and error.param is not None:
        return WORDS.say(lang, "usage-missing", name=error.param.metavar or error.param.name.upper())
    if isinstance(error, typer.BadParameter) and error.param is not None:
        name = max(error.param.opts, key=len)
        return WORDS.say(lang, "usage-value", name=name, detail=error.message)
    return str(error.format_message())


def complain(sentence: str) -> None:
    """Say on stderr what went wrong."""
    print(sentence, file=sys.stderr)


def main() -> None:
    """The entry point."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows question marks
    sys.exit(run(sys.argv[1:]))
