"""The benchmarks are programs of the repository, not of a package that is installed."""

import os
import sys
from pathlib import Path

FOLDER = str(Path(__file__).resolve().parents[2] / "Benchmarks")
sys.path.insert(0, FOLDER)
# For the processes that they start.
os.environ["PYTHONPATH"] = FOLDER
