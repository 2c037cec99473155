// SPDX-License-Identifier: MIT
//
// Charts.
#pragma once

#include <keisen/area_series.hpp>
#include <keisen/attachment.hpp>
#include <keisen/bar_series.hpp>
#include <keisen/box_series.hpp>
#include <keisen/category_bar_series.hpp>
#include <keisen/color.hpp>
#include <keisen/column.hpp>
#include <keisen/density_series.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/detail/picture.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/frame_record.hpp>
#include <keisen/geometry.hpp>
#include <keisen/heatmap_series.hpp>
#include <keisen/hexbin_series.hpp>
#include <keisen/hit.hpp>
#include <keisen/image.hpp>
#include <keisen/keisen.h>
#include <keisen/label_record.hpp>
#include <keisen/line_series.hpp>
#include <keisen/object.hpp>
#include <keisen/point_series.hpp>
#include <keisen/image_series.hpp>
#include <keisen/selection.hpp>
#include <keisen/series.hpp>
#include <keisen/space.hpp>
#include <keisen/strip_series.hpp>
#include <keisen/theme.hpp>
#include <keisen/updater.hpp>
#include <keisen/violin_series.hpp>

// make-faces: begin includes
#include <keisen/calendar_series.hpp>
#include <keisen/candlestick_series.hpp>
#include <keisen/contour_series.hpp>
#include <keisen/error_bar_series.hpp>
#include <keisen/pie_series.hpp>
#include <keisen/polygon_series.hpp>
#include <keisen/quiver_series.hpp>
#include <keisen/stem_series.hpp>
#include <keisen/treemap_series.hpp>
// make-faces: end

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

class Hook;

namespace detail {

/// The functions of C by which charts are drawn.
struct ChartCalls {
  static constexpr auto next_frame_time = keisen_chart_get_next_frame_time;
  static constexpr auto alt = keisen_chart_get_alt;
  static constexpr auto description = keisen_chart_get_description;
  static constexpr auto data_table = keisen_chart_get_data_table;
  static constexpr auto sonification = keisen_chart_get_sonification;
  static constexpr auto fit = keisen_chart_fit;
  static constexpr auto fit_extents = keisen_chart_fit_extents;
  static constexpr auto render = keisen_chart_render;
  static constexpr auto render_into = keisen_chart_render_into;
  static constexpr auto render_png = keisen_chart_render_png;
  static constexpr auto render_svg = keisen_chart_render_svg;
  static constexpr auto render_pdf = keisen_chart_render_pdf;
  static constexpr auto write_file = keisen_chart_write_file;
};

} // namespace detail

/// The container: padding, attachments below, series, attachments above, drawn in this order.
///
/// Functions that draw take a renderer, or use this process's default one, which the environment's
/// KEISEN_RENDERER may name.
class Chart : public Object<Chart,
                            keisen_chart,
                            keisen_chart_retain,
                            keisen_chart_release,
                            keisen_chart_equal>,
              public detail::Picture<Chart, detail::ChartCalls> {
public:
  using Object::Object;

  /// Makes a chart that is ready for data, with plot area, grid and two axes; sizes in points.
  Chart(double width, double height)
      : Object(detail::make<keisen_chart>(keisen_chart_create, width, height)) {}

  /// Makes a chart of a space, which is not polar; charts whose spaces share a projection are
  /// linked.
  Chart(double width, double height, const Space &space)
      : Object(detail::make<keisen_chart>(
            keisen_chart_create_with_space, width, height, space.handle(), false)) {}

  /// Makes a chart of a space without any attachment.
  static Chart bare(double width, double height, const Space &space) {
    return adopt(detail::make<keisen_chart>(keisen_chart_create_with_space, width, height,
                                            space.handle(), true));
  }

  /// Makes a chart without any attachment.
  static Chart bare(double width, double height) {
    return adopt(detail::make<keisen_chart>(keisen_chart_create_bare, width, height));
  }

  /// Changes the size of the picture, in points.
  void set_size(double width, double height) {
    check(keisen_chart_set_size(handle(), width, height));
  }

  /// Returns the size of the picture, in points.
  Size size() const {
    Size size;
    check(keisen_chart_get_size(handle(), &size.width, &size.height));
    return size;
  }

  /// Changes the colours and the font that parts take where they are given none.
  void set_theme(const ThemeOptions &options) {
    keisen_theme_options c = detail::c_struct<keisen_theme_options>(options);
    detail::set_field(c.message_normal, options.messages.normal);
    detail::set_field(c.message_ok, options.messages.ok);
    detail::set_field(c.message_caution, options.messages.caution);
    detail::set_field(c.message_error, options.messages.error);
    detail::set_field(c.message_debug, options.messages.debug);
    detail::set_field(c.message_internal_error, options.messages.internal_error);
    if (options.text_size) {
      // For C, 0 is the base's.
      if (*options.text_size == 0)
        throw Error(Status::invalid_argument, "text size must be in 1...100 points, got 0");
      c.text_size = *options.text_size;
    }
    if (options.font)
      c.font = detail::c_string(*options.font);
    std::vector<keisen_color> cycle;
    if (options.cycle) {
      for (const Color &color : *options.cycle)
        cycle.push_back(detail::c_color(color));
      if (cycle.empty())
        throw Error(Status::invalid_argument, "cycle must have at least one colour, got none");
      if (cycle.size() > std::numeric_limits<std::uint32_t>::max())
        throw Error(Status::invalid_argument,
                    "cycle has too many colours: " + std::to_string(cycle.size()));
      c.cycle = cycle.data();
      c.cycle_count = static_cast<std::uint32_t>(cycle.size());
    }
    check(keisen_chart_set_theme(handle(), &c));
  }
  void set_theme(Theme base) {
    ThemeOptions options;
    options.base = base;
    set_theme(options);
  }

  /// Takes the user's own theme again, which a new chart has (Preferences::user()): the light one
  /// where nothing is said.
  void set_theme_automatic() { check(keisen_chart_set_theme(handle(), nullptr)); }

  /// Sets the colour of the picture before anything is drawn; alpha 0 gives a transparent one,
  /// nothing takes the theme's.
  void set_background(const std::optional<Color> &color) {
    check(keisen_chart_set_background(handle(), detail::c_color(color)));
  }

  /// Returns the colour of the picture before anything is drawn; nothing for the theme's.
  std::optional<Color> background() const {
    return detail::color(detail::get<keisen_color>(keisen_chart_get_background, handle()));
  }

  /// Sets the title above the plot; "" for none.
  void set_title(const std::string &text) {
    check(keisen_chart_set_title(handle(), detail::c_string(text)));
  }

  /// Returns the title above the plot; "" for none.
  std::string title() const { return detail::text(keisen_chart_get_title, handle()); }

  /// Sets the subtitle, between title and plot; "" for none.
  void set_subtitle(const std::string &text) {
    check(keisen_chart_set_subtitle(handle(), detail::c_string(text)));
  }

  /// Returns the subtitle; "" for none.
  std::string subtitle() const { return detail::text(keisen_chart_get_subtitle, handle()); }

  /// Sets the caption, below plot and axes; "" for none.
  void set_caption(const std::string &text) {
    check(keisen_chart_set_caption(handle(), detail::c_string(text)));
  }

  /// Returns the caption; "" for none.
  std::string caption() const { return detail::text(keisen_chart_get_caption, handle()); }

  /// Sets whether titles - those of axes and colour bars too - may have markup: `$...$` is a
  /// formula and `\$` a dollar, as docs/text.md has it. A new chart's may.
  void set_markup(bool markup) { check(keisen_chart_set_markup(handle(), markup)); }

  /// Returns whether titles may have markup.
  bool markup() const { return detail::get<bool>(keisen_chart_get_markup, handle()); }

  /// Sets what the picture shows in words; "" for kind, title and ranges.
  void set_alt(const std::string &text) {
    check(keisen_chart_set_alt(handle(), detail::c_string(text)));
  }

  /// Sets the language of what the chart says about itself: of `alt`, `description`, tables, sounds
  /// and files.
  void set_language(Language language) {
    check(keisen_chart_set_language(handle(), static_cast<keisen_language>(language)));
  }

  /// Returns that language; English unless another one was set.
  Language language() const {
    keisen_language language = KEISEN_LANGUAGE_ENGLISH;
    check(keisen_chart_get_language(handle(), &language));
    return static_cast<Language>(language);
  }

  /// Sets the title of the horizontal axis; "" for none.
  void set_x_title(const std::string &text) {
    check(keisen_chart_set_x_title(handle(), detail::c_string(text)));
  }

  /// Returns the title of the horizontal axis; "" for none.
  std::string x_title() const { return detail::text(keisen_chart_get_x_title, handle()); }

  /// Sets the title of the vertical axis; "" for none.
  void set_y_title(const std::string &text) {
    check(keisen_chart_set_y_title(handle(), detail::c_string(text)));
  }

  /// Returns the title of the vertical axis; "" for none.
  std::string y_title() const { return detail::text(keisen_chart_get_y_title, handle()); }

  /// Sets the distances from the picture's sides to the plot rectangle by hand.
  void set_padding(const Insets &padding) {
    check(keisen_chart_set_padding(handle(), detail::c_insets(padding)));
  }

  /// Lets every frame choose the padding from the sizes of labels and titles: the default.
  void set_padding_automatic() { check(keisen_chart_set_padding_automatic(handle())); }

  /// Returns the padding that was set by hand; nothing where every frame chooses it.
  std::optional<Insets> padding() const {
    keisen_insets padding;
    check(keisen_chart_get_padding(handle(), &padding));
    if (padding.top < 0)
      return std::nullopt;
    return Insets{padding.top, padding.left, padding.bottom, padding.right};
  }

  /// Changes the number of rows in view up to which lines are drawn row by row, 20,000 at first.
  ///
  /// A line of more rows is drawn as the envelope of its rows (Tier::envelope) where it can be, and
  /// so are category bars of which several stand in one column of device pixels; 0 takes it always
  /// there. Where the lines have more rows in view together, so is each that has more than two for
  /// each device pixel across the plot. A line whose x goes both ways or has gaps, a curve, one
  /// of separate segments and one in opaque colours by values is drawn as its coverage
  /// (Tier::coverage) where it has more rows by itself.
  void set_direct_rows(std::size_t rows) { check(keisen_chart_set_direct_rows(handle(), rows)); }

  /// Returns the number of rows in view up to which lines are drawn row by row.
  std::size_t direct_rows() const {
    return detail::get<std::size_t>(keisen_chart_get_direct_rows, handle());
  }

  /// Returns the space that the chart was made with.
  Space space() const { return detail::object<Space>(keisen_chart_get_space, handle()); }

  /// Makes a line in the chart's own space and adds it. The columns are equally long.
  LineSeries
  add_line(const Column &x, const Column &y, const LineOptions &options = LineOptions()) {
    return add_line(x.handle(), y, options);
  }

  /// Makes a line over row numbers from 0 in the chart's own space and adds it.
  LineSeries add_line(const Column &y, const LineOptions &options = LineOptions()) {
    return add_line(nullptr, y, options);
  }

  /// Makes a line that may have an order, styles or colours of its own for its rows in the chart's
  /// own space and adds it.
  LineSeries add_line(const LineColumns &columns, const LineOptions &options = LineOptions()) {
    return LineSeries::add(handle(), columns, options);
  }

  // make-faces: begin marks
  /// Makes stems in the chart's own space and adds them.
  StemSeries add_stems(const StemColumns &columns, const StemOptions &options = StemOptions()) {
    return StemSeries::add(handle(), columns, options);
  }

  /// Makes error bars in the chart's own space and adds them.
  ErrorBarSeries add_error_bars(const ErrorBarColumns &columns,
                                const ErrorBarOptions &options = ErrorBarOptions()) {
    return ErrorBarSeries::add(handle(), columns, options);
  }

  /// Makes candlesticks in the chart's own space and adds them.
  CandlestickSeries add_candlesticks(const CandlestickColumns &columns,
                                     const CandlestickOptions &options = CandlestickOptions()) {
    return CandlestickSeries::add(handle(), columns, options);
  }

  /// Makes contours in the chart's own space and adds them.
  ContourSeries add_contours(const ContourColumns &columns,
                             const ContourOptions &options = ContourOptions()) {
    return ContourSeries::add(handle(), columns, options);
  }

  /// Makes arrows in the chart's own space and adds them.
  QuiverSeries add_quiver(const QuiverColumns &columns,
                          const QuiverOptions &options = QuiverOptions()) {
    return QuiverSeries::add(handle(), columns, options);
  }

  /// Makes filled polygons in the chart's own space and adds them.
  PolygonSeries add_polygons(const PolygonColumns &columns,
                             const PolygonOptions &options = PolygonOptions()) {
    return PolygonSeries::add(handle(), columns, options);
  }

  /// Makes a pie in the chart's own space and adds it.
  PieSeries add_pie(const PieColumns &columns, const PieOptions &options = PieOptions()) {
    return PieSeries::add(handle(), columns, options);
  }

  /// Makes a treemap in the chart's own space and adds it.
  TreemapSeries add_treemap(const TreemapColumns &columns,
                            const TreemapOptions &options = TreemapOptions()) {
    return TreemapSeries::add(handle(), columns, options);
  }

  /// Makes a calendar in the chart's own space and adds it.
  CalendarSeries add_calendar(const CalendarColumns &columns,
                              const CalendarOptions &options = CalendarOptions()) {
    return CalendarSeries::add(handle(), columns, options);
  }
  // make-faces: end

  /// Makes points in the chart's own space and adds them.
  PointSeries add_points(const PointColumns &columns,
                         const PointOptions &options = PointOptions()) {
    return PointSeries::add(handle(), columns, options);
  }

  /// Makes a density in the chart's own space and adds it.
  DensitySeries add_density(const DensityColumns &columns,
                            const DensityOptions &options = DensityOptions()) {
    return DensitySeries::add(handle(), columns, options);
  }

  /// Makes an area in the chart's own space and adds it.
  AreaSeries add_area(const AreaColumns &columns, const AreaOptions &options = AreaOptions()) {
    return AreaSeries::add(handle(), columns, options);
  }

  /// Makes stacked areas in the chart's own space and adds them, the first at the bottom.
  ///
  /// All lie over `x`, of which nothing takes row numbers from 0. `options` are those of each, over
  /// and over, of which baselines and linked lines do not count; none are opaque areas.
  std::vector<AreaSeries> add_stack(const std::optional<Column> &x,
                                    const std::vector<Column> &series,
                                    const std::vector<AreaOptions> &options = {},
                                    StackBaseline baseline = StackBaseline::zero) {
    const std::vector<Column> edges = stack_edges(series, baseline);
    std::vector<AreaSeries> areas;
    for (std::size_t i = 0; i < series.size(); ++i) {
      AreaOptions own;
      own.alpha = 1;
      if (!options.empty())
        own = options[i % options.size()];
      own.baseline = 0;
      own.linked_line.reset();
      AreaColumns columns(x, edges[i + 1]);
      // A level baseline stands on a border of device pixels.
      if (i > 0 || (baseline != StackBaseline::zero && baseline != StackBaseline::normalized))
        columns.y2 = edges[i];
      areas.emplace_back(space(), columns, own);
    }
    for (const AreaSeries &area : areas)
      add_series(area);
    return areas;
  }

  /// Makes bars in the chart's own space and adds them.
  BarSeries add_bars(const BarColumns &columns, const BarOptions &options = BarOptions()) {
    return BarSeries::add(handle(), columns, options);
  }

  /// Makes a box plot in the chart's own space and adds it.
  BoxSeries add_boxes(const GroupColumns &columns, const BoxOptions &options = BoxOptions()) {
    return BoxSeries::add(handle(), columns, options);
  }

  /// Makes a violin plot in the chart's own space and adds it.
  ViolinSeries add_violins(const GroupColumns &columns,
                           const ViolinOptions &options = ViolinOptions()) {
    return ViolinSeries::add(handle(), columns, options);
  }

  /// Makes a strip or a swarm in the chart's own space and adds it.
  StripSeries add_strip(const GroupColumns &columns, const StripOptions &options = StripOptions()) {
    return StripSeries::add(handle(), columns, options);
  }

  /// Makes hexagons in the chart's own space and adds them.
  HexbinSeries add_hexbin(const CellColumns &columns,
                          const HexbinOptions &options = HexbinOptions()) {
    return HexbinSeries::add(handle(), columns, options);
  }

  /// Makes a two-dimensional histogram in the chart's own space and adds it: a heat map.
  HeatmapSeries add_grid_histogram(const CellColumns &columns,
                                   const GridHistogramOptions &options = GridHistogramOptions()) {
    return detail::object<HeatmapSeries>(keisen_chart_add_grid_histogram, handle(),
                                         detail::c_columns(columns), detail::c_options(options));
  }

  /// Makes the stair of an empirical distribution in the chart's own space and adds it: the share
  /// of all values at or below each value, or of greater ones where it is complementary.
  LineSeries add_distribution(const Column &values,
                              const std::optional<Column> &weights = std::nullopt,
                              bool complementary = false,
                              const LineOptions &options = LineOptions()) {
    return detail::object<LineSeries>(keisen_chart_add_distribution, handle(), values.handle(),
                                      detail::handle_or_null(weights), complementary,
                                      detail::LineOptionsForC(options));
  }

  /// Makes an image in the chart's own space and adds it.
  ImageSeries add_image(const Image &image, const ImageOptions &options = ImageOptions()) {
    return detail::object<ImageSeries>(keisen_chart_add_image, handle(), image.handle(),
                                       detail::c_options(options));
  }

  /// Makes category bars in the chart's own space and adds them: a name for each value.
  CategoryBarSeries add_bars(const std::vector<std::string> &names,
                             const Column &values,
                             const CategoryBarOptions &options = CategoryBarOptions()) {
    return detail::object<CategoryBarSeries>(
        keisen_chart_add_category_bars, handle(), detail::c_strings(names).data(), names.size(),
        values.handle(), detail::CategoryBarOptionsForC(options));
  }

  /// Makes a heat map in the chart's own space and adds it; `values` are a whole number of rows.
  HeatmapSeries add_heatmap(const Column &values,
                            std::size_t columns,
                            const HeatmapOptions &options = HeatmapOptions()) {
    HeatmapSeries heatmap(space(), values, columns, options);
    add_series(heatmap);
    return heatmap;
  }

  /// Adds a series on top of the others.
  void add_series(const Series &series) {
    check(keisen_chart_add_series(handle(), series.handle()));
  }

  /// Removes a series; one that is not there changes nothing.
  void remove_series(const Series &series) {
    check(keisen_chart_remove_series(handle(), series.handle()));
  }

  /// Returns the number of series.
  std::size_t series_count() const {
    return detail::get<std::size_t>(keisen_chart_get_series_count, handle());
  }

  /// Returns the series at a place, from 0 at the bottom.
  Series series(std::size_t index) const {
    return detail::object<Series>(keisen_chart_get_series, handle(), index);
  }

  /// Inserts an attachment at a place of a layer, from 0 at the bottom.
  void insert_attachment(const Attachment &attachment, Layer layer, std::size_t index) {
    check(keisen_chart_insert_attachment(handle(), attachment.handle(),
                                         static_cast<keisen_layer>(layer), index));
  }

  /// Adds an attachment on top of a layer.
  void add_attachment(const Attachment &attachment, Layer layer) {
    check(keisen_chart_add_attachment(handle(), attachment.handle(),
                                      static_cast<keisen_layer>(layer)));
  }

  /// Removes an attachment from whichever layer it is in; one that is not there changes nothing.
  void remove_attachment(const Attachment &attachment) {
    check(keisen_chart_remove_attachment(handle(), attachment.handle()));
  }

  /// Returns the number of attachments in a layer.
  std::size_t attachment_count(Layer layer) const {
    return detail::get<std::size_t>(keisen_chart_get_attachment_count, handle(),
                                    static_cast<keisen_layer>(layer));
  }

  /// Returns the attachment at a place of a layer, from 0 at the bottom.
  Attachment attachment(Layer layer, std::size_t index) const {
    return detail::object<Attachment>(keisen_chart_get_attachment, handle(),
                                      static_cast<keisen_layer>(layer), index);
  }

  /// Lets an updater run in every frame, before it is laid out, unless it does already.
  ///
  /// They run in the order of being added, save that one that reads the range of another one's
  /// target runs after that.
  void add_updater(const Updater &updater) {
    check(keisen_chart_add_updater(handle(), updater.handle()));
  }

  /// Lets an updater run no more in frames, if it does.
  void remove_updater(const Updater &updater) {
    check(keisen_chart_remove_updater(handle(), updater.handle()));
  }

  /// Returns the updaters that run in frames, in the order of being added.
  std::vector<Updater> updaters() const {
    return detail::objects<Updater>(keisen_chart_get_updater_count, keisen_chart_get_updater,
                                    handle());
  }

  /// Lets a hook run in every frame, unless it does already; hook.hpp has it.
  void add_hook(const Hook &hook);

  /// Lets a hook run no more in frames, if it does.
  void remove_hook(const Hook &hook);

  /// Returns the hooks that run in frames, in the order of being added.
  std::vector<Hook> hooks() const;

  /// Returns the plot rectangle that a frame drawn now would have, in points.
  Rect plot() const {
    keisen_rect plot;
    check(keisen_chart_get_plot(handle(), &plot));
    return {plot.x, plot.y, plot.width, plot.height};
  }

  /// Returns the size of the picture in pixels: each side times the pixel ratio, rounded.
  PixelSize pixel_size(const RenderOptions &options = RenderOptions()) const {
    keisen_render_options c = detail::c_options(options);
    PixelSize size;
    check(keisen_chart_get_pixel_size(handle(), &c, &size.width, &size.height));
    return size;
  }

  /// Finds the row that is drawn nearest to a point of the picture, as keisen_chart_hit() says.
  ///
  /// Layout and ranges are those of a frame drawn now. Returns
  /// nothing where nothing is near enough, and where the point is outside of the plot.
  std::optional<Hit> hit(double x, double y, const HitOptions &options = HitOptions()) const {
    const keisen_hit_options c = detail::c_options(options);
    keisen_hit hit = KEISEN_HIT_INIT;
    check(keisen_chart_hit(handle(), x, y, &c, &hit));
    return detail::hit(hit);
  }

  /// Finds the rows whose drawn marks lie in a box, in points of the picture, borders included: of
  /// each series, from the bottom up, also those with none, as keisen_chart_select_box() says.
  ///
  /// Layout and ranges are those of a frame drawn now.
  std::vector<SelectedRows> select(const Rect &box,
                                   const SelectOptions &options = SelectOptions()) const {
    const keisen_select_options c = detail::c_options(options);
    const keisen_rect c_box = {box.x, box.y, box.width, box.height};
    return detail::selected_rows([&](std::size_t capacity, keisen_series **series,
                                     keisen_selection **selections, std::size_t *count) {
      return keisen_chart_select_box(handle(), &c_box, &c, capacity, count, series, selections);
    });
  }

  /// Finds the rows whose drawn marks lie within a lasso, a polygon by the even-odd rule, as
  /// keisen_chart_select_lasso() says. One of fewer than three points holds nothing.
  std::vector<SelectedRows> select(const std::vector<Point> &lasso,
                                   const SelectOptions &options = SelectOptions()) const {
    const keisen_select_options c = detail::c_options(options);
    const std::vector<double> points = detail::coordinates(lasso);
    return detail::selected_rows([&](std::size_t capacity, keisen_series **series,
                                     keisen_selection **selections, std::size_t *count) {
      return keisen_chart_select_lasso(handle(), points.data(), lasso.size(), &c, capacity, count,
                                       series, selections);
    });
  }

  /// Returns the values that stand at a point of the picture, as keisen_chart_get_values() says.
  ///
  /// Returns nothing where a scale ends before the point or a value is infinite, in an empty plot,
  /// and outside of the plot where the options clip.
  std::optional<std::pair<Value, Value>>
  values_at(double x, double y, const PlaceOptions &options = PlaceOptions()) const {
    return detail::values_at(options, [&](keisen_space *space, double ratio, keisen_value *c_x,
                                          keisen_value *c_y, bool *inside) {
      return keisen_chart_get_values(handle(), space, x, y, ratio, c_x, c_y, inside);
    });
  }

  /// Returns where two values stand in the picture, as keisen_chart_get_position() says.
  ///
  /// Returns nothing where a scale has no place for a value, and outside of the plot where the
  /// options clip.
  std::optional<Point>
  position_of(const Value &x, const Value &y, const PlaceOptions &options = PlaceOptions()) const {
    return detail::position_of(
        options, [&](keisen_space *space, double ratio, double *left, double *top, bool *inside) {
          return keisen_chart_get_position(handle(), space, detail::c_value(x), detail::c_value(y),
                                           ratio, left, top, inside);
        });
  }

  /// Returns what the last frame did.
  FrameRecord frame_record() const {
    keisen_frame_record c = KEISEN_FRAME_RECORD_INIT;
    check(keisen_chart_get_frame_record(handle(), &c));
    return detail::frame_record(c);
  }

  /// Returns what the last frame did with the series at a place of that frame.
  SeriesRecord series_record(std::size_t index) const {
    keisen_series_record c = KEISEN_SERIES_RECORD_INIT;
    check(keisen_chart_get_series_record(handle(), index, &c));
    return detail::series_record(c);
  }

  /// Returns all texts of the last frame, in the order of drawing.
  std::vector<LabelRecord> labels() const {
    return detail::list<LabelRecord>(
        keisen_chart_get_label_count, handle(), [&](std::size_t i) -> LabelRecord {
          keisen_label_record c = KEISEN_LABEL_RECORD_INIT;
          check(keisen_chart_get_label_record(handle(), i, &c));
          return {static_cast<LabelRole>(c.role),
                  detail::text(keisen_chart_get_label_text, handle(), i),
                  detail::text(keisen_chart_get_label_context, handle(), i),
                  c.center_x,
                  c.center_y,
                  c.width,
                  c.height,
                  c.angle};
        });
  }

private:
  LineSeries add_line(keisen_column *x, const Column &y, const LineOptions &options) {
    return detail::object<LineSeries>(keisen_chart_add_line, handle(), x, y.handle(),
                                      detail::LineOptionsForC(options));
  }
};

} // namespace keisen
