"""Test: each part of the C++ header compiles when it is all that a program includes."""

import subprocess
import sys

split = sys.argv.index("--")
compiler, parts = sys.argv[1:split], sys.argv[split + 1 :]
wrong = [
    part
    for part in parts
    if subprocess.run(
        [*compiler, "-include", part, "-x", "c++", "/dev/null"], check=False
    ).returncode
]
if wrong or not parts:
    sys.exit(f"{len(wrong)} of {len(parts)} parts of the C++ header do not stand alone")
print(f"{len(parts)} parts stand alone")
