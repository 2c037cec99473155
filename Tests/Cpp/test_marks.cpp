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
}
