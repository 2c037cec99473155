"""Checks that C++ and Python have the words of the C headers' enums, all of them."""

# ruff: noqa: PT009 - ctest runs this with Python alone.

import ast
import re
import sys
import unittest
from collections import defaultdict
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

import keisen_header  # noqa: E402

PYTHON = ROOT / "bindings/python/src/keisen"
ENUMS = {each.name: each for each in keisen_header.parse().enums if each.name}

#: Literals of Python that are called otherwise than their enum.
NAMES = {
    "Alignment": "keisen_title_alignment",
    "Arrangement": "keisen_strip_arrangement",
    "BarSide": "keisen_side",
    "Half": "keisen_violin_side",
    "Heads": "keisen_arrow_heads",
    "Inner": "keisen_violin_inner",
    "Kind": "keisen_renderer_kind",
    "Minor": "keisen_minor_ticks",
    "Rank": "keisen_layout_rank",
    "Reduction": "keisen_cell_reduction",
    "Scaling": "keisen_violin_scaling",
    "Snap": "keisen_crosshair_snap",
    "ThemeName": "keisen_theme",
    "TickStyle": "keisen_tick_format",
}
#: Enums that have other words in Python: matplotlib's, those of CSS, those of languages.
OWN_WORDS = {"StackBaseline", "Easing", "Language"}
#: What no word stands for: NumPy has times by a type of its own, a diverging stack is bars'.
NO_WORD = {"ElementType": "timestamp_", "StackBaseline": "diverging"}
#: What None stands for in Python.
NONE = {"automatic"}


def words(name: str) -> set[str]:
    """Return the enumerators of an enum of C as words."""
    names = [each.name for each in ENUMS[name].enumerators]
    prefix = names[0]
    while not all(each.startswith(f"{prefix}_") for each in names):
        prefix = prefix.rpartition("_")[0]
    return {each.removeprefix(f"{prefix}_").lower() for each in names}


def literals() -> dict[str, set[str]]:
    """Return the words of each Literal of the Python package that has a name."""
    found = {}
    for path in PYTHON.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.AnnAssign(
                    target=ast.Name(name),
                    value=ast.Subscript(value=ast.Name("Literal"), slice=ast.Tuple(parts)),
                ):
                    found[name] = {
                        part.value.replace("-", "_")
                        for part in parts
                        if isinstance(part, ast.Constant)
                    }
    return found


class Words(unittest.TestCase):
    """Each test compares what one language has with the C headers."""

    def test_literals_of_python_have_all_words(self) -> None:
        compared = 0
        for name, known in literals().items():
            enum = "keisen_" + re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
            enum = NAMES.get(name, enum)
            if enum not in ENUMS or name in OWN_WORDS:
                continue
            compared += 1
            with self.subTest(name, enum=enum):
                self.assertEqual(known - NONE, words(enum) - NONE)
        self.assertGreater(compared, 30)

    def test_tables_of_the_extension_have_all_enumerators(self) -> None:
        headers = (ROOT / "bindings/cpp/include/keisen").rglob("*.hpp")
        enums = {}
        for path in headers:
            text = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
            for name, body in re.findall(r"enum class (\w+)[^{;]*\{([^}]*)\}", text):
                enums[name] = set(re.findall(r"(\w+)\s*(?:=[^,]*)?(?:,|$)", body.strip()))
        tables = defaultdict(set)
        for path in (ROOT / "bindings/python/src/extension").iterdir():
            row = r'\{"[\w-]+", *keisen::(\w+)::(\w+)\}'
            for name, enumerator in re.findall(row, path.read_text(encoding="utf-8")):
                tables[name].add(enumerator)
        self.assertGreater(len(tables), 50)
        for name, known in tables.items():
            with self.subTest(name):
                left = {each for each in enums[name] if not each.startswith(NO_WORD.get(name, " "))}
                self.assertEqual(known - NONE, left - NONE)

    def test_each_kind_of_restriction_has_a_class_in_python(self) -> None:
        text = (PYTHON / "restrictions.py").read_text(encoding="utf-8")
        listed = set(re.findall(r"\w+", text[text.index("\nKINDS.update(") :]))
        kinds = words("keisen_restriction_kind") - {"other", "custom"}
        self.assertEqual({each.title().replace("_", "") for each in kinds} - listed, set())

    def test_a_theme_of_python_has_a_color_for_each_kind_of_message(self) -> None:
        text = (PYTHON / "_drawing/theme.py").read_text(encoding="utf-8")
        kinds = ast.literal_eval(re.search(r"^MESSAGES = (\(.*\))$", text, re.MULTILINE)[1])
        self.assertEqual({each.replace("-", "_") for each in kinds}, words("keisen_message_kind"))

    def test_what_the_package_imports_by_name_is_public(self) -> None:
        tree = ast.parse((PYTHON / "__init__.py").read_text(encoding="utf-8"))
        names, public = set(), set()
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                names |= {each.asname or each.name for each in node.names}
            elif isinstance(node, ast.Assign) and node.targets[0].id == "__all__":
                public = set(ast.literal_eval(node.value))
        used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        self.assertEqual(names - used - public, set())


if __name__ == "__main__":
    unittest.main()
