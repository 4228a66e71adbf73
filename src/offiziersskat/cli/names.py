"""What the game is called and where the names come from, and the glossary in three languages.

The terms and their order are those of ``glossary.ftl``.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from offiziersskat.cli.paragraphs import filled
from offiziersskat.i18n import LANGUAGES, Language, catalogue
from offiziersskat.tui.style import width_of

__all__ = ["names_page"]


def names_page(language: Language, *, width: int) -> str:
    """The names with their stories, then each term in all languages with its meaning."""
    text = catalogue("rulespage", language).text
    parts = [_headed(text("page-names")), *_names(language, width=width)]
    parts += [_headed(text("page-glossary")), *_glossary(language, width=width)]
    return "\n\n".join(parts)


def _headed(title: str) -> str:
    return f"{title}\n{'=' * width_of(title)}"


def _names(language: Language, *, width: int) -> Iterator[str]:
    text = catalogue("glossary", language).text
    for key in _terms("name"):
        yield f"{text(key)}\n{filled(text(f'{key}-text'), width=width, first='  ')}"
    yield filled(text("names-text"), width=width)
    yield filled(text("names-skat-text"), width=width)


def _glossary(language: Language, *, width: int) -> Iterator[str]:
    text = catalogue("glossary", language).text
    lines: list[str] = []
    for key in _terms("glossary"):
        if key.startswith("glossary-section-"):
            if lines:
                yield "\n".join(lines)
            lines = [f"{text(key)}\n{'-' * width_of(text(key))}"]
        else:
            lines.append(filled(_in_all_languages(key), width=width))
            lines.append(filled(text(f"{key}-text"), width=width, first="    "))
    yield "\n".join(lines)


def _in_all_languages(key: str) -> str:
    return " · ".join(catalogue("glossary", language).text(key) for language in LANGUAGES)


@cache
def _terms(kind: str) -> tuple[str, ...]:
    """The ids of one kind in the order of the file, those of explanations left out."""
    source = files("offiziersskat.i18n").joinpath("en", "glossary.ftl")
    found = re.findall(rf"^({kind}-[\w-]+) =", source.read_text(encoding="utf-8"), re.MULTILINE)
    return tuple(key for key in found if not key.endswith("-text"))
