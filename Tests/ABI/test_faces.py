"""What scripts/make-faces and the reader of the headers refuse, with file and line."""

# ruff: noqa: PT009, PT027 - ctest runs this with Python alone.

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
import keisen_header
from faces import defaults, library

START = """\
#include <stdbool.h>
#include <stdint.h>
#define KEISEN_API __attribute__((visibility("default")))
typedef int keisen_status;
typedef struct keisen_chart keisen_chart;
"""
OPTIONS = """\
/** How dots look. */
typedef struct keisen_dot_options {
  /** sizeof(keisen_dot_options). */
  uint32_t struct_size;
  /** Their size. Default 2. */
  double size;
  /** Whether they are filled. Default true. */
  bool filled;
} keisen_dot_options;
#define KEISEN_DOT_OPTIONS_INIT {sizeof(keisen_dot_options), 2, true}
KEISEN_API keisen_status keisen_dot_options_init(keisen_dot_options *options, uint32_t struct_size);
"""
LINE = START.count("\n")


class Faces(unittest.TestCase):
    """Each test reads a header of its own."""

    def read(self, text: str) -> keisen_header.Header:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "dots.h"
            path.write_text(START + text, encoding="utf-8")
            return keisen_header.parse(path)

    def assert_refused(self, text: str, wrong: str) -> None:
        with self.assertRaises(ValueError) as refused:
            defaults.files(self.read(text))
        self.assertIn(wrong, str(refused.exception))
        self.assertRegex(str(refused.exception), r"dots\.h:\d+:")

    def test_options_have_a_default_a_name_and_flags(self) -> None:
        header = self.read(OPTIONS)
        (text,) = defaults.files(header).values()
        self.assertIn("keisen_dot_options_default = KEISEN_DOT_OPTIONS_INIT;", text)
        swift = library.files(header)[f"{library.FOLDER}/OptionStructs.swift"]
        self.assertIn("static var flags: [PartialKeyPath<Self>] { [\\.filled] }", swift)
        self.assertIn("public func keisen_dot_options_init(", swift)

    def test_a_struct_without_a_default_is_refused(self) -> None:
        text = OPTIONS.replace("#define KEISEN_DOT_OPTIONS_INIT", "#define KEISEN_DOTS_INIT")
        self.assert_refused(
            text, "keisen_dot_options has an _init function but no KEISEN_DOT_OPTIONS_INIT"
        )

    def test_a_field_without_a_text_is_refused_in_its_line(self) -> None:
        text = OPTIONS.replace("  /** Whether they are filled. Default true. */\n", "")
        self.assert_refused(text, f"dots.h:{LINE + 7}: keisen_dot_options.filled has no text")

    def test_fields_of_one_type_below_each_other_share_a_text(self) -> None:
        text = OPTIONS.replace("  double size;\n", "  double width;\n  double height;\n")
        (struct,) = self.read(text.replace("2, true", "2, 2, true")).structs
        self.assertEqual(struct.fields[1].comment, struct.fields[2].comment)

    def test_a_struct_without_a_text_is_refused(self) -> None:
        self.assert_refused(OPTIONS.replace("/** How dots look. */\n", ""), "has no text")

    def test_a_struct_that_does_not_begin_with_its_size_is_refused(self) -> None:
        self.assert_refused(
            OPTIONS.replace("struct_size;", "count;", 1), "does not begin with struct_size"
        )

    def test_a_parameter_without_a_name_is_refused(self) -> None:
        text = "KEISEN_API keisen_status keisen_chart_draw(keisen_chart *);\n"
        self.assert_refused(text, "a parameter of keisen_chart_draw has no name")

    def test_a_function_that_is_not_exported_is_refused(self) -> None:
        text = "keisen_status keisen_chart_draw(keisen_chart *chart);\n"
        self.assert_refused(text, "keisen_chart_draw is not marked KEISEN_API")

    def test_a_variable_is_refused(self) -> None:
        self.assert_refused("extern int keisen_count;\n", "a VarDecl has no place in our headers")

    def test_what_is_no_c_is_refused_by_clang(self) -> None:
        with self.assertRaises(ValueError) as refused:
            self.read("typedef struct {\n")
        self.assertIn("dots.h:", str(refused.exception))

    def test_a_lifetime_with_other_parameters_is_refused(self) -> None:
        text = "KEISEN_API keisen_status keisen_chart_retain(keisen_chart *chart, int count);\n"
        with self.assertRaises(ValueError) as refused:
            library.files(self.read(OPTIONS + text))
        self.assertIn("dots.h:", str(refused.exception))
        self.assertIn("keisen_chart_retain", str(refused.exception))


if __name__ == "__main__":
    unittest.main()
