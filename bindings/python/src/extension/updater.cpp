// SPDX-License-Identifier: MIT
#include "gil.hpp"
#include "module.hpp"
#include "restriction.hpp"
#include "values.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>
#include <vector>

namespace keisen_python {

namespace {

using keisen::ElementType;
using keisen::Restriction;
using keisen::TimeUnit;
using keisen::Updater;

bool update(Updater &updater, nb::handle time) {
  std::optional<double> at;
  if (!time.is_none()) {
    at = number(time, "time");
    // NaN would read as none.
    if (*at != *at)
      invalid("time must be finite, got nan");
  }
  Unlocked unlocked;
  return updater.update(at);
}

TimeUnit unit_of(ElementType type) {
  switch (type) {
  case ElementType::timestamp_s:
    return TimeUnit::seconds;
  case ElementType::timestamp_ms:
    return TimeUnit::milliseconds;
  case ElementType::timestamp_us:
    return TimeUnit::microseconds;
  case ElementType::timestamp_ns:
    return TimeUnit::nanoseconds;
  default:
    return TimeUnit::automatic;
  }
}

/// Reads one of several values.
template <typename T> T element(const Values &values, std::size_t index) {
  T result;
  const char *first = static_cast<const char *>(values.data);
  std::memcpy(&result, first + static_cast<std::ptrdiff_t>(index) * values.stride, sizeof result);
  return result;
}

/// Adds the extremes of integers, exactly; of times a gap counts for nothing.
void add_integers(Updater &updater, const Values &values) {
  const bool has_gaps = is_time(values.type);
  std::int64_t minimum = std::numeric_limits<std::int64_t>::max();
  std::int64_t maximum = std::numeric_limits<std::int64_t>::min();
  bool any = false;
  for (std::size_t i = 0; i < values.count; ++i) {
    const auto value = element<std::int64_t>(values, i);
    if (has_gaps && value == std::numeric_limits<std::int64_t>::min())
      continue;
    minimum = std::min(minimum, value);
    maximum = std::max(maximum, value);
    any = true;
  }
  if (!any)
    return;
  updater.add_value({minimum, 0, unit_of(values.type)});
  updater.add_value({maximum, 0, unit_of(values.type)});
}

void add_values(Updater &updater, nb::handle object, const std::string &unit) {
  Values values = read_values(object, "values", unit);
  if (is_time(values.type) || values.type == ElementType::i64) {
    add_integers(updater, values);
    return;
  }
  values = convert_values(std::move(values), ElementType::f64, "values");
  std::vector<double> numbers(values.count);
  for (std::size_t i = 0; i < values.count; ++i)
    numbers[i] = element<double>(values, i);
  updater.add_values(numbers);
}

void attach(Updater &updater, const keisen::Series &series, const keisen::Projection *within) {
  if (within == nullptr)
    updater.attach(series);
  else
    updater.attach(series, *within);
}

} // namespace

void bind_updater(nb::module_ &module) {
  nb::class_<Updater>(module, "Updater")
      .def(nb::init<const keisen::Projection &>(), nb::arg("target"))
      .def("update", update, nb::arg("time").none())
      .def(
          "next_time",
          [](const Updater &updater, nb::handle time) {
            return updater.next_time(number(time, "time"));
          },
          nb::arg("time").none())
      .def_prop_ro("reversed", &Updater::reversed)
      .def(
          "set_reversed",
          [](Updater &updater, nb::handle reversed) {
            updater.set_reversed(boolean(reversed, "reversed"));
          },
          nb::arg("reversed").none())
      .def_prop_ro("restrictions", &Updater::restrictions)
      .def("append", &Updater::append, nb::arg("restriction"))
      .def("insert", &Updater::insert, nb::arg("index"), nb::arg("restriction"))
      .def("move", &Updater::move, nb::arg("source"), nb::arg("target"))
      .def("replace", &Updater::replace, nb::arg("index"), nb::arg("restriction"))
      .def("remove", &Updater::remove, nb::arg("index"))
      .def("remove_all", &Updater::remove_all)
      .def(
          "add_value",
          [](Updater &updater, const Place &place) { updater.add_value(value(place)); },
          nb::arg("value"))
      .def("add_values", add_values, nb::arg("values").none(), nb::arg("unit"))
      .def("clear_values", &Updater::clear_values)
      .def("attach", attach, nb::arg("series"), nb::arg("within").none())
      .def("detach", &Updater::detach_series, nb::arg("series"))
      .def(
          "equals", [](const Updater &updater, const Updater &other) { return updater == other; },
          nb::arg("other"));
}

} // namespace keisen_python
