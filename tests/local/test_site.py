"""The folder that `ethnos build-site` writes."""

from __future__ import annotations

import hashlib
import json
import re
import struct
from pathlib import Path

import pytest
from PIL import Image

from ethnos.site import SiteError
from tests.local.static_host import build

LINK = re.compile(r'(?:src|href)="([^"#]+)"')


@pytest.mark.parametrize("base", ["/", "/games/ethnos/"])
def test_every_address_of_the_page_is_a_file(tmp_path: Path, base: str) -> None:
    build(tmp_path, base)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    manifest = json.loads((tmp_path / "manifest.webmanifest").read_text(encoding="utf-8"))
    links = LINK.findall(page)
    assert len(links) > 5
    for link in links:
        assert link.startswith(base)
        assert (tmp_path / link.removeprefix(base)).is_file(), link
    for picture in manifest["icons"] + manifest["screenshots"]:
        assert (tmp_path / picture["src"]).is_file()  # relative to the manifest
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert f'data-host="local" data-base="{base}"' in page
    assert (tmp_path / "404.html").read_text(encoding="utf-8") == page


def test_pictures_of_the_manifest_have_their_size(tmp_path: Path) -> None:
    build(tmp_path)
    manifest = json.loads((tmp_path / "manifest.webmanifest").read_text(encoding="utf-8"))
    for picture in manifest["icons"] + manifest["screenshots"]:
        with Image.open(tmp_path / picture["src"]) as opened:
            assert "{}x{}".format(*opened.size) == picture["sizes"]
            assert opened.get_format_mimetype() == picture["type"]
    shapes = {picture["form_factor"] for picture in manifest["screenshots"]}
    assert shapes == {"wide", "narrow"}


def test_links_in_chats_have_a_picture(tmp_path: Path) -> None:
    build(tmp_path, "https://example.org/games/ethnos/")
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    tags = dict(re.findall(r'<meta\s+(?:property|name)="([^"]+)"\s+content="([^"]+)"', page))
    assert tags["og:image"] == "https://example.org/games/ethnos/share.png"
    assert tags["twitter:card"] == "summary_large_image"
    assert {"og:title", "og:description", "og:type", "og:site_name"} <= tags.keys()
    assert 'data-base="/games/ethnos/"' in page
    picture = (tmp_path / "share.png").read_bytes()
    width, height = struct.unpack(">II", picture[16:24])
    assert (width, height) == (int(tags["og:image:width"]), int(tags["og:image:height"]))


def test_service_worker_lists_every_file_with_its_hash(tmp_path: Path) -> None:
    build(tmp_path)
    first, _ = (tmp_path / "sw.js").read_text(encoding="utf-8").split("\n", 1)
    site = json.loads(first.removeprefix("const SITE = "))
    not_kept = {"sw.js", "share.png", "404.html", "robots.txt", ".nojekyll", "python/NOTICE.txt"}
    not_kept |= {"screenshots/wide.jpg", "screenshots/narrow.jpg"}
    files = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")}
    files = {name for name in files if (tmp_path / name).is_file()}
    assert site["files"].keys() == files - not_kept
    assert not site["served"]
    assert not list(tmp_path.rglob("*.br"))  # a second copy of a page that was changed
    for name, digest in site["files"].items():
        content = (tmp_path / name).read_bytes()
        assert hashlib.sha256(content).hexdigest().startswith(digest)


def test_same_game_has_the_same_version(tmp_path: Path) -> None:
    build(tmp_path / "a")
    build(tmp_path / "b")
    build(tmp_path / "c", bot_pause=1)
    versions = [(tmp_path / name / "sw.js").read_bytes() for name in "abc"]
    assert versions[0] == versions[1] != versions[2]


def test_only_an_older_game_is_replaced(tmp_path: Path) -> None:
    build(tmp_path / "game")
    (tmp_path / "game" / "assets" / "old.js").touch()
    build(tmp_path / "game")
    assert not (tmp_path / "game" / "assets" / "old.js").exists()
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "love.txt").touch()
    with pytest.raises(SiteError, match="not empty"):
        build(tmp_path / "letters")
    assert (tmp_path / "letters" / "love.txt").exists()


@pytest.mark.parametrize("base", ["", "ethnos", "/ethnos", "//host/", '/"onload/', "/a b/"])
def test_bad_base_is_refused(tmp_path: Path, base: str) -> None:
    with pytest.raises(SiteError, match="is no path"):
        build(tmp_path / "game", base)
    assert not (tmp_path / "game").exists()
