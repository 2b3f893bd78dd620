"""The typefaces: which files pages use, and how to fetch them from the npm packages that carry them.

They are no part of the sources. `python -m palas.draw.fonts` puts them where the pages look for them; without them
every page and board still works, in the system's own type. Only the standard library: a build calls this too.
"""

from __future__ import annotations

import base64
import hashlib
import io
import os
import sys
import tarfile
import urllib.request
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "web" / "static" / "fonts"
REGISTRY = "https://registry.npmjs.org"  # npm's own setting, NPM_CONFIG_REGISTRY, comes first
VERSION = "5.3.0"
TIMEOUT = 10.0

# Package, family, its files, and the checksum under which the registry lists that version.
FAMILIES = (
    (
        "alegreya",
        "Alegreya",
        ("500-normal", "500-italic", "700-normal", "800-normal"),
        "YCsp9dHYfMNdggXxinMMS0nkGlZkzs2MvPL7qPVjSO4DM1uJ29hmKEdTC/fBP+2K4Aa+4Z44JuOQz05eDcvNJA==",
    ),
    (
        "alegreya-sc",
        "Alegreya SC",
        ("700-normal",),
        "MksAO+rnvCMXBfrzcznuaoNtGgGwqORHhz5/UP0V4bHq0M9mL9EpOrW44ilAgI/yjzYtWoVlVjvvvEXPJI9PCw==",
    ),
    (
        "alegreya-sans",
        "Alegreya Sans",
        ("400-normal", "500-normal", "700-normal", "800-normal"),
        "Uf0RbuwzhSS3NQrBFcRzEUm7TxDQW3qdAbQ6JIOhsIW6V+YN2dqlR99lhfEE38R3GHgMCMJBzqSp7aJxhNXSOw==",
    ),
)
SUBSETS = {
    "latin": "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, "
    "U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
    "latin-ext": "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02D9, U+02DB, U+02DD-02FF, U+1E00-1E9F, "
    "U+1EF2-1EFF, U+2020-2021, U+20A0-20AB, U+20AD-20C0, U+2113",
}


# What stands in until they are there, scaled to the width of Alegreya Sans so that names still fit on tiles.
STAND_INS = (
    ("Palas Narrow", 86, ("Arial", "Liberation Sans", "Helvetica Neue", "Roboto"), ("Arial Bold", "Arial-BoldMT",
     "Liberation Sans Bold", "Helvetica Neue Bold", "Roboto Bold")),
    ("Palas Wide", 73, ("DejaVu Sans", "Verdana"), ("DejaVu Sans Bold", "Verdana Bold")),
)  # fmt: skip


class NoFonts(Exception):
    """The typefaces could not be fetched; the text says why."""


def wanted() -> list[str]:
    """The names of all files, licences included."""
    names = [f"{package}-{subset}-{style}.woff2" for package, _, styles, _ in FAMILIES for style in styles
             for subset in SUBSETS]  # fmt: skip
    return names + [f"{package}-LICENSE.txt" for package, _, _, _ in FAMILIES]


def present(folder: Path = FOLDER) -> bool:
    """Are all the files there?"""
    return all((folder / name).is_file() for name in wanted())


def rules() -> str:
    """The style sheet that names the files: web/static/fonts.css."""
    lines = [
        "/* The typefaces that palas.draw.fonts fetches; if they are missing, tokens.css names what stands in. */\n"
    ]
    for package, family, styles, _ in FAMILIES:
        for style in styles:
            weight, slope = style.split("-")
            for subset, letters in SUBSETS.items():
                lines.append(
                    f'@font-face {{\n  font-family: "{family}"; font-weight: {weight}; font-style: {slope}; '
                    f'font-display: swap;\n  src: url("fonts/{package}-{subset}-{style}.woff2") format("woff2");\n'
                    f"  unicode-range: {letters};\n}}\n"
                )
    for family, percent, regular, bold in STAND_INS:
        for weights, names in (("400 600", regular), ("700 900", bold)):
            local = ", ".join(f'local("{name}")' for name in names)
            lines.append(
                f'@font-face {{\n  font-family: "{family}"; font-weight: {weights}; size-adjust: {percent}%;\n'
                f"  src: {local};\n}}\n"
            )
    return "".join(lines)


def download(package: str, checksum: str) -> bytes:
    """The package as the registry has it, checked."""
    registry = os.environ.get("NPM_CONFIG_REGISTRY") or os.environ.get("npm_config_registry") or REGISTRY  # noqa: SIM112
    registry = registry.rstrip("/")
    address = f"{registry}/@fontsource/{package}/-/{package}-{VERSION}.tgz"
    if not address.startswith(("https://", "http://")):
        raise NoFonts(f"{registry} is no address of an npm registry")
    try:
        with urllib.request.urlopen(address, timeout=TIMEOUT) as answer:
            archive: bytes = answer.read()
    except (OSError, ValueError) as error:
        raise NoFonts(f"@fontsource/{package} could not be fetched: {error}") from None
    if base64.b64encode(hashlib.sha512(archive).digest()).decode() != checksum:
        raise NoFonts(f"@fontsource/{package} {VERSION} is not the file it should be")
    return archive


def unpack(archive: bytes, package: str, styles: tuple[str, ...]) -> dict[str, bytes]:
    """The few files of a package that pages use."""
    found: dict[str, bytes] = {}
    with tarfile.open(fileobj=io.BytesIO(archive), mode="r:gz") as tar:
        for style in styles:
            for subset in SUBSETS:
                name = f"{package}-{subset}-{style}.woff2"
                member = tar.extractfile(f"package/files/{name}")
                found[name] = member.read() if member else b""
        licence = tar.extractfile("package/LICENSE")
        found[f"{package}-LICENSE.txt"] = licence.read() if licence else b""
    return found


def fetch(folder: Path = FOLDER) -> bool:
    """Put the typefaces into the folder, unless they are there; True if something was fetched."""
    if present(folder):
        return False
    files: dict[str, bytes] = {}
    for package, _, styles, checksum in FAMILIES:
        try:
            files |= unpack(download(package, checksum), package, styles)
        except (KeyError, tarfile.TarError) as error:
            raise NoFonts(f"@fontsource/{package} lacks a file: {error}") from None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            unfinished = folder / f"{name}.{os.getpid()}"
            unfinished.write_bytes(content)
            unfinished.replace(folder / name)
    except OSError as error:
        raise NoFonts(f"the folder {folder} cannot be written: {error.strerror}") from None
    return True


SENTENCES = {  # English, German
    "missing": (
        "The typefaces are missing ({why}); the pages use the system's own.",
        "Die Schriften fehlen ({why}); die Seiten nehmen die des Systems.",
    ),
    "fetched": ("The typefaces are in {folder}.", "Die Schriften liegen in {folder}."),
}


def main() -> int:
    """Fetch the typefaces and say so."""
    german = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2] == "de"
    try:
        fetch()
    except NoFonts as trouble:
        print(SENTENCES["missing"][german].format(why=trouble), file=sys.stderr)
        return 1
    print(SENTENCES["fetched"][german].format(folder=FOLDER), file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
