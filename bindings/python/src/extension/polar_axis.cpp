// SPDX-License-Identifier: MIT
#include "styled.hpp"
#include "tick_format.hpp"

#include <algorithm>
#include <cstdint>

#include <nanobind/stl/tuple.h>

#include <tuple>

namespace keisen_python {

namespace {

using keisen::PolarAxisOptions;
using PolarAxis = Styled<keisen::PolarAxis, PolarAxisOptions>;
using Format = std::tuple<nb::handle, nb::handle, nb::handle, nb::handle, nb::handle>;

/// Returns options with those changed that Python names.
PolarAxisOptions changed(PolarAxisOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "angles")
      options.angles = boolean(value, "angles");
    else if (name == "radii")
      options.radii = boolean(value, "radii");
    else if (name == "radius_angle")
      options.radius_angle =
          value.is_none() ? std::optional<double>() : std::optional<double>(number(value, name));
    else if (name == "radius_count")
      options.radius_count =
          static_cast<std::uint32_t>(std::min<std::size_t>(size(value, name), UINT32_MAX));
    else if (name == "angle_format")
      options.angle_format = tick_format(nb::cast<Format>(value));
    else if (name == "radius_format")
      options.radius_format = tick_format(nb::cast<Format>(value));
    else if (name == "label_size")
      options.label_size = number(value, name);
    else if (name == "width")
      options.width = number(value, name);
    else if (name == "color")
      options.color = optional_color(value, name);
    else if (name == "text_color")
      options.text_color = optional_color(value, name);
    else
      no_option("a polar axis", name);
  }
  return options;
}

PolarAxis make(const keisen::Space &space, const Changes &changes) {
  PolarAxisOptions options = changed(PolarAxisOptions(), changes);
  return {keisen::PolarAxis(space, options), options};
}

void set_angle_ticks(PolarAxis &axis, nb::handle values, nb::handle labels) {
  if (values.is_none()) {
    axis.remove_angle_ticks();
    return;
  }
  std::vector<keisen::Value> ticks;
  for (nb::handle value : nb::iter(values))
    ticks.push_back(exact_value(value, "tick value"));
  if (labels.is_none()) {
    axis.set_angle_ticks(ticks);
    return;
  }
  std::vector<std::string> texts;
  for (nb::handle label : nb::iter(labels))
    texts.push_back(text(label, "label"));
  axis.set_angle_ticks(ticks, texts);
}

constexpr Word<keisen::PolarGrid> grids[] = {{"circles", keisen::PolarGrid::circles},
                                             {"polygons", keisen::PolarGrid::polygons}};
constexpr Word<keisen::PolarPath> paths[] = {{"straight", keisen::PolarPath::straight},
                                             {"along_angle", keisen::PolarPath::along_angle}};

keisen::Space make_space(const keisen::Projection &angle,
                         const keisen::Projection &radius,
                         nb::handle start,
                         nb::handle clockwise,
                         nb::handle inner_radius,
                         nb::handle grid,
                         nb::handle path,
                         nb::handle closed) {
  keisen::PolarOptions options;
  options.start = number(start, "start");
  options.clockwise = boolean(clockwise, "clockwise");
  options.inner_radius = number(inner_radius, "inner_radius");
  options.grid = choice(grid, "grid", grids);
  options.path = choice(path, "path", paths);
  options.closed = boolean(closed, "closed");
  return keisen::Space(angle, radius, options);
}

} // namespace

void bind_polar_axis(nb::module_ &module) {
  bind_styled<PolarAxis>(module, "PolarAxis", changed)
      .def(nb::new_(&make), nb::arg("space"), nb::arg("options"))
      .def("set_angle_ticks", set_angle_ticks, nb::arg("values").none(), nb::arg("labels").none());
  module.def("polar_space", make_space, nb::arg("angle"), nb::arg("radius"), nb::arg("start"),
             nb::arg("clockwise"), nb::arg("inner_radius"), nb::arg("grid"), nb::arg("path"),
             nb::arg("closed"));
}

} // namespace keisen_python
