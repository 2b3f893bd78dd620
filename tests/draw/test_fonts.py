"""The typefaces: fetched once, checked, and never needed."""

from __future__ import annotations

import base64
import hashlib
import io
import tarfile
import urllib.error

import pytest

from palas.draw import fonts
from palas.draw.picture import stylesheet


def package(name: str, styles: tuple[str, ...], without: str = "") -> bytes:
    """A package as the registry would send it."""
    files = {f"package/files/{name}-{subset}-{style}.woff2": b"wOF2" for style in styles for subset in fonts.SUBSETS}
    files["package/LICENSE"] = b"OFL"
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz") as tar:
        for path, content in files.items():
            if path.endswith(without) and without:
                continue
            member = tarfile.TarInfo(path)
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    return out.getvalue()


@pytest.fixture
def registry(monkeypatch):
    """A registry that holds our packages; the addresses asked for are noted."""
    packages = {name: package(name, styles) for name, _, styles, _ in fonts.FAMILIES}
    asked = []

    def urlopen(address, timeout):
        asked.append(address)
        return io.BytesIO(packages[address.split("/")[-3]])

    monkeypatch.setattr(fonts.urllib.request, "urlopen", urlopen)
    known = tuple(
        (name, family, styles, base64.b64encode(hashlib.sha512(packages[name]).digest()).decode())
        for name, family, styles, _ in fonts.FAMILIES
    )
    monkeypatch.setattr(fonts, "FAMILIES", known)
    return packages, asked


def test_the_files_are_fetched_once(registry, tmp_path):
    assert fonts.fetch(tmp_path / "fonts")
    assert fonts.present(tmp_path / "fonts")
    assert sorted(file.name for file in (tmp_path / "fonts").iterdir()) == sorted(fonts.wanted())
    assert not fonts.fetch(tmp_path / "fonts")
    assert len(registry[1]) == len(fonts.FAMILIES)


def test_the_registry_is_npms_own_setting(registry, tmp_path, monkeypatch):
    monkeypatch.setenv("NPM_CONFIG_REGISTRY", "https://npm.example.org/")
    fonts.fetch(tmp_path)
    assert registry[1][0] == "https://npm.example.org/@fontsource/alegreya/-/alegreya-5.3.0.tgz"
    monkeypatch.setenv("NPM_CONFIG_REGISTRY", "file:///etc")
    with pytest.raises(fonts.NoFonts, match="no address"):
        fonts.fetch(tmp_path / "elsewhere")


def test_a_changed_package_is_refused_and_nothing_is_written(registry, tmp_path):
    packages, _asked = registry
    packages["alegreya-sans"] = package("alegreya-sans", ("400-normal",))
    with pytest.raises(fonts.NoFonts, match="not the file it should be"):
        fonts.fetch(tmp_path / "fonts")
    assert not (tmp_path / "fonts").exists()


def test_a_package_that_lacks_a_file_is_refused():
    archive = package("alegreya", ("500-normal",), without="latin-ext-500-normal.woff2")
    with pytest.raises(KeyError):
        fonts.unpack(archive, "alegreya", ("500-normal",))


def test_without_a_network_there_is_one_sentence(monkeypatch, capsys, tmp_path):
    def urlopen(address, timeout):
        raise urllib.error.URLError("no route")

    monkeypatch.setattr(fonts.urllib.request, "urlopen", urlopen)
    monkeypatch.setattr(fonts, "FOLDER", tmp_path)
    monkeypatch.setattr(fonts, "present", lambda folder=tmp_path: False)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert fonts.main() == 1
    said = capsys.readouterr().err
    assert said.startswith("Die Schriften fehlen")
    assert said.count("\n") == 1


def test_a_folder_that_cannot_be_written_is_named(registry, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(fonts.NoFonts, match="cannot be written"):
        fonts.fetch(tmp_path / "file" / "fonts")


def test_the_style_sheet_names_exactly_the_files():
    sheet = stylesheet("fonts.css")
    assert sheet == fonts.rules()
    for name in fonts.wanted():
        assert (f"fonts/{name}" in sheet) == name.endswith(".woff2")
