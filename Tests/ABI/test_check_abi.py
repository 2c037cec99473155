"""Changes the header in one place at a time and sees what scripts/check-abi says."""

# ruff: noqa: PT009 - ctest runs this with Python alone.

import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "scripts"))

import keisen_header  # noqa: E402

HEADER = keisen_header.whole()


class CheckABI(unittest.TestCase):
    """Each test changes the reference in one way."""

    def check(self, pattern: str, replacement: str) -> subprocess.CompletedProcess[str]:
        """Compares the header with one that was changed at exactly one place."""
        changed, count = re.subn(pattern, replacement, HEADER, flags=re.MULTILINE)
        self.assertEqual(count, 1, pattern)
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "old.h").write_text(HEADER, encoding="utf-8")
            (folder / "new.h").write_text(changed, encoding="utf-8")
            command = [ROOT / "scripts" / "check-abi"]
            command += ["--reference", folder / "old.h", "--header", folder / "new.h"]
            return subprocess.run(command, capture_output=True, text=True, check=False)

    def assert_kept(self, pattern: str, replacement: str) -> None:
        result = self.check(pattern, replacement)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def assert_broken(self, pattern: str, replacement: str, *words: str) -> None:
        result = self.check(pattern, replacement)
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        for word in words:
            self.assertIn(word, result.stdout)

    def test_allows_a_new_function_and_names_it(self) -> None:
        declaration = r"^KEISEN_API uint32_t keisen_version_number\(void\);"
        new = "KEISEN_API int keisen_new(void);"
        result = self.check(declaration, rf"\g<0>\n{new}")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn("added: keisen_new\n", result.stdout)

    def test_refuses_a_removed_function(self) -> None:
        declaration = r"^KEISEN_API uint32_t keisen_version_number\(void\);"
        self.assert_broken(declaration, "", "keisen_version_number", "BROKEN")

    def test_refuses_a_new_parameter(self) -> None:
        self.assert_broken(
            r"keisen_chart_fit\(keisen_chart \*chart\)",
            "keisen_chart_fit(keisen_chart *chart, int hard)",
            "keisen_chart_fit",
        )

    def test_refuses_another_parameter_type(self) -> None:
        self.assert_broken(
            r"keisen_projection_rebase\((.*), int64_t origin\)",
            r"keisen_projection_rebase(\1, int32_t origin)",
            "rebase",
        )

    def test_refuses_another_handle_type(self) -> None:
        self.assert_broken(
            r"keisen_chart_fit\(keisen_chart \*chart\)",
            "keisen_chart_fit(keisen_series *chart)",
            "keisen_chart_fit",
        )

    def test_refuses_another_result(self) -> None:
        self.assert_broken(
            "uint32_t keisen_version_number",
            "uint64_t keisen_version_number",
            "keisen_version_number",
        )

    def test_allows_a_field_at_the_end_of_options(self) -> None:
        self.assert_kept(r"^} keisen_render_options;", r"  double extra;\n\g<0>")

    def test_refuses_a_field_inside_options(self) -> None:
        self.assert_broken(
            r"^  double pixel_ratio;(?=\n  /\*\* Time)", r"  double extra;\n\g<0>", "pixel_ratio"
        )

    def test_refuses_a_field_at_the_end_together_with_another_type(self) -> None:
        self.assert_broken(
            r"^  double pixel_ratio;((?:.|\n)*?)^} keisen_render_options;",
            r"  float pixel_ratio;\1  double extra;\n} keisen_render_options;",
            "pixel_ratio",
        )

    def test_refuses_a_field_taken_away(self) -> None:
        self.assert_broken(r"^  double marker_alpha;", "", "marker_alpha")

    def test_refuses_fields_that_change_places(self) -> None:
        self.assert_broken(
            r"^  double top;\n  double left;", "  double left;\n  double top;", "keisen_insets.top"
        )

    def test_refuses_a_field_at_the_end_of_a_plain_struct(self) -> None:
        self.assert_broken(r"^} keisen_insets;", r"  double extra;\n\g<0>", "keisen_insets")

    def test_allows_a_new_enumerator(self) -> None:
        self.assert_kept("KEISEN_SCALE_LINEAR = 0", r"\g<0>,\n  KEISEN_SCALE_NEW = 1")

    def test_refuses_an_enumerator_with_another_value(self) -> None:
        self.assert_broken("KEISEN_CAP_BUTT = 1", "KEISEN_CAP_BUTT = 3", "KEISEN_CAP_BUTT")

    def test_refuses_an_enumerator_taken_away(self) -> None:
        self.assert_broken(r",\n.*\n +KEISEN_LAYER_ABOVE = 1", "", "KEISEN_LAYER_ABOVE")


if __name__ == "__main__":
    unittest.main()
