// SPDX-License-Identifier: MIT
//
// Category bars.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>
#include <keisen/projection.hpp>
#include <keisen/tick_format.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// How category bars look.
// make-faces: fields of keisen_category_bar_options
struct CategoryBarOptions {
  /// Colour of the bars; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// Colours of single bars, from the first on, which come before any other; bars beyond them have
  /// none of their own.
  std::vector<Color> colors;
  /// Which bars stand out.
  BarHighlight highlight = BarHighlight::none;
  /// Colour of bars that stand out; nothing takes the theme's for that.
  std::optional<Color> highlight_color;
  /// Whether bars have their values at their tips, or within them where the plot ends. Where not
  /// all have room so they are turned; where that does not help the maximum alone has its value, if
  /// there is room for it.
  bool value_labels = true;
  /// How the values are written, or nothing for automatic. Where it does not say how many digits
  /// there are, a number with a fraction and more than six digits is rounded to four, and never
  /// before the point.
  TickFormat value_format;
  /// Size of the values, in points, at most 1,000.
  double value_size = 12;
  /// Colour of the values; nothing takes the theme's for labels, and within a bar what can be read
  /// there.
  std::optional<Color> value_color;
  /// Where bars begin, in the units of the values, finite.
  double baseline = 0;
  /// The part of the plot's height, 0 to 0.9, that a fit leaves free beyond the longest bars: above
  /// them, below them where all bars go down, and where bars go both ways half as much again below.
  double headroom = 0.25;
  /// Width of a bar as a part of the way from bar to bar, above 0, at most 1.
  double bar_width = 2.0 / 3;
  /// Width of the border within a bar's edges, in points; 0 is none.
  double border_width = 0;
  /// Colour of the border; nothing takes the theme's for axes.
  std::optional<Color> border_color;
  /// Radius of the two corners at a bar's tip, in points.
  double corner_radius = 0;
  /// Width of the line along the baseline in points, where that runs within the plot; 0 is none.
  double baseline_width = 1;
  /// Colour of that line; nothing takes the theme's for axes.
  std::optional<Color> baseline_color;
  /// What the bars are, for people, or "" for none.
  std::string label;
  /// What the alpha of all bars' colours is multiplied by, in 0...1; borders and values keep
  /// theirs.
  double alpha = 1;
};

namespace detail {

/// The options for C, with what they point into.
struct CategoryBarOptionsForC : keisen_category_bar_options, Pinned {
  explicit CategoryBarOptionsForC(const CategoryBarOptions &options)
      : keisen_category_bar_options(c_struct<keisen_category_bar_options>(options)),
        format_(c_options(options.value_format)) {
    for (const Color &each : options.colors)
      colors_.push_back(c_color(each));
    colors = colors_.data();
    color_count = static_cast<std::uint32_t>(colors_.size());
    value_format = &format_;
  }

private:
  keisen_tick_format_options format_;
  std::vector<keisen_color> colors_;
};

} // namespace detail

/// Upright bars, each with a name below the axis and its value at its tip.
class CategoryBarSeries : public detail::SeriesOf<CategoryBarSeries> {
public:
  using SeriesOf::SeriesOf;

  /// Makes bars that belong to no chart yet: a name for each value.
  CategoryBarSeries(const Space &space,
                    const std::vector<std::string> &names,
                    const Column &values,
                    const CategoryBarOptions &options = CategoryBarOptions())
      : SeriesOf(detail::make<keisen_series>(keisen_series_create_category_bars,
                                             space.handle(),
                                             detail::c_strings(names).data(),
                                             names.size(),
                                             values.handle(),
                                             detail::CategoryBarOptionsForC(options))) {}

  /// Returns the names of the bars that there are now: while names are animated, of those that come
  /// and go too.
  std::vector<std::string> names() const {
    return detail::texts(keisen_series_get_category_bar_count, keisen_series_get_category_bar_name,
                         handle());
  }

  /// Returns windows of x that show at most so many bars each, one after another, 1 or more; the
  /// range of y is the same on all of them.
  ///
  /// They are equally long, each with the gap that a fit leaves before and after; there is none
  /// without bars.
  std::vector<Range> pages(std::size_t bars_per_page) const {
    std::size_t count = 0;
    check(keisen_series_get_category_bar_page_count(handle(), bars_per_page, &count));
    std::vector<Range> pages;
    for (std::size_t i = 0; i < count; ++i)
      pages.push_back(page(i, bars_per_page));
    return pages;
  }

  /// Returns one of these pages, from 0.
  Range page(std::size_t index, std::size_t bars_per_page) const {
    Range page;
    check(
        keisen_series_get_category_bar_page(handle(), bars_per_page, index, &page.min, &page.max));
    return page;
  }

  /// Replaces names and values.
  void set_data(const std::vector<std::string> &names, const Column &values) {
    check(keisen_series_set_category_bar_data(handle(), detail::c_strings(names).data(),
                                              names.size(), values.handle()));
  }

  /// Replaces all options.
  void set_options(const CategoryBarOptions &options) {
    detail::call(keisen_series_set_category_bar_options, handle(),
                 detail::CategoryBarOptionsForC(options));
  }
};

} // namespace keisen
