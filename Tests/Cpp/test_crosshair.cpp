#include "test.hpp"

#include <cmath>
#include <exception>
#include <limits>
#include <stdexcept>

using namespace keisen;

namespace {

/// A chart without attachments, 100 points for ranges from 0 to 10, with y up, and a line.
Chart make_chart() {
  Chart chart = Chart::bare(100, 100);
  chart.space().x().set_range(0, 10);
  chart.space().y().set_range(0, 10);
  LineOptions options;
  options.label = "one";
  chart.add_line(Column({0.0, 5.0, 10.0}), Column({1.0, 5.25, 1.0}), options);
  return chart;
}

std::string texts(Chart &chart) {
  chart.render(Renderer::cpu());
  std::string all;
  for (const LabelRecord &label : chart.labels())
    all += label.text + "|";
  return all;
}

} // namespace

void test_crosshair() {
  const double nan = std::numeric_limits<double>::quiet_NaN();

  test("values stand at points, and points at values", [&] {
    Chart chart = make_chart();
    const auto values = chart.values_at(25, 40);
    EXPECT(values && values->first.offset == 2.5 && values->second.offset == 6);
    const auto place = chart.position_of(2.5, 6);
    EXPECT(place && place->x == 25 && place->y == 40);
    PlaceOptions clipped;
    clipped.clip = true;
    EXPECT(chart.values_at(-10, 40) && !chart.values_at(-10, 40, clipped));
    EXPECT(chart.position_of(-1, 6) && !chart.position_of(-1, 6, clipped));
    EXPECT(chart.values_at(1e300, 40).has_value());
    chart.space().x().set_range(0, 1e10);
    EXPECT(!chart.values_at(1e305, 40) && !chart.values_at(-1e305, 40));
    EXPECT_ERROR(chart.values_at(nan, 0), Status::invalid_argument);
    EXPECT_ERROR(chart.position_of(nan, 0), Status::invalid_argument);
    clipped.pixel_ratio = 0;
    EXPECT_ERROR(chart.values_at(0, 0, clipped), Status::invalid_argument);
  });

  test("a crosshair tells the values at its pointer", [&] {
    Chart chart = make_chart();
    Crosshair crosshair(chart.space());
    chart.add_attachment(crosshair, Layer::above);
    EXPECT(!crosshair.pointer());
    EXPECT_EQUAL(texts(chart), "");
    crosshair.set_pointer(25, 40);
    EXPECT(crosshair.pointer()->point->x == 25);
    EXPECT_EQUAL(texts(chart), "2.5|6.0|");
    crosshair.set_pointer_values(Value(2.5), std::nullopt);
    EXPECT(crosshair.pointer()->x && !crosshair.pointer()->y && !crosshair.pointer()->point);
    EXPECT_EQUAL(texts(chart), "2.5|");
    CrosshairOptions options;
    options.snap = CrosshairSnap::x;
    crosshair.set_options(options);
    EXPECT_EQUAL(texts(chart), "5|5.25|");
    options.within = -2;
    EXPECT_ERROR(crosshair.set_options(options), Status::invalid_argument);
    EXPECT_ERROR(crosshair.set_pointer(nan, 0), Status::invalid_argument);
    crosshair.hide_pointer();
    EXPECT(!crosshair.pointer());
    EXPECT_EQUAL(texts(chart), "");
    EXPECT_ERROR(Tooltip(static_cast<Attachment>(crosshair)).set_options(TooltipOptions()),
                 Status::invalid_argument);
  });

  test("a tooltip tells of rows, in words of its own or the caller's", [&] {
    Chart chart = make_chart();
    TooltipOptions options;
    options.mode = HitMode::x;
    Tooltip tooltip(chart.space(), options);
    chart.add_attachment(tooltip, Layer::above);
    tooltip.set_pointer_values(Value(4), Value(5));
    EXPECT_EQUAL(texts(chart), "5|one|5.25|");
    tooltip.set_writer([](const std::vector<Hit> &hits) {
      return std::to_string(hits.size()) + " of row " + std::to_string(hits[0].row);
    });
    EXPECT_EQUAL(texts(chart), "1 of row 1|");
    tooltip.set_writer(
        [](const std::vector<Hit> &) -> std::string { throw std::runtime_error("no luck"); });
    std::string cause;
    try {
      texts(chart);
    } catch (const Error &error) {
      EXPECT(error.status() == Status::callback);
      try {
        std::rethrow_if_nested(error);
      } catch (const std::exception &nested) {
        cause = nested.what();
      }
    }
    EXPECT_EQUAL(cause, "no luck");
    tooltip.set_writer([](const std::vector<Hit> &) { return std::string(4096, 'a'); });
    EXPECT_ERROR(texts(chart), Status::callback);
    tooltip.set_writer(nullptr);
    EXPECT_EQUAL(texts(chart), "5|one|5.25|");
    options.gap = -1;
    EXPECT_ERROR(tooltip.set_options(options), Status::invalid_argument);
  });
}
