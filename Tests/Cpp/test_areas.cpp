#include "test.hpp"

#include <cmath>

using namespace keisen;

void test_areas() {
  test("draws areas and changes them", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart = Chart::bare(10, 10);
    chart.set_padding(Insets{0, 0, 0, 0});
    chart.space().x().set_range(0, 10);
    chart.space().y().set_range(0, 10);
    Column x({0.0, 10.0});
    AreaOptions options;
    options.alpha = 1;
    options.above = Color{1, 0, 0, 1};
    options.below = AreaFill::plot_gradient(0, 0, Color{0, 0, 0, 1}, Color{0, 0, 1, 1});
    options.line = LineStyle();
    options.line->width = 0;
    AreaSeries area =
        chart.add_area(AreaColumns(x, Column({8.0, 8.0}), Column({4.0, 4.0})), options);
    const auto color = [&](std::size_t row) {
      const Image image = chart.render(cpu);
      const std::uint8_t *pixel = image.data() + row * image.bytes_per_row() + 4 * 5;
      return std::vector<int>(pixel, pixel + 3);
    };
    EXPECT(color(4) == (std::vector<int>{255, 0, 0}));
    EXPECT(color(7) == (std::vector<int>{255, 255, 255}));
    area.set_columns(AreaColumns(std::nullopt, Column({2.0, 2.0, 2.0}), Column({6.0, 6.0, 6.0})));
    chart.space().x().set_range(0, 1);
    EXPECT(color(5) == (std::vector<int>{0, 0, 255}));
    options.baseline = std::nan("");
    EXPECT_ERROR(area.set_options(options), Status::invalid_argument);
    LineSeries line = chart.add_line(x, x);
    options.baseline = 0;
    options.linked_line = line;
    area.set_options(options);
    EXPECT_ERROR(AreaSeries(line).set_options(options), Status::invalid_argument);
  });

  test("stacks series with common edges, or adds none", [] {
    Chart chart(100, 100);
    const Column x({0.0, 1.0, 2.0});
    const std::vector<Column> series{Column({1.0, 2.0, 3.0}), Column({3.0, 2.0, 1.0})};
    EXPECT_EQUAL(stack_edges(series).size(), 3u);
    const std::vector<AreaSeries> areas = chart.add_stack(x, series);
    EXPECT_EQUAL(areas.size(), 2u);
    EXPECT_EQUAL(areas[1].number(AnimatedNumber::alpha), 1.0);
    chart.space().y().fit();
    EXPECT_EQUAL(chart.space().y().range().max, 4.2);
    EXPECT_ERROR(chart.add_stack(x, series, {}, StackBaseline::diverging),
                 Status::invalid_argument);
    EXPECT_ERROR(chart.add_stack(Column({1.0}), series), Status::invalid_argument);
    EXPECT_EQUAL(chart.series_count(), 2u);
  });

  test("draws lines that have an order, styles or colours by row", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart(100, 100);
    const Column values({3.0, 1.0, 2.0});
    LineColumns columns{values};
    columns.color = values;
    LineOptions options;
    options.interpolation = LineInterpolation::catmull_rom;
    options.marker_size = 4;
    LineSeries line = chart.add_line(columns, options);
    chart.render(cpu);
    EXPECT_EQUAL(line.color_scale().projection().range().max, 3.0);
    options.dash = {2, 1};
    EXPECT_ERROR(line.set_options(options), Status::invalid_argument);
    columns.color.reset();
    columns.order = Column({2.0, 0.0});
    columns.style = Column({0, 1, 1});
    line.set_columns(columns);
    options.styles.resize(2);
    options.styles[1].dash = {1, 1};
    line.set_options(options);
    chart.render(cpu);
    EXPECT_ERROR(LineSeries(chart.space(), values).color_scale(), Status::invalid_argument);
    columns.style = Column({1.0});
    EXPECT_ERROR(LineSeries(chart.space(), columns), Status::invalid_argument);
  });
}
