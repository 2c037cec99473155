// SPDX-License-Identifier: MIT
#include "styled.hpp"
#include "styled_tables.hpp"
#include "tick_format.hpp"
#include "words.hpp"

#include <algorithm>
#include <cstdint>

#include <nanobind/stl/tuple.h>

#include <tuple>

namespace keisen_python {

namespace {

using keisen::PolarAxisOptions;
using PolarAxis = Styled<keisen::PolarAxis, PolarAxisOptions>;

const StyledField<PolarAxisOptions> table[] = {
    {"radius_count",
     [](PolarAxisOptions &options, nb::handle value, const std::string &name) {
       options.radius_count =
           static_cast<std::uint32_t>(std::min<std::size_t>(size(value, name), UINT32_MAX));
     }},
};

const StyledFields<PolarAxisOptions> fields("a polar axis", table, plain_polar_axis);

PolarAxis make(const keisen::Space &space, const Changes &changes) {
  return made<keisen::PolarAxis>(fields, changes, space);
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
  options.grid = choice(grid, "grid", polar_grids);
  options.path = choice(path, "path", polar_paths);
  options.closed = boolean(closed, "closed");
  return keisen::Space(angle, radius, options);
}

} // namespace

void bind_polar_axis(nb::module_ &module) {
  bind_styled<PolarAxis>(module, "PolarAxis", fields)
      .def(nb::new_(&make), nb::arg("space"), nb::arg("options"))
      .def("set_angle_ticks", set_angle_ticks, nb::arg("values").none(), nb::arg("labels").none());
  module.def("polar_space", make_space, nb::arg("angle"), nb::arg("radius"), nb::arg("start"),
             nb::arg("clockwise"), nb::arg("inner_radius"), nb::arg("grid"), nb::arg("path"),
             nb::arg("closed"));
}

} // namespace keisen_python
