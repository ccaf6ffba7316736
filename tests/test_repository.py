"""The repository is consistent: citations and links resolve, help is complete, no local paths."""

import io
import re
import subprocess
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
ENGLISH = ROOT / "src" / "ethnos" / "locale" / "en"

CITATION = re.compile(r"\b[RDF][1-9][0-9]{0,2}\b")
CLAUSE_ROW = re.compile(r"^\| ([RDF][0-9]+) \|", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
MAKE_COMMAND = re.compile(r"(?:^|`)make ([a-z][a-z-]*)(?=`|$|\s+#)", re.MULTILINE)
# Folders of a local machine, and hosts of package registries.
LOCAL = re.compile(
    r"(?<![\w./-])/(?:work|root|home)/"
    r"|(?:index-url|registry)\s*[=:]\s*\S*//"
    r"|\b(?:pypi\.org/simple|files\.pythonhosted\.org|registry\.(?:npmjs|yarnpkg)\.)"
    r"|//[^/\s]*\b(?:artifactory|nexus|devpi)\b",
    re.IGNORECASE,
)
NOT_OURS = {"node_modules", "build", "dist", "__pycache__", "static"}


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def defined_clauses() -> set[str]:
    return {
        clause
        for page in ("clauses.md", "rulings.md")
        for clause in CLAUSE_ROW.findall(read(ENGLISH / page))
    }


def unknown_clauses(name: str, texts: Iterable[str]) -> list[str]:
    """Return citations of unknown clauses, each with its file."""
    known = defined_clauses()
    cited = {clause for text in texts for clause in CITATION.findall(text)}
    return [f"{name}: {clause}" for clause in sorted(cited - known)]


def words_in_code(source: str) -> Iterator[str]:
    """Yield comments and strings, where code cites clauses."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT or "STRING" in tokenize.tok_name[token.type]:
            yield token.string


def pages() -> list[Path]:
    docs = sorted((ROOT / "docs").rglob("*.md"))
    return [*sorted(ROOT.glob("*.md")), *docs, *sorted(ENGLISH.glob("*.md"))]


def broken_links(page: Path, text: str) -> list[str]:
    return [
        f"{page.name}: {target}"
        for target in LINK.findall(text)
        if "://" not in target and not (page.parent / target).exists()
    ]


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*):", read(ROOT / "Makefile"), re.MULTILINE))


def tracked_files() -> list[Path]:
    """Return the files that git tracks, or without git every file outside ignored folders."""
    try:
        answer = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
        )
    except (FileNotFoundError, subprocess.CalledProcessError):
        return files_below(ROOT)
    return [path for name in answer.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def files_below(folder: Path) -> list[Path]:
    found = []
    for path in sorted(folder.iterdir()):
        if path.is_dir() and not path.is_symlink():
            if path.name not in NOT_OURS and (path.name == ".ci" or path.name[0] != "."):
                found += files_below(path)
        elif path.is_file():
            found.append(path)
    return found


def local_lines(name: str, content: bytes) -> list[str]:
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        return []  # A picture or a font.
    return [
        f"{name}:{number}: {line.strip()[:80]}"
        for number, line in enumerate(text.splitlines(), start=1)
        if LOCAL.search(line)
    ]


def test_every_clause_and_ruling_is_defined_once() -> None:
    rows = [
        clause
        for page in ("clauses.md", "rulings.md")
        for clause in CLAUSE_ROW.findall(read(ENGLISH / page))
    ]
    expected = [
        f"{letter}{n}"
        for letter, last in (("R", 119), ("D", 81), ("F", 7))
        for n in range(1, last + 1)
    ]
    assert sorted(rows) == sorted(expected)


def test_docs_cite_only_clauses_that_exist() -> None:
    assert [x for page in pages() for x in unknown_clauses(page.name, [read(page)])] == []


def test_code_cites_only_clauses_that_exist() -> None:
    files = [path for room in ("src", "tests") for path in sorted((ROOT / room).rglob("*.py"))]
    assert [
        problem
        for path in files
        for problem in unknown_clauses(str(path.relative_to(ROOT)), words_in_code(read(path)))
    ] == []


def test_links_between_pages_resolve() -> None:
    assert [problem for page in pages() for problem in broken_links(page, read(page))] == []


def test_make_help_lists_every_target() -> None:
    answer = subprocess.run(
        ["make", "--no-print-directory", "help"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    assert set(re.findall(r"^  make ([a-z-]+) +\S", answer.stdout, re.MULTILINE)) == make_targets()


def test_make_play_says_in_plain_words_what_takes_long() -> None:
    """A player sees one sentence for each step that takes time, and no command."""
    steps = ("$(PLAYABLE)", "ui/node_modules/.installed", "$(PAGE)")
    for step in steps:
        found = re.search(rf"^{re.escape(step)}:.*\n((?:\t.*\n)+)", read(ROOT / "Makefile"), re.M)
        assert found, step
        lines = re.split(r"(?<!\\)\n", found.group(1).rstrip("\n"))
        assert all(line.startswith("\t@") for line in lines), step
        (said,) = re.findall(r'^\t@echo "(.*)"$', found.group(1), re.MULTILINE)
        assert re.search(r"minute|second", said), said


def test_pages_name_only_make_targets_that_exist() -> None:
    named = {target for page in pages() for target in MAKE_COMMAND.findall(read(page))}
    assert named
    assert named <= make_targets()


def test_nothing_local_is_tracked() -> None:
    files = tracked_files()
    assert ROOT / "pyproject.toml" in files
    assert [
        problem
        for path in files
        for problem in local_lines(str(path.relative_to(ROOT)), path.read_bytes())
    ] == []


def test_walk_without_git_finds_tracked_files() -> None:
    found = files_below(ROOT)
    assert {ROOT / "Makefile", ROOT / ".ci" / "run", Path(__file__)} <= set(found)
    assert not any(".venv" in path.parts for path in found)


def test_planted_unknown_citation_is_caught() -> None:
    missing = f"R{120}"
    assert unknown_clauses("x.py", words_in_code(f"x = 1  # {missing}\n")) == [f"x.py: {missing}"]
    assert unknown_clauses("x.py", words_in_code(f"x = f'see D{82}'\n"))
    assert unknown_clauses("x.py", words_in_code(f"F{8} = 'a name is no citation'\n")) == []
    assert unknown_clauses("x.md", ["R1-R119, F7 and D81"]) == []


def test_planted_broken_link_is_caught() -> None:
    page = ROOT / "README.md"
    assert broken_links(page, "[a](docs/nowhere.md)") == ["README.md: docs/nowhere.md"]
    assert broken_links(page, "[a](docs/terminal.md#a-heading) [b](https://example.org)") == []


def test_planted_local_path_is_caught() -> None:
    for line in (
        f"cd /{'work'}/main",
        f"open('/{'root'}/x')",
        f"{'registry'}=https://npm.example.org/",
        f"https://{'registry'}.npmjs.org/svelte",
        f"--{'index-url'} = https://mirror.example.org/simple",
    ):
        assert local_lines("x", line.encode()), line
    for line in ("src/ethnos/work/x.py", "https://pypi.org/project/ethnos/", "homework/root"):
        assert local_lines("x", line.encode()) == [], line
