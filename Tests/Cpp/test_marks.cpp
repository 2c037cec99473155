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
    options.radius = 2;
    EXPECT_ERROR(pie.set_options(options), Status::invalid_argument);
    columns.names.pop_back();
    EXPECT_ERROR(pie.set_columns(columns), Status::invalid_argument);
    columns.names.clear();
    pie.set_columns(columns);
    EXPECT_EQUAL(chart.alt(), std::string("Pie chart: 75\u202f%, 25\u202f%."));
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
    SectorOptions look;
    look.width = 40;
    SectorSeries sectors(space, columns, look);
    chart.add_series(sectors);
    chart.add_series(LineSeries(space, Column({0.0, 180.0}), Column({1.0, 2.0})));
    chart.render(cpu);
    EXPECT_EQUAL(chart.alt(), std::string("Polar chart: angle 0 to 360, radius 0 to 10."));
    look.alpha = 2;
    EXPECT_ERROR(sectors.set_options(look), Status::invalid_argument);
    options.inner_radius = 1;
    EXPECT_ERROR(Space(Projection(0, 1), Projection(0, 1), options), Status::invalid_argument);
    EXPECT_ERROR(SectorSeries(chart.space(), columns), Status::unsupported);
  });
}
