"""Builds Palas: mypyc compiles what [tool.palas] in pyproject.toml lists, or stays pure Python.

PALAS_PURE=1 asks for pure Python, PALAS_PURE=0 insists on compiling; otherwise it compiles if it can. Where the
compiler can learn from practice it builds twice: the first build plays with counters, and what it did shapes the
second, which is a twentieth to a tenth faster. PALAS_PROFILE=0 does without.
"""

from __future__ import annotations

import atexit
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, ExecError, LinkError, PlatformError

ROOT = Path(__file__).resolve().parent


class BuildWithRules(build_py):
    """Also copies docs/rules into the package, where `palas rules` finds them when it runs outside a checkout."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for text in sorted(ROOT.glob("docs/rules/**/*.md")):
                target = Path(self.build_lib, "palas", text.relative_to(ROOT))
                self.mkpath(str(target.parent))
                self.copy_file(str(text), str(target))


class BuildSideBySide(build_ext):
    """Compiles the C files of an extension on all processors at once; setuptools takes one after the other."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler

        def compile_all(
            sources: list[str], output_dir: Any = None, macros: Any = None, include_dirs: Any = None, debug: Any = 0,
            extra_preargs: Any = None, extra_postargs: Any = None, depends: Any = None,
        ) -> list[str]:  # fmt: skip
            _, objects, after, flags, build = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            ahead = compiler._get_cc_args(flags, debug, extra_preargs)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                wanted = [name for name in objects if name in build]
                list(pool.map(lambda name: compiler._compile(name, *build[name], ahead, after, flags), wanted))
            return list(objects)

        compiler.compile = compile_all
        if self.extensions and learns_from_practice():
            self.practise()
        super().build_extensions()

    def practise(self) -> None:
        """Build with counters and play: then the compiler knows which ways through the rules are taken often."""
        counts = tempfile.mkdtemp(prefix="palas-counts-")
        atexit.register(shutil.rmtree, counts, ignore_errors=True)
        plain = [(one, one.extra_compile_args, one.extra_link_args) for one in self.extensions]

        def tell(*flags: str) -> None:  # the linker compiles once more: it is told the same
            for one, compiling, linking in plain:
                one.extra_compile_args, one.extra_link_args = [*compiling, *flags], [*linking, *flags]

        tell(f"-fprofile-generate={counts}")
        super().build_extensions()
        paths = [os.path.abspath(self.build_lib), os.environ.get("PYTHONPATH")]  # where pip puts what it requires
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        played = subprocess.run([sys.executable, "-m", "palas.arena.practice"], env=env).returncode == 0
        tell(*[f"-fprofile-use={counts}", "-Wno-missing-profile"] if played else [])
        self.force = True  # what was built with counters is built anew


def modules_to_compile() -> list[str]:
    """The files that pyproject.toml names, as paths from the root of the project."""
    patterns: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["palas"]["compile"]
    files = {file.relative_to(ROOT).as_posix() for pattern in patterns for file in ROOT.glob(pattern)}
    return sorted(file for file in files if not file.endswith("/__init__.py"))


def has_compiler(*flags: str) -> bool:
    """Whether a C file that includes Python.h really compiles here; with flags, whether it can be linked with them."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            include = [sysconfig.get_path("include")]
            made = compiler.compile([str(probe)], output_dir=folder, include_dirs=include, extra_preargs=list(flags))
            if flags:
                compiler.link_shared_object(made, str(Path(folder, "probe.so")), extra_preargs=list(flags))
        except (CompileError, LinkError, ExecError, PlatformError, OSError):
            return False
    return True


def speed_flags() -> list[str]:
    """What lets the compiler see that only the modules call each other, and inline across files where it can."""
    if sys.platform == "win32":
        return []
    together = ["-fvisibility=hidden", "-fno-plt", "-flto=auto"]  # together a fifth faster
    return together if has_compiler(*together) else together[:1]


def learns_from_practice() -> bool:
    """Whether the compiler is one that builds better when it has counted what its first build does (GCC)."""
    wanted = os.environ.get("PALAS_PROFILE") != "0" and sys.platform == "linux"
    return wanted and has_compiler("-fprofile-use", "-fprofile-partial-training")


def why_pure() -> str:
    """What keeps this build from compiling; empty if nothing does."""
    if os.environ.get("PALAS_PURE") == "1":
        return "PALAS_PURE=1 is set"
    if not modules_to_compile():
        return "there is no module to compile"
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"
    if not has_compiler():
        return "no C compiler with Python's header files was found"
    return ""


def extensions(folder: str) -> list[Extension]:
    """The compiled modules, their C files written to the folder; a type error ends the build."""
    from mypyc.build import mypycify

    # Errors in interpreted modules are for mypy's own run: their imports need not be installed to build a wheel.
    arguments = ["--follow-imports=silent", *modules_to_compile()]
    built = mypycify(arguments, opt_level="3", debug_level="0", target_dir=folder, group_name="palas", multi_file=True)
    found = cast("list[Extension]", built)  # mypyc's annotation also allows the base class in distutils
    faster = speed_flags()
    for extension in found:
        extension.extra_compile_args.extend(faster)
        extension.extra_link_args.extend(faster)
        if sys.platform == "linux":
            extension.extra_link_args.append("-s")
        if sys.platform != "win32":
            extension.extra_compile_args.append("-ffp-contract=off")  # the same sums on every processor
    return found


def beside(place: str) -> ModuleType:
    """A module of the sources that needs nothing installed."""
    spec = importlib.util.spec_from_file_location("palas_" + Path(place).stem, ROOT / "src" / "palas" / place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def prepare_page() -> None:
    """Put the script and the typefaces of the pages into the package."""
    page = beside("web/build.py")
    fonts = beside("draw/fonts.py")
    try:
        page.build()
        if not fonts.present():
            page.install()
            fonts.gather(page.FRONTEND / "node_modules")
    except (page.NoClient, fonts.NoFonts) as error:
        sys.exit(f"palas: the page cannot be built: {error}.")


def main() -> None:
    if "bdist_wheel" in sys.argv or "sdist" in sys.argv:
        prepare_page()
    # An editable install stays pure, or compiled files beside the sources would shadow every edit.
    if "bdist_wheel" not in sys.argv:
        setup(cmdclass={"build_py": BuildWithRules, "build_ext": BuildSideBySide})
        return
    # A folder of its own per build: nothing of an earlier build can slip into the wheel.
    folder = tempfile.mkdtemp(prefix="palas-build-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    reason = why_pure()
    if reason and os.environ.get("PALAS_PURE") == "0":
        sys.exit(f"palas: cannot compile: {reason}.")
    if reason:
        print(f"palas: building pure Python, because {reason}.", file=sys.stderr)
    setup(
        cmdclass={"build_py": BuildWithRules, "build_ext": BuildSideBySide},
        ext_modules=[] if reason else extensions(os.path.join(folder, "c")),
        options={"build": {"build_base": folder}},
    )


if __name__ == "__main__":
    main()
