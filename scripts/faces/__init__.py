# SPDX-License-Identifier: MIT
"""What scripts/make-faces writes: a module for each of its files."""
