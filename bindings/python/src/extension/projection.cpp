// SPDX-License-Identifier: MIT
#include "gil.hpp"
#include "module.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>

namespace keisen_python {

namespace {

using keisen::Projection;
using keisen::Scale;
using keisen::Space;

const Word<Scale> scales[] = {{"linear", Scale::linear}};

// Whatever may fit reads all data, so it lets other threads run.
std::pair<double, double> range(const Projection &projection) {
  Unlocked unlocked;
  const keisen::Range range = projection.range();
  return {range.min, range.max};
}

std::int64_t origin(const Projection &projection) {
  Unlocked unlocked;
  return projection.origin();
}

std::tuple<std::int64_t, double, double> range_time(const Projection &projection) {
  Unlocked unlocked;
  const keisen::RangeTime range = projection.range_time();
  return {range.origin, range.min, range.max};
}

void fit(Projection &projection) {
  Unlocked unlocked;
  projection.fit();
}

} // namespace

void bind_projection(nb::module_ &module) {
  nb::class_<Projection>(module, "Projection")
      .def(nb::new_([](nb::handle min, nb::handle max, nb::handle scale) {
             return Projection(number(min, "min"), number(max, "max"),
                               choice(scale, "scale", scales));
           }),
           nb::arg("min").none(), nb::arg("max").none(), nb::arg("scale").none())
      .def_static(
          "unset_with", [](nb::handle scale) { return Projection(choice(scale, "scale", scales)); },
          nb::arg("scale").none())
      .def_prop_ro("range", range)
      .def_prop_ro("origin", origin)
      .def_prop_ro("range_time", range_time)
      .def_prop_ro(
          "scale",
          [](const Projection &projection) { return word_for(projection.scale(), scales); })
      .def_prop_ro("is_set", &Projection::is_set)
      .def(
          "set_range",
          [](Projection &projection, nb::handle range) {
            const auto [min, max] = numbers_of<2>(range, "range");
            projection.set_range(min, max);
          },
          nb::arg("range").none())
      .def(
          "set_range_time",
          [](Projection &projection, nb::handle origin, nb::handle min, nb::handle max) {
            projection.set_range_time(integer(origin, "origin"), number(min, "min"),
                                      number(max, "max"));
          },
          nb::arg("origin").none(), nb::arg("min").none(), nb::arg("max").none())
      .def(
          "rebase",
          [](Projection &projection, nb::handle origin) {
            projection.rebase(integer(origin, "origin"));
          },
          nb::arg("origin").none())
      .def("fit", fit)
      .def("unset", &Projection::unset);

  nb::class_<Space>(module, "Space")
      .def(nb::init<const Projection &, const Projection &>(), nb::arg("x"), nb::arg("y"))
      .def_prop_ro("x", &Space::x)
      .def_prop_ro("y", &Space::y);
}

} // namespace keisen_python
