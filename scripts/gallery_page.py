#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws every program of Examples/gallery, motion and canvas, and a page that shows each beside its code.

gallery_page.py OUT writes OUT/NAME-{light,dark}{,@2x}.png, OUT/NAME-{light,dark}.{svg,pdf} and OUT/index.html. A
program of Examples/motion is shown by some of its frames, side by side.
"""

from __future__ import annotations

import importlib.util
import sys
from dataclasses import dataclass
from html import escape
from pathlib import Path
from types import ModuleType

from PIL import Image
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer, SwiftLexer

import keisen as ks

EXAMPLES = Path(__file__).resolve().parents[1] / "Examples"
GALLERY = EXAMPLES / "gallery"
MOTION = EXAMPLES / "motion"
CANVAS = EXAMPLES / "canvas"
SWIFT = EXAMPLES / "swift/Sources/gallery/Charts"
SECTIONS = {
    "Years and days": ["co2", "sunspots", "us_employment", "seattle_weather", "weather_points"],
    "Hours and markets": ["daylight_saving", "stocks", "candles", "business_hours"],
    "Seconds and less": ["ecg", "stream", "nanoseconds", "oscillation"],
    "Bars with names": ["bars", "balance", "sunspot_pages"],
    "Areas and lines": [
        "weather_band",
        "elnino_anomaly",
        "employment_stack",
        "rain_stream",
        "employment_change",
        "apple_log",
        "solar_maxima",
        "co2_breath",
        "daily_ranges",
        "recession_path",
        "weather_loop",
        "census_steps",
        "season_rings",
    ],
    "Bars of any kind": [
        "sector_jobs",
        "weather_days",
        "sector_mix",
        "job_changes",
        "recovery",
        "wet_days",
        "daily_swing",
    ],
    "Histograms, errors, stems, prices": [
        "warm_days",
        "rain_days",
        "rain_by_warmth",
        "month_spread",
        "sea_bands",
        "sunspot_stems",
        "co2_ohlc",
        "amazon_years",
    ],
    "Round": [
        "jobs_doughnut",
        "jobs_rings",
        "sky_pie",
        "sky_winds",
        "rain_rose",
        "seasons_radar",
        "elnino_spiral",
        "year_disc",
    ],
    "Many values": [
        "boxes_by_month",
        "notched_wind",
        "strip_over_boxes",
        "sea_violins",
        "wet_and_dry",
        "price_swarm",
        "price_stairs",
        "rain_chances",
        "day_and_night",
        "wind_and_rain",
        "sunspot_pairs",
    ],
    "Tables as colours": ["co2_calendar", "forgetful_weather"],
    "Calendars": ["rain_calendar", "temperature_calendar"],
    "Fields": ["elnino_contours", "co2_contours", "weather_contours"],
    "Arrows": ["elnino_flow", "temperature_pull"],
    "Areas of parts": ["employment_treemap", "weather_treemap"],
    "Images": ["ecg_recurrence", "elnino_stripes"],
    "Several charts": ["employment_facets", "co2_zoom", "linked_brushing"],
    "Computed within the frame": ["smoothed_warmth", "counted_warmth", "heart_spectrum"],
    "Words and scripts": ["elnino", "scripts", "annotated"],
    "From screens": ["health", "temperature", "messages"],
}
CANVASES = {
    "Drawn with pens": ["ticket", "stamps"],
}
SHEETS = {
    "Gestures": ["flick", "window", "rubber_band", "pinch", "wheel", "box"],
    "Ranges that follow": ["follow_latest", "streaming", "visible_prices", "linked"],
    "Animations": ["animated_range", "animated_bars"],
    "Notes by hand": ["paint_notes"],
    "Larger than memory, and elsewhere": ["billion", "cluster"],
}
THEMES = ("light", "dark")
#: What lies under a canvas that is clear in places.
PAPERS = {"light": "#ffffff", "dark": "#181b20"}
RATIOS = {1: "", 2: "@2x"}
DOCUMENTS = ("svg", "pdf")


@dataclass
class Entry:
    """A chart on the page."""

    name: str
    title: str
    caption: str
    alt: str
    #: Programs by the names of their files.
    programs: dict[str, str]
    width: int
    height: int
    sizes: list[tuple[int, int]]
    #: Whether it is drawn as documents too.
    has_documents: bool = False


def draw(name: str, out: Path) -> Entry:
    """Draw a chart in every theme, at every pixel ratio and as every document.

    Parameters
    ----------
    name : str
        Name of the program, without `.py`.
    out : Path
        Folder for the pictures.

    Returns
    -------
    Entry
        What the page says about it.
    """
    path = GALLERY / f"{name}.py"
    module = load(path)
    chart = module.chart()
    width, height = (round(length) for length in chart.size)
    # Beside its own size, those that it is to be seen in.
    sizes = [size for size in getattr(module, "SIZES", []) if size != (width, height)]
    for theme in THEMES:
        for size in [(width, height), *sizes]:
            chart = module.chart(*size, theme=theme)
            part = f"-{size[0]}" if size in sizes else ""
            for ratio, suffix in RATIOS.items():
                path_of_picture = out / f"{name}{part}-{theme}{suffix}.png"
                chart.save(path_of_picture, pixel_ratio=ratio, renderer="cpu")
        chart = module.chart(theme=theme)
        for ending in DOCUMENTS:
            chart.save(out / f"{name}-{theme}.{ending}")
    return Entry(
        name,
        chart.title or name,
        caption(module),
        chart.alt,
        programs(path),
        width,
        height,
        sizes,
        True,
    )


def draw_sheet(name: str, out: Path) -> Entry:
    """Draw frames of a program in motion, in every theme and at every pixel ratio.

    Parameters
    ----------
    name : str
        Name of the program, without `.py`.
    out : Path
        Folder for the pictures.

    Returns
    -------
    Entry
        What the page says about it.
    """
    path = MOTION / f"{name}.py"
    module = load(path)
    contact_sheet = load(MOTION / "contact_sheet.py")
    width, height = 0, 0
    for theme in THEMES:
        for ratio, suffix in RATIOS.items():
            sheet = contact_sheet.draw(module.frames(theme=theme), pixel_ratio=ratio)
            Image.fromarray(sheet).save(out / f"{name}-{theme}{suffix}.png")
            height, width = (side // ratio for side in sheet.shape[:2])
    alt = f"Frames of a chart in motion. {caption(module)}"
    return Entry(name, name, caption(module), alt, programs(path), width, height, [])


def draw_canvas(name: str, out: Path) -> Entry:
    """Draw a canvas on paper of every theme's colour, at every pixel ratio, and as every document.

    Parameters
    ----------
    name : str
        Name of the program, without `.py`.
    out : Path
        Folder for the pictures.

    Returns
    -------
    Entry
        What the page says about it.
    """
    path = CANVAS / f"{name}.py"
    module = load(path)
    canvas = module.canvas()
    width, height = (round(length) for length in canvas.size)
    for theme in THEMES:
        for ratio, suffix in RATIOS.items():
            paper = ks.Canvas(width, height)
            paper.set_fill(0, PAPERS[theme])
            paper.rect(0, "fill", 0, 0, 0, width, height)
            drawn = canvas.image(pixel_ratio=ratio, renderer="cpu")
            paper.draw_image(drawn, 0, 0, width, height)
            paper.save(out / f"{name}-{theme}{suffix}.png", pixel_ratio=ratio, renderer="cpu")
        for ending in DOCUMENTS:
            canvas.save(out / f"{name}-{theme}.{ending}")
    words = caption(module)
    return Entry(name, name, words, words, programs(path), width, height, [], True)


def load(path: Path) -> ModuleType:
    """Return a program as a module; it finds others of its folder."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(path.parent))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(path.parent))
    return module


def programs(path: Path) -> dict[str, str]:
    """Return a program in Python as the page shows it, and one in Swift of the same name where there is one."""
    found = {path.name: path.read_text(encoding="utf-8").partition("\n")[2]}
    if path.parent == GALLERY:
        twin = SWIFT / ("".join(word.capitalize() for word in path.stem.split("_")) + ".swift")
        found[twin.name] = twin.read_text(encoding="utf-8")
    return found


def listing(file: str, text: str, is_open: bool) -> str:
    """Return a program that can be folded."""
    lexer = PythonLexer() if file.endswith(".py") else SwiftLexer()
    code = highlight(text, lexer, HtmlFormatter(nowrap=True))
    return f"""\
<details{" open" if is_open else ""}>
<summary>{escape(file)}</summary>
<pre tabindex="0"><code>{code.rstrip()}
</code></pre>
</details>"""


def caption(module: ModuleType) -> str:
    """Return what a program says about itself."""
    return (module.__doc__ or "").strip()


def picture(name: str, size: tuple[int, int], alt: str) -> str:
    """Return a picture that follows the reader's preference."""
    sources = {
        theme: ", ".join(f"{name}-{theme}{suffix}.png {ratio}x" for ratio, suffix in RATIOS.items())
        for theme in THEMES
    }
    return f"""\
<picture>
<source media="(prefers-color-scheme: dark)" srcset="{sources["dark"]}">
<img src="{name}-light.png" srcset="{sources["light"]}" width="{size[0]}" \
height="{size[1]}" loading="lazy" alt="{escape(alt)}">
</picture>"""


def links(entry: Entry) -> str:
    """Return where the documents of a chart are, in every theme."""
    if not entry.has_documents:
        return ""
    kinds = (
        f"{ending.upper()}: "
        + ", ".join(f'<a href="{entry.name}-{theme}.{ending}">{theme}</a>' for theme in THEMES)
        for ending in DOCUMENTS
    )
    return f'\n<p class="documents">{" · ".join(kinds)}</p>'


def section(entry: Entry) -> str:
    """Return the part of the page for one chart."""
    name = entry.name
    pictures = [picture(name, (entry.width, entry.height), entry.alt)]
    pictures += [
        picture(f"{name}-{size[0]}", size, f"{entry.alt} At {size[0]} points.")
        for size in entry.sizes
    ]
    listings = [
        listing(file, text, is_open=place == 0)
        for place, (file, text) in enumerate(entry.programs.items())
    ]
    return f"""\
<article id="{name}">
<figure>
{chr(10).join(pictures)}
<figcaption>{escape(entry.caption)}{links(entry)}</figcaption>
</figure>
<div class="code">
<p><a href="#{name}">{name}</a></p>
{chr(10).join(listings)}
</div>
</article>
"""


def page(sections: dict[str, list[Entry]]) -> str:
    """Return the page."""
    light = HtmlFormatter(style="friendly", nobackground=True).get_style_defs(".code pre")
    dark = HtmlFormatter(style="github-dark", nobackground=True).get_style_defs(".code pre")
    contents = "\n".join(
        f"<li><span>{escape(heading)}</span> "
        + " · ".join(f'<a href="#{entry.name}">{entry.name}</a>' for entry in entries)
        + "</li>"
        for heading, entries in sections.items()
    )
    body = "".join(
        f"<section>\n<h2>{escape(heading)}</h2>\n{''.join(map(section, entries))}</section>\n"
        for heading, entries in sections.items()
    )
    return f"""\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Keisen: gallery</title>
<style>
{STYLE}
{light}
@media (prefers-color-scheme: dark) {{
{dark}
}}
</style>
</head>
<body>
<header>
<h1>Keisen <span lang="ja">罫線</span></h1>
<p>Charts drawn without a window, each beside the whole program that drew it, in Python and, folded, in Swift. The page follows your \
light or dark preference, and so do the pictures.</p>
<nav aria-label="Charts">
<ul>
{contents}
</ul>
</nav>
</header>
<main>
{body}</main>
</body>
</html>
"""


STYLE = """\
:root {
  --page: #f6f7f9; --paper: #ffffff; --ink: #1d2127; --soft: #5c6570; --edge: #dfe3e8;
  --link: #1f5fa8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #101216; --paper: #181b20; --ink: #e6e9ee; --soft: #9aa4b0; --edge: #2b3038;
    --link: #8ab8f0;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
body {
  margin: 0 auto; padding: 3rem clamp(1rem, 3vw, 3rem) 5rem; max-width: 96rem;
  background: var(--page); color: var(--ink);
  font: 16px/1.5 Inter, system-ui, sans-serif;
}
h1 { margin: 0; font-size: 2.25rem; letter-spacing: -0.02em; }
h1 span { color: var(--soft); font-weight: 400; }
h2 { margin: 4rem 0 1rem; font-size: 1.375rem; letter-spacing: -0.01em; }
header p { max-width: 46rem; color: var(--soft); }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
nav ul { list-style: none; margin: 0; padding: 0; font-size: 0.875rem; }
nav li span { display: inline-block; min-width: 11rem; color: var(--soft); }
article {
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; margin: 0 0 2rem;
  padding: 1.5rem; background: var(--paper); border: 1px solid var(--edge); border-radius: 12px;
  scroll-margin-top: 1rem;
}
@media (min-width: 72rem) {
  article { grid-template-columns: min(720px, 52%) minmax(0, 1fr); align-items: start; }
}
figure { margin: 0; }
figure img { display: block; margin: 0 0 1rem; max-width: 100%; height: auto; border-radius: 6px; }
figcaption { margin-top: 0.75rem; color: var(--soft); font-size: 0.9375rem; }
.documents { margin: 0.25rem 0 0; font-size: 0.8125rem; }
.code p, summary { margin: 0 0 0.5rem; font-size: 0.8125rem; }
summary { cursor: pointer; color: var(--soft); }
.code pre {
  margin: 0; max-height: 29rem; overflow: auto; padding: 1rem; border-radius: 8px;
  background: var(--page);
  font: 12.5px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}"""


def main(arguments: list[str]) -> int:
    """Run the program."""
    if len(arguments) != 2:
        print("usage: gallery_page.py OUT", file=sys.stderr)
        return 2
    count = 0
    for sections, folder in ((SECTIONS, GALLERY), (SHEETS, MOTION), (CANVASES, CANVAS)):
        listed = [name for names in sections.values() for name in names]
        found = {path.stem for path in folder.glob("*.py")} - {"contact_sheet"}
        count += len(listed)
        if sorted(listed) != sorted(found):
            names = ", ".join(sorted(set(listed) ^ found)) or "a chart that is listed twice"
            what = folder.relative_to(EXAMPLES.parent)
            print(f"gallery_page.py: its sections and {what} differ: {names}", file=sys.stderr)
            return 1
    out = Path(arguments[1])
    out.mkdir(parents=True, exist_ok=True)
    entries = {heading: [draw(name, out) for name in names] for heading, names in SECTIONS.items()}
    entries |= {
        heading: [draw_sheet(name, out) for name in names] for heading, names in SHEETS.items()
    }
    entries |= {
        heading: [draw_canvas(name, out) for name in names] for heading, names in CANVASES.items()
    }
    (out / "index.html").write_text(page(entries), encoding="utf-8")
    print(f"Drawn: {count} charts; look at {out / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
