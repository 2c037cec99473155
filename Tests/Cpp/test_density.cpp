#include "test.hpp"

using namespace keisen;

void test_density() {
  test("counts rows, and takes means and categories in their place", [] {
    Chart chart(200, 120);
    Renderer cpu = Renderer::cpu();
    std::vector<double> x{0, 1, 1, 3}, y{1, 4, 4, 3}, values{1, 5, 7, 2};
    DensityOptions options;
    options.cell_size = 8;
    options.label = "rows";
    DensitySeries density = chart.add_density(DensityColumns(x, y), options);
    EXPECT(chart.series(0) == density);
    Bytes counted = chart.render(cpu).png();
    EXPECT_EQUAL(chart.series_record(0).rows, 4);
    EXPECT(chart.series_record(0).tier == Tier::density);
    DensityColumns columns(x, y);
    columns.aggregation = DensityAggregation::mean;
    columns.values = Column(values);
    density.set_columns(columns);
    options.spread = DensitySpread::equal_area;
    density.set_options(options);
    Bytes means = chart.render(cpu).png();
    EXPECT(std::vector<std::uint8_t>(counted.begin(), counted.end()) !=
           std::vector<std::uint8_t>(means.begin(), means.end()));
    columns.aggregation = DensityAggregation::category;
    columns.values = Column(std::vector<double>{0, 1, 1, 0});
    columns.names = {"a", "b"};
    density.set_columns(columns);
    chart.render(cpu);
    EXPECT(density.color_scale().projection().follow());
    EXPECT_EQUAL(chart.alt(), "Density chart: x 0 to 3, y 1 to 4.");
  });

  test("finds its cells, what is made of their rows, and their middle", [] {
    Chart chart = Chart::bare(100, 100);
    chart.space().x().set_range(0, 10);
    chart.space().y().set_range(0, 10);
    std::vector<double> x{2.5, 2.1, 10}, y{6.5, 6.9, 0}, values{1, 4, 7};
    DensityOptions options;
    options.cell_size = 10;
    DensitySeries density = chart.add_density(DensityColumns(x, y), options);
    std::optional<Hit> hit = chart.hit(21, 39);
    EXPECT(hit && hit->series == density);
    EXPECT_EQUAL(hit->column, 2);
    EXPECT_EQUAL(hit->row, 3);
    EXPECT_EQUAL(static_cast<double>(hit->value.origin) + hit->value.offset, 2);
    EXPECT_EQUAL(static_cast<double>(hit->x.origin) + hit->x.offset, 2.5);
    EXPECT(!chart.hit(60, 60));
    DensityColumns columns(x, y);
    columns.aggregation = DensityAggregation::mean;
    columns.values = Column(values);
    density.set_columns(columns);
    EXPECT_EQUAL(chart.hit(21, 39)->value.offset, 2.5);
  });

  test("refuses columns that do not suit, and options that are none", [] {
    Chart chart(120, 90);
    std::vector<double> two{1, 2}, three{1, 2, 3};
    EXPECT_ERROR(chart.add_density(DensityColumns(two, three)), Status::invalid_argument);
    DensityColumns columns{Column(two)};
    columns.aggregation = DensityAggregation::category;
    columns.values = Column(two);
    EXPECT_ERROR(chart.add_density(columns), Status::invalid_argument);
    DensityOptions options;
    options.alpha = 2;
    EXPECT_ERROR(DensitySeries(chart.space(), DensityColumns(Column(two)), options),
                 Status::invalid_argument);
    DensitySeries line = DensitySeries(Series(chart.add_line(two)));
    EXPECT_ERROR(line.set_options(DensityOptions()), Status::invalid_argument);
  });
}
