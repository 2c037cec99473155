"""What scripts/make-faces and the reader of the headers refuse, with file and line."""

# ruff: noqa: PT009, PT027 - ctest runs this with Python alone.

import ast
import dataclasses
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
import keisen_header
from faces import (
    chart_methods,
    cpp_fields,
    cpp_structs,
    defaults,
    extension,
    initializers,
    library,
    mark_classes,
    mark_structs,
    model,
    option_types,
    regions,
    stated,
    styled_fields,
)

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


DOTS = '''\
class DotSeries:
    """Dots.

    They are round.

    Parameters
    ----------
    space : Space
        Where.
    y : array_like
        Values.
    color : color_like, optional
        Their colour.
    colormap : ColorMapLike, optional
        Their map.
    size : float, default 2
        Their size.

    Raises
    ------
    InvalidArgumentError
        If there are none, or
        too many.
    TypeError
        If they are no dots.

    Examples
    --------
    >>> dots = chart.dots([1])
    """

    def __init__(
        self, space, y: ColumnLike, *, color: ColorLike | ColumnLike | None = None, colormap: ColorMapLike = None,
        size: float = 2.0
    ):
        pass

    @options_of(without="kept colormap")
    def set(self, **options):
        pass
'''
MARKED = '''\
# make-faces: mark sector, without gap,
# own alpha
class DotSeries(MarkSeries["_keisen.SectorSeries"], ColoredSeries["_keisen.SectorSeries"]):
    """Dots.

    Parameters
    ----------
    space : Space
        Where.
    color : color_like or array_like, shape (n,), optional
        Their own.
    alpha : float, default 1
        As I say.
    label : str, optional
        A name.
    """

    def __init__(
        self,
        space: Space,
        *,
        color: ColorLike | ColumnLike | None = None,
        alpha: float = 1.0,
        label: str | None = None,
    ) -> None:
        self._make(
            _keisen.SectorSeries,
            alpha=alpha,
            label=label,
        )

    def set(self, **options):
        pass
'''
FIELDS = """\
/// Dots.
// make-faces: fields of keisen_sector_options, without gap,
// own alpha
struct DotOptions {
  /// Old.
  std::optional<Color> color;
  /// As I say.
  double alpha = 1;
  int mine = 2;
  std::string label;
};
"""


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

    def test_a_text_that_states_another_default_than_the_macro_is_refused(self) -> None:
        stem = model.all_structs(keisen_header.parse())["keisen_stem_options"]
        stated.check([stem])
        size = next(each for each in stem.options if each.name == "size")
        for text, default in (
            ("Size. Default 6.", 6.0),
            ("Default 1,000.", 1000.0),
            ("Default -1.5e308, the least.", -1.5e308),
            ("Default true.", True),
            ("Default 0, 1: two.", None),
            ("Default automatic.", None),
        ):
            self.assertEqual(stated.stated(dataclasses.replace(size, text=text)), default)
        wrong = dataclasses.replace(size, text="Size. Default 7.")
        with self.assertRaises(ValueError) as refused:
            stated.check([dataclasses.replace(stem, options=[wrong])])
        self.assertRegex(
            str(refused.exception),
            r"^stem.h:\d+: size says Default 7, and KEISEN_STEM_OPTIONS_INIT has 6$",
        )

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

    def test_a_header_that_nothing_includes_is_refused(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "keisen.h"
            path.write_text('#include "dots.h"\n', encoding="utf-8")
            for name in ("dots.h", "lines.h"):
                path.with_name(name).write_text("", encoding="utf-8")
            with self.assertRaises(ValueError) as refused:
                keisen_header.check_all_included(path)
            self.assertEqual(str(refused.exception), "lines.h:1: keisen.h does not include it")

    def test_a_lifetime_with_other_parameters_is_refused(self) -> None:
        text = "KEISEN_API keisen_status keisen_chart_retain(keisen_chart *chart, int count);\n"
        with self.assertRaises(ValueError) as refused:
            library.files(self.read(OPTIONS + text))
        self.assertIn("dots.h:", str(refused.exception))
        self.assertIn("keisen_chart_retain", str(refused.exception))

    def method(self, text: str, said: str) -> ast.FunctionDef:
        """Return the chart method of a class, and check that it is Python."""
        lines = chart_methods.Method(
            ast.parse(text).body[0], text.split("\n"), "dots", said
        ).lines()
        (made,) = ast.parse("class Methods:\n" + "\n".join(lines)).body[0].body
        self.assertIsInstance(made, ast.FunctionDef)
        return made

    def test_a_chart_method_has_the_parameters_texts_and_errors_of_its_class_and_a_colour_bar(
        self,
    ) -> None:
        made = self.method(DOTS, "Makes dots in the chart's own space and adds them. More.")
        names = [each.arg for each in (*made.args.args, *made.args.kwonlyargs)]
        self.assertEqual(names, ["self", "y", "color", "colormap", "colorbar", "size"])
        text = ast.get_docstring(made)
        self.assertTrue(text.startswith("Make dots in the chart's own space and add them.\n\nThey"))
        self.assertIn("y : array_like\n    Values.\ncolor", text)
        self.assertIn("colorbar : bool or str, default False\n    Whether", text)
        self.assertNotIn("space :", text)
        self.assertIn("Returns\n-------\nDotSeries\n    The series.", text)
        self.assertIn("    If there are none, or too many. Or if there is to be a colour bar", text)
        self.assertIn("\nTypeError\n    If they are no dots.\n", text)
        self.assertTrue(
            text.endswith(
                ">>> import keisen as ks\n>>> chart = ks.Chart(320, 200)\n>>> dots = chart.dots([1])"
            )
        )
        (call, returned) = made.body[1:]
        given = "y, color=color, colormap=colormap, size=size"
        self.assertEqual(ast.unparse(call), f"series = DotSeries(self.space, {given})")
        self.assertEqual(
            ast.unparse(returned), "return self._added_colored(series, colorbar, color)"
        )

    def test_a_chart_method_without_a_colour_map_has_no_colour_bar(self) -> None:
        text = DOTS.replace(", colormap: ColorMapLike = None", "")
        text = text.replace("    colormap : ColorMapLike, optional\n        Their map.\n", "")
        made = self.method(text, "Makes a dot in the chart's own space and adds it.")
        self.assertNotIn("colour bar", ast.get_docstring(made))
        self.assertEqual(ast.unparse(made.body[-1]), "return self._added(series)")

    def test_a_class_that_says_no_errors_raises_what_all_series_raise(self) -> None:
        start, _, rest = DOTS.partition("    Raises\n")
        text = start + rest[rest.index("    Examples\n") :]
        made = self.method(text, "Makes dots in the chart's own space and adds them.")
        self.assertIn("not allowed. Or if there is to be", ast.get_docstring(made))

    def test_of_functions_that_take_the_options_of_a_mark_that_of_its_name_counts(self) -> None:
        header = keisen_header.parse()
        for mark, made in (("line", "a line"), ("box", "a box plot"), ("point", "points")):
            said = chart_methods.said_of_adding(header, mark)
            self.assertTrue(said.startswith(f"Makes {made} in the chart's own space"), said)
        self.assertEqual(chart_methods.said_of_adding(header, "nothing"), "")

    def test_a_chart_method_without_an_example_or_a_sentence_of_c_is_refused(self) -> None:
        said = "Makes dots in the chart's own space and adds them."
        for text, words, wrong in (
            (DOTS.replace("Examples\n    --------", "Notes\n    -----"), said, "has no example"),
            (DOTS, "Adds dots.", "what C says of Chart.dots does not begin as that of others"),
        ):
            with self.assertRaises(ValueError) as refused:
                self.method(text, words)
            self.assertIn(wrong, str(refused.exception))

    def test_the_type_of_options_has_what_is_given_by_name_and_no_columns(self) -> None:
        lines = option_types.option_lines(ast.parse(DOTS).body[0])
        self.assertEqual(lines, ["        color: ColorLike | None", "        size: float"])

    def test_swift_initializers_are_read_on_one_line_and_on_several(self) -> None:
        made = initializers.initializers()
        self.assertEqual(
            [(each.name, each.type) for each in made["SectorStyle"]],
            [("color", "Color?"), ("alpha", "Double"), ("width", "Double"), ("gap", "Double")],
        )
        self.assertIn("colorScale", [each.name for each in made["PolygonMark"]])

    def test_what_a_style_has_and_its_options_have_not_is_refused(self) -> None:
        sector = model.structs(keisen_header.parse())["keisen_sector_options"]
        with self.assertRaises(ValueError) as refused:
            mark_structs.arguments(sector, "QuiverStyle", {})
        self.assertRegex(
            str(refused.exception), r"^sector.h:\d+: .* says nothing plain of QuiverStyle.scale"
        )

    def test_an_option_that_a_style_has_not_is_refused(self) -> None:
        quiver = model.structs(keisen_header.parse())["keisen_quiver_options"]
        given = dict.fromkeys(("color", "alpha", "width", "gap"), "0")
        with self.assertRaises(ValueError) as refused:
            mark_structs.arguments(quiver, "SectorStyle", given)
        self.assertIn("SectorStyle is not made of units", str(refused.exception))

    def test_regions_are_replaced_and_what_has_no_end_is_refused(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "list.hpp"
            path.write_text("a\n// make-faces: begin one\nold\n// make-faces: end\nb")
            text = regions.with_regions(str(path), {"one": ["new"]})
            self.assertEqual(text, "a\n// make-faces: begin one\nnew\n// make-faces: end\nb")
            for wrong in ({}, {"one": [], "two": []}):
                with self.assertRaises(ValueError) as refused:
                    regions.with_regions(str(path), wrong)
                self.assertRegex(str(refused.exception), r"list\.hpp:\d+: there (are|is) no")
            path.write_text("// make-faces: begin one\n")
            with self.assertRaises(ValueError) as refused:
                regions.with_regions(str(path), {"one": []})
            self.assertIn("list.hpp:1: the lines have no end", str(refused.exception))

    def test_the_bindings_of_a_mark_name_its_columns(self) -> None:
        text = extension.files(keisen_header.parse())[extension.BINDINGS]
        self.assertIn('made_of<keisen::PolygonColumns>("x", "y"),', text)
        self.assertIn('{"error bars", error_bar_options()}', text)

    def test_the_table_of_a_struct_has_what_is_plain_and_what_no_table_by_hand_names(self) -> None:
        fields = {
            "columns": "std::uint32_t",
            "insets": "std::optional<Insets>",
            "place": "LegendPlace",
            "side": "Side",
            "box": "TextBoxOptions",
            "start_x": "double",
            "format": "TickFormat",
        }
        own = '    {"start", set_pair<&LegendOptions::start_x, &LegendOptions::start_y>},\n format'
        words = {"LegendPlace": ["legend_places"], "Side": ["sides", "places"]}
        lines = styled_fields.table("LegendOptions", fields, own, words)
        self.assertEqual(
            lines[:-2],
            [
                "inline constexpr StyledField<keisen::LegendOptions> plain_legend[] = {",
                '    {"columns", set<&keisen::LegendOptions::columns>},',
                '    {"insets", set<&keisen::LegendOptions::insets>},',
                '    {"place", set_word<&keisen::LegendOptions::place, legend_places>},',
            ],
        )

    def test_all_options_of_a_legend_have_a_row_and_those_that_an_axis_is_without_none(
        self,
    ) -> None:
        (text,) = styled_fields.files(keisen_header.parse()).values()
        legend = text.partition("plain_legend[]")[2].partition("};")[0]
        self.assertIn('{"reversed", set<&keisen::LegendOptions::reversed>}', legend)
        axis = text.partition("plain_axis[]")[2].partition("};")[0]
        self.assertIn('{"tick_count"', axis)
        self.assertNotIn('{"format"', axis)

    def rewritten(self, text: str) -> str:
        header = keisen_header.parse()
        known = model.all_structs(header)
        lines = mark_classes.rewritten(text.split("\n"), header, known, "dots.py")
        return "\n".join(lines)

    def test_a_class_gets_the_options_that_it_is_without(self) -> None:
        text = self.rewritten(MARKED)
        self.assertIn(
            "    width : float, default 0\n        Width in the units of the angle, finite,", text
        )
        self.assertIn("        width: float = 0.0,\n        label: str | None = None,", text)
        self.assertIn("            width=width,\n            label=label,\n", text)
        self.assertIn("    width: Option[float] = Option(", text)
        self.assertNotIn("gap", text.replace("without gap", ""))
        self.assertIn("        Their own.\n", text)
        self.assertIn("        As I say.\n", text)
        self.assertIn("        Name for people.\n", text)
        self.assertEqual(self.rewritten(text), text)
        call = "(\n            _keisen.SectorSeries,\n            alpha=alpha,\n            label=label,\n        )"
        given = '({\n            "alpha": alpha,\n            "label": label,\n        })'
        text = self.rewritten(MARKED.replace(call, given))
        self.assertIn('            "width": width,\n            "label": label,\n', text)
        with self.assertRaises(ValueError) as refused:
            self.rewritten(MARKED.replace(call, "(_keisen.SectorSeries, label=label)"))
        self.assertIn("label that has a line of its own", str(refused.exception))

    def test_a_class_without_functions_gets_them(self) -> None:
        start = MARKED.partition("    Parameters")[0].rstrip() + '\n    """\n'
        text = self.rewritten(start)
        (made,) = ast.parse(text).body
        names = [each.name for each in made.body if isinstance(each, ast.FunctionDef)]
        self.assertEqual(names, ["__init__", "set", "set_data"])
        names = [each.target.id for each in made.body if isinstance(each, ast.AnnAssign)]
        self.assertEqual(names, ["alpha", "width"])
        self.assertIn("    space : Space\n        The space to draw in.\n    x : Column or", text)
        self.assertEqual(self.rewritten(text), text)

    def test_another_default_than_the_headers_is_refused(self) -> None:
        text = MARKED.replace("alpha: float", "width: float")
        with self.assertRaises(ValueError) as refused:
            self.rewritten(text.replace("    alpha : float, default 1\n        As I say.\n", ""))
        self.assertEqual(
            str(refused.exception), "dots.py:21: the default of width is 1.0, and the header's is 0"
        )

    def test_a_mark_and_an_option_that_there_is_none_of_are_refused(self) -> None:
        for old, new, wrong in (
            ("sector,", "sectors,", "dots.py:2: there are no options of a mark 'sectors'"),
            ("without gap", "without gaps", "dots.py:2: keisen_sector_options has no gaps"),
        ):
            with self.assertRaises(ValueError) as refused:
                self.rewritten(MARKED.replace(old, new))
            self.assertEqual(str(refused.exception), wrong)

    def test_a_text_that_only_c_understands_is_refused(self) -> None:
        with self.assertRaises(ValueError) as refused:
            self.rewritten(
                MARKED.replace("sector, without gap,", "strip, without value_dimension,")
            )
        self.assertRegex(str(refused.exception), r"^group.h:\d+: seed says KEISEN_STRIP_JITTER")

    def test_a_struct_of_cpp_gets_texts_and_the_options_that_it_is_without(self) -> None:
        header = keisen_header.parse()
        text = cpp_fields.rewritten(FIELDS, "dots.hpp", header)
        self.assertIn("  /// The colour that fills sectors without a value;", text)
        self.assertIn("  /// As I say.\n  double alpha = 1;\n  int mine = 2;\n", text)
        self.assertIn("names 1.\n  double width = 0;\n};", text)
        self.assertEqual(cpp_fields.rewritten(text, "dots.hpp", header), text)

    def test_what_a_struct_of_cpp_has_wrong_is_refused(self) -> None:
        header = keisen_header.parse()
        for old, new, wrong in (
            ("sector_options,", "sectors,", "dots.hpp:2: no struct follows, or C has none"),
            ("without gap", "without gaps", "dots.hpp:2: keisen_sector_options has no gaps"),
            (
                "alpha = 1",
                "alpha = 2",
                "dots.hpp:8: the default of alpha is 2, and the header's is 1",
            ),
            ("sector_options", "pie_options", "dots.hpp:2: colors is not plain"),
        ):
            with self.assertRaises(ValueError) as refused:
                cpp_fields.rewritten(FIELDS.replace(old, new, 1), "dots.hpp", header)
            self.assertIn(wrong, str(refused.exception))

    def test_a_struct_of_c_gets_what_one_of_cpp_has_alike(self) -> None:
        of = model.all_structs(keisen_header.parse())["keisen_box_options"]
        fields = {
            "BoxOptions": {
                "width": "double",
                "whiskers": "Whiskers",
                "color": "std::optional<Color>",
                "alpha": "std::optional<double>",
            },
            "Whiskers": {},
        }
        names = [each.name for each in cpp_structs.alike(of, fields)]
        self.assertEqual(names, ["width", "color"])
        self.assertEqual(cpp_structs.alike(of, {}), [])

    def test_a_field_of_cpp_that_nothing_sets_is_refused(self) -> None:
        of = model.all_structs(keisen_header.parse())["keisen_stem_options"]
        fields = {"width": "double", "dash": "std::vector<double>"}
        plain = cpp_structs.alike(of, {"StemOptions": fields})
        cpp_structs.check_set(of, plain, fields, "dash = given.dash.data();")
        with self.assertRaises(ValueError) as refused:
            cpp_structs.check_set(of, plain, fields, "std::vector<double> dash;")
        self.assertRegex(
            str(refused.exception), r"^stem.h:\d+: nothing sets dash from StemOptions$"
        )

    def test_a_count_and_its_pointer_are_one_list(self) -> None:
        structs = model.structs(keisen_header.parse())
        (dash,) = [each for each in structs["keisen_stem_options"].options if each.name == "dash"]
        self.assertEqual(
            (dash.kind, dash.count, dash.has_own_count), ("numbers", "dash_count", False)
        )
        names = [each.name for each in structs["keisen_contour_options"].options]
        self.assertIn("level_count", names)


if __name__ == "__main__":
    unittest.main()
