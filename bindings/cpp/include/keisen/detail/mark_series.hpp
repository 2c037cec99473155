// SPDX-License-Identifier: MIT
//
// What series of marks share: columns and options, each a struct, and four functions of C.
#ifndef KEISEN_DETAIL_MARK_SERIES_HPP
#define KEISEN_DETAIL_MARK_SERIES_HPP

#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/handles.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/series.hpp>
#include <keisen/space.hpp>

#include <optional>
#include <utility>

namespace keisen {

namespace detail {

/// A series of a kind of mark. `Calls` names the kind's `Columns` and `Options`, turns them by
/// `c_columns()` and `c_options()` into those of C, or into what derives from them, which point
/// into the ones given, and names the functions of C that make it, add it, and change either.
template <typename Calls> class MarkSeries : public Series {
public:
  using Columns = typename Calls::Columns;
  using Options = typename Calls::Options;

  /// Makes a series that belongs to no chart yet.
  MarkSeries(const Space &space, const Columns &columns, const Options &options = Options())
      : Series(create(Calls::create, space.handle(), columns, options)) {}

  /// Takes a series for one of this kind; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit MarkSeries(Series series) noexcept : Series(std::move(series)) {}

  /// Replaces all columns.
  void set_columns(const Columns &columns) {
    auto c = Calls::c_columns(columns);
    check(Calls::set_columns(handle(), &c));
  }

  /// Replaces all options.
  void set_options(const Options &options) {
    auto c = Calls::c_options(options);
    check(Calls::set_options(handle(), &c));
  }

  /// Returns what turns values into colours; a series that was made without colour values has none
  /// and throws Status::invalid_argument.
  ColorScale color_scale() const {
    return ColorScale::adopt(make<keisen_color_scale>(keisen_series_get_color_scale, handle()));
  }

  /// Makes a series by one of the functions that do.
  template <typename Function, typename Owner>
  static Series
  create(Function function, Owner *owner, const Columns &columns, const Options &options) {
    auto c = Calls::c_columns(columns);
    auto o = Calls::c_options(options);
    return Series::adopt(make<keisen_series>(function, owner, &c, &o));
  }
};

} // namespace detail

} // namespace keisen

#endif
