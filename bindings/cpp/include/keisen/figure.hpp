// SPDX-License-Identifier: MIT
//
// Figures: several charts in one picture.
#pragma once

#include <keisen/chart.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/picture.hpp>
#include <keisen/error.hpp>
#include <keisen/frame_record.hpp>
#include <keisen/geometry.hpp>
#include <keisen/hit.hpp>
#include <keisen/keisen.h>
#include <keisen/label_record.hpp>
#include <keisen/legend.hpp>
#include <keisen/object.hpp>
#include <keisen/projection.hpp>
#include <keisen/scale.hpp>
#include <keisen/selection.hpp>
#include <keisen/space.hpp>
#include <keisen/title.hpp>
#include <keisen/value.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// How the box of an inset looks, and what shows the part of the parent's plot that it shows.
struct InsetOptions {
  /// Whether a rectangle in the parent's plot shows the ranges of the inset's own space.
  bool region = false;
  /// Whether two lines join corners of that rectangle and of the box: those that cross neither.
  bool connected = true;
  /// Full width of the box's border, in points; 0 for none.
  double border_width = 1;
  /// Radius of the box's corners, in points.
  double radius = 0;
  /// Full width of the rectangle in the plot and of the lines, in points.
  double region_width = 1;
  /// Fill of the box; nothing takes the chart's background, else the theme's.
  std::optional<Color> background;
  /// Colour of the border; nothing takes the theme's for axes.
  std::optional<Color> border_color;
  /// Colour of the rectangle and of the lines; nothing takes the theme's for axes.
  std::optional<Color> region_color;
};

/// How wide a column of a figure is, or how high a row: one of the two is 0.
struct Track {
  /// Its part of what others leave.
  double weight = 1;
  /// So many points, axes and margins of its charts included.
  double points = 0;
};

/// What is found in one of a figure's charts.
struct FigureHit {
  /// The chart.
  Chart chart;
  /// The row, its position in the figure's points.
  Hit hit;
};

/// The rows of a series of one of a figure's charts that a box or a lasso holds.
struct FigureRows {
  /// The chart.
  Chart chart;
  /// The series, with its rows.
  SelectedRows selected;
};

/// How facets share out rows of data, and what they have in common.
struct FacetOptions {
  /// Number of columns; no more than there are categories are made.
  std::uint32_t columns = 3;
  /// Whether all charts have one projection for x.
  bool share_x = true;
  /// Whether all charts have one projection for y.
  bool share_y = true;
};

namespace detail {

/// The functions of C by which figures are drawn.
struct FigureCalls {
  static constexpr auto next_frame_time = keisen_figure_get_next_frame_time;
  static constexpr auto alt = keisen_figure_get_alt;
  static constexpr auto description = keisen_figure_get_description;
  static constexpr auto data_table = keisen_figure_get_data_table;
  static constexpr auto sonification = keisen_figure_get_sonification;
  static constexpr auto fit = keisen_figure_fit;
  static constexpr auto fit_extents = keisen_figure_fit_extents;
  static constexpr auto render = keisen_figure_render;
  static constexpr auto render_into = keisen_figure_render_into;
  static constexpr auto render_png = keisen_figure_render_png;
  static constexpr auto render_svg = keisen_figure_render_svg;
  static constexpr auto render_pdf = keisen_figure_render_pdf;
  static constexpr auto write_file = keisen_figure_write_file;
};

} // namespace detail

/// A grid of charts in one picture: cells with spans, insets, one legend, titles around all of it.
///
/// Each chart is drawn at the size of its cell, whatever its own size is. Plots in one column share
/// their left and right sides, plots in one row their top and bottom sides. Where neighbours show
/// one projection, the inner axis has neither labels nor a title.
class Figure : public Object<Figure,
                             keisen_figure,
                             keisen_figure_retain,
                             keisen_figure_release,
                             keisen_figure_equal>,
               public detail::Picture<Figure, detail::FigureCalls> {
public:
  using Object::Object;

  /// Makes a figure without charts; sizes in points, 1...1000 rows and columns.
  Figure(double width, double height, std::uint32_t rows = 1, std::uint32_t columns = 1)
      : Object(detail::make<keisen_figure>(keisen_figure_create, width, height, rows, columns)) {}

  /// Makes a figure of one chart for each category, in rows from the left: small multiples.
  ///
  /// Charts follow the first rows of their categories, which are their titles.
  ///
  /// @param categories  The category of each row; not empty.
  /// @param draw        Adds what a chart shows: called with the chart, its category, and the
  ///                    numbers of its rows, ascending, as a vector of std::size_t.
  template <typename Draw>
  static Figure facets(double width,
                       double height,
                       const std::vector<std::string> &categories,
                       Draw draw,
                       const FacetOptions &options = FacetOptions()) {
    std::vector<std::string> names;
    std::map<std::string, std::vector<std::size_t>> rows;
    for (std::size_t row = 0; row < categories.size(); ++row) {
      std::vector<std::size_t> &own = rows[categories[row]];
      if (own.empty())
        names.push_back(categories[row]);
      own.push_back(row);
    }
    if (names.empty())
      throw Error(Status::invalid_argument, "categories must not be empty");
    if (options.columns == 0)
      throw Error(Status::invalid_argument, "columns must be positive, got 0");
    const std::size_t columns = std::min<std::size_t>(options.columns, names.size());
    const std::size_t maximum = std::numeric_limits<std::uint32_t>::max();
    Figure figure(width, height,
                  static_cast<std::uint32_t>(std::min(maximum, (names.size() - 1) / columns + 1)),
                  static_cast<std::uint32_t>(columns));
    const Projection x(Scale::automatic), y(Scale::automatic);
    for (std::size_t i = 0; i < names.size(); ++i) {
      const Space space(options.share_x ? x : Projection(Scale::automatic),
                        options.share_y ? y : Projection(Scale::automatic));
      Chart chart(width, height, space);
      TitleOptions title;
      title.size = 13;
      chart.add_attachment(Title(names[i], TitleRole::title, title), Layer::above);
      draw(chart, names[i], rows[names[i]]);
      figure.add(chart, static_cast<std::uint32_t>(i / columns),
                 static_cast<std::uint32_t>(i % columns));
    }
    return figure;
  }

  /// Returns the chart around the grid, which the grid divides: its size, theme, background,
  /// padding, titles, legend and notes are the figure's, and its records those of the whole
  /// picture.
  Chart outer() const { return detail::object<Chart>(keisen_figure_get_outer, handle()); }

  /// Returns the number of rows of the grid.
  std::uint32_t rows() const { return shape().first; }

  /// Returns the number of columns of the grid.
  std::uint32_t columns() const { return shape().second; }

  /// Makes a row take a part of what others leave; all have weight 1 at first.
  void set_row_weight(std::uint32_t row, double weight) {
    check(keisen_figure_set_row_weight(handle(), row, weight));
  }

  /// Gives a row a height in points, axes and margins of its charts included.
  void set_row_points(std::uint32_t row, double points) {
    check(keisen_figure_set_row_points(handle(), row, points));
  }

  /// Makes a column take a part of what others leave; all have weight 1 at first.
  void set_column_weight(std::uint32_t column, double weight) {
    check(keisen_figure_set_column_weight(handle(), column, weight));
  }

  /// Gives a column a width in points, axes and margins of its charts included.
  void set_column_points(std::uint32_t column, double points) {
    check(keisen_figure_set_column_points(handle(), column, points));
  }

  /// Returns how high a row is.
  Track row(std::uint32_t row) const {
    Track track;
    check(keisen_figure_get_row(handle(), row, &track.weight, &track.points));
    return track;
  }

  /// Returns how wide a column is.
  Track column(std::uint32_t column) const {
    Track track;
    check(keisen_figure_get_column(handle(), column, &track.weight, &track.points));
    return track;
  }

  /// Sets the free room between rows and between columns, beside the charts' own margins: 0 at
  /// first.
  void set_gaps(double rows, double columns) {
    check(keisen_figure_set_gaps(handle(), rows, columns));
  }

  /// Returns the free room between rows and between columns.
  std::pair<double, double> gaps() const {
    double rows = 0, columns = 0;
    check(keisen_figure_get_gaps(handle(), &rows, &columns));
    return {rows, columns};
  }

  /// Chooses whether plots of one row or column share their sides; they do at first.
  void set_aligned(bool aligned) { check(keisen_figure_set_aligned(handle(), aligned)); }

  /// Returns whether plots of one row or column share their sides.
  bool aligned() const { return detail::get<bool>(keisen_figure_get_aligned, handle()); }

  /// Chooses whether axes between charts that show the same show labels; they don't at first.
  void set_inner_labels(bool shown) { check(keisen_figure_set_inner_labels(handle(), shown)); }

  /// Returns whether axes between charts that show the same show labels.
  bool inner_labels() const { return detail::get<bool>(keisen_figure_get_inner_labels, handle()); }

  /// Puts a chart into the grid; no other has one of its cells.
  void add(const Chart &chart,
           std::uint32_t row,
           std::uint32_t column,
           std::uint32_t row_span = 1,
           std::uint32_t column_span = 1) {
    check(keisen_figure_add_chart(handle(), chart.handle(), row, column, row_span, column_span));
  }

  /// Puts a chart over another one of the figure, in fractions of its plot from the top left
  /// corner.
  void add_inset(const Chart &chart,
                 const Chart &parent,
                 const Rect &place,
                 const InsetOptions &options = InsetOptions()) {
    add_inset(chart, parent.handle(), place, options);
  }

  /// Puts a chart over the grid, in fractions of it from the top left corner.
  void
  add_inset(const Chart &chart, const Rect &place, const InsetOptions &options = InsetOptions()) {
    add_inset(chart, nullptr, place, options);
  }

  /// Takes a chart out, with the insets over it; one that is not there changes nothing.
  void remove(const Chart &chart) { check(keisen_figure_remove_chart(handle(), chart.handle())); }

  /// Returns all charts: those in the grid in the order of being added, then the insets from the
  /// bottom up.
  std::vector<Chart> charts() const {
    return detail::objects<Chart>(keisen_figure_get_chart_count, keisen_figure_get_chart, handle());
  }

  /// Returns the chart that takes a cell of the grid; nothing where there is none.
  std::optional<Chart> chart(std::uint32_t row, std::uint32_t column) const {
    keisen_chart *chart = nullptr;
    check(keisen_figure_get_chart_at(handle(), row, column, &chart));
    if (chart == nullptr)
      return std::nullopt;
    return Chart::adopt(chart);
  }

  /// Makes a legend of the names of all charts and adds it to the outer chart.
  Legend add_legend(LegendOptions options = outside()) {
    Legend legend(options);
    outer().add_attachment(legend, Layer::above);
    return legend;
  }

  /// Returns where a chart would lie in the next frame.
  Rect place(const Chart &chart) const { return places(chart).first; }

  /// Returns the plot rectangle that a chart would have in the next frame, in the figure's points.
  Rect plot(const Chart &chart) const { return places(chart).second; }

  /// Finds the row that is drawn nearest to a point of the picture, in the topmost chart there.
  ///
  /// As Chart::hit(); positions are in the figure's points.
  std::optional<FigureHit> hit(double x, double y, const HitOptions &options = HitOptions()) const {
    const keisen_hit_options c = detail::c_options(options);
    keisen_chart *chart = nullptr;
    keisen_hit found = KEISEN_HIT_INIT;
    check(keisen_figure_hit(handle(), x, y, &c, &found, &chart));
    std::optional<Hit> hit = detail::hit(found);
    if (!hit)
      return std::nullopt;
    return FigureHit{Chart::adopt(chart), std::move(*hit)};
  }

  /// Finds the rows whose drawn marks lie in a box, in points of the picture, in every chart that
  /// it reaches: each series of each chart, also those with none, as Chart::select() does in one.
  std::vector<FigureRows> select(const Rect &box,
                                 const SelectOptions &options = SelectOptions()) const {
    const keisen_select_options c = detail::c_options(options);
    const keisen_rect c_box = {box.x, box.y, box.width, box.height};
    return selected_rows([&](std::size_t capacity, keisen_chart **charts, keisen_series **series,
                             keisen_selection **selections, std::size_t *count) {
      return keisen_figure_select_box(handle(), &c_box, &c, capacity, count, charts, series,
                                      selections);
    });
  }

  /// Finds the rows whose drawn marks lie within a lasso, as Chart::select() does in one chart.
  std::vector<FigureRows> select(const std::vector<Point> &lasso,
                                 const SelectOptions &options = SelectOptions()) const {
    const keisen_select_options c = detail::c_options(options);
    const std::vector<double> points = detail::coordinates(lasso);
    return selected_rows([&](std::size_t capacity, keisen_chart **charts, keisen_series **series,
                             keisen_selection **selections, std::size_t *count) {
      return keisen_figure_select_lasso(handle(), points.data(), lasso.size(), &c, capacity, count,
                                        charts, series, selections);
    });
  }

  /// Returns the values that stand at a point of the picture in one of the charts, as
  /// Chart::values_at() does.
  std::optional<std::pair<Value, Value>> values_at(
      const Chart &chart, double x, double y, const PlaceOptions &options = PlaceOptions()) const {
    return detail::values_at(options, [&](keisen_space *space, double ratio, keisen_value *c_x,
                                          keisen_value *c_y, bool *inside) {
      return keisen_figure_get_values(handle(), chart.handle(), space, x, y, ratio, c_x, c_y,
                                      inside);
    });
  }

  /// Returns where two values of one of the charts stand in the picture, as Chart::position_of()
  /// does.
  std::optional<Point> position_of(const Chart &chart,
                                   const Value &x,
                                   const Value &y,
                                   const PlaceOptions &options = PlaceOptions()) const {
    return detail::position_of(
        options, [&](keisen_space *space, double ratio, double *left, double *top, bool *inside) {
          return keisen_figure_get_position(handle(), chart.handle(), space, detail::c_value(x),
                                            detail::c_value(y), ratio, left, top, inside);
        });
  }

  /// Returns what the last frame did: that of the outer chart, whose plot is the grid.
  FrameRecord frame_record() const { return outer().frame_record(); }

  /// Returns all texts of the last frame, in the order of drawing.
  std::vector<LabelRecord> labels() const { return outer().labels(); }

private:
  /// Takes over what is found, whatever its number.
  template <typename Select> static std::vector<FigureRows> selected_rows(Select select) {
    std::vector<Chart> charts;
    std::vector<SelectedRows> rows =
        detail::selected_rows([&](std::size_t capacity, keisen_series **series,
                                  keisen_selection **selections, std::size_t *count) {
          std::vector<keisen_chart *> handles(capacity);
          charts.clear();
          charts.reserve(capacity);
          const keisen_status status = select(capacity, handles.data(), series, selections, count);
          for (keisen_chart *chart : handles) {
            if (chart != nullptr)
              charts.push_back(Chart::adopt(chart));
          }
          return status;
        });
    std::vector<FigureRows> found;
    found.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
      found.push_back({std::move(charts[i]), std::move(rows[i])});
    return found;
  }

  static LegendOptions outside() {
    LegendOptions options;
    options.place = LegendPlace::outside_right;
    return options;
  }

  std::pair<std::uint32_t, std::uint32_t> shape() const {
    std::uint32_t rows = 0, columns = 0;
    check(keisen_figure_get_shape(handle(), &rows, &columns));
    return {rows, columns};
  }

  void add_inset(const Chart &chart,
                 keisen_chart *parent,
                 const Rect &place,
                 const InsetOptions &options) {
    keisen_inset_options c = detail::c_struct<keisen_inset_options>(options);
    check(keisen_figure_add_inset(handle(), chart.handle(), parent,
                                  {place.x, place.y, place.width, place.height}, &c));
  }

  std::pair<Rect, Rect> places(const Chart &chart) const {
    keisen_rect place, plot;
    check(keisen_figure_get_place(handle(), chart.handle(), &place, &plot));
    return {{place.x, place.y, place.width, place.height},
            {plot.x, plot.y, plot.width, plot.height}};
  }
};

} // namespace keisen
