"""Checks that keisen.h documents every function, since it is the reference manual."""

# ruff: noqa: PT009 - ctest runs this with Python alone.

import re
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))

import keisen_header  # noqa: E402

FUNCTIONS = keisen_header.parse().functions


class Header(unittest.TestCase):
    """Each test walks all functions."""

    def test_every_function_says_since_when(self) -> None:
        for function in FUNCTIONS:
            with self.subTest(function.name, line=function.line):
                self.assertRegex(function.comment, r"@since \d+\.\d+$")

    def test_every_comment_begins_with_a_sentence(self) -> None:
        for function in FUNCTIONS:
            with self.subTest(function.name, line=function.line):
                self.assertRegex(function.comment, r"^[A-Z][^@]*?\.(\s|$)")

    def test_either_all_parameters_are_described_in_order_or_the_sentence_says_all(self) -> None:
        for function in FUNCTIONS:
            with self.subTest(function.name, line=function.line):
                described = re.findall(r"^@param (\w+)  ?", function.comment, re.MULTILINE)
                if described:
                    self.assertEqual(described, [p.name for p in function.parameters])
                else:
                    self.assertNotIn("@return KEISEN_OK", function.comment)

    def test_a_function_on_an_object_is_named_after_it(self) -> None:
        handles = {f"{name} *": name for name in keisen_header.parse().handles}
        for function in FUNCTIONS:
            if not function.parameters or function.parameters[-1].type.endswith("**"):
                continue  # It makes or gets another object.
            with self.subTest(function.name, line=function.line):
                handle = handles.get(function.parameters[0].type, "keisen")
                self.assertTrue(function.name.startswith(f"{handle}_"))

    def test_handles_that_are_received_come_last(self) -> None:
        handles = {f"{name} **" for name in keisen_header.parse().handles}
        for function in FUNCTIONS:
            with self.subTest(function.name, line=function.line):
                are_received = [p.type in handles for p in function.parameters]
                self.assertEqual(are_received, sorted(are_received))


if __name__ == "__main__":
    unittest.main()
