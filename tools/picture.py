"""Takes the README's pictures: a hand at the browser's table, with the German deck drawn by us.

    .venv/bin/python tools/picture.py [language …]

A server of its own and Debian's Chromium play until there is something to see. Writes
`docs/table*.png`; the client must have been built. The French deck is not to be seen in them: its
court figures are the work of others.
"""

import struct
import sys
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, QUIET  # noqa: E402 - the path comes first
from tests.browser.person import Person  # noqa: E402
from tests.server.postgres import free_port  # noqa: E402
from tests.server.serving import process  # noqa: E402

from offiziersskat.i18n import Language  # noqa: E402

SIZE = (1100, 700)
CARDS = 3
"""So many cards of one's own have been played, and another one lies on the table."""

Theme = Literal["light", "dark"]
FILES: dict[tuple[Language, Theme], str] = {
    (Language.EN, "light"): "table.png",
    (Language.EN, "dark"): "table-dark.png",
    (Language.DE, "light"): "table.de.png",
    (Language.JA, "light"): "table.ja.png",
}
_LIKES = '{"deck": "german", "notes": false, "motion": "off"}'
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def main(languages: list[str]) -> int:
    """Take the pictures asked for, or all."""
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder), port := free_port()),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for language in {
            language for language, _ in FILES if not languages or language.value in languages
        }:
            take(browser, f"http://127.0.0.1:{port}", language)
        browser.close()
    return 0


def take(browser: Browser, home: str, language: Language) -> None:
    """Play a hand in this language until the table is worth a picture, and take it in each theme."""
    width, height = SIZE
    person = Person.come(browser, home, language=language, width=width, height=height)
    person.go()
    person.page.evaluate(f"localStorage.setItem('offiziersskat.settings', '{_LIKES}')")
    name = "アンナ" if language is Language.JA else "Anna"
    seats = [{"kind": "me"}, {"kind": "engine", "level": "club"}]
    person.open_table(seats, name=name, practice=True, first_dealer=1)
    played = 0
    while not (played >= CARDS and len(shown(person)) == 1):
        seen = person.asked()
        played += not seen.asks
        person.answer()
    person.page.mouse.move(1, 1)
    for (one, theme), file in FILES.items():
        if one is language:
            person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            path = ROOT / "docs" / file
            path.write_bytes(thin(person.page.screenshot()))
            print(path.relative_to(ROOT), path.stat().st_size)
    person.leave()


def shown(person: Person) -> list[str]:
    """The cards of the trick that lies on the table while one is asked for a card."""
    person.asked()
    return list(person.page.locator("[data-trick] [data-card]").all_inner_texts())


# ---- a picture of few colours -------------------------------------------------------------------

Colour = tuple[int, int, int]


def thin(png: bytes) -> bytes:
    """The same picture as a PNG of at most 256 colours."""
    width, height, pixels = read(png)
    counts: dict[Colour, int] = {}
    for pixel in pixels:
        counts[pixel] = counts.get(pixel, 0) + 1
    boxes = cut(counts, 256)
    palette = [mean(box, counts) for box in boxes]
    index = {colour: number for number, box in enumerate(boxes) for colour in box}
    rows = bytes(index[pixel] for pixel in pixels)
    lines = b"".join(b"\0" + rows[row * width : (row + 1) * width] for row in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = [
        (b"IHDR", head),
        (b"PLTE", bytes(part for colour in palette for part in colour)),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    ]
    return _SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


def cut(counts: dict[Colour, int], most: int) -> list[list[Colour]]:
    """Colours that are alike together, in at most so many boxes: the widest box is halved first."""
    boxes = [list(counts)]
    while len(boxes) < most:
        spread, channel, at = max((*widest(box), number) for number, box in enumerate(boxes))
        if not spread:
            break
        box = sorted(boxes.pop(at), key=lambda colour: colour[channel])
        middle = (box[0][channel] + box[-1][channel]) / 2
        half = next(i for i, colour in enumerate(box) if colour[channel] > middle)
        boxes += [box[:half], box[half:]]
    return boxes


def widest(box: list[Colour]) -> tuple[int, int]:
    """How far a box reaches in the channel in which it reaches farthest, and that channel."""
    spreads = [max(part) - min(part) for part in zip(*box, strict=True)]
    return max((spread, channel) for channel, spread in enumerate(spreads))


def mean(box: list[Colour], counts: dict[Colour, int]) -> Colour:
    """The commonest colour of a box: large plain faces keep theirs."""
    return max(box, key=lambda colour: counts[colour])


def read(png: bytes) -> tuple[int, int, list[Colour]]:
    """Width, height and pixels of an opaque PNG of 8 bits a channel, as browsers write it."""
    chunks = dict(parts(png))
    width, height, _depth, kind = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    size = {2: 3, 6: 4}[kind]
    raw, stride = zlib.decompress(chunks[b"IDAT"]), width * size
    pixels: list[Colour] = []
    above = bytearray(stride)
    for row in range(height):
        start = row * (stride + 1)
        line = unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), above, size)
        pixels += zip(line[::size], line[1::size], line[2::size], strict=True)
        above = line
    return width, height, pixels


def parts(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG; the image data, which may lie in several, as one."""
    at, image = len(_SIGNATURE), b""
    while at < len(png):
        length = int.from_bytes(png[at : at + 4])
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12
        if kind == b"IDAT":
            image += data
        else:
            yield kind, data
    yield b"IDAT", image


def unfiltered(kind: int, line: bytearray, above: bytearray, size: int) -> bytearray:
    """A row of a PNG as it was before its filter (PNG specification, section 9)."""
    for i, value in enumerate(line):
        left = line[i - size] if i >= size else 0
        corner = above[i - size] if i >= size else 0
        up = above[i]
        guess = left + up - corner
        near = min((left, up, corner), key=lambda one: abs(guess - one))
        line[i] = (value + (0, left, up, (left + up) // 2, near)[kind]) & 255
    return line


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
