#include "test.hpp"

using namespace keisen;

void test_points() {
  test("draws points, and takes other columns and options", [] {
    Chart chart(120, 90);
    Renderer cpu = Renderer::cpu();
    std::vector<double> x{0, 1, 2, 3}, y{1, 4, 2, 3}, size{2, 4, 8, 0}, alpha{1, 0.5, 1, 1};
    PointOptions options;
    options.marker = Marker::triangle_up;
    options.color = Color{1, 0, 0, 1};
    options.border_width = 1;
    options.label = "points";
    PointSeries points = chart.add_points(PointColumns(x, y), options);
    EXPECT_EQUAL(chart.series_count(), 1);
    EXPECT(chart.series(0) == points);
    Bytes plain = chart.render(cpu).png();
    PointColumns columns(x, y);
    columns.size = Column(size);
    columns.alpha = Column(alpha);
    points.set_columns(columns);
    Bytes varied = chart.render(cpu).png();
    EXPECT(std::vector<std::uint8_t>(plain.begin(), plain.end()) !=
           std::vector<std::uint8_t>(varied.begin(), varied.end()));
    EXPECT_EQUAL(chart.series_record(0).rows, 4);
    PointColumns colored(x, y);
    colored.color = Column(y);
    EXPECT_ERROR(points.set_columns(colored), Status::invalid_argument);
    ColorScale scale;
    colored.color_scale = scale;
    chart.add_points(colored);
    chart.render(cpu);
    EXPECT_EQUAL(scale.projection().range().max, 4);
    EXPECT(PointSeries(chart.series(1)).color_scale() == scale);
    EXPECT_ERROR(points.color_scale(), Status::invalid_argument);
    chart.remove_series(chart.series(1));
    points.set_columns(PointColumns(Column(y)));
    chart.fit();
    // With room for half a marker.
    Range x_range = chart.space().x().range();
    EXPECT(x_range.min < 0 && x_range.min > -0.3 && x_range.max > 3 && x_range.max < 3.3);
    EXPECT_EQUAL(chart.alt(), "Scatter chart: x 0 to 3, y 1 to 4.");
  });

  test("refuses columns of other lengths and options that are none", [] {
    Chart chart(120, 90);
    std::vector<double> two{1, 2}, three{1, 2, 3};
    EXPECT_ERROR(chart.add_points(PointColumns(two, three)), Status::invalid_argument);
    PointOptions options;
    options.alpha = 2;
    EXPECT_ERROR(PointSeries(chart.space(), PointColumns(Column(two)), options),
                 Status::invalid_argument);
    PointSeries line = PointSeries(Series(chart.add_line(two)));
    EXPECT_ERROR(line.set_options(PointOptions()), Status::invalid_argument);
  });

  test("takes markers of the caller's own, of corners and of curves", [] {
    Chart chart(120, 90);
    Renderer cpu = Renderer::cpu();
    const CustomMarker square({{0, 0}, {4, 0}, {4, 4}, {0, 4}});
    const CustomMarker drop(PathOutline()
                                .move({0, 0})
                                .cubic({-3, -4}, {-2, -7}, {0, -7})
                                .quadratic({4, -7}, {0, 0})
                                .close(),
                            Point{0, 0});
    EXPECT(!(square == drop));
    PointOptions options;
    options.size = 12;
    options.marker = Marker::square;
    std::vector<double> y{1, 4, 2};
    PointSeries points = chart.add_points(PointColumns(Column(y)), options);
    const Image built = chart.render(cpu);
    options.custom_marker = square;
    points.set_options(options);
    const Image own = chart.render(cpu);
    int maximum = 0;
    for (std::uint32_t row = 0; row < own.height(); ++row)
      for (std::uint32_t byte = 0; byte < 4 * own.width(); ++byte)
        maximum = std::max(maximum, std::abs(own.data()[row * own.bytes_per_row() + byte] -
                                             built.data()[row * built.bytes_per_row() + byte]));
    EXPECT(maximum <= 4);
    options.custom_marker = drop;
    options.border_width = 1;
    points.set_options(options);
    const Bytes drops = chart.render(cpu).png(), squares = own.png();
    EXPECT(std::vector<std::uint8_t>(drops.begin(), drops.end()) !=
           std::vector<std::uint8_t>(squares.begin(), squares.end()));
    LineOptions line;
    line.marker_size = 8;
    line.custom_marker = drop;
    chart.add_line(Column(y), line);
    StemOptions stems;
    stems.custom_marker = drop;
    chart.add_stems(StemColumns(Column(y)), stems);
    chart.render(cpu);
    EXPECT_ERROR(CustomMarker(std::vector<Point>{{0, 0}, {1, 1}}), Status::invalid_argument);
    EXPECT_ERROR(CustomMarker({{0, 0}, {1, 0}, {0, 1}}, Point{1e9, 0}), Status::invalid_argument);
  });
}
