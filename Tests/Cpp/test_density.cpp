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
    EXPECT(!density.color_scale().projection().is_set());
    EXPECT_EQUAL(chart.alt(), "Density chart: x 0 to 3, y 1 to 4.");
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
