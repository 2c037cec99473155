# SPDX-License-Identifier: MIT
"""No picture looks otherwise because of the preferences of whoever runs the tests."""

import os

os.environ["KEISEN_PREFERENCES"] = "none"
