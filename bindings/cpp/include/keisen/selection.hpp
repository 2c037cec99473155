// SPDX-License-Identifier: MIT
//
// Selections: rows that series show while others are dimmed, and how they are found.
#pragma once

#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/render_options.hpp>
#include <keisen/object.hpp>
#include <keisen/series.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace keisen {

/// Rows of a table that are chosen, which series of that table may show: brushing and linking.
///
/// A series with a selection draws the rows outside of it dimmed, and those in it as ever and above
/// these; so do all series with the same selection, in whatever charts, in their next frame. While
/// it is empty nothing is dimmed.
class Selection : public Object<Selection,
                                keisen_selection,
                                keisen_selection_retain,
                                keisen_selection_release,
                                keisen_selection_equal> {
public:
  using Object::Object;

  /// Makes an empty selection.
  Selection() : Selection(std::vector<std::int64_t>()) {}

  /// Makes a selection of rows in any order, none negative.
  explicit Selection(const std::vector<std::int64_t> &rows, double dimming = 0.15)
      : Object(detail::make<keisen_selection>(keisen_selection_create, rows.data(), rows.size())) {
    check(keisen_selection_set_dimming(handle(), dimming));
  }

  /// Returns the rows, ascending.
  std::vector<std::int64_t> rows() const {
    std::vector<std::int64_t> rows;
    std::size_t count = size();
    do {
      // There may be more of them than at the last call.
      rows.resize(count);
      check(keisen_selection_get_rows(handle(), rows.size(), rows.data(), &count));
    } while (count > rows.size());
    rows.resize(count);
    return rows;
  }

  /// Replaces the rows.
  void set_rows(const std::vector<std::int64_t> &rows) {
    check(keisen_selection_set_rows(handle(), rows.data(), rows.size()));
  }

  /// Replaces the rows by those of another selection.
  void set_rows(const Selection &other) { combine(other, KEISEN_SELECTION_REPLACE); }

  /// Replaces the rows by those at which a mask is not 0.
  void set_mask(const std::vector<std::uint8_t> &mask) {
    check(keisen_selection_set_mask(handle(), mask.data(), mask.size()));
  }

  /// Returns 1 for each of `count` rows from 0 that is in it, else 0.
  std::vector<std::uint8_t> mask(std::size_t count) const {
    std::vector<std::uint8_t> mask(count);
    check(keisen_selection_get_mask(handle(), count, mask.data()));
    return mask;
  }

  /// Returns the number of rows.
  std::size_t size() const {
    return detail::get<std::size_t>(keisen_selection_get_rows, handle(), std::size_t{0}, nullptr);
  }

  /// Tells whether it has no row, and dims nothing.
  bool empty() const { return size() == 0; }

  /// Tells whether a row is in it.
  bool contains(std::int64_t row) const {
    return detail::get<bool>(keisen_selection_contains, handle(), row);
  }

  /// Adds the rows of another selection.
  void unite(const Selection &other) { combine(other, KEISEN_SELECTION_UNITE); }

  /// Leaves those rows alone that are in another selection too.
  void intersect(const Selection &other) { combine(other, KEISEN_SELECTION_INTERSECT); }

  /// Takes the rows of another selection out.
  void subtract(const Selection &other) { combine(other, KEISEN_SELECTION_SUBTRACT); }

  /// Adds the rows of another selection that are not in it, and takes the others out.
  void toggle(const Selection &other) { combine(other, KEISEN_SELECTION_TOGGLE); }

  /// Takes all rows out.
  void clear() { check(keisen_selection_clear(handle())); }

  /// Takes its rows out and adds all others from 0 up to a count.
  void invert(std::size_t count) { check(keisen_selection_invert(handle(), count)); }

  /// Returns what the alpha of rows outside of it is multiplied by.
  double dimming() const { return detail::get<double>(keisen_selection_get_dimming, handle()); }

  /// Changes that: in 0...1.
  void set_dimming(double dimming) { check(keisen_selection_set_dimming(handle(), dimming)); }

private:
  void combine(const Selection &other, keisen_selection_change change) {
    check(keisen_selection_combine(handle(), other.handle(), change));
  }
};

/// How rows are selected by a box or a lasso.
struct SelectOptions {
  /// Device pixels per point of the frame; nothing for those of the last frame, 1 before the first.
  std::optional<double> pixel_ratio;
  /// Where to look; nothing for all series of the chart.
  std::optional<Series> series;
};

/// The rows of one series that lie in a box or a lasso.
struct SelectedRows {
  /// The series.
  Series series;
  /// Its rows, which nothing else shows yet.
  Selection rows;
};

inline void Series::set_selection(const Selection &selection) {
  check(keisen_series_set_selection(handle(), selection.handle()));
}

inline std::optional<Selection> Series::selection() const {
  keisen_selection *found = nullptr;
  check(keisen_series_get_selection(handle(), &found));
  if (found == nullptr)
    return std::nullopt;
  return Selection::adopt(found);
}

namespace detail {

/// Returns the options for C, which borrow the series.
inline keisen_select_options c_options(const SelectOptions &options) {
  keisen_select_options c = c_struct<keisen_select_options>(options);
  c.pixel_ratio = c_pixel_ratio(options.pixel_ratio);
  return c;
}

/// Returns x and y of each point in turn.
inline std::vector<double> coordinates(const std::vector<Point> &points) {
  std::vector<double> numbers;
  numbers.reserve(2 * points.size());
  for (const Point &point : points) {
    numbers.push_back(point.x);
    numbers.push_back(point.y);
  }
  return numbers;
}

/// Takes over what a function of C finds, which gets room for so many series, series, selections
/// and the number that there are.
template <typename Select> std::vector<SelectedRows> selected_rows(Select select) {
  // More than most charts and figures have.
  std::size_t count = 64;
  for (;;) {
    const std::size_t capacity = count;
    std::vector<keisen_series *> series(capacity);
    std::vector<keisen_selection *> selections(capacity);
    std::vector<SelectedRows> found;
    found.reserve(capacity);
    check(select(capacity, series.data(), selections.data(), &count));
    for (std::size_t i = 0; i < std::min(capacity, count); ++i)
      found.push_back({Series::adopt(series[i]), Selection::adopt(selections[i])});
    if (count <= capacity)
      return found;
  }
}

} // namespace detail

} // namespace keisen
