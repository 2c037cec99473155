// SPDX-License-Identifier: MIT
//
// What series of marks share: columns and options, each a struct, and four functions of C.
#pragma once

#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/series.hpp>
#include <keisen/space.hpp>

#include <optional>
#include <type_traits>
#include <utility>

namespace keisen {

class Chart;

namespace detail {

/// What `Calls` of a kind of mark have in common: its structs, and what these become for C.
template <typename GivenColumns, typename ColumnsOfC, typename GivenOptions, typename OptionsOfC>
struct MarkCalls {
  using Columns = GivenColumns;
  using Options = GivenOptions;

  static ColumnsOfC c_columns(const Columns &columns) { return made<ColumnsOfC>(columns); }
  static OptionsOfC c_options(const Options &options) { return made<OptionsOfC>(options); }

private:
  template <typename C, typename Given> static C made(const Given &given) {
    if constexpr (std::is_constructible_v<C, const Given &>)
      return C(given);
    else
      return c_struct<C>(given);
  }
};

/// A series of one kind, which is class `Kind`.
template <typename Kind> class SeriesOf : public Series {
public:
  /// Takes a series for one of this kind; where it is none, functions of this kind throw
  /// Status::invalid_argument.
  explicit SeriesOf(Series series) noexcept : Series(std::move(series)) {}

  /// Takes over a reference to such a series that the caller has.
  static Kind adopt(keisen_series *handle) { return Kind(Series::adopt(handle)); }

  /// Adds a reference to the caller's to such a series.
  static Kind borrow(keisen_series *handle) { return Kind(Series::borrow(handle)); }

protected:
  explicit SeriesOf(keisen_series *handle) noexcept : Series(handle) {}
};

/// A series of a kind of mark. `Calls` names the kind's `Columns` and `Options`, turns them by
/// `c_columns()` and `c_options()` into those of C, or into what derives from them, which point
/// into the ones given, and names the functions of C that make it, add it, and change either.
template <typename Kind, typename Calls> class MarkSeries : public SeriesOf<Kind> {
public:
  using Columns = typename Calls::Columns;
  using Options = typename Calls::Options;
  using SeriesOf<Kind>::SeriesOf;

  /// Makes a series that belongs to no chart yet.
  MarkSeries(const Space &space, const Columns &columns, const Options &options = Options())
      : SeriesOf<Kind>(make<keisen_series>(
            Calls::create, space.handle(), Calls::c_columns(columns), Calls::c_options(options))) {}

  /// Replaces all columns.
  void set_columns(const Columns &columns) {
    call(Calls::set_columns, this->handle(), Calls::c_columns(columns));
  }

  /// Replaces all options.
  void set_options(const Options &options) {
    call(Calls::set_options, this->handle(), Calls::c_options(options));
  }

  /// Returns what turns values into colours; a series that was made without colour values has none
  /// and throws Status::invalid_argument.
  ColorScale color_scale() const {
    return object<ColorScale>(keisen_series_get_color_scale, this->handle());
  }

private:
  friend class keisen::Chart;

  /// Makes a series and adds it to a chart.
  static Kind add(keisen_chart *chart, const Columns &columns, const Options &options) {
    return object<Kind>(Calls::add, chart, Calls::c_columns(columns), Calls::c_options(options));
  }
};

} // namespace detail

} // namespace keisen
