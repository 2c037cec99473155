#include "test.hpp"

#include <cmath>

using namespace keisen;

void test_statistics() {
  test("draws boxes, violins and strips, and changes them", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart(200, 150);
    Column values({1.0, 2.0, 3.0, 9.0});
    Column positions({0.0, 0.0, 1.0, 1.0});
    BoxOptions box;
    box.whiskers = Whiskers::percentiles(0, 100);
    box.notched = true;
    BoxSeries boxes = chart.add_boxes(GroupColumns(positions, values), box);
    ViolinOptions violin;
    violin.bandwidth = Bandwidth::factor(0.5);
    violin.side = ViolinSide::low;
    ViolinSeries violins = chart.add_violins(GroupColumns(values), violin);
    StripOptions strip;
    strip.arrangement = StripArrangement::swarm;
    GroupColumns columns(positions, values);
    columns.size = values;
    columns.color = values;
    StripSeries swarm = chart.add_strip(columns, strip);
    chart.render(cpu);
    EXPECT_EQUAL(chart.series_record(0).tier == Tier::summary, true);
    EXPECT_EQUAL(chart.series_record(2).crowded, 0u);
    EXPECT_EQUAL(swarm.color_scale().projection().range().max, 9.0);
    box.alpha = 2;
    EXPECT_ERROR(boxes.set_options(box), Status::invalid_argument);
    EXPECT_EQUAL(boxes.number(AnimatedNumber::alpha), 0.35);
    EXPECT_ERROR(violins.set_columns(columns), Status::invalid_argument);
    swarm.set_columns(GroupColumns(values));
  });

  test("draws hexagons, histograms and distributions", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart(200, 150);
    Column x({1.0, 2.0, 3.0, 9.0});
    HexbinOptions options;
    options.column_count = 4;
    HexbinSeries hexbin = chart.add_hexbin(CellColumns(x, x), options);
    GridHistogramOptions grid;
    grid.x.count = 2;
    grid.label = "rows";
    grid.y.edges = Column({0.0, 5.0, 10.0});
    HeatmapSeries cells = chart.add_grid_histogram(CellColumns(x, x), grid);
    LineSeries line = chart.add_distribution(x, x, true);
    chart.add_series(make_distribution(chart.space(), x));
    chart.add_series(make_grid_histogram(chart.space(), CellColumns(x, x)));
    chart.render(cpu);
    EXPECT_EQUAL(chart.series_count(), 5u);
    EXPECT_EQUAL(cells.color_scale().projection().range().max, 3.0);
    options.column_count = 0;
    EXPECT_ERROR(hexbin.set_options(options), Status::invalid_argument);
    EXPECT_ERROR(BoxSeries(line).set_options(BoxOptions()), Status::invalid_argument);
  });

  test("computes numbers", [] {
    const std::vector<double> values{20, 30, 40, 50, 60, 99};
    EXPECT_EQUAL(quantiles(values, {0.5})[0], 45.0);
    EXPECT_EQUAL(quantiles(values, {}).size(), 0u);
    EXPECT_ERROR(quantiles(values, {2}), Status::invalid_argument);
    EXPECT_ERROR(quantiles(values, {0.5}, std::string("linear\0x", 8)), Status::invalid_argument);
    EXPECT_EQUAL(box_statistics(values).upper_whisker, 60.0);
    EXPECT_EQUAL(density(values, Bandwidth::silverman(), 0, 3).positions[2], 99.0);
    EXPECT_ERROR(density(values, Bandwidth(), 0, std::size_t(-1)), Status::invalid_argument);
    EXPECT_EQUAL(distribution({3, 1, 1}).values[0], 2.0 / 3);
    EXPECT_EQUAL(distribution({}).positions.size(), 0u);
    EXPECT_EQUAL(std::isnan(box_statistics({}).median), true);
  });
}
