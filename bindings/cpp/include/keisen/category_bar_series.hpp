// SPDX-License-Identifier: MIT
//
// Category bars.
#ifndef KEISEN_CATEGORY_BAR_SERIES_HPP
#define KEISEN_CATEGORY_BAR_SERIES_HPP

#include <keisen/color.hpp>
#include <keisen/column.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/projection.hpp>
#include <keisen/series.hpp>
#include <keisen/space.hpp>
#include <keisen/tick_format.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// Which of some bars stand out.
enum class BarHighlight : int {
  none = KEISEN_BAR_HIGHLIGHT_NONE,
  /// Every bar that equals the maximum.
  maximum = KEISEN_BAR_HIGHLIGHT_MAXIMUM,
};

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
class CategoryBarOptionsForC {
public:
  explicit CategoryBarOptionsForC(const CategoryBarOptions &options)
      : format_(c_options(options.value_format)) {
    for (const Color &color : options.colors)
      colors_.push_back(c_color(color));
    options_.color = c_color(options.color);
    options_.colors = colors_.data();
    options_.color_count = static_cast<std::uint32_t>(colors_.size());
    options_.highlight = static_cast<keisen_bar_highlight>(options.highlight);
    options_.highlight_color = c_color(options.highlight_color);
    options_.value_labels = options.value_labels;
    options_.value_format = &format_;
    options_.value_size = options.value_size;
    options_.value_color = c_color(options.value_color);
    options_.baseline = options.baseline;
    options_.headroom = options.headroom;
    options_.bar_width = options.bar_width;
    options_.border_width = options.border_width;
    options_.border_color = c_color(options.border_color);
    options_.corner_radius = options.corner_radius;
    options_.baseline_width = options.baseline_width;
    options_.baseline_color = c_color(options.baseline_color);
    options_.label = c_string_or_null(options.label);
    options_.alpha = options.alpha;
  }

  CategoryBarOptionsForC(const CategoryBarOptionsForC &) = delete;
  CategoryBarOptionsForC &operator=(const CategoryBarOptionsForC &) = delete;

  const keisen_category_bar_options *get() const noexcept { return &options_; }

private:
  keisen_category_bar_options options_ = KEISEN_CATEGORY_BAR_OPTIONS_INIT;
  keisen_tick_format_options format_;
  std::vector<keisen_color> colors_;
};

} // namespace detail

/// Upright bars, each with a name below the axis and its value at its tip.
class CategoryBarSeries : public Series {
public:
  /// Makes bars that belong to no chart yet: a name for each value.
  CategoryBarSeries(const Space &space,
                    const std::vector<std::string> &names,
                    const Column &values,
                    const CategoryBarOptions &options = CategoryBarOptions())
      : Series(create(space, names, values, options)) {}

  /// Takes a series for category bars; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit CategoryBarSeries(Series series) noexcept : Series(std::move(series)) {}

  /// Takes over a reference to category bars that the caller has.
  static CategoryBarSeries adopt(keisen_series *handle) {
    return CategoryBarSeries(Series::adopt(handle));
  }

  /// Adds a reference to the caller's to category bars.
  static CategoryBarSeries borrow(keisen_series *handle) {
    return CategoryBarSeries(Series::borrow(handle));
  }

  /// Returns the names of the bars that there are now: while names are animated, of those that come
  /// and go too.
  std::vector<std::string> names() const {
    std::size_t count = 0;
    check(keisen_series_get_category_bar_count(handle(), &count));
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i)
      names.push_back(
          detail::text([this, i](std::size_t capacity, char *buffer, std::size_t *length) {
            return keisen_series_get_category_bar_name(handle(), i, capacity, buffer, length);
          }));
    return names;
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
    const std::vector<const char *> pointers = detail::c_strings(names);
    check(keisen_series_set_category_bar_data(handle(), pointers.data(), pointers.size(),
                                              values.handle()));
  }

  /// Replaces all options.
  void set_options(const CategoryBarOptions &options) {
    const detail::CategoryBarOptionsForC c(options);
    check(keisen_series_set_category_bar_options(handle(), c.get()));
  }

private:
  static Series create(const Space &space,
                       const std::vector<std::string> &names,
                       const Column &values,
                       const CategoryBarOptions &options) {
    const std::vector<const char *> pointers = detail::c_strings(names);
    const detail::CategoryBarOptionsForC c(options);
    return Series::adopt(detail::make<keisen_series>(keisen_series_create_category_bars,
                                                     space.handle(), pointers.data(),
                                                     pointers.size(), values.handle(), c.get()));
  }
};

} // namespace keisen

#endif
