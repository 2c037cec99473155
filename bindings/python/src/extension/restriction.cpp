// SPDX-License-Identifier: MIT
#include "restriction.hpp"

#include "callback.hpp"
#include "gil.hpp"
#include "module.hpp"
#include "words.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace keisen_python {

void take_range(nb::handle result, keisen_proposed_range &range) {
  if (result.is_none())
    return;
  const auto [min, max] = numbers_of<2>(result, "what a callable returns");
  range = {min, max};
}

namespace {

using keisen::Projection;
using keisen::Restriction;
using keisen::RestrictionKind;
using Pair = std::pair<double, double>;

/// Words for the scales that callables get; any other is "unknown".
const Word<keisen::Scale> scales_of_ranges[] = {
    {"linear", keisen::Scale::linear},     {"log", keisen::Scale::log},
    {"symlog", keisen::Scale::symlog},     {"sqrt", keisen::Scale::square_root},
    {"category", keisen::Scale::category}, {"time", keisen::Scale::time},
};
const Word<keisen_restriction_parameter> parameters[] = {
    {"min", KEISEN_RESTRICTION_PARAMETER_MIN},
    {"max", KEISEN_RESTRICTION_PARAMETER_MAX},
    {"length", KEISEN_RESTRICTION_PARAMETER_LENGTH},
    {"anchor", KEISEN_RESTRICTION_PARAMETER_ANCHOR},
    {"offset", KEISEN_RESTRICTION_PARAMETER_OFFSET},
    {"low", KEISEN_RESTRICTION_PARAMETER_LOW},
    {"high", KEISEN_RESTRICTION_PARAMETER_HIGH},
    {"step", KEISEN_RESTRICTION_PARAMETER_STEP},
    {"value", KEISEN_RESTRICTION_PARAMETER_VALUE},
    {"lead", KEISEN_RESTRICTION_PARAMETER_LEAD},
    {"count", KEISEN_RESTRICTION_PARAMETER_COUNT},
    {"ratio", KEISEN_RESTRICTION_PARAMETER_RATIO},
    {"angle", KEISEN_RESTRICTION_PARAMETER_ANGLE},
    {"expand_min", KEISEN_RESTRICTION_PARAMETER_EXPAND_MIN},
    {"expand_max", KEISEN_RESTRICTION_PARAMETER_EXPAND_MAX},
    {"shrink_min", KEISEN_RESTRICTION_PARAMETER_SHRINK_MIN},
    {"shrink_max", KEISEN_RESTRICTION_PARAMETER_SHRINK_MAX},
    {"applies_to_current", KEISEN_RESTRICTION_PARAMETER_APPLIES_TO_CURRENT},
    {"keeps_length", KEISEN_RESTRICTION_PARAMETER_KEEPS_LENGTH},
    {"units_per_point", KEISEN_RESTRICTION_PARAMETER_UNITS_PER_POINT},
    {"initial", KEISEN_RESTRICTION_PARAMETER_INITIAL},
};

/// What C lends to a restriction, for Python, which may keep it: then its number is refused.
struct RangeContext {
  keisen_range_context lent;
  Projection projection;
};

RangeContext copied(const keisen_range_context &lent) {
  return {lent, Projection::borrow(lent.projection)};
}

std::optional<Pair> source(const RangeContext &context) {
  const keisen_proposed_range &range = context.lent.source;
  if (range.min > range.max)
    return std::nullopt;
  return Pair(range.min, range.max);
}

std::optional<double> time(const RangeContext &context) {
  if (std::isnan(context.lent.time))
    return std::nullopt;
  return context.lent.time;
}

Pair range_of(const RangeContext &context, const Projection &projection) {
  keisen_projection_range range = {};
  range.struct_size = sizeof range;
  Unlocked unlocked;
  keisen::check(keisen_range_context_get_range(&context.lent, projection.handle(), &range));
  return {range.min, range.max};
}

keisen_status restrict_range(keisen_proposed_range *range,
                             const keisen_range_context *about,
                             void *context) noexcept {
  return call_python([&] {
    const SharedCallback callback = *static_cast<SharedCallback *>(context);
    take_range((*callback)(range->min, range->max, nb::cast(copied(*about))), *range);
  });
}

Restriction
custom(const HeldCallback &body, nb::handle name, const std::vector<Projection> &projections) {
  const std::string label = text(name, "name");
  std::vector<keisen_projection *> handles;
  for (const Projection &projection : projections)
    handles.push_back(projection.handle());
  if (handles.size() > std::numeric_limits<std::uint32_t>::max())
    invalid("projections are too many: " + std::to_string(handles.size()));
  keisen_custom_restriction_options options = KEISEN_CUSTOM_RESTRICTION_OPTIONS_INIT;
  options.label = keisen::detail::c_string(label);
  options.projections = handles.data();
  options.projection_count = static_cast<std::uint32_t>(handles.size());
  keisen_restriction *restriction = nullptr;
  hand_over(&body, [&](void *context) {
    keisen::check(keisen_restriction_create_custom(restrict_range, destroy_callback, context,
                                                   &options, &restriction));
  });
  return Restriction::adopt(restriction);
}

/// A policy of a window: a callable that gets a length, the range and the context.
auto policy(const HeldCallback *held, const char *name) {
  using Policy =
      std::function<double(double, const keisen::ProposedRange &, const keisen::RangeContext &)>;
  if (held == nullptr)
    return Policy();
  // The library ends it on any thread; a share's last use takes the GIL by itself.
  return Policy([callback = held->callback, name](double length, const keisen::ProposedRange &range,
                                                  const keisen::RangeContext &about) {
    Locked locked;
    try {
      const nb::object result =
          (*callback)(length, range.min, range.max, nb::cast(copied(*about.c())));
      return number(result, name);
    } catch (...) {
      rethrow_as_raised();
    }
  });
}

keisen::Viewport viewport(nb::handle object) {
  nb::tuple pair;
  if (!nb::try_cast<nb::tuple>(object, pair) || pair.size() != 2)
    return number(object, "viewport");
  return {nb::cast<keisen::Chart>(pair[0]), choice(pair[1], "dimension", dimensions)};
}

nb::object read_viewport(const Restriction &restriction, bool other) {
  const keisen::Viewport viewport = keisen::detail::viewport(restriction.handle(), other);
  if (!viewport.chart)
    return nb::float_(viewport.points);
  return nb::make_tuple(nb::cast(*viewport.chart), word_for(viewport.dimension, dimensions));
}

std::optional<keisen::Value> optional(const std::optional<Place> &place) {
  if (!place)
    return std::nullopt;
  return value(*place);
}

Restriction window(nb::handle side,
                   const Place &units_per_point,
                   const std::optional<Place> &min,
                   const std::optional<Place> &max,
                   nb::handle anchor,
                   nb::handle initial,
                   const HeldCallback *length,
                   const HeldCallback *position) {
  keisen::WindowOptions options;
  options.min = optional(min);
  options.max = optional(max);
  options.anchor = number(anchor, "anchor");
  options.initial = number(initial, "initial");
  options.length = policy(length, "length of a window");
  options.position = policy(position, "position of a window");
  return keisen::WindowRestriction(viewport(side), value(units_per_point), options);
}

std::optional<Place> parameter(const Restriction &restriction, nb::handle name) {
  keisen_value read;
  keisen::check(keisen_restriction_get_parameter(restriction.handle(),
                                                 choice(name, "name", parameters), &read));
  if (std::isnan(read.offset))
    return std::nullopt;
  return place(keisen::detail::value(read));
}

std::vector<Projection> projections(const Restriction &restriction) {
  std::vector<Projection> result;
  std::size_t count = 0;
  keisen::check(keisen_restriction_get_projection_count(restriction.handle(), &count));
  for (std::size_t i = 0; i < count; ++i)
    result.push_back(Projection::adopt(keisen::detail::make<keisen_projection>(
        keisen_restriction_get_projection, restriction.handle(), i)));
  return result;
}

std::optional<Pair> last(const Restriction &restriction) {
  const keisen::ProposedRange range = keisen::ProbeRestriction(restriction).last();
  if (range.is_empty())
    return std::nullopt;
  return Pair(range.min, range.max);
}

/// Binds what makes restrictions of numbers.
void bind_makers(nb::class_<Restriction> &bound) {
  bound.def_static("probe", []() -> Restriction { return keisen::ProbeRestriction(); })
      .def_static(
          "source",
          [](const Place &min, const Place &max, nb::handle expand_min,
             nb::handle expand_max) -> Restriction {
            return keisen::SourceRestriction(value(min), value(max),
                                             boolean(expand_min, "expand_min"),
                                             boolean(expand_max, "expand_max"));
          },
          nb::arg("min"), nb::arg("max"), nb::arg("expand_min").none(),
          nb::arg("expand_max").none())
      .def_static(
          "length",
          [](const Place &length, nb::handle anchor, const Place &offset) -> Restriction {
            return keisen::LengthRestriction(value(length), number(anchor, "anchor"),
                                             value(offset));
          },
          nb::arg("length"), nb::arg("anchor").none(), nb::arg("offset"))
      .def_static(
          "padding",
          [](const Place &low, const Place &high, nb::handle shrink_min, nb::handle shrink_max,
             nb::handle applies) -> Restriction {
            return keisen::PaddingRestriction(value(low), value(high),
                                              {boolean(shrink_min, "shrink_min"),
                                               boolean(shrink_max, "shrink_max"),
                                               boolean(applies, "applies_to_current")});
          },
          nb::arg("low"), nb::arg("high"), nb::arg("shrink_min").none(),
          nb::arg("shrink_max").none(), nb::arg("applies_to_current").none())
      .def_static(
          "interval",
          [](const Place &step, const Place &anchor, nb::handle shrink_min,
             nb::handle shrink_max) -> Restriction {
            return keisen::IntervalRestriction(value(step),
                                               {value(anchor), boolean(shrink_min, "shrink_min"),
                                                boolean(shrink_max, "shrink_max")});
          },
          nb::arg("step"), nb::arg("anchor"), nb::arg("shrink_min").none(),
          nb::arg("shrink_max").none())
      .def_static(
          "include",
          [](const Place &included) -> Restriction {
            return keisen::IncludeRestriction(value(included));
          },
          nb::arg("value"))
      .def_static(
          "bounds",
          [](const std::optional<Place> &min, const std::optional<Place> &max,
             nb::handle keeps_length) -> Restriction {
            return keisen::BoundsRestriction(optional(min), optional(max),
                                             boolean(keeps_length, "keeps_length"));
          },
          nb::arg("min").none(), nb::arg("max").none(), nb::arg("keeps_length").none())
      .def_static(
          "span",
          [](const std::optional<Place> &min, const std::optional<Place> &max,
             nb::handle anchor) -> Restriction {
            return keisen::SpanRestriction(optional(min), optional(max), number(anchor, "anchor"));
          },
          nb::arg("min").none(), nb::arg("max").none(), nb::arg("anchor").none())
      .def_static(
          "margins",
          [](nb::handle low, nb::handle high) -> Restriction {
            return keisen::MarginsRestriction(number(low, "low"), number(high, "high"));
          },
          nb::arg("low").none(), nb::arg("high").none())
      .def_static(
          "symmetric",
          [](const Place &around) -> Restriction {
            return keisen::SymmetricRestriction(value(around));
          },
          nb::arg("around"))
      .def_static(
          "latest",
          [](const Place &length, const Place &lead) -> Restriction {
            return keisen::LatestRestriction(value(length), value(lead));
          },
          nb::arg("length"), nb::arg("lead"))
      .def_static(
          "nice",
          [](nb::handle count) -> Restriction {
            const std::size_t wanted = size(count, "count");
            if (wanted > std::numeric_limits<std::uint32_t>::max())
              invalid("count does not fit 32 bits, got " + std::to_string(wanted));
            return keisen::NiceRestriction(static_cast<std::uint32_t>(wanted));
          },
          nb::arg("count").none())
      .def_static(
          "positive",
          [](const std::optional<Place> &min) -> Restriction {
            return keisen::PositiveRestriction(optional(min));
          },
          nb::arg("min").none())
      .def_static(
          "aspect",
          [](const Projection &other, nb::handle ratio, nb::handle own, nb::handle others,
             nb::handle anchor) -> Restriction {
            return keisen::AspectRestriction(other, viewport(own), viewport(others),
                                             number(ratio, "ratio"), number(anchor, "anchor"));
          },
          nb::arg("other"), nb::arg("ratio").none(), nb::arg("viewport").none(),
          nb::arg("other_viewport").none(), nb::arg("anchor").none())
      .def_static("custom", custom, nb::arg("body"), nb::arg("name").none(), nb::arg("projections"))
      .def_static("window", window, nb::arg("viewport").none(), nb::arg("units_per_point"),
                  nb::arg("min").none(), nb::arg("max").none(), nb::arg("anchor").none(),
                  nb::arg("initial").none(), nb::arg("length").none(), nb::arg("position").none());
}

} // namespace

void bind_restriction(nb::module_ &module) {
  nb::class_<RangeContext>(module, "RangeContext")
      .def_prop_ro("origin", [](const RangeContext &context) { return context.lent.origin; })
      .def_prop_ro("scale",
                   [](const RangeContext &context) {
                     return word_for(static_cast<keisen::Scale>(context.lent.scale),
                                     scales_of_ranges);
                   })
      .def_prop_ro("source", source)
      .def_prop_ro("time", time)
      .def_ro("projection", &RangeContext::projection)
      .def("range_of", range_of, nb::arg("projection"));

  nb::class_<Restriction> bound(module, "Restriction");
  bind_makers(bound);
  bound
      .def_prop_ro("kind",
                   [](const Restriction &restriction) {
                     return word_for(restriction.kind(), restriction_kinds);
                   })
      .def_prop_ro("name", &Restriction::name)
      .def("parameter", parameter, nb::arg("name"))
      .def("viewport", read_viewport, nb::arg("other"))
      .def_prop_ro("projections", projections)
      .def_prop_ro("last", last)
      .def(
          "zoom",
          [](Restriction &restriction, nb::handle factor) {
            keisen::WindowRestriction(restriction).zoom(number(factor, "factor"));
          },
          nb::arg("factor").none())
      .def(
          "pan",
          [](Restriction &restriction, const Place &length) {
            keisen::WindowRestriction(restriction).pan(value(length));
          },
          nb::arg("length"))
      .def("reset",
           [](Restriction &restriction) { keisen::WindowRestriction(restriction).reset(); })
      .def(
          "equals",
          [](const Restriction &restriction, const Restriction &other) {
            return restriction == other;
          },
          nb::arg("other"));
}

} // namespace keisen_python
