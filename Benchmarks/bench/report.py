"""Writes results as Markdown."""

from __future__ import annotations

import re
from typing import Any

from bench.memory import Memory
from bench.prose import wrapped

Section = dict[str, Any]
Results = dict[str, Any]

INTRODUCTION = """\
# Results

Written by `scripts/bench`; [README.md](README.md) says what is measured and how. Medians; all libraries in
turn, in one run, on the same arrays, to the same number of pixels. Ratios are what counts: times belong to a
machine.
"""
COMPARED = ("XY", "matplotlib")
"""The peers of the summary."""
BEGIN, END = "<!-- measured by scripts/bench -->", "<!-- end of measured -->"


def number(value: float) -> str:
    """Return a number with three digits that count, or all before the point."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def ours(section: Section) -> dict[str, Any] | None:
    """Return the row that is held against the target."""
    return next((row for row in section["rows"] if row["name"] == section["ours"]), None)


def times_ours(section: Section, row: dict[str, Any]) -> str:
    """Return how many times of ours a row takes, or of the first kind; nothing without ours."""
    base = section["rows"][0] if section["are_kinds"] else ours(section)
    if base is None:
        return ""
    ratio = row["median"] / base["median"]
    return number(1 / ratio if section["more_is_better"] else ratio)


def verdict(section: Section) -> str:
    """Return the target and whether it is met."""
    if section["target"] is None:
        return ""
    minimum = section["more_is_better"]
    target = f"{'at least' if minimum else 'at most'} {section['target']:,g} {section['unit']}"
    rows = section["rows"] if section["are_kinds"] else [ours(section)]
    if not rows or rows[0] is None:
        return f"Target: {target}; not measured."
    worst = (min if minimum else max)(row["median"] for row in rows)
    return f"Target: {target}; {number(worst)}, {'met' if is_met(section, worst) else 'not met'}."


def is_met(section: Section, value: float) -> bool:
    """Whether a value is within the target."""
    if section["more_is_better"]:
        return bool(value >= section["target"])
    return bool(value <= section["target"])


def table(header: list[str], lines: list[list[str]]) -> str:
    """Return a Markdown table, its first column flush left and all others flush right."""
    ruler = ["---", *["---:"] * (len(header) - 1)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in [header, ruler, *lines]) + "\n"


def memory_table(found: list[dict[str, Any]]) -> str:
    """Return peaks of memory beside what the contract lets ours take."""
    peaks = [Memory(**one) for one in found]
    header = ["peak memory of a fresh process", "arrays, MB", "peak with them, MB", "allowed, MB"]
    lines = []
    for one in peaks:
        allowed = ""
        if one.name.startswith("Keisen"):
            word = "met" if one.peak <= one.allowed else "not met"
            allowed = f"{number(one.allowed / 1e6)}, {word}"
        lines.append([one.name, number(one.arrays / 1e6), number(one.peak / 1e6), allowed])
    return table(header, lines)


def milliseconds(found: dict[str, Any] | None, which: str, base: dict[str, Any] | None) -> str:
    """Return what a library takes for a mark, with the times of ours; or why it doesn't."""
    if found is None:
        return ""
    if "failed" in found:
        return str(found["failed"]) if which == "fresh" else ""
    ratio = f" ({number(found[which] / base[which])})" if base else ""
    return number(found[which]) + ratio


def marks_table(lines: list[dict[str, Any]]) -> str:
    """Return a line for each mark: ours and how, and the peers with their ratios."""
    found = [line["by"] for line in lines]
    peers = sorted({key for by in found for key in by} - {"keisen"}, reverse=True)
    names = {
        key: next((by[key]["name"] for by in found if "name" in by.get(key, {})), key)
        for key in peers
    }
    header = ["ms", "ours, new", "ours, next frame", "tier"]
    header += [word for key in peers for word in (f"{names[key]}, new", "next frame")]
    rows = []
    for line in lines:
        base = line["by"]["keisen"]
        cells = [line["title"], number(base["fresh"]), number(base["next"]), base["tier"]]
        for key in peers:
            one = line["by"].get(key)
            cells += [milliseconds(one, which, base) for which in ("fresh", "next")]
        rows.append(cells)
    return table(header, rows)


def one_section(section: Section, head: dict[str, str]) -> str:
    """Return the part of one workload."""
    unit = section["unit"]
    header = ["", "output", unit, "best", f"times of {section['ours']}"]
    lines = [
        [
            row["name"],
            row["output"],
            number(row["median"]),
            number(row["best"]),
            times_ours(section, row),
        ]
        for row in section["rows"]
    ]
    if not any(line[1] for line in lines):
        header.pop(1)
        for line in lines:
            line.pop(1)
    if section["are_kinds"]:
        header[-1] = "times of the first"
    parts = [f"### {section['title']}", ""]
    if lines:
        parts.append(table(header, lines))
    if section.get("marks"):
        parts.append(marks_table(section["marks"]))
    if section.get("memory"):
        parts.append(memory_table(section["memory"]))
    remarks = [verdict(section), *section["notes"]]
    if section["measured"] != head:
        remarks.append(f"Measured {section['measured']['date']}, {section['measured']['machine']}.")
    parts.append("\n".join(f"- {remark}" for remark in remarks if remark) + "\n")
    return "\n".join(parts)


def summary(sections: dict[str, Section], has_targets: bool) -> str:
    """Return a line for each workload: ours, perhaps the target, and the peers with their ratios.

    Without targets, workloads that neither peer has are left out.
    """
    names = {peer: full_name(sections, peer) for peer in COMPARED}
    lines = []
    for section in sections.values():
        row = ours(section)
        if row is None or section["target"] is None or section["are_kinds"]:
            continue
        cells = [section["title"], f"{number(row['median'])} {section['unit']}"]
        if has_targets:
            met = "" if is_met(section, row["median"]) else ", not met"
            sign = "≥" if section["more_is_better"] else "≤"
            cells.append(f"{sign} {section['target']:,g}{met}")
        for peer in COMPARED:
            found = [one for one in section["rows"] if one["name"] == names[peer]]
            cells.append(
                f"{number(found[0]['median'])} ({times_ours(section, found[0])})" if found else ""
            )
        if has_targets or any(cells[2:]):
            lines.append(cells)
    targets = ["target"] if has_targets else []
    return table(["", "Keisen, CPU", *targets, *names.values()], lines)


def full_name(sections: dict[str, Section], peer: str) -> str:
    """Return the name with the version of a peer."""
    names = (row["name"] for section in sections.values() for row in section["rows"])
    return next((name for name in names if re.fullmatch(rf"{peer} [\d.]+\S*", name)), peer)


def page(results: Results) -> str:
    """Return the whole page."""
    sections = results["sections"]
    head = {
        "date": max(section["measured"]["date"] for section in sections.values()),
        "machine": results["machine"],
    }
    parts = [INTRODUCTION, f"- {head['date']}, {head['machine']}\n- {results['versions']}"]
    parts[-1] += "".join(f"\n- {line}" for line in results["left_out"]) + "\n"
    parts.append(summary(sections, has_targets=True))
    parts += [one_section(section, head) for section in sections.values()]
    return wrapped("\n".join(parts))


def readme(text: str, results: Results) -> str:
    """Return the README with the table of the results between its markers."""
    if BEGIN not in text or END not in text:
        raise ValueError(f"the README has no lines '{BEGIN}' and '{END}'")
    before, rest = text.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    measured = summary(results["sections"], has_targets=False)
    # Another machine may have measured what the table leaves out.
    machine = next(iter(results["sections"].values()))["measured"]["machine"]
    line = (
        f"By `scripts/bench`, {machine}: medians, in brackets as multiples of Keisen's. "
        "All, with memory and more peers: [RESULTS.md](Benchmarks/RESULTS.md); "
        "how cost grows with work: [GROWTH.md](Benchmarks/GROWTH.md).\n"
    )
    return f"{before}{BEGIN}\n{wrapped(line)}\n{measured}{END}{after}"
