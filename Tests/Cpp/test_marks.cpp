#include "test.hpp"

#include <cmath>

using namespace keisen;

void test_marks() {
  test("draws polygons and changes them", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart(100, 100);
    Column x({0.0, 1.0, 1.0, 0.0});
    Column y({0.0, 0.0, 1.0, 1.0});
    PolygonColumns columns(x, y);
    columns.groups = Column({1.0, 1.0, 1.0, 1.0});
    columns.color = Column({1.0, 2.0, 2.0, 2.0});
    PolygonOptions options;
    options.border_width = 1;
    options.label = "square";
    PolygonSeries polygons = chart.add_polygons(columns, options);
    chart.render(cpu);
    EXPECT_EQUAL(polygons.color_scale().projection().range().max, 2.0);
    columns.color_scale = ColorScale();
    EXPECT_ERROR(polygons.set_columns(columns), Status::invalid_argument);
    columns.color_scale = polygons.color_scale();
    polygons.set_columns(columns);
    options.alpha = 0.5;
    polygons.set_options(options);
    EXPECT_EQUAL(polygons.number(AnimatedNumber::alpha), 0.5);
    options.alpha = 2;
    EXPECT_ERROR(polygons.set_options(options), Status::invalid_argument);
    EXPECT_EQUAL(polygons.number(AnimatedNumber::alpha), 0.5);
    columns.y = Column({1.0});
    EXPECT_ERROR(chart.add_polygons(columns), Status::invalid_argument);
    EXPECT_EQUAL(chart.series_count(), 1u);
    PolygonSeries other(chart.space(), PolygonColumns(x, y));
    EXPECT_ERROR(other.color_scale(), Status::invalid_argument);
    PolygonSeries line(chart.add_line(x, y));
    EXPECT_ERROR(line.set_options(options), Status::invalid_argument);
  });
  test("draws bars, grouped, stacked and with looks of rows, and changes them", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart(100, 100);
    BarColumns columns(Column({1.0, 2.0, 3.0}));
    columns.names = {"a", "b", "c"};
    columns.style_index = Column({0.0, 1.0, 2.0});
    columns.styles = {BarRowStyle(), BarRowStyle()};
    columns.styles[1].color = Color::parse("red");
    columns.styles[1].radii = BarRadii::of(3);
    BarOptions options;
    options.label = "bars";
    options.connector_width = 1;
    BarSeries bars = chart.add_bars(columns, options);
    chart.render(cpu);
    options.angle = 30;
    EXPECT_ERROR(bars.set_options(options), Status::invalid_argument);
    columns.names.pop_back();
    EXPECT_ERROR(bars.set_columns(columns), Status::invalid_argument);
    EXPECT_EQUAL(bars.number(AnimatedNumber::bar_width), 0.8);
    std::vector<BarSlot> slots = group_bars(2, 1, 0.5);
    EXPECT_EQUAL(slots[1].width, 0.25);
    EXPECT_EQUAL(slots[1].offset, 0.25);
    EXPECT_ERROR(group_bars(2, -1), Status::invalid_argument);
    std::vector<BarStack> stacks = stack_bars({{1, -1}, {3, 4}}, 0, 100);
    EXPECT_EQUAL(stacks[1].bases[0], 25.0);
    EXPECT_EQUAL(stacks[1].tips[0], 100.0);
    EXPECT_EQUAL(stacks[1].bases[1], 0.0);
    EXPECT_ERROR(stack_bars({{1}, {1, 2}}), Status::invalid_argument);
    EXPECT_EQUAL(stack_bars({}).size(), 0u);
    Waterfall steps = waterfall({5, -2, 0}, {2});
    EXPECT_EQUAL(steps.tips[2], 3.0);
    EXPECT_EQUAL(steps.kinds[1] == WaterfallKind::down, true);
    EXPECT_ERROR(waterfall({1}, {1}), Status::invalid_argument);
  });
  test("draws histograms as bars and as outlines", [] {
    Chart chart(100, 100);
    HistogramOptions options;
    options.bin_count = 3;
    options.range = {0, 3};
    Histogram bins(Column({0.0, 1.0, 1.5, 3.0}), options);
    EXPECT_EQUAL(bins.heights.size(), 3u);
    BarSeries bars = chart.add_bars(bins.bars(Orientation::horizontal));
    auto [x, y] = bins.outline();
    chart.add_line(x, y);
    chart.render(Renderer::cpu());
    options.rule = "none";
    options.bin_count = 0;
    EXPECT_ERROR(Histogram(Column({1.0}), options), Status::invalid_argument);
  });
  test("draws error bars, stems and candlesticks, and changes them", [] {
    Chart chart(100, 100);
    Column y({1.0, 2.0});
    ErrorBarColumns errors(y);
    errors.y_high = Column({2.0, 3.0});
    ErrorBarSeries bars = chart.add_error_bars(errors);
    ErrorBarOptions appearance;
    appearance.dash = {1, 1};
    appearance.width = 2;
    bars.set_options(appearance);
    EXPECT_EQUAL(bars.number(AnimatedNumber::width), 2.0);
    StemOptions stem;
    stem.marker = Marker::square;
    StemSeries stems = chart.add_stems(StemColumns(y), stem);
    stem.size = -1;
    EXPECT_ERROR(stems.set_options(stem), Status::invalid_argument);
    CandlestickColumns prices(y, y, y, y);
    CandlestickSeries candles = chart.add_candlesticks(prices);
    prices.close = Column({1.0});
    EXPECT_ERROR(candles.set_columns(prices), Status::invalid_argument);
    CandlestickOptions shape;
    shape.shape = CandlestickShape::bars;
    candles.set_options(shape);
    chart.render(Renderer::cpu());
  });

  test("tells how many candlesticks are put together", [] {
    Chart chart = Chart::bare(100, 100);
    const Column prices(std::vector<double>(1000, 5.0));
    chart.add_candlesticks(CandlestickColumns(prices, prices, prices, prices));
    chart.space().y().set_range(0, 10);
    chart.space().x().set_range(-0.5, 9.5);
    chart.render(Renderer::cpu());
    EXPECT_EQUAL(chart.series_record(0).rows_per_shape, 1u);
    chart.space().x().set_range(-0.5, 999.5);
    chart.render(Renderer::cpu());
    EXPECT_EQUAL(chart.series_record(0).rows_per_shape, 64u);
  });

  test("draws what begins at 0 on a log scale to the plot's end, and counts it", [] {
    Chart chart = Chart::bare(200, 100);
    BarColumns bins(Column({0.0, 1.0, 10.0}), Column({3.0, 0.0, 2.0}));
    bins.end = Column({1.0, 10.0, 100.0});
    chart.add_bars(bins);
    for (Projection axis : {chart.space().x(), chart.space().y()}) {
      axis.set_scale(Scale::log);
      axis.fit();
    }
    chart.render(Renderer::cpu());
    EXPECT_EQUAL(chart.series_record(0).open_ended, 1u);
    EXPECT_EQUAL(chart.series_record(0).dropped, 0u);
  });

  test("draws a pie and changes it", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart(200, 100);
    PieColumns columns(Column({3.0, 1.0}), {"wind", "sun"});
    columns.explode = Column({0.0, 0.1});
    PieOptions options;
    options.inner_radius = 0.5;
    options.colors = {Color{1, 0, 0, 1}};
    options.order = PieOrder::descending;
    PieSeries pie = chart.add_pie(columns, options);
    chart.render(cpu);
    EXPECT_EQUAL(chart.alt(), std::string("Pie chart: wind 75\u202f%, sun 25\u202f%."));
    options.start_angle = 90;
    pie.set_options(options);
    EXPECT_EQUAL(pie.number(AnimatedNumber::angle), 90.0);
    options.label_threshold = 2;
    EXPECT_ERROR(pie.set_options(options), Status::invalid_argument);
    options.label_threshold = 0.5;
    pie.set_options(options);
    chart.render(cpu);
    EXPECT_EQUAL(chart.labels().size(), std::size_t{1});
    options.radius = 2;
    EXPECT_ERROR(pie.set_options(options), Status::invalid_argument);
    columns.names.pop_back();
    EXPECT_ERROR(pie.set_columns(columns), Status::invalid_argument);
    columns.names.clear();
    pie.set_columns(columns);
    EXPECT_EQUAL(chart.alt(), std::string("Pie chart: 75\u202f%, 25\u202f%."));
  });

  test("draws fields and tiles and changes them", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart(200, 200);
    Column places({0.0, 1.0, 2.0});
    Column field({0.0, 1.0, 2.0, 1.0, 2.0, 3.0, 2.0, 3.0, 4.0});
    ContourOptions bands;
    bands.filled = true;
    bands.levels = {0, 1, 2, 3, 4};
    ContourSeries contours = chart.add_contours(ContourColumns(places, places, field), bands);
    chart.render(cpu);
    EXPECT_EQUAL(contours.color_scale().projection().range().max, 4.0);
    bands.levels.clear();
    bands.label_size = 9;
    contours.set_options(bands);
    EXPECT_EQUAL(contours.number(AnimatedNumber::size), 9.0);
    EXPECT_ERROR(contours.set_columns(ContourColumns(places, places, places)),
                 Status::invalid_argument);
    QuiverOptions appearances;
    appearances.pivot = QuiverPivot::middle;
    appearances.key_unit = "m/s";
    appearances.label = "Wind";
    QuiverSeries arrows =
        chart.add_quiver(QuiverColumns(places, places, places, places), appearances);
    arrows.set_columns(QuiverColumns(places, places, places, Column({1.0, 0.0, -1.0})));
    TreemapOptions names;
    names.labels = {"all", "one", "two"};
    TreemapSeries tiles =
        chart.add_treemap(TreemapColumns(Column({0.0, 1.0, 2.0}), Column({-1.0, 0.0, 0.0})), names);
    names.gap = -1;
    EXPECT_ERROR(tiles.set_options(names), Status::invalid_argument);
    CalendarOptions weeks;
    weeks.first_weekday = 6;
    CalendarSeries calendar = chart.add_calendar(CalendarColumns(places, places), weeks);
    weeks.first_weekday = 9;
    EXPECT_ERROR(calendar.set_options(weeks), Status::invalid_argument);
    const std::uint8_t pixel[] = {255, 0, 0, 255};
    Image red(1, 1, pixel, 4, 4);
    ImageOptions place;
    place.x = Range{0, 2};
    place.y = Range{2, 0};
    ImageSeries image = chart.add_image(red, place);
    chart.render(cpu);
    EXPECT_EQUAL(chart.series_count(), 5u);
    place.x = Range{1, 1};
    EXPECT_ERROR(image.set_image(red, place), Status::invalid_argument);
  });

  test("draws lines and sectors in a polar space", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart(200, 200);
    PolarOptions options;
    options.start = 90;
    options.clockwise = false;
    options.grid = PolarGrid::polygons;
    Space space(Projection(0, 360), Projection(0, 10), options);
    chart.add_attachment(Grid(space), Layer::below);
    PolarAxisOptions labels;
    labels.radius_angle = 20;
    PolarAxis axis(space, labels);
    chart.add_attachment(axis, Layer::above);
    axis.set_angle_ticks({Value(0.0), Value(90.0)}, {"E", "N"});
    EXPECT_ERROR(axis.set_angle_ticks({Value(0.0)}, {"E", "N"}), Status::invalid_argument);
    axis.remove_angle_ticks();
    SectorColumns columns(Column({0.0, 90.0}), Column({5.0, 8.0}));
    columns.base = Column({0.0, 2.0});
    SectorOptions appearance;
    appearance.width = 40;
    SectorSeries sectors(space, columns, appearance);
    chart.add_series(sectors);
    chart.add_series(LineSeries(space, Column({0.0, 180.0}), Column({1.0, 2.0})));
    chart.render(cpu);
    EXPECT_EQUAL(chart.alt(),
                 std::string("Polar chart: angle 0 to 360, radius 0 to 10; 2 series."));
    appearance.alpha = 2;
    EXPECT_ERROR(sectors.set_options(appearance), Status::invalid_argument);
    options.inner_radius = 1;
    EXPECT_ERROR(Space(Projection(0, 1), Projection(0, 1), options), Status::invalid_argument);
    EXPECT_ERROR(SectorSeries(chart.space(), columns), Status::unsupported);
  });

  test("draws lines and areas of polar spaces, closed and open, where their rows stand", [] {
    const Renderer cpu = Renderer::cpu();
    const Color red{1, 0, 0, 1};
    const Column angles({0.0, 90.0, 180.0, 270.0}), radii({8.0, 8.0, 8.0, 8.0});
    // The middle of a straight way between neighbours is nearer to the middle of the disc.
    const double straight = 8 * std::sqrt(0.5);
    for (const bool filled : {false, true})
      for (const PolarPath path : {PolarPath::straight, PolarPath::along_angle})
        for (const bool closed : {false, true}) {
          PolarOptions options;
          options.closed = closed;
          options.path = path;
          PlaceOptions place;
          place.space = Space(Projection(0, 360), Projection(0, 10), options);
          Chart chart = Chart::bare(200, 200);
          if (filled) {
            AreaOptions appearance;
            appearance.color = red;
            appearance.alpha = 1;
            chart.add_series(AreaSeries(*place.space, AreaColumns(angles, radii), appearance));
          } else {
            LineOptions appearance;
            appearance.color = red;
            appearance.width = 4;
            chart.add_series(LineSeries(*place.space, angles, radii, appearance));
          }
          const Image image = chart.render(cpu);
          const auto is_red = [&](double angle, double radius) {
            const std::optional<Point> point = chart.position_of(angle, radius, place);
            EXPECT(point.has_value());
            const std::uint8_t *pixel = image.data() +
                                        image.bytes_per_row() * static_cast<std::size_t>(point->y) +
                                        4 * static_cast<std::size_t>(point->x);
            EXPECT(pixel[0] == 255 && pixel[1] == pixel[2]);
            EXPECT(pixel[1] == 0 || pixel[1] == 255);
            return pixel[1] == 0;
          };
          const double way = path == PolarPath::straight ? straight : 8;
          for (int segment = 0; segment < 4; ++segment) {
            const double middle = 45 + 90 * segment;
            const bool there = segment < 3 || closed;
            // On the way, within it and beyond it.
            EXPECT_EQUAL(is_red(middle, way - 0.1), there);
            EXPECT_EQUAL(is_red(middle, 3), there && filled);
            EXPECT(!is_red(middle, way + 1));
          }
        }
  });
}
