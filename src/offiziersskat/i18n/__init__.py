"""Messages in German, English and Japanese, from Fluent catalogues, one for each room."""

from offiziersskat.i18n.catalogue import LANGUAGES, Catalogue, Language, catalogue
from offiziersskat.i18n.describe import describe
from offiziersskat.i18n.language import choose_language

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "Language",
    "catalogue",
    "choose_language",
    "describe",
]
