"""The table as a seat sees it, as text or as a picture: what the terminal shows."""

from __future__ import annotations

import functools
import importlib
import io
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import MONOKAI

from tesela.engine.state import reading
from tesela.rl.play import Play
from tesela.words import words

WIDTH = 110  # characters
FONT_SIZE = 15
MODES = ["human", "ansi", "rgb_array"]


def draw(play: Play, mode: str) -> str | NDArray[np.uint8] | None:
    """The table in one of the modes: printed, as text with colours, or as a picture."""
    if mode == "rgb_array":
        return picture(play)
    text = as_text(play)
    if mode == "ansi":
        return text
    print(text)
    return None


def as_text(play: Play) -> str:
    """The table as text with the codes of a terminal's colours."""
    console = paper()
    console.print(drawing(play))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def drawing(play: Play) -> Any:
    """What the terminal draws for the seat that decides, or has decided last."""
    artist = importlib.import_module(f"tesela.terminal.{play.game.name}")
    seen = play.game.view(reading(play.states, 0), play.seat)
    view = {**seen, **play.game.shown(play.options), "viewer": play.seat}
    return artist.draw(view, words("en"), tuple(f"player_{seat}" for seat in range(play.players)))


def paper() -> Console:
    """A console that writes to nowhere."""
    return Console(file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", highlight=False)


def picture(play: Play) -> NDArray[np.uint8]:
    """The table drawn character by character."""
    from PIL import Image, ImageDraw

    console = paper()
    lines = console.render_lines(drawing(play), pad=False)
    font, wide, high = typeface()
    image = Image.new("RGB", (WIDTH * wide, len(lines) * high), tuple(MONOKAI.background_color))
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ink, ground = colours(segment)
            for character in segment.text:
                corner = (column * wide, row * high)
                if ground:
                    pen.rectangle((*corner, corner[0] + wide, corner[1] + high), fill=ground)
                pen.text(corner, character, fill=ink, font=font)
                column += Segment(character).cell_length
    return np.asarray(image)


def colours(segment: Segment) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
    """The colours of a piece of text and, if it has one, of its ground."""
    style = segment.style
    ink = tuple(style.color.get_truecolor(MONOKAI)) if style and style.color else tuple(MONOKAI.foreground_color)
    ground = tuple(style.bgcolor.get_truecolor(MONOKAI)) if style and style.bgcolor else None
    if style and style.reverse:
        return ground or tuple(MONOKAI.background_color), ink
    return (tuple(value * 6 // 10 for value in ink), ground) if style and style.dim else (ink, ground)


@functools.cache
def typeface() -> tuple[Any, int, int]:
    """A monospaced typeface, which Matplotlib brings, and the size of its characters."""
    import matplotlib
    from PIL import ImageFont

    font = ImageFont.truetype(str(Path(matplotlib.get_data_path(), "fonts/ttf/DejaVuSansMono.ttf")), FONT_SIZE)
    ascent, descent = font.getmetrics()
    return font, round(font.getlength("M")), ascent + descent
