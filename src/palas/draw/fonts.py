"""The typefaces: which files pages use, and where they lie in the npm packages that carry them.

They are no part of the sources: the build of the page installs the packages and `gather` takes the few files from them.
Without them every page and board still works, in the system's own type. Only the standard library: a build calls this
too.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "web" / "static" / "fonts"

# Package, family, and the files that pages use.
FAMILIES = (
    (
        "alegreya",
        "Alegreya",
        ("500-normal", "500-italic", "700-normal", "800-normal"),
    ),
    (
        "alegreya-sc",
        "Alegreya SC",
        ("700-normal",),
    ),
    (
        "alegreya-sans",
        "Alegreya Sans",
        ("400-normal", "500-normal", "700-normal"),
    ),
)
BOLD = {("alegreya-sans", "700"): "700 900"}  # one file for all that is bold
SUBSETS = {
    "latin": "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, "
    "U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
    "latin-ext": "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02D9, U+02DB, U+02DD-02FF, U+1E00-1E9F, "
    "U+1EF2-1EFF, U+2020-2021, U+20A0-20AB, U+20AD-20C0, U+2113",
    # What nearly every page needs and no more, cut from latin; a browser looks here first, for it is named last.
    "core": "U+0020-007E, U+00A0, U+00A7, U+00AB, U+00B0-00B1, U+00B7, U+00BB-00BE, U+00C4, U+00D6-00D7, U+00DC, "
    "U+00DF, U+00E4, U+00E9, U+00F6, U+00FC, U+2013-2014, U+2018-201A, U+201C-201E, U+2026, U+2191, U+2193, U+2212",
}
FEATURES = ["kern", "mark", "liga", "lnum", "tnum", "pnum", "ccmp", "locl", "rvrn"]  # of a typeface that pages ask for


# What stands in until they are there, scaled to the width of Alegreya Sans so that names still fit on tiles.
STAND_INS = (
    ("Palas Narrow", 86, ("Arial", "Liberation Sans", "Helvetica Neue", "Roboto"), ("Arial Bold", "Arial-BoldMT",
     "Liberation Sans Bold", "Helvetica Neue Bold", "Roboto Bold")),
    ("Palas Wide", 73, ("DejaVu Sans", "Verdana"), ("DejaVu Sans Bold", "Verdana Bold")),
)  # fmt: skip


class NoFonts(Exception):
    """The typefaces could not be copied; the text says why."""


def wanted() -> list[str]:
    """The names of all files, licences included."""
    names = [f"{package}-{subset}-{style}.woff2" for package, _, styles in FAMILIES for style in styles
             for subset in SUBSETS]  # fmt: skip
    return names + [f"{package}-LICENSE.txt" for package, _, _ in FAMILIES]


def present(folder: Path = FOLDER) -> bool:
    """Are all the files there?"""
    return all((folder / name).is_file() for name in wanted())


def rules() -> str:
    """The style sheet that names the files: sheets/fonts.css."""
    lines = [
        "/* The typefaces that palas.draw.fonts gathers; if they are missing, tokens.css names what stands in. */\n"
    ]
    for package, family, styles in FAMILIES:
        for style in styles:
            weight, slope = style.split("-")
            weight = BOLD.get((package, weight), weight)
            for subset, letters in SUBSETS.items():
                lines.append(
                    f'@font-face {{\n  font-family: "{family}"; font-weight: {weight}; font-style: {slope}; '
                    f'font-display: swap;\n  src: url("fonts/{package}-{subset}-{style}.woff2") format("woff2");\n'
                    f"  unicode-range: {letters};\n}}\n"
                )
    return "".join(lines) + stand_ins()


def stand_ins() -> str:
    """The rules for what stands in: all that a picture which stands alone can say about type."""
    lines = []
    for family, percent, regular, bold in STAND_INS:
        for weights, names in (("400 600", regular), ("700 900", bold)):
            local = ", ".join(f'local("{name}")' for name in names)
            lines.append(
                f'@font-face {{\n  font-family: "{family}"; font-weight: {weights}; size-adjust: {percent}%;\n'
                f"  src: {local};\n}}\n"
            )
    return "".join(lines)


def gather(modules: Path, folder: Path = FOLDER) -> bool:
    """Copy the typefaces out of the installed npm packages, unless they are there; True if something was copied."""
    if present(folder):
        return False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for package, _, styles in FAMILIES:
            home = modules / "@fontsource" / package
            names = [f"{package}-{subset}-{style}.woff2" for style in styles for subset in SUBSETS]
            for name in names:
                if "-core-" in name:
                    cut(home / "files" / name.replace("-core-", "-latin-"), folder / name)
                else:
                    copy(home / "files" / name, folder / name)
            copy(home / "LICENSE", folder / f"{package}-LICENSE.txt")
    except OSError as error:
        raise NoFonts(f"{error.filename}: {error.strerror}") from None
    return True


def cut(source: Path, target: Path) -> None:
    """The part of a typeface that nearly every page needs; without the tools for it, the whole of it."""
    try:
        from fontTools.subset import Options, Subsetter, load_font, parse_unicodes, save_font
        from fontTools.ttLib import TTLibError
    except ImportError:  # a build without them
        copy(source, target)
        return
    wish = Options(flavor="woff2", layout_features=FEATURES, hinting=False, notdef_outline=True)
    try:
        font = load_font(str(source), wish)
        cutter = Subsetter(wish)
        cutter.populate(unicodes=parse_unicodes(SUBSETS["core"].replace("U+", "").replace(" ", "")))
        cutter.subset(font)
        unfinished = target.with_name(f"{target.name}.{os.getpid()}")
        save_font(font, str(unfinished), wish)
        unfinished.replace(target)
    except (TTLibError, ImportError):  # not what we expect, or brotli is missing
        copy(source, target)


def copy(source: Path, target: Path) -> None:
    """Copy a file so that nobody ever sees half of it."""
    unfinished = target.with_name(f"{target.name}.{os.getpid()}")
    shutil.copyfile(source, unfinished)
    unfinished.replace(target)
