// SPDX-License-Identifier: MIT
//
// Projections.
#pragma once

#include <keisen/column.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/scale.hpp>
#include <keisen/tick_format.hpp>
#include <keisen/value.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// The range of a projection, relative to its origin; reversed when min > max.
struct Range {
  double min = 0;
  double max = 1;
};

/// A range and the origin that it is relative to, in data units.
struct RangeTime {
  std::int64_t origin = 0;
  double min = 0;
  double max = 1;
};

/// A range on its way to a projection, relative to an origin; it may be empty, reversed or
/// infinite.
struct ProposedRange {
  double min = std::numeric_limits<double>::infinity();
  double max = -std::numeric_limits<double>::infinity();

  /// Tells whether it holds nothing, as the range that any value extends.
  bool is_empty() const noexcept {
    return min > max && (min == std::numeric_limits<double>::infinity() ||
                         max == -std::numeric_limits<double>::infinity());
  }
};

/// What a projection holds at one moment.
struct ProjectionRange {
  /// How data becomes distance.
  Scale scale = Scale::automatic;
  /// What the range is relative to, in data units.
  std::int64_t origin = 0;
  /// Value at the left or at the bottom, relative to the origin.
  double min = 0;
  /// Value at the right or at the top, relative to the origin.
  double max = 0;
};

namespace detail {

/// Returns what C tells of a range; nothing for none.
inline std::optional<ProjectionRange> projection_range(const keisen_projection_range &c) noexcept {
  if (!c.set)
    return std::nullopt;
  return ProjectionRange{static_cast<Scale>(c.scale), c.origin, c.min, c.max};
}

} // namespace detail

/// One dimension: a range and a scale. One projection in two spaces or charts links them.
class Projection : public Object<Projection,
                                 keisen_projection,
                                 keisen_projection_retain,
                                 keisen_projection_release,
                                 keisen_projection_equal> {
public:
  using Object::Object;

  /// Makes a projection with a range: `min` at the left or bottom, `max` at the right or top.
  Projection(double min, double max, Scale scale = Scale::linear)
      : Object(detail::make<keisen_projection>(
            keisen_projection_create, min, max, static_cast<keisen_scale>(scale))) {}

  /// Makes a projection that follows its data.
  explicit Projection(Scale scale = Scale::automatic)
      : Object(detail::make<keisen_projection>(keisen_projection_create_unset,
                                               static_cast<keisen_scale>(scale))) {}

  /// Decides the range; the origin stays.
  void set_range(double min, double max) { check(keisen_projection_set_range(handle(), min, max)); }

  /// Sets origin and range together: for times, and for any large integers.
  void set_range_time(std::int64_t origin, double min, double max) {
    check(keisen_projection_set_range_time(handle(), origin, min, max));
  }

  /// Sets the range by two values, exact: absolute numbers, or instants in any units.
  ///
  /// Instants make a time scale of Scale::automatic.
  void set_range_values(const Value &min, const Value &max) {
    check(keisen_projection_set_range_values(handle(), detail::c_value(min), detail::c_value(max)));
  }

  /// Returns the range, relative to the origin: what was decided, else what the data gives it now.
  Range range() const {
    Range range;
    check(keisen_projection_get_range(handle(), &range.min, &range.max));
    return range;
  }

  /// Returns origin and range in one step.
  RangeTime range_time() const {
    RangeTime range;
    check(keisen_projection_get_range_time(handle(), &range.origin, &range.min, &range.max));
    return range;
  }

  /// Returns the origin of the range, in data units.
  std::int64_t origin() const {
    return detail::get<std::int64_t>(keisen_projection_get_origin, handle());
  }

  /// Moves the origin and leaves the range where it is.
  void rebase(std::int64_t origin) { check(keisen_projection_rebase(handle(), origin)); }

  /// Decides the lesser end of the range, wherever it is drawn; the other end stays what it is.
  void set_min(double min) { check(keisen_projection_set_min(handle(), min)); }

  /// Decides the greater end of the range, wherever it is drawn; the other end stays what it is.
  void set_max(double max) { check(keisen_projection_set_max(handle(), max)); }

  /// Decides each end of the range, exact, or lets it follow the data; the direction stays.
  void set_ends(const std::optional<Value> &min, const std::optional<Value> &max) {
    const keisen_value low = detail::c_value(min.value_or(Value{}));
    const keisen_value high = detail::c_value(max.value_or(Value{}));
    check(keisen_projection_set_ends(handle(), min ? &low : nullptr, max ? &high : nullptr));
  }

  /// Returns which ends of the range are decided: the lesser one, the greater one.
  std::pair<bool, bool> fixed() const {
    std::pair<bool, bool> fixed;
    check(keisen_projection_get_fixed(handle(), &fixed.first, &fixed.second));
    return fixed;
  }

  /// Changes whether the greater value is at the left or at the bottom; decides nothing.
  void set_reversed(bool reversed) { check(keisen_projection_set_reversed(handle(), reversed)); }

  /// Returns whether the greater value is at the left or at the bottom.
  bool reversed() const { return detail::get<bool>(keisen_projection_get_reversed, handle()); }

  /// Decides the range, now and once: what it shows while it follows the data or, without margins,
  /// the exact extents.
  void fit(bool margins = true) {
    check(margins ? keisen_projection_fit(handle()) : keisen_projection_fit_extents(handle()));
  }

  /// Lets both ends of the range follow the data.
  void unset() { check(keisen_projection_unset(handle())); }

  /// Returns whether an end of the range follows the data.
  bool follow() const { return detail::get<bool>(keisen_projection_get_follow, handle()); }

  /// Lets the range follow the data, as unset(), or decides it, as fit().
  void set_follow(bool follow) { check(keisen_projection_set_follow(handle(), follow)); }

  /// Changes the scale; the range stays, and so do its numbers.
  void set_scale(const ScaleOptions &options) {
    std::vector<const char *> names = detail::c_strings(options.names);
    keisen_scale_options c = detail::c_struct<keisen_scale_options>(options);
    c.names = names.data();
    c.name_count = names.size();
    check(keisen_projection_set_scale(handle(), &c));
  }

  /// Changes the scale, with the defaults of what belongs to it.
  void set_scale(Scale scale) {
    ScaleOptions options;
    options.scale = scale;
    set_scale(options);
  }

  /// Changes the scale to one of the caller's.
  void set_scale(const CustomScale &scale) {
    ScaleOptions options;
    options.scale = Scale::custom;
    options.custom = scale;
    set_scale(options);
  }

  /// Returns the scale as it was given or as the data has decided, else Scale::automatic.
  Scale scale() const {
    keisen_scale scale = KEISEN_SCALE_AUTOMATIC;
    check(keisen_projection_get_scale(handle(), &scale));
    return static_cast<Scale>(scale);
  }

  /// Returns the scale and what belongs to it; other fields have their defaults. Throws
  /// Status::invalid_argument where another thread takes names away meanwhile.
  ScaleOptions scale_options() const {
    keisen_scale_options c = KEISEN_SCALE_OPTIONS_INIT;
    check(keisen_projection_get_scale_options(handle(), &c));
    ScaleOptions options;
    options.scale = static_cast<Scale>(c.scale);
    options.base = c.base;
    options.threshold = c.threshold;
    options.unit = static_cast<TimeUnit>(c.unit);
    options.closed_weekdays = c.closed_weekdays;
    if (c.zone != nullptr)
      options.zone = c.zone;
    options.open_from = c.open_from;
    options.open_until = c.open_until;
    if (options.scale == Scale::custom)
      options.custom = detail::object<CustomScale>(keisen_projection_get_custom_scale, handle());
    for (std::size_t i = 0; i < c.name_count; ++i)
      options.names.push_back(detail::text(keisen_projection_get_category_name, handle(), i));
    return options;
  }

  /// Returns the places of names on a scale of names, which takes those that it lacks behind the
  /// others; a scale that nobody chose, linear or automatic, becomes one of these names.
  ///
  /// @throws Error with Status::invalid_argument when the scale is one of numbers or times.
  Column place_names(const std::vector<std::string> &names) const {
    const std::vector<const char *> texts = detail::c_strings(names);
    return detail::object<Column>(keisen_projection_place_names, handle(), texts.data(),
                                  texts.size());
  }

  /// Returns the unit of a time scale as it was given or as the data has decided, else automatic.
  TimeUnit unit() const {
    keisen_time_unit unit = KEISEN_TIME_UNIT_AUTOMATIC;
    check(keisen_projection_get_unit(handle(), &unit));
    return static_cast<TimeUnit>(unit);
  }

  /// Returns the name of a time scale's zone; nothing on any other scale.
  std::optional<std::string> zone() const {
    const char *zone = nullptr;
    check(keisen_projection_get_zone(handle(), &zone));
    if (!zone)
      return std::nullopt;
    return zone;
  }

  /// Changes the zone of a time scale; its unit and what it leaves out stay. Any other scale
  /// becomes one of time.
  void set_zone(const std::string &zone) {
    check(keisen_projection_set_zone(handle(), detail::c_string(zone)));
  }

  /// Returns where values stand: 0 at `min`, 1 at `max`; NaN for what has no place on the scale.
  std::vector<double> map(std::vector<double> values) const {
    check(keisen_projection_map(handle(), values.data(), values.size(), values.data()));
    return values;
  }

  /// Returns what stands at fractions of the length, relative to the origin: the inverse of map().
  std::vector<double> invert(std::vector<double> fractions) const {
    check(keisen_projection_invert(handle(), fractions.data(), fractions.size(), fractions.data()));
    return fractions;
  }

  /// Returns the values of another projection that stand where values of this one do, if both go
  /// along one side of a plot; NaN for what has no place.
  std::vector<double> convert(std::vector<double> values, const Projection &other) const {
    check(keisen_projection_convert(handle(), values.data(), values.size(), other.handle(),
                                    values.data()));
    return values;
  }

  /// Sets what rewrites every range before it is stored, relative to the origin that it will have;
  /// nothing takes it away.
  ///
  /// It runs on the thread that changes the range, and must not change this projection. What it
  /// throws fails that change, nested in an Error of Status::callback; the old range stays.
  void set_will_update(std::function<void(ProposedRange &)> hook) {
    using Hook = std::function<void(ProposedRange &)>;
    if (!hook) {
      check(keisen_projection_set_will_update(handle(), nullptr, nullptr, nullptr));
      return;
    }
    const keisen_range_hook callback = [](keisen_proposed_range *range, void *context) {
      return detail::guarded([&] {
        ProposedRange proposed{range->min, range->max};
        (*static_cast<Hook *>(context))(proposed);
        *range = {proposed.min, proposed.max};
      });
    };
    detail::hand_over(std::move(hook), [&](void *context) {
      return keisen_projection_set_will_update(handle(), callback, detail::destroy<Hook>, context);
    });
  }

  /// Lets a function be told of every change of the range or its scale, after it, on the thread
  /// that made it; it gets nothing where there is no range any more. What it throws is lost.
  ///
  /// Returns what remove_observer() takes.
  std::uint64_t add_observer(std::function<void(const std::optional<ProjectionRange> &)> observer) {
    using Observer = std::function<void(const std::optional<ProjectionRange> &)>;
    const keisen_range_observer callback = [](const keisen_projection_range *range, void *context) {
      // The change has been made: there is no call left that could fail.
      detail::unheard(
          [&] { (*static_cast<Observer *>(context))(detail::projection_range(*range)); });
    };
    if (!observer)
      throw Error(Status::invalid_argument, "observer is empty");
    std::uint64_t number = 0;
    detail::hand_over(std::move(observer), [&](void *context) {
      return keisen_projection_add_observer(handle(), callback, detail::destroy<Observer>, context,
                                            &number);
    });
    return number;
  }

  /// Ends an observation; one that has ended already changes nothing.
  void remove_observer(std::uint64_t number) {
    check(keisen_projection_remove_observer(handle(), number));
  }

  /// Returns the values that get a tick, about `count` of them, as an axis chooses them.
  std::vector<double> ticks(std::uint32_t count = 5) const {
    return values(keisen_projection_get_ticks, count);
  }

  /// Returns the values that get a minor tick between about `count` ticks.
  std::vector<double> minor_ticks(std::uint32_t count = 5) const {
    return values(keisen_projection_get_minor_ticks, count);
  }

  /// Extends the range, now and once, to the ticks that its ends fall between.
  void nice(std::uint32_t count = 5) { check(keisen_projection_nice(handle(), count)); }

  /// Returns how a value reads on the projection's scale.
  std::string format(const Value &value, const TickFormat &format = TickFormat()) const {
    const keisen_tick_format_options options = detail::c_options(format);
    const keisen_value c = detail::c_value(value);
    return detail::text(keisen_projection_format, handle(), c, &options);
  }

private:
  template <typename Get> std::vector<double> values(Get get, std::uint32_t wanted) const {
    std::vector<double> values;
    for (;;) {
      std::size_t count = 0;
      check(get(handle(), wanted, values.size(), values.empty() ? nullptr : values.data(), &count));
      const bool fits = count <= values.size();
      values.resize(count);
      if (fits)
        return values;
    }
  }
};

} // namespace keisen
