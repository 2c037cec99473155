// SPDX-License-Identifier: MIT
#include "color_scale.hpp"
#include "callback.hpp"
#include "gil.hpp"
#include "module.hpp"
#include "styled_field.hpp"
#include "styled_tables.hpp"
#include "words.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

namespace keisen_python {

namespace {

using keisen::ColorMap;
using keisen::ColorScaleOptions;

using Components = std::tuple<float, float, float, float>;

/// Asks a callable for the colours of all steps, rising.
std::vector<keisen::Color> colors_of(nb::handle callable) {
  std::vector<keisen::Color> colors;
  const keisen_status status = call_python([&] {
    for (int step = 0; step < 256; ++step)
      colors.push_back(color(callable(step / 255.0), "what colormap returns"));
  });
  if (status != KEISEN_OK)
    keisen::detail::fail({keisen::Status::callback, "colormap failed"});
  return colors;
}

/// Reads a name, reversed where "_r" is behind it, a callable, or a sequence of colours.
void take_map(ColorScaleOptions &options, nb::handle value, const std::string &) {
  options.reversed = false;
  options.colors.clear();
  options.map = ColorMap::automatic;
  if (value.is_none())
    return;
  if (nb::isinstance<nb::str>(value)) {
    const nb::object lower = value.attr("lower")();
    options.reversed = nb::cast<bool>(lower.attr("endswith")("_r"));
    nb::object name = lower.attr("removesuffix")("_r");
    for (const Word<ColorMap> &each : color_maps) {
      if (PyUnicode_CompareWithASCIIString(name.ptr(), each.word) == 0) {
        options.map = each.value;
        return;
      }
    }
    // The error shows what was given.
    choice(value, "colormap", color_maps);
  }
  if (PyCallable_Check(value.ptr()) != 0) {
    options.colors = colors_of(value);
    return;
  }
  if (!nb::isinstance<nb::iterable>(value))
    wrong_type("colormap", "a str, a sequence of colors or a callable", value);
  for (nb::handle each : nb::borrow<nb::iterable>(value))
    options.colors.push_back(color(each, "colormap"));
  if (options.colors.empty())
    invalid("colormap must have 2 colors or more, got 0");
}

const StyledField<ColorScaleOptions> table[] = {
    {"colormap", take_map},
};

// make-faces: without map reversed
const StyledFields<ColorScaleOptions> fields("a color scale", table, plain_color_scale);

ColorScale make(const keisen::Projection &projection, const Changes &changes) {
  ColorScaleOptions options = fields.changed(ColorScaleOptions(), changes);
  return {keisen::ColorScale(projection, options), options};
}

void update(ColorScale &scale, const Changes &changes) {
  ColorScaleOptions options = fields.changed(scale.options, changes);
  scale.scale.set_options(options);
  scale.options = std::move(options);
}

std::optional<Components> components(const std::optional<keisen::Color> &color) {
  if (!color)
    return std::nullopt;
  return Components(color->red, color->green, color->blue, color->alpha);
}

nb::object colormap(const ColorScale &scale) {
  if (scale.options.colors.empty() && scale.options.map == ColorMap::automatic)
    return nb::none();
  if (scale.options.colors.empty())
    return nb::str(
        (word_for(scale.options.map, color_maps) + std::string(scale.options.reversed ? "_r" : ""))
            .c_str());
  nb::list colors;
  for (const keisen::Color &color : scale.options.colors)
    colors.append(Components(color.red, color.green, color.blue, color.alpha));
  return nb::tuple(colors);
}

std::vector<Components> colors(const ColorScale &scale, nb::handle values) {
  const std::vector<double> list = numbers(values, "values");
  Unlocked unlocked;
  std::vector<Components> result;
  for (const keisen::Color &color : scale.scale.colors(list))
    result.emplace_back(color.red, color.green, color.blue, color.alpha);
  return result;
}

} // namespace

void bind_color_scale(nb::module_ &module) {
  nb::class_<ColorScale>(module, "ColorScale")
      .def(nb::new_(&make), nb::arg("projection"), nb::arg("options"))
      .def("update", update, nb::arg("options"))
      .def("colors", colors, nb::arg("values").none())
      .def_prop_ro("colormap", colormap)
      .def_prop_ro("missing",
                   [](const ColorScale &scale) { return components(scale.options.missing); })
      .def_prop_ro("below", [](const ColorScale &scale) { return components(scale.options.below); })
      .def_prop_ro("above",
                   [](const ColorScale &scale) { return components(scale.options.above); });
}

} // namespace keisen_python
