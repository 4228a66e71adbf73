"""Which language to speak: what was asked for, else what the environment says, else English."""

from collections.abc import Mapping

from offiziersskat.i18n.catalogue import Language

__all__ = ["choose_language"]

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(wanted: str | None, environ: Mapping[str, str]) -> Language:
    """The language for ``--lang`` (``None`` if not given) and an environment.

    The first variable that is set decides, as POSIX has it; ``LANGUAGE`` is a list of wishes.
    """
    if wanted is not None:
        return _language_of(wanted) or Language.EN
    locale = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    wishes = environ.get("LANGUAGE", "").split(":") if locale not in ("", "C", "POSIX") else []
    for wish in (*wishes, locale):
        language = _language_of(wish)
        if language is not None:
            return language
    return Language.EN


def _language_of(locale: str) -> Language | None:
    """``de_DE.UTF-8`` → German."""
    code = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
    return next((language for language in Language if language.value == code), None)
