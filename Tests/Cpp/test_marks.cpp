#include "test.hpp"

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
    QuiverOptions looks;
    looks.pivot = QuiverPivot::middle;
    looks.key_unit = "m/s";
    looks.label = "Wind";
    QuiverSeries arrows = chart.add_quiver(QuiverColumns(places, places, places, places), looks);
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
}
