// SPDX-License-Identifier: MIT
//
// Updaters.
#pragma once

#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/projection.hpp>
#include <keisen/restriction.hpp>
#include <keisen/series.hpp>
#include <keisen/value.hpp>

#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace keisen {

/// A series that an updater follows, and the projection within whose range its rows count.
struct AttachedSeries {
  Series series;
  /// Nothing where all rows count.
  std::optional<Projection> within;
};

/// Decides the range of a projection: the extremes of its data, through restrictions in list order.
///
/// It runs when asked, or in every frame of a chart that it was added to. Without data and
/// restrictions the range stays; with restrictions alone these begin with the empty range; one that
/// is empty at the end is not stored.
class Updater : public Object<Updater,
                              keisen_updater,
                              keisen_updater_retain,
                              keisen_updater_release,
                              keisen_updater_equal> {
public:
  using Object::Object;

  /// Makes an updater without data and restrictions.
  explicit Updater(const Projection &target)
      : Object(detail::make<keisen_updater>(keisen_updater_create, target.handle())) {}

  /// Returns what it decides about.
  Projection target() const {
    return detail::object<Projection>(keisen_updater_get_target, handle());
  }

  /// Decides the range now; returns whether it is another one than before.
  ///
  /// `time` is in seconds, for restrictions that move by themselves; nothing lets each take the
  /// latest that it knows. When it throws, the range stays.
  bool update(std::optional<double> time = std::nullopt) {
    return detail::get<bool>(keisen_updater_update, handle(), time ? *time : std::nan(""));
  }

  /// Returns the first time at or after `time` at which it would decide something else by itself;
  /// nothing for never.
  std::optional<double> next_time(double time) const {
    double next = 0;
    check(keisen_updater_get_next_time(handle(), time, &next));
    if (std::isinf(next))
      return std::nullopt;
    return next;
  }

  /// Lets ranges be stored turned round.
  void set_reversed(bool reversed) { check(keisen_updater_set_reversed(handle(), reversed)); }

  /// Tells whether ranges are stored turned round.
  bool reversed() const { return detail::get<bool>(keisen_updater_get_reversed, handle()); }

  /// Adds a restriction behind the others.
  void append(const Restriction &restriction) {
    check(keisen_updater_append(handle(), restriction.handle()));
  }

  /// Adds a restriction at a place, from 0 to the number of restrictions.
  void insert(std::size_t index, const Restriction &restriction) {
    check(keisen_updater_insert(handle(), index, restriction.handle()));
  }

  /// Moves a restriction to another place.
  void move(std::size_t from, std::size_t to) { check(keisen_updater_move(handle(), from, to)); }

  /// Puts a restriction in the place of another one.
  void replace(std::size_t index, const Restriction &restriction) {
    check(keisen_updater_replace(handle(), index, restriction.handle()));
  }

  /// Takes a restriction out.
  void remove(std::size_t index) { check(keisen_updater_remove(handle(), index)); }

  /// Takes all restrictions out.
  void remove_all() { check(keisen_updater_remove_all(handle())); }

  /// Returns the restrictions, in the order in which they run.
  std::vector<Restriction> restrictions() const {
    return detail::objects<Restriction>(keisen_updater_get_restriction_count,
                                        keisen_updater_get_restriction, handle());
  }

  /// Extends the data to a value; one that is NaN or infinite counts for nothing.
  void add_value(const Value &value) {
    check(keisen_updater_add_value(handle(), detail::c_value(value)));
  }

  /// Extends the data to values in data units.
  void add_values(const std::vector<double> &values) {
    check(keisen_updater_add_values(handle(), values.data(), values.size()));
  }

  /// Forgets the values that were added; series stay.
  void clear_values() { check(keisen_updater_clear_values(handle())); }

  /// Follows the data of a series as it grows, shrinks and is replaced: all of its rows.
  void attach(const Series &series) {
    check(keisen_updater_attach(handle(), series.handle(), nullptr));
  }

  /// Follows the rows of a series within the range of another projection that it draws through.
  void attach(const Series &series, const Projection &within) {
    check(keisen_updater_attach(handle(), series.handle(), within.handle()));
  }

  /// Follows a series no more, if it does.
  void detach_series(const Series &series) {
    check(keisen_updater_detach(handle(), series.handle()));
  }

  /// Returns the series that it follows, in the order of being attached.
  std::vector<AttachedSeries> attached() const {
    return detail::list<AttachedSeries>(
        keisen_updater_get_series_count, handle(), [&](std::size_t i) {
          AttachedSeries attached{detail::object<Series>(keisen_updater_get_series, handle(), i),
                                  std::nullopt};
          if (auto *within =
                  detail::make<keisen_projection>(keisen_updater_get_within, handle(), i))
            attached.within = Projection::adopt(within);
          return attached;
        });
  }
};

} // namespace keisen
