#include "test.hpp"

#include <cmath>
#include <exception>
#include <stdexcept>
#include <string>

using namespace keisen;

void test_heatmap() {
  test("colours values by a scale", [] {
    ColorScaleOptions options;
    options.colors = {{0, 0, 0, 1}, {1, 1, 1, 1}};
    options.missing = Color{1, 0, 0, 1};
    options.above = Color{0, 0, 1, 1};
    ColorScale scale(Projection(0, 1), options);
    std::vector<Color> colors = scale.colors({0, 1, 2, NAN});
    EXPECT(colors[0] == (Color{0, 0, 0, 1}) && colors[1] == (Color{1, 1, 1, 1}));
    EXPECT(colors[2] == (Color{0, 0, 1, 1}) && colors[3] == (Color{1, 0, 0, 1}));
    options.reversed = true;
    scale.set_options(options);
    EXPECT(scale.colors({0})[0] == (Color{1, 1, 1, 1}));
    options.colors.resize(1);
    EXPECT_ERROR(scale.set_options(options), Status::invalid_argument);
    EXPECT(scale.colors({0})[0] == (Color{1, 1, 1, 1}));
  });

  test("takes a colour map from a function", [] {
    const std::vector<double> values = {0, 0.1, 0.5, 0.999, 1};
    ColorScaleOptions greys;
    greys.map = ColorMap::greys;
    ColorScaleOptions options;
    options.function = [](double fraction) {
      const float grey = 1 - static_cast<float>(fraction);
      return Color{grey, grey, grey, 1};
    };
    const Projection unit(0, 1);
    ColorScale scale(unit, options);
    EXPECT(scale.colors(values) == ColorScale(unit, greys).colors(values));
    options.function = [](double) -> Color { throw std::domain_error("no colour"); };
    EXPECT_ERROR(scale.set_options(options), Status::callback);
    std::string cause;
    try {
      scale.set_options(options);
    } catch (const Error &error) {
      try {
        std::rethrow_if_nested(error);
      } catch (const std::domain_error &nested) {
        cause = nested.what();
      }
    }
    EXPECT_EQUAL(cause, "no colour");
    options.function = [](double) { return Color{0, 0, 0, -1}; };
    EXPECT_ERROR(scale.set_options(options), Status::callback);
    EXPECT(scale.colors(values) == ColorScale(unit, greys).colors(values));
  });

  test("draws heat maps with colour bars", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart(240, 180);
    HeatmapOptions options;
    options.interpolation = Interpolation::linear;
    options.x = Range{10, 20};
    options.y_edges = Column({1.0, 2.0, 4.0});
    options.color_scale = ColorScale();
    HeatmapSeries heatmap(chart.space(), Column({1.0, 2.0, 3.0, 4.0}), 2, options);
    chart.add_series(heatmap);
    ColorBarOptions bar_options;
    bar_options.title = "values";
    ColorBar bar(heatmap.color_scale(), Side::bottom, bar_options);
    chart.add_attachment(bar, Layer::above);
    chart.render(cpu);
    EXPECT(heatmap.color_scale() == *options.color_scale);
    HeatmapSeries borrowed = HeatmapSeries::borrow(heatmap.handle());
    HeatmapSeries adopted = HeatmapSeries::adopt(HeatmapSeries(heatmap).detach());
    EXPECT(borrowed.color_scale() == adopted.color_scale() && borrowed == adopted);
    EXPECT_EQUAL(heatmap.color_scale().projection().range().max, 4.0);
    EXPECT_EQUAL(chart.space().x().range().max, 20.0);
    EXPECT_EQUAL(chart.space().y().range().max, 4.0);
    EXPECT_EQUAL(bar.text(), "values");
    options.alpha = 0.5;
    options.label = "level";
    heatmap.set_options(options);
    chart.add_attachment(Legend(), Layer::above);
    chart.render(cpu);
    EXPECT_EQUAL(chart.labels().back().text, std::string("level"));
    heatmap.set_values(Column({4.0, 3.0, 2.0, 1.0}));
    bar_options.length = 0;
    EXPECT_ERROR(bar.set_options(bar_options), Status::invalid_argument);
    EXPECT_ERROR(heatmap.set_values(Column({1.0})), Status::invalid_argument);
    EXPECT_ERROR(HeatmapSeries(chart.space(), Column({1.0, 2.0, 3.0}), 2),
                 Status::invalid_argument);
    options.x = Range{0, 0};
    EXPECT_ERROR(HeatmapSeries(chart.space(), Column({1.0, 2.0, 3.0, 4.0}), 2, options),
                 Status::invalid_argument);
  });
}
