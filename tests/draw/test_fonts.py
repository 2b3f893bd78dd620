"""The typefaces: taken out of their packages once, and never needed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from palas.draw import fonts
from palas.draw.picture import stylesheet
from palas.web.build import FRONTEND


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    """A folder of installed packages, as npm makes it."""
    for package, _, styles in fonts.FAMILIES:
        home = tmp_path / "node_modules" / "@fontsource" / package
        (home / "files").mkdir(parents=True)
        (home / "LICENSE").write_text("OFL")
        for style in styles:
            for subset in fonts.SUBSETS:
                (home / "files" / f"{package}-{subset}-{style}.woff2").write_bytes(b"wOF2")
    return tmp_path / "node_modules"


def test_the_files_are_gathered_once(modules, tmp_path):
    assert fonts.gather(modules, tmp_path / "fonts")
    assert fonts.present(tmp_path / "fonts")
    assert sorted(file.name for file in (tmp_path / "fonts").iterdir()) == sorted(fonts.wanted())
    assert not fonts.gather(modules, tmp_path / "fonts")


def test_a_package_that_lacks_a_file_is_named(modules, tmp_path):
    (modules / "@fontsource" / "alegreya" / "files" / "alegreya-latin-500-normal.woff2").unlink()
    with pytest.raises(fonts.NoFonts, match="alegreya-latin-500-normal"):
        fonts.gather(modules, tmp_path / "fonts")
    assert not fonts.present(tmp_path / "fonts")


def test_a_folder_that_cannot_be_written_is_named(modules, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(fonts.NoFonts, match="file"):
        fonts.gather(modules, tmp_path / "file" / "fonts")


def test_the_page_depends_on_the_packages_of_every_typeface():
    dependencies = json.loads((FRONTEND / "package.json").read_text("utf-8"))["dependencies"]
    assert {f"@fontsource/{package}" for package, _, _ in fonts.FAMILIES} <= set(dependencies)


def test_the_style_sheet_names_exactly_the_files():
    sheet = stylesheet("fonts.css")
    assert sheet == fonts.rules()
    for name in fonts.wanted():
        assert (f"fonts/{name}" in sheet) == name.endswith(".woff2")
