# SPDX-License-Identifier: MIT
"""No picture looks otherwise because of the preferences of whoever runs the tests, and what judges pictures is found."""

import os
import sys
from pathlib import Path

os.environ["KEISEN_PREFERENCES"] = "none"
# Behind all others: `parity` alone is meant.
sys.path.append(str(Path(__file__).resolve().parents[3] / "Tests"))
