"""Checks that the C headers document every function, since they are the reference manual."""

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
            with self.subTest(function.name, file=function.file, line=function.line):
                self.assertRegex(function.comment, r"@since \d+\.\d+$")

    def test_every_comment_begins_with_a_sentence(self) -> None:
        for function in FUNCTIONS:
            with self.subTest(function.name, file=function.file, line=function.line):
                self.assertRegex(function.comment, r"^[A-Z][^@]*?\.(\s|$)")

    def test_either_all_parameters_are_described_in_order_or_the_sentence_says_all(self) -> None:
        for function in FUNCTIONS:
            with self.subTest(function.name, file=function.file, line=function.line):
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
            with self.subTest(function.name, file=function.file, line=function.line):
                handle = handles.get(function.parameters[0].type, "keisen")
                self.assertTrue(function.name.startswith(f"{handle}_"))

    def test_handles_that_are_received_come_last(self) -> None:
        handles = {f"{name} **" for name in keisen_header.parse().handles}
        for function in FUNCTIONS:
            with self.subTest(function.name, file=function.file, line=function.line):
                are_received = [p.type in handles for p in function.parameters]
                self.assertEqual(are_received, sorted(are_received))

    def test_no_header_is_longer_than_a_thousand_lines(self) -> None:
        for path in keisen_header.files():
            with self.subTest(path.name):
                self.assertLessEqual(len(path.read_text(encoding="utf-8").splitlines()), 1000)

    def test_the_table_of_contents_names_every_header_in_its_order(self) -> None:
        text = keisen_header.HEADER.read_text(encoding="utf-8")
        reported = re.findall(r"^ \*   (\w+\.h)  +\S", text, re.MULTILINE)
        included = re.findall(r'^#include "(\w+\.h)"$', text, re.MULTILINE)
        self.assertEqual(reported, included)
        there = {path.name for path in keisen_header.HEADER.parent.glob("*.h")}
        self.assertEqual(there, {*included, keisen_header.HEADER.name})


if __name__ == "__main__":
    unittest.main()
