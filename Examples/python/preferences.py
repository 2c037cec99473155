"""Counts its runs in a file of preferences: preferences.py FILE [NAME]."""

import sys

import keisen as ks

if len(sys.argv) < 2:
    raise SystemExit("usage: preferences.py FILE [NAME]")
preferences = ks.Preferences(
    {"runs": 0, "volume": 0.5, "name": "nobody", "greets": True}, sys.argv[1], version="1"
)
for report in preferences.reports:
    print(report.message, file=sys.stderr)

preferences["runs"] += 1
if len(sys.argv) > 2:
    preferences["name"] = sys.argv[2]
preferences.save()
greeting = "Hello " if preferences["greets"] else ""
print(
    f"{greeting}{preferences['name']}, run {preferences['runs']} at volume {preferences['volume']}"
)
