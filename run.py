#!/usr/bin/env python3
"""Starts Palas from a checkout: makes .venv, installs into it, then plays, tests or compiles.

Only the standard library, and no syntax newer than Python 3.6: an old Python must get far enough to be told so.
"""

import hashlib
import importlib
import json
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional, Sequence

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

OLDEST = (3, 11)
LEVELS = ("play", "compile", "test")  # each holds the ones before it
BUILD_TOOL = "setuptools>=77"
COMPILERS = ("cc", "gcc", "clang")  # without any of them a server does not even try
QUICK_CHECKS = [["ruff", "check"], ["ruff", "format", "--check"]]
SLOW_CHECKS = [["mypy"], ["lint-imports"]]
FEW = 5  # failed tests are played once more, alone; more of them are no accident
HEAVY = "heavy"  # the tests that play many whole games: a whole run plays them on the compiled copy

SENTENCES = {  # English, German
    "old": (
        "Palas needs Python {oldest} or newer; this is Python {found}.",
        "Palas braucht Python {oldest} oder neuer; dies ist Python {found}.",
    ),
    "venv": (
        "Python's venv module is missing or incomplete. On Debian and Ubuntu: apt install python3-venv",
        "Pythons venv-Modul fehlt oder ist unvollständig. Unter Debian und Ubuntu: apt install python3-venv",
    ),
    "pip": (
        "Installing failed. Is there a network? Palas needs it once, to fetch the libraries it uses.",
        "Die Installation schlug fehl. Besteht eine Netzverbindung? Palas braucht sie einmal, für seine Bibliotheken.",
    ),
    "compiler": (
        "Compiling needs a C compiler and Python's header files. On Debian and Ubuntu: apt install gcc python3-dev",
        "Zum Kompilieren fehlt ein C-Compiler oder Python.h. Unter Debian und Ubuntu: apt install gcc python3-dev",
    ),
    "failed": ("That failed; the lines above say why.", "Das schlug fehl; die Zeilen darüber sagen, warum."),
    "readonly": (
        "Palas cannot write to its folder {folder}: {why}.",
        "Palas kann in seinen Ordner {folder} nicht schreiben: {why}.",
    ),
    "system": ("Palas cannot start: {why}.", "Palas kann nicht starten: {why}."),
    "interrupted": ("Interrupted.", "Abgebrochen."),
    "waiting": ("Waiting for another run.py to finish ...", "Warte, bis ein anderes run.py fertig ist ..."),
    "making": ("Making the virtual environment .venv ...", "Lege die virtuelle Umgebung .venv an ..."),
    "installing": ("Installing Palas and its libraries ...", "Installiere Palas und seine Bibliotheken ..."),
    "compiling": ("Compiling the engine and the games ...", "Kompiliere die Engine und die Spiele ..."),
    "beside": (
        "The compiled copy is being built beside the server ({log}); until then strong bots think longer.",
        "Die kompilierte Fassung entsteht neben dem Server ({log}); bis dahin denken starke Bots länger.",
    ),
    "unsteady": (
        "UNSTEADY: these failed among all others and passed alone; it is a race in the test or in Palas: {tests}",
        "UNSTET: diese schlugen unter allen anderen fehl, allein nicht; ein Wettlauf im Test oder in Palas: {tests}",
    ),
    "compiled": ("The compiled copy is up to date.", "Die kompilierte Fassung ist aktuell."),
    "apt": ("Installing with apt-get: {packages} ...", "Installiere mit apt-get: {packages} ..."),
    "help": (
        """Palas: medieval euro games.

  python3 run.py serve          open the web page: play in the browser
  python3 run.py play caylus    play in the terminal
  python3 run.py games          list the games; every other palas command works the same way
  python3 run.py palas --help   list the palas commands
  python3 run.py compile        build the compiled copy (needs a C compiler), used until a source changes
  python3 run.py test           all checks: ruff, mypy, import-linter, compile, pytest
  python3 run.py test ARGS      only pytest, with these arguments: no linting, no compiling""",
        """Palas: Eurospiele aus dem Mittelalter.

  python3 run.py serve          die Webseite öffnen: im Browser spielen
  python3 run.py play caylus    im Terminal spielen
  python3 run.py games          die Spiele auflisten; ebenso geht jeder andere palas-Befehl
  python3 run.py palas --help   die palas-Befehle auflisten
  python3 run.py compile        die schnelle Fassung kompilieren (braucht einen C-Compiler), gilt bis zur Änderung
  python3 run.py test           alle Prüfungen: ruff, mypy, import-linter, compile, pytest
  python3 run.py test ARGS      nur pytest mit diesen Argumenten: kein Linten, kein Kompilieren""",
    ),
}


class Trouble(Exception):
    """Something the person at the keyboard has to know; its text is a whole sentence."""

    def __init__(self, key: str, **details: str) -> None:
        super().__init__(sentence(key, **details))


def sentence(key: str, **details: str) -> str:
    language = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return SENTENCES[key][language.startswith("de")].format(**details)


def say(text: str) -> None:
    """Speaks on stderr, so that stdout belongs to the command that was asked for."""
    print(text, file=sys.stderr, flush=True)


def check_version(version: Sequence[Any]) -> None:
    if tuple(version[:2]) < OLDEST:
        raise Trouble("old", oldest="%d.%d" % OLDEST, found="%d.%d" % tuple(version[:2]))


def read(stamp: Path) -> str:
    try:
        return stamp.read_text()
    except FileNotFoundError:
        return ""


def has_venv() -> bool:
    return find_spec("venv") is not None and find_spec("ensurepip") is not None


def apt_install(*packages: str) -> None:
    """Installs Debian packages where that is possible without asking: as root, where apt-get exists."""
    if getattr(os, "geteuid", lambda: 1)() != 0 or shutil.which("apt-get") is None:
        return
    say(sentence("apt", packages=" ".join(packages)))
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        subprocess.call(["apt-get", "-qq", *command], env=env, stdout=subprocess.DEVNULL)
    importlib.invalidate_caches()


def quietly(command: List[str], root: Path, trouble: Trouble, **wishes: str) -> None:
    """Runs a command whose output matters only if it fails; what is installed stays pure Python unless it is wished."""
    env = {**os.environ, "PALAS_PURE": "1", **wishes}
    done = subprocess.run(command, cwd=root, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        for line in done.stdout.decode("utf-8", "replace").rstrip().splitlines()[-25:]:
            say(line)
        raise trouble


def processors() -> int:
    """How many of them this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Checkout:
    """A copy of the sources with the virtual environment beside them."""

    def __init__(self, root: Path, may_apt: bool = False) -> None:
        self.root = root
        self.may_apt = may_apt
        self.venv = root / ".venv"
        self.python = self.tool("python")
        self.installed_stamp = self.venv / "palas-installed"
        self.compiled = self.venv / "compiled"
        self.compiled_stamp = self.venv / "palas-compiled"
        self.practised_stamp = self.venv / "palas-practised"  # the same, if the copy was built with practice

    def tool(self, name: str) -> Path:
        return self.venv / "Scripts" / (name + ".exe") if os.name == "nt" else self.venv / "bin" / name

    def pip(self, *arguments: str) -> List[str]:
        quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-compile"]  # Python does it at first use
        return [str(self.python), "-m", "pip", "install", *quiet, *arguments]

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Lets one process at a time change the virtual environment."""
        try:
            lock = open(self.root / ".venv.lock", "w")  # noqa: SIM115
        except OSError as error:
            raise Trouble("readonly", folder=str(self.root), why=str(error.strerror)) from None
        with lock:
            if fcntl is not None:
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    say(sentence("waiting"))
                    fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def installation(self) -> str:
        """Names what an installation depends on: how it is built, where it stands, and on which Python."""
        digest = hashlib.sha256((str(self.root) + "\n" + os.path.realpath(self.python)).encode())
        for name in ("pyproject.toml", "setup.py"):
            digest.update((self.root / name).read_bytes())
        return digest.hexdigest()

    def is_installed(self, level: str) -> bool:
        enough = [self.installation() + " " + better for better in LEVELS[LEVELS.index(level) :]]
        return self.python.exists() and read(self.installed_stamp) in enough

    def prepare(self, level: str) -> None:
        """Makes the virtual environment and installs the project, unless that was done before."""
        if self.is_installed(level):
            return
        with self.alone():
            if self.is_installed(level):
                return
            self.installed_stamp.unlink(missing_ok=True)
            self.make_venv()
            say(sentence("installing"))
            extra = "[all,page]" if level == "play" else "[all,page," + level + "]"
            quietly(self.pip(BUILD_TOOL), self.root, Trouble("pip"))
            quietly(self.pip("--no-build-isolation", "--editable", "." + extra), self.root, Trouble("pip"))
            self.installed_stamp.write_text(self.installation() + " " + level)

    def make_venv(self) -> None:
        works = [str(self.python), "-c", "import pip, sys; sys.exit(sys.version_info < %r)" % (OLDEST,)]
        if self.python.exists() and subprocess.call(works, stderr=subprocess.DEVNULL) == 0:
            return
        if not has_venv() and self.may_apt:
            apt_install("python3-venv")
        if not has_venv():
            raise Trouble("venv")
        say(sentence("making"))
        quietly([sys.executable, "-m", "venv", "--clear", str(self.venv)], self.root, Trouble("failed"))

    def sources(self) -> str:
        """Names the state of everything that goes into the compiled copy."""
        digest = hashlib.sha256(self.installation().encode())
        rules = (self.root / "docs" / "rules").glob("*.md")  # they are copied into the package
        script = (self.root / "frontend" / "src").glob("*.ts")  # is built into it
        for file in sorted([*(self.root / "src").rglob("*"), *rules, *script]):
            if file.suffix in (".py", ".json", ".ftl", ".md", ".typed", ".css", ".html", ".svg", ".ts"):
                digest.update(str(file.relative_to(self.root)).encode() + b"\0" + file.read_bytes())
        return digest.hexdigest()

    def is_compiled(self) -> bool:
        return read(self.compiled_stamp) == self.sources()

    def is_practised(self) -> bool:
        return self.is_compiled() and read(self.practised_stamp) == self.sources()

    def compile(self, practised: bool = False) -> None:
        """Builds the compiled copy, unless the present one fits the sources; with practice it takes half as long again
        and plays a little faster."""
        self.prepare("compile")
        with self.alone():
            if self.is_practised() or (self.is_compiled() and not practised):
                return
            probe = [str(self.python), "-c", "import setup, sys; sys.exit(not setup.has_compiler())"]
            if self.may_apt and subprocess.call(probe, cwd=self.root, stderr=subprocess.DEVNULL) != 0:
                apt_install("gcc", "libc6-dev", "python3-dev")
            quietly(probe, self.root, Trouble("compiler"))
            self.compiled_stamp.unlink(missing_ok=True)
            self.practised_stamp.unlink(missing_ok=True)
            shutil.rmtree(self.compiled, ignore_errors=True)
            say(sentence("compiling"))
            sources = self.sources()
            target = ["--no-build-isolation", "--no-deps", "--upgrade", "--target", str(self.compiled), "."]
            quietly(self.pip(*target), self.root, Trouble("failed"), PALAS_PURE="0", PALAS_PROFILE=str(int(practised)))
            self.compiled_stamp.write_text(sources)
            if practised:
                self.practised_stamp.write_text(sources)

    def environment(self) -> Dict[str, str]:
        """The environment for palas: the compiled copy comes first, but never shadows newer sources."""
        env = dict(os.environ)
        if self.is_compiled():
            env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(self.compiled), env.get("PYTHONPATH")]))
        return env

    def compile_beside(self) -> Dict[str, str]:
        """Builds the compiled copy while the server runs; by this its bots find it as soon as it is there."""
        log = self.venv / "palas-compile.log"
        gently = ["nice", "-n", "10"] if shutil.which("nice") else []
        command = [*gently, sys.executable, str(self.root / "run.py"), "compile"]
        env = dict(os.environ, PALAS_PROFILE="0")  # soon is better than a little faster
        with open(log, "w") as file:
            subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=file, stderr=file, start_new_session=True, env=env
            )
        say(sentence("beside", log=str(log.relative_to(self.root))))
        return {"PALAS_FAST": str(self.compiled), "PALAS_FAST_SOURCES": self.sources()}

    def palas(self, arguments: List[str]) -> int:
        self.prepare("play")
        command = [str(self.tool("palas")), *arguments]
        env = self.environment()
        if (
            arguments[:1] == ["serve"]
            and not self.is_compiled()
            and "PALAS_PURE" not in env
            and "--help" not in arguments
        ):
            env.update(self.compile_beside())
        if os.name != "nt":
            os.execve(command[0], command, env)
        return subprocess.call(command, env=env)

    def test(self, arguments: List[str]) -> int:
        """All stages up to the first that fails, or pytest alone if it is given arguments."""
        self.prepare("test")
        if arguments:
            return self.stage(["pytest", *arguments])
        # who waits for a page leaves room
        return self.lint() or self.whole(processors(), HEAVY) or self.whole(processors() + 1, "not " + HEAVY)

    def whole(self, workers: int, mark: str) -> int:
        """All tests of one half; a few that fail among the others decide alone, and are named in any case."""
        status = self.stage(["pytest", "--cache-clear", "-n", str(workers), "--dist", "worksteal", "-m", mark])
        failed = json.loads(read(self.root / ".pytest_cache" / "v" / "cache" / "lastfailed") or "{}")
        if status != 1 or not 0 < len(failed) <= FEW:
            return status
        status = self.stage(["pytest", "--last-failed", "--last-failed-no-failures", "none", "-m", mark])
        if status == 0:
            say("\n" + sentence("unsteady", tests=", ".join(failed)))
        return status

    def lint(self) -> int:
        """Ruff, then the compiled copy with the slower checks beside it: each of these keeps one processor busy."""
        status = next(filter(None, map(self.stage, QUICK_CHECKS)), 0)
        if status != 0:
            return status
        beside = []
        for stage in SLOW_CHECKS:
            command = [str(self.tool(stage[0])), *stage[1:]]
            process = subprocess.Popen(command, cwd=self.root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            beside.append((stage, process))
        say("\n=== compile")
        trouble = None
        try:
            self.compile()
        except Trouble as error:
            trouble = error  # is told last: what the checks found may be the reason
        for stage, process in beside:
            lines = process.communicate()[0]
            say("\n=== " + " ".join(stage))
            sys.stdout.buffer.write(lines)
            sys.stdout.flush()
        if trouble is not None:
            raise trouble
        return next((process.returncode for _, process in beside if process.returncode != 0), 0)

    def stage(self, stage: List[str]) -> int:
        """Runs a tool of the virtual environment; the tests that play many games find the compiled copy first."""
        say("\n=== " + " ".join(stage))
        env = self.environment() if stage[-1] == HEAVY else dict(os.environ)
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # or every process that a test starts translates all sources anew
        if self.is_compiled():
            env["PALAS_COMPILED"] = str(self.compiled)
        return subprocess.call([str(self.tool(stage[0])), *stage[1:]], cwd=self.root, env=env)


def main(arguments: List[str], root: Optional[Path] = None) -> int:
    try:
        check_version(sys.version_info)
        command = arguments[0] if arguments else "help"
        checkout = Checkout(root or Path(__file__).resolve().parent, may_apt=command == "test")
        if command in ("help", "-h", "--help"):
            print(sentence("help"))
        elif command == "test":
            return checkout.test(arguments[1:])
        elif command == "compile":
            checkout.compile(practised=os.environ.get("PALAS_PROFILE") != "0")
            say(sentence("compiled"))
        else:
            return checkout.palas(arguments[command == "palas" :])
        return 0
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except OSError as error:
        say(sentence("system", why=str(error)))
        return 1
    except KeyboardInterrupt:
        say(sentence("interrupted"))
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
