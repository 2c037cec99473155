"""Imports within the package: they go down, and no module needs itself."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import keisen

FOLDER = Path(keisen.__file__).parent
#: Each imports from those before it only, and from itself.
PACKAGES = [
    "_base",
    "scales",
    "_data",
    "_ranges",
    "restrictions",
    "_drawing",
    "_axes",
    "_marks",
    "_charts",
]


def name_of(path):
    """Return what a file is imported as, behind `keisen.`."""
    parts = path.relative_to(FOLDER).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path):
    """Yield what a module imports of this package when it runs, in functions too."""
    waiting = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("keisen."):
            yield node.module.removeprefix("keisen.")
        elif isinstance(node, ast.ImportFrom) and node.module == "keisen":
            yield from (each.name for each in node.names)
        waiting += ast.iter_child_nodes(node)


MODULES = {name_of(path): set(imported(path)) for path in FOLDER.rglob("*.py")}


def test_every_module_is_in_a_package_with_a_place():
    own = {name.split(".")[0] for name in MODULES} - {"", "distributed"}
    assert own == set(PACKAGES)


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_imports_from_those_before_it(package):
    allowed = {*PACKAGES[: PACKAGES.index(package) + 1], "_keisen"}
    wrong = [
        f"{name} imports {other}"
        for name, others in MODULES.items()
        if name.split(".")[0] == package
        for other in others
        if other.split(".")[0] not in allowed
    ]
    assert wrong == []


def test_no_module_needs_itself():
    order = list(TopologicalSorter(MODULES).static_order())
    assert set(order) >= set(MODULES)
