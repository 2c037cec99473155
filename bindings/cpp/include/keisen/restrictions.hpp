// SPDX-License-Identifier: MIT
//
// The restrictions that take numbers, and the one that is a function of the caller's.
//
// Each class has a constructor that makes one, one that takes a Restriction for the kind that it
// is, and what it was made with. keisen.h says what each does to empty and infinite ranges.
#pragma once

#include <keisen/detail/callbacks.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/projection.hpp>
#include <keisen/range_context.hpp>
#include <keisen/restriction.hpp>
#include <keisen/value.hpp>
#include <keisen/viewport.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

namespace detail {

/// Makes a restriction by a function of C, whose other arguments these are.
template <typename Function, typename... Arguments>
Restriction restriction(Function function, Arguments... arguments) {
  return object<Restriction>(function, arguments...);
}

/// Returns the address of a value for C, NULL for none; `room` holds it.
inline const keisen_value *c_optional(const std::optional<Value> &value, keisen_value &room) {
  if (!value)
    return nullptr;
  room = c_value(*value);
  return &room;
}

} // namespace detail

/// Changes nothing, and notes what it saw last.
class ProbeRestriction : public Restriction {
public:
  ProbeRestriction() : Restriction(detail::restriction(keisen_restriction_create_probe)) {}

  /// Takes a restriction for the probe that it is.
  explicit ProbeRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  /// Returns what it saw last, relative to the origin of the updater's target; the empty range
  /// where there was none yet.
  ProposedRange last() const {
    keisen_proposed_range range = {};
    check(keisen_restriction_get_last(handle(), &range));
    return {range.min, range.max};
  }
};

/// Does what a function says: `[](ProposedRange &range, const RangeContext &about) { ... }`.
class BlockRestriction : public Restriction {
public:
  using Body = std::function<void(ProposedRange &, const RangeContext &)>;

  /// `projections` are those besides the target whose ranges it reads. What it throws fails an
  /// update, nested in an Error of Status::callback, and the range stays.
  explicit BlockRestriction(Body body,
                            const std::string &name = "Block",
                            const std::vector<Projection> &projections = {})
      : Restriction(create(std::move(body), name, projections)) {}

  /// Takes a restriction for the block that it is.
  explicit BlockRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

private:
  static Restriction
  create(Body body, const std::string &name, const std::vector<Projection> &projections) {
    if (!body)
      throw Error(Status::invalid_argument, "body is empty");
    if (projections.size() > std::numeric_limits<std::uint32_t>::max())
      throw Error(Status::invalid_argument,
                  "projections are too many: " + std::to_string(projections.size()));
    std::vector<keisen_projection *> handles;
    for (const Projection &projection : projections)
      handles.push_back(projection.handle());
    keisen_custom_restriction_options options = KEISEN_CUSTOM_RESTRICTION_OPTIONS_INIT;
    options.label = detail::c_string(name);
    options.projections = handles.data();
    options.projection_count = static_cast<std::uint32_t>(handles.size());
    const keisen_restriction_function function =
        [](keisen_proposed_range *range, const keisen_range_context *about, void *context) {
          return detail::guarded([&] {
            ProposedRange proposed{range->min, range->max};
            (*static_cast<Body *>(context))(proposed, RangeContext(about));
            *range = {proposed.min, proposed.max};
          });
        };
    keisen_restriction *restriction = nullptr;
    detail::hand_over(std::move(body), [&](void *context) {
      return keisen_restriction_create_custom(function, detail::destroy<Body>, context, &options,
                                              &restriction);
    });
    return adopt(restriction);
  }
};

/// Takes the data's extremes, or values that are given: data in (2, 7) with (0, 5) becomes (0, 7).
class SourceRestriction : public Restriction {
public:
  SourceRestriction(const Value &min,
                    const Value &max,
                    bool expand_min = true,
                    bool expand_max = true)
      : Restriction(detail::restriction(keisen_restriction_create_source,
                                        detail::c_value(min),
                                        detail::c_value(max),
                                        expand_min,
                                        expand_max)) {}

  /// Takes a restriction for the source that it is.
  explicit SourceRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  /// Makes one that reaches to both values at least.
  static SourceRestriction expand(const Value &min, const Value &max) { return {min, max}; }

  /// Makes one that takes both values only without data.
  static SourceRestriction if_null(const Value &min, const Value &max) {
    return {min, max, false, false};
  }

  Value min() const { return value(KEISEN_RESTRICTION_PARAMETER_MIN); }
  Value max() const { return value(KEISEN_RESTRICTION_PARAMETER_MAX); }
  bool expand_min() const { return flag(KEISEN_RESTRICTION_PARAMETER_EXPAND_MIN); }
  bool expand_max() const { return flag(KEISEN_RESTRICTION_PARAMETER_EXPAND_MAX); }
};

/// Gives the range a length about an anchor: (0, 10) with length 4 becomes (3, 7) about 0.
class LengthRestriction : public Restriction {
public:
  /// `anchor` keeps its place: -1 the least value, 0 the middle, 1 the greatest.
  explicit LengthRestriction(const Value &length, double anchor = 0, const Value &offset = Value())
      : Restriction(detail::restriction(keisen_restriction_create_length,
                                        detail::c_value(length),
                                        anchor,
                                        detail::c_value(offset))) {}

  /// Takes a restriction for the length that it is.
  explicit LengthRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  Value length() const { return value(KEISEN_RESTRICTION_PARAMETER_LENGTH); }
  double anchor() const { return number(KEISEN_RESTRICTION_PARAMETER_ANCHOR); }
  Value offset() const { return value(KEISEN_RESTRICTION_PARAMETER_OFFSET); }
};

/// Which way padding may move the ends of a range.
struct PaddingOptions {
  /// Whether the least value may rise to where the padded data begins.
  bool shrink_min = false;
  /// Whether the greatest value may sink to where the padded data ends.
  bool shrink_max = false;
  /// Whether the range itself is padded before it is compared with the data.
  bool applies_to_current = false;
};

/// Keeps room beside the data: of data in (0, 10) with 5 and 5, (-20, 12) becomes (-20, 15).
class PaddingRestriction : public Restriction {
public:
  PaddingRestriction(const Value &low,
                     const Value &high,
                     const PaddingOptions &options = PaddingOptions())
      : Restriction(create(low, high, options)) {}

  /// Takes a restriction for the padding that it is.
  explicit PaddingRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  Value low() const { return value(KEISEN_RESTRICTION_PARAMETER_LOW); }
  Value high() const { return value(KEISEN_RESTRICTION_PARAMETER_HIGH); }
  bool shrink_min() const { return flag(KEISEN_RESTRICTION_PARAMETER_SHRINK_MIN); }
  bool shrink_max() const { return flag(KEISEN_RESTRICTION_PARAMETER_SHRINK_MAX); }
  bool applies_to_current() const { return flag(KEISEN_RESTRICTION_PARAMETER_APPLIES_TO_CURRENT); }

private:
  static Restriction create(const Value &low, const Value &high, const PaddingOptions &options) {
    keisen_padding_options c = detail::c_struct<keisen_padding_options>(options);
    return detail::restriction(keisen_restriction_create_padding, detail::c_value(low),
                               detail::c_value(high), &c);
  }
};

/// Where the multiples of an interval stand, and which way ends move.
struct IntervalOptions {
  /// What multiples are counted from.
  Value anchor;
  /// Whether the least value rises to a multiple instead of sinking.
  bool shrink_min = false;
  /// Whether the greatest value sinks to a multiple instead of rising.
  bool shrink_max = false;
};

/// Moves the ends to multiples of a step: (3, 27) with 10 becomes (0, 30).
class IntervalRestriction : public Restriction {
public:
  explicit IntervalRestriction(const Value &step,
                               const IntervalOptions &options = IntervalOptions())
      : Restriction(create(step, options)) {}

  /// Takes a restriction for the interval that it is.
  explicit IntervalRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  Value step() const { return value(KEISEN_RESTRICTION_PARAMETER_STEP); }
  Value anchor() const { return value(KEISEN_RESTRICTION_PARAMETER_ANCHOR); }
  bool shrink_min() const { return flag(KEISEN_RESTRICTION_PARAMETER_SHRINK_MIN); }
  bool shrink_max() const { return flag(KEISEN_RESTRICTION_PARAMETER_SHRINK_MAX); }

private:
  static Restriction create(const Value &step, const IntervalOptions &options) {
    const auto c = detail::c_struct<keisen_interval_options>(options);
    return detail::restriction(keisen_restriction_create_interval, detail::c_value(step), &c);
  }
};

/// Keeps a value in the range: (3, 7) with 0 becomes (0, 7).
class IncludeRestriction : public Restriction {
public:
  explicit IncludeRestriction(const Value &value)
      : Restriction(
            detail::restriction(keisen_restriction_create_include, detail::c_value(value))) {}

  /// Takes a restriction for the one that it is.
  explicit IncludeRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  Value included() const { return value(KEISEN_RESTRICTION_PARAMETER_VALUE); }
};

/// Lets the range reach no further than bounds: (-5, 12) within 0 and 10 becomes (0, 10).
class BoundsRestriction : public Restriction {
public:
  /// One that keeps its length moves a range inside whole: (-5, 1) becomes (0, 6).
  BoundsRestriction(const std::optional<Value> &min,
                    const std::optional<Value> &max,
                    bool keeps_length = false)
      : Restriction(create(min, max, keeps_length)) {}

  /// Takes a restriction for the bounds that it is.
  explicit BoundsRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  std::optional<Value> min() const { return optional(KEISEN_RESTRICTION_PARAMETER_MIN); }
  std::optional<Value> max() const { return optional(KEISEN_RESTRICTION_PARAMETER_MAX); }
  bool keeps_length() const { return flag(KEISEN_RESTRICTION_PARAMETER_KEEPS_LENGTH); }

private:
  static Restriction
  create(const std::optional<Value> &min, const std::optional<Value> &max, bool keeps_length) {
    keisen_value low = {}, high = {};
    return detail::restriction(keisen_restriction_create_bounds, detail::c_optional(min, low),
                               detail::c_optional(max, high), keeps_length);
  }
};

/// Keeps the range's length between two: (4, 6) with at least 10 becomes (0, 10).
class SpanRestriction : public Restriction {
public:
  /// `anchor` keeps its place: -1 the least value, 0 the middle, 1 the greatest.
  SpanRestriction(const std::optional<Value> &min,
                  const std::optional<Value> &max,
                  double anchor = 0)
      : Restriction(create(min, max, anchor)) {}

  /// Takes a restriction for the span that it is.
  explicit SpanRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  std::optional<Value> min() const { return optional(KEISEN_RESTRICTION_PARAMETER_MIN); }
  std::optional<Value> max() const { return optional(KEISEN_RESTRICTION_PARAMETER_MAX); }
  double anchor() const { return number(KEISEN_RESTRICTION_PARAMETER_ANCHOR); }

private:
  static Restriction
  create(const std::optional<Value> &min, const std::optional<Value> &max, double anchor) {
    keisen_value low = {}, high = {};
    return detail::restriction(keisen_restriction_create_span, detail::c_optional(min, low),
                               detail::c_optional(max, high), anchor);
  }
};

/// Adds fractions of the length at the ends, on the scale: (0, 10) with 0.1 and 0.2 becomes
/// (-1, 12).
class MarginsRestriction : public Restriction {
public:
  explicit MarginsRestriction(double low = 0.05, double high = 0.05)
      : Restriction(detail::restriction(keisen_restriction_create_margins, low, high)) {}

  /// Takes a restriction for the margins that it is.
  explicit MarginsRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  double low() const { return number(KEISEN_RESTRICTION_PARAMETER_LOW); }
  double high() const { return number(KEISEN_RESTRICTION_PARAMETER_HIGH); }
};

/// Lets both ends be equally far from a value, on the scale: (-3, 8) around 0 becomes (-8, 8).
class SymmetricRestriction : public Restriction {
public:
  explicit SymmetricRestriction(const Value &around)
      : Restriction(
            detail::restriction(keisen_restriction_create_symmetric, detail::c_value(around))) {}

  /// Takes a restriction for the one that it is.
  explicit SymmetricRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  Value around() const { return value(KEISEN_RESTRICTION_PARAMETER_VALUE); }
};

/// Shows the end of a stream: with length 10 and lead 1, data up to 57 gives (48, 58).
class LatestRestriction : public Restriction {
public:
  explicit LatestRestriction(const Value &length, const Value &lead = Value())
      : Restriction(detail::restriction(
            keisen_restriction_create_latest, detail::c_value(length), detail::c_value(lead))) {}

  /// Takes a restriction for the one that it is.
  explicit LatestRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  Value length() const { return value(KEISEN_RESTRICTION_PARAMETER_LENGTH); }
  Value lead() const { return value(KEISEN_RESTRICTION_PARAMETER_LEAD); }
};

/// Extends the range to the ticks that its ends fall between: (0.3, 9.7) becomes (0, 10).
class NiceRestriction : public Restriction {
public:
  explicit NiceRestriction(std::uint32_t count = 5)
      : Restriction(detail::restriction(keisen_restriction_create_nice, count)) {}

  /// Takes a restriction for the one that it is.
  explicit NiceRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  std::uint32_t count() const {
    return static_cast<std::uint32_t>(value(KEISEN_RESTRICTION_PARAMETER_COUNT).origin);
  }
};

/// Keeps the range above 0, for log scales: (-5, 20) with 0.1 becomes (0.1, 20).
class PositiveRestriction : public Restriction {
public:
  /// Without `min`, the lowest positive value of the data stands for what is not positive.
  explicit PositiveRestriction(const std::optional<Value> &min = std::nullopt)
      : Restriction(create(min)) {}

  /// Takes a restriction for the one that it is.
  explicit PositiveRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  std::optional<Value> min() const { return optional(KEISEN_RESTRICTION_PARAMETER_MIN); }

private:
  static Restriction create(const std::optional<Value> &min) {
    keisen_value room = {};
    return detail::restriction(keisen_restriction_create_positive, detail::c_optional(min, room));
  }
};

/// Shows as much data per point as another projection does, times a ratio: beside a range of 30 on
/// 300 points, (0, 10) on 200 points becomes (-5, 15).
class AspectRestriction : public Restriction {
public:
  /// The viewports are the lengths of the plot along this projection and along the other one;
  /// `anchor` keeps its place: -1 the least value, 0 the middle, 1 the greatest.
  AspectRestriction(const Projection &other,
                    const Viewport &viewport,
                    const Viewport &other_viewport,
                    double ratio = 1,
                    double anchor = 0)
      : Restriction(create(other, viewport, other_viewport, ratio, anchor)) {}

  /// Takes a restriction for the aspect that it is.
  explicit AspectRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  Projection other() const {
    return detail::object<Projection>(keisen_restriction_get_projection, handle(), std::size_t{0});
  }
  Viewport viewport() const { return detail::viewport(handle(), false); }
  Viewport other_viewport() const { return detail::viewport(handle(), true); }
  double ratio() const { return number(KEISEN_RESTRICTION_PARAMETER_RATIO); }
  double anchor() const { return number(KEISEN_RESTRICTION_PARAMETER_ANCHOR); }

private:
  static Restriction create(const Projection &other,
                            const Viewport &viewport,
                            const Viewport &other_viewport,
                            double ratio,
                            double anchor) {
    const keisen_viewport own = detail::c_viewport(viewport);
    const keisen_viewport others = detail::c_viewport(other_viewport);
    return detail::restriction(keisen_restriction_create_aspect, other.handle(), ratio, &own,
                               &others, anchor);
  }
};

} // namespace keisen
