// SPDX-License-Identifier: MIT
//
// Series that the caller draws.
#pragma once

#include <keisen/column.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/hit.hpp>
#include <keisen/keisen.h>
#include <keisen/painter.hpp>
#include <keisen/series.hpp>
#include <keisen/space.hpp>

#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// How many rows a custom mark has looked at, for the frame record.
struct CustomCount {
  std::uint64_t rows = 0;
  std::uint64_t gaps = 0;
};

/// What a custom mark is asked when something is to be found at a point.
struct HitQuery {
  /// In points of the picture.
  Point point;
  HitMode mode = HitMode::nearest;
  /// Distance in points up to which something is found; may be infinite.
  double within = 0;
};

/// What a custom mark shows near a point.
struct CustomHit {
  /// The row of its columns, from 0.
  std::uint64_t row = 0;
  /// Where the row stands, in points.
  Point position;
  /// How far the point is from what is drawn, in points; 0 on it.
  double distance = 0;
};

/// A caller's own kind of mark: derive from it.
///
/// Its functions run on the thread that draws or searches. They must not draw the chart that they
/// are in, and none may ask it, or its figure, for what it answers itself, as hit() for hits:
/// Status::invalid_state. Other charts may be drawn and asked. What one throws ends the frame, or
/// the search, nested in an Error of Status::callback, and the chart is as it was.
class CustomMark : public detail::Functions {
public:
  /// Draws itself; what is drawn is clipped to the plot.
  virtual CustomCount draw(Painter &painter) = 0;

  /// Draws its sample in a legend: a block in its colour, its sides on borders of device pixels.
  virtual void draw_sample(Painter &painter, const Rect &rect) {
    const double ratio = painter.pixel_ratio(), middle = rect.y + rect.height / 2;
    const auto snapped = [ratio](double position) { return std::round(position * ratio) / ratio; };
    const double left = snapped(rect.x), right = snapped(rect.x + rect.width);
    const double top = snapped(middle - rect.height / 4),
                 bottom = snapped(middle + rect.height / 4);
    painter.rect({left, top, right - left, bottom - top});
  }

  /// Returns what it shows nearest to a point: nothing.
  virtual std::optional<CustomHit> hit(const Painter &, const HitQuery &) { return std::nullopt; }
};

/// What a custom series is called, and the columns that ranges go by.
struct CustomSeriesOptions {
  /// Columns whose values stand along x; fits and units go by them, and hits tell the first one's.
  std::vector<Column> x;
  /// Columns whose values stand along y.
  std::vector<Column> y;
  /// What alternative text calls a chart of nothing else: "Funnel chart".
  std::string kind;
  /// Name for people, or "" for none.
  std::string label;
};

/// A series that the caller draws.
class CustomSeries : public Series {
public:
  /// Makes a series of a mark, which lives as long as it is used; it belongs to no chart yet.
  CustomSeries(const Space &space,
               std::unique_ptr<CustomMark> mark,
               const CustomSeriesOptions &options = CustomSeriesOptions())
      : Series(create(space, std::move(mark), options)) {}

  /// Takes a series for a custom one; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit CustomSeries(Series series) noexcept : Series(std::move(series)) {}

  /// Replaces columns and names.
  void set_options(const CustomSeriesOptions &options) {
    const Options c(options);
    check(keisen_series_set_custom_options(handle(), &c.options));
  }

  /// Tells that it looks other than in the last frame.
  void set_needs_display() { check(keisen_series_set_needs_display(handle())); }

private:
  using Shared = std::shared_ptr<CustomMark>;

  /// The options for C, and what they point to besides those given.
  struct Options {
    explicit Options(const CustomSeriesOptions &given)
        : x(handles(given.x, "x")), y(handles(given.y, "y")) {
      options.x_count = static_cast<std::uint32_t>(x.size());
      options.y_count = static_cast<std::uint32_t>(y.size());
      options.x = x.data();
      options.y = y.data();
      options.kind = detail::c_string_or_null(given.kind);
      options.label = detail::c_string_or_null(given.label);
    }

    static std::vector<keisen_column *> handles(const std::vector<Column> &columns,
                                                const char *name) {
      if (columns.size() > std::numeric_limits<std::uint32_t>::max())
        throw Error(Status::invalid_argument,
                    std::string(name) + " has too many columns: " + std::to_string(columns.size()));
      std::vector<keisen_column *> handles;
      for (const Column &column : columns)
        handles.push_back(column.handle());
      return handles;
    }

    std::vector<keisen_column *> x, y;
    keisen_custom_series_options options = KEISEN_CUSTOM_SERIES_OPTIONS_INIT;
  };

  static Series create(const Space &space, Shared mark, const CustomSeriesOptions &given) {
    if (!mark)
      throw Error(Status::invalid_argument, "mark is empty");
    const Options options(given);
    keisen_custom_series_functions c = KEISEN_CUSTOM_SERIES_FUNCTIONS_INIT;
    c.draw = [](keisen_painter *painter, keisen_custom_count *count, void *context) {
      return detail::guarded([&] {
        Painter lent(painter);
        const CustomCount own = (*static_cast<Shared *>(context))->draw(lent);
        count->rows = own.rows;
        count->gaps = own.gaps;
      });
    };
    c.draw_sample = [](keisen_painter *painter, keisen_rect rect, void *context) {
      return detail::guarded([&] {
        Painter lent(painter);
        (*static_cast<Shared *>(context))
            ->draw_sample(lent, {rect.x, rect.y, rect.width, rect.height});
      });
    };
    c.hit = [](keisen_painter *painter, const keisen_hit_query *query, keisen_custom_hit *hit,
               void *context) {
      return detail::guarded([&] {
        const Painter lent(painter);
        const HitQuery asked = {
            {query->x, query->y}, static_cast<HitMode>(query->mode), query->within};
        const auto own = (*static_cast<Shared *>(context))->hit(lent, asked);
        if (!own)
          return;
        hit->found = true;
        hit->row = own->row;
        hit->position_x = own->position.x;
        hit->position_y = own->position.y;
        hit->distance = own->distance;
      });
    };
    keisen_series *series = nullptr;
    detail::hand_over(std::move(mark), [&](void *context) {
      return keisen_series_create_custom(space.handle(), &c, detail::destroy<Shared>, context,
                                         &options.options, &series);
    });
    return Series::adopt(series);
  }
};

} // namespace keisen
