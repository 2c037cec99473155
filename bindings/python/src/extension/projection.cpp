// SPDX-License-Identifier: MIT
#include "callback.hpp"
#include "gil.hpp"
#include "module.hpp"
#include "restriction.hpp"
#include "tick_format.hpp"
#include "words.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>
#include <limits>

namespace keisen_python {

namespace {

using keisen::Projection;
using keisen::Scale;
using keisen::ScaleOptions;
using keisen::Space;
using keisen::TimeUnit;

// As Python reads what `projection.unit` gives; automatic is None.

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

std::optional<const char *> scale_name(const Projection &projection) {
  const Scale scale = projection.scale();
  if (scale == Scale::automatic)
    return std::nullopt;
  return word_for(scale, scales);
}

void set_scale(Projection &projection,
               nb::handle scale,
               nb::handle base,
               nb::handle threshold,
               nb::handle unit,
               nb::handle zone,
               nb::handle closed_weekdays,
               nb::handle open_hours,
               nb::handle names,
               const keisen::CustomScale *custom) {
  ScaleOptions options;
  if (custom != nullptr)
    options.custom = *custom;
  options.scale = choice(scale, "scale", scales);
  if (options.scale == Scale::custom && custom == nullptr)
    invalid("a custom scale must be a keisen.scales.Custom, got 'custom'");
  options.base = number(base, "base");
  options.threshold = number(threshold, "threshold");
  if (!unit.is_none())
    options.unit = choice(unit, "unit", time_units);
  options.zone = text(zone, "zone");
  for (const double day : numbers(closed_weekdays, "closed_weekdays")) {
    if (!(day >= 0 && day <= 6) || day != static_cast<int>(day))
      invalid("closed_weekdays must be of 0 for Monday to 6 for Sunday, got " +
              std::to_string(day));
    options.closed_weekdays |= 1U << static_cast<int>(day);
  }
  const auto [from, until] = numbers_of<2>(open_hours, "open_hours");
  options.open_from = from;
  options.open_until = until;
  for (nb::handle name : names)
    options.names.push_back(text(name, "name of a category"));
  projection.set_scale(options);
}

/// Asks Python for many values at once, as bytes of doubles.
keisen_status ask(const char *operation,
                  const double *values,
                  std::size_t count,
                  double *results,
                  void *context) noexcept {
  return call_python([&] {
    const SharedCallback callback = *static_cast<SharedCallback *>(context);
    const nb::object found = (*callback)(operation, nb::bytes(values, count * sizeof *values));
    const nb::bytes bytes = nb::cast<nb::bytes>(found);
    if (bytes.size() != count * sizeof *results)
      invalid("functions of a scale must return as many numbers as they get");
    std::memcpy(results, bytes.c_str(), bytes.size());
  });
}

keisen_status
forward(const double *values, std::size_t count, double *results, void *context) noexcept {
  return ask("forward", values, count, results, context);
}

keisen_status
inverse(const double *values, std::size_t count, double *results, void *context) noexcept {
  return ask("inverse", values, count, results, context);
}

keisen::CustomScale make_custom_scale(
    const HeldCallback &held, nb::handle label, nb::handle low, nb::handle high, nb::handle ticks) {
  const std::string word = text(label, "label");
  const std::vector<double> places = numbers(ticks, "ticks");
  keisen_custom_scale_options c = KEISEN_CUSTOM_SCALE_OPTIONS_INIT;
  c.label = keisen::detail::c_string(word);
  c.low = number(low, "domain");
  c.high = number(high, "domain");
  c.ticks = places.data();
  c.tick_count = static_cast<std::uint32_t>(
      std::min<std::size_t>(places.size(), std::numeric_limits<std::uint32_t>::max()));
  keisen_custom_scale *scale = nullptr;
  hand_over(&held, [&](void *context) {
    keisen::check(
        keisen_custom_scale_create(forward, inverse, destroy_callback, context, &c, &scale));
  });
  return keisen::CustomScale::adopt(scale);
}

/// The days that are left out, 0 for Monday.
std::vector<int> closed_weekdays(const Projection &projection) {
  const std::uint32_t bits = projection.scale_options().closed_weekdays;
  std::vector<int> days;
  for (int day = 0; day < 7; ++day) {
    if ((bits >> day & 1U) != 0)
      days.push_back(day);
  }
  return days;
}

std::pair<double, double> open_hours(const Projection &projection) {
  const ScaleOptions options = projection.scale_options();
  return {options.open_from, options.open_until};
}

std::vector<double> map(const Projection &projection, nb::handle values) {
  std::vector<double> list = numbers(values, "values");
  Unlocked unlocked;
  return projection.map(std::move(list));
}

std::vector<double> invert(const Projection &projection, nb::handle fractions) {
  std::vector<double> list = numbers(fractions, "fractions");
  Unlocked unlocked;
  return projection.invert(std::move(list));
}

std::vector<double>
convert(const Projection &projection, nb::handle values, const Projection &other) {
  std::vector<double> list = numbers(values, "values");
  Unlocked unlocked;
  return projection.convert(std::move(list), other);
}

keisen_status rewrite(keisen_proposed_range *range, void *context) noexcept {
  return call_python([&] {
    // A share of its own: the callable may set another one.
    const SharedCallback callback = *static_cast<SharedCallback *>(context);
    if (!callback->is_cleared())
      take_range((*callback)(range->min, range->max), *range);
  });
}

void set_will_update(Projection &projection, const HeldCallback *hook) {
  hand_over(hook, [&](void *context) {
    keisen::check(keisen_projection_set_will_update(
        projection.handle(), context == nullptr ? nullptr : rewrite,
        context == nullptr ? nullptr : destroy_callback, context));
  });
}

void report(const keisen_projection_range *range, void *context) noexcept {
  Locked locked;
  const keisen::detail::Aside aside;
  const SharedCallback callback = *static_cast<SharedCallback *>(context);
  if (callback->is_cleared())
    return;
  const nb::object callable = callback->callable();
  try {
    if (range->set)
      callable(nb::make_tuple(range->min, range->max));
    else
      callable(nb::none());
  } catch (nb::python_error &error) {
    error.restore();
    PyErr_WriteUnraisable(callable.ptr());
  }
}

std::uint64_t observe(Projection &projection, const HeldCallback &observer) {
  std::uint64_t number = 0;
  hand_over(&observer, [&](void *context) {
    keisen::check(keisen_projection_add_observer(projection.handle(), report, destroy_callback,
                                                 context, &number));
  });
  return number;
}

std::uint32_t tick_count(nb::handle count) {
  const std::size_t wanted = size(count, "count");
  if (wanted > std::numeric_limits<std::uint32_t>::max())
    invalid("count does not fit 32 bits, got " + std::to_string(wanted));
  return static_cast<std::uint32_t>(wanted);
}

std::vector<double> ticks(const Projection &projection, nb::handle count) {
  const std::uint32_t wanted = tick_count(count);
  Unlocked unlocked;
  return projection.ticks(wanted);
}

std::vector<double> minor_ticks(const Projection &projection, nb::handle count) {
  const std::uint32_t wanted = tick_count(count);
  Unlocked unlocked;
  return projection.minor_ticks(wanted);
}

void nice(Projection &projection, nb::handle count) {
  const std::uint32_t wanted = tick_count(count);
  Unlocked unlocked;
  projection.nice(wanted);
}

std::string format(const Projection &projection,
                   std::tuple<std::int64_t, double, int> value,
                   std::tuple<nb::handle, nb::handle, nb::handle, nb::handle, nb::handle> format) {
  const auto [origin, offset, unit] = value;
  const keisen::TickFormat written = tick_format(format);
  Unlocked unlocked;
  return projection.format({origin, offset, static_cast<TimeUnit>(unit)}, written);
}

void set_range_values(Projection &projection, const Place &min, const Place &max) {
  projection.set_range_values(value(min), value(max));
}

void set_ends(Projection &projection,
              const std::optional<Place> &min,
              const std::optional<Place> &max) {
  const auto end = [](const std::optional<Place> &place) {
    return place ? std::optional(value(*place)) : std::nullopt;
  };
  projection.set_ends(end(min), end(max));
}

void set_follow(Projection &projection, nb::handle follow) {
  const bool follows = boolean(follow, "follow");
  Unlocked unlocked;
  projection.set_follow(follows);
}

void set_reversed(Projection &projection, nb::handle reversed) {
  projection.set_reversed(boolean(reversed, "reversed"));
}

void fit(Projection &projection, nb::handle margins) {
  const bool has_margins = boolean(margins, "margins");
  Unlocked unlocked;
  projection.fit(has_margins);
}

} // namespace

void bind_projection(nb::module_ &module) {
  nb::class_<keisen::CustomScale>(module, "CustomScale")
      .def(nb::new_(&make_custom_scale), nb::arg("functions"), nb::arg("label").none(),
           nb::arg("low").none(), nb::arg("high").none(), nb::arg("ticks").none());
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
      .def_prop_ro("scale", scale_name)
      .def_prop_ro("unit",
                   [](const Projection &projection) -> std::optional<const char *> {
                     const TimeUnit unit = projection.unit();
                     if (unit == TimeUnit::automatic)
                       return std::nullopt;
                     return word_for(unit, time_units);
                   })
      .def_prop_ro("zone", &Projection::zone)
      .def(
          "set_zone",
          [](Projection &projection, nb::handle zone) { projection.set_zone(text(zone, "zone")); },
          nb::arg("zone").none())
      .def_prop_ro("base",
                   [](const Projection &projection) { return projection.scale_options().base; })
      .def_prop_ro(
          "threshold",
          [](const Projection &projection) { return projection.scale_options().threshold; })
      .def_prop_ro("closed_weekdays", closed_weekdays)
      .def_prop_ro("open_hours", open_hours)
      .def_prop_ro("names",
                   [](const Projection &projection) { return projection.scale_options().names; })
      .def("set_scale", set_scale, nb::arg("scale").none(), nb::arg("base").none(),
           nb::arg("threshold").none(), nb::arg("unit").none(), nb::arg("zone").none(),
           nb::arg("closed_weekdays").none(), nb::arg("open_hours").none(), nb::arg("names"),
           nb::arg("custom").none())
      .def("map", map, nb::arg("values").none())
      .def("invert", invert, nb::arg("fractions").none())
      .def("convert", convert, nb::arg("values").none(), nb::arg("other"))
      .def("set_will_update", set_will_update, nb::arg("hook").none())
      .def("observe", observe, nb::arg("observer"))
      .def("remove_observer", &Projection::remove_observer, nb::arg("number"))
      .def("ticks", ticks, nb::arg("count").none())
      .def("minor_ticks", minor_ticks, nb::arg("count").none())
      .def("nice", nice, nb::arg("count").none())
      .def("format", format, nb::arg("value"), nb::arg("format"))
      .def_prop_rw("follow", &Projection::follow, set_follow,
                   nb::for_setter(nb::arg("follow").none()))
      .def_prop_rw("reversed", &Projection::reversed, set_reversed,
                   nb::for_setter(nb::arg("reversed").none()))
      .def_prop_ro("fixed", &Projection::fixed)
      .def(
          "set_range",
          [](Projection &projection, nb::handle range) {
            const auto [min, max] = numbers_of<2>(range, "range");
            projection.set_range(min, max);
          },
          nb::arg("range").none())
      .def("set_range_values", set_range_values, nb::arg("min"), nb::arg("max"))
      .def("set_ends", set_ends, nb::arg("min").none(), nb::arg("max").none())
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
      .def("fit", fit, nb::arg("margins").none())
      .def("unset", &Projection::unset);

  nb::class_<Space>(module, "Space")
      .def(nb::init<const Projection &, const Projection &>(), nb::arg("x"), nb::arg("y"))
      .def_prop_ro("x", &Space::x)
      .def_prop_ro("y", &Space::y);
}

} // namespace keisen_python
