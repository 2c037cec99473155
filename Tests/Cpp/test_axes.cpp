#include "test.hpp"

#include <exception>
#include <limits>
#include <memory>
#include <stdexcept>

using namespace keisen;

void test_axes() {
  test("puts ticks where a function says", [] {
    Chart chart = Chart::bare(300, 200);
    chart.space().x().set_range(0, 10);
    Axis axis(chart.space(), Side::bottom);
    chart.add_attachment(axis, Layer::above);
    const Renderer cpu = Renderer::cpu();
    axis.set_locator([](const TickRange &range) {
      EXPECT(range.min.to_double() == 0 && range.max.to_double() == 10 && range.length > 200);
      return std::vector<Value>{7.5, 2, 11};
    });
    chart.render(cpu);
    EXPECT(chart.labels().size() == 2 && chart.labels()[1].text == "7.5");
    axis.set_locator([](const TickRange &) { return std::vector<Value>(10001); });
    EXPECT_ERROR(chart.render(cpu), Status::callback);
    axis.set_locator([](const TickRange &) -> std::vector<Value> { throw 7; });
    EXPECT_ERROR(chart.render(cpu), Status::callback);
    axis.set_locator(nullptr);
    chart.render(cpu);
    EXPECT(chart.labels()[0].text == "0");
  });

  test("formats ticks with a function, and changes labels with one", [] {
    Chart chart = Chart::bare(300, 200);
    chart.space().x().set_range(0, 10);
    Axis axis(chart.space(), Side::bottom);
    chart.add_attachment(axis, Layer::above);
    auto alive = std::make_shared<int>(0);
    axis.set_formatter([alive](const Tick &tick) { return "<" + tick.text + ">"; });
    axis.set_label_hook([](Label &label) {
      label.hidden = label.tick.index == 0;
      label.background = Color{1, 0, 0};
    });
    Renderer cpu = Renderer::cpu();
    chart.render(cpu);
    std::vector<LabelRecord> labels = chart.labels();
    EXPECT_EQUAL(labels.size(), 5);
    EXPECT(labels[0].text != "<0>" && labels[0].text.front() == '<');
    EXPECT(labels[0].role == LabelRole::tick);
    EXPECT_EQUAL(alive.use_count(), 2);
    axis.set_formatter(nullptr);
    axis.set_label_hook(nullptr);
    EXPECT_EQUAL(alive.use_count(), 1);
    chart.render(cpu);
    EXPECT(chart.labels()[0].text == "0");
  });

  test("keeps an axis within its bounds", [] {
    Chart chart = Chart::bare(300, 200);
    chart.space().x().set_range(0, 10);
    AxisOptions options;
    options.bounds = {6, 3};
    options.tick_interval = 3;
    Axis axis(chart.space(), Side::bottom, options);
    chart.add_attachment(axis, Layer::above);
    Renderer cpu = Renderer::cpu();
    chart.render(cpu);
    EXPECT(chart.labels().front().text == "3" && chart.labels().back().text == "6");
    options.bounds = {11, 12};
    axis.set_options(options);
    chart.render(cpu);
    EXPECT(chart.labels().empty());
  });

  test("throws what a function threw, nested in an Error", [] {
    Chart chart = Chart::bare(300, 200);
    chart.space().x().set_range(0, 10);
    Axis axis(chart.space(), Side::bottom);
    chart.add_attachment(axis, Layer::above);
    Renderer cpu = Renderer::cpu();
    const auto cause = [&]() -> std::string {
      try {
        chart.render(cpu);
      } catch (const Error &error) {
        EXPECT(error.status() == Status::callback);
        try {
          std::rethrow_if_nested(error);
        } catch (const std::exception &nested) {
          return nested.what();
        } catch (int number) {
          return std::to_string(number);
        }
        return "";
      }
      return "no error";
    };
    axis.set_formatter([](const Tick &) -> std::string { throw std::runtime_error("mine"); });
    EXPECT(cause() == "mine");
    axis.set_formatter([](const Tick &) -> std::string { throw 7; });
    EXPECT(cause() == "7");
    axis.set_formatter([](const Tick &) { return std::string(5000, 'x'); });
    EXPECT(cause() == "what a formatter returns must have at most 4095 bytes, got 5000");
    axis.set_formatter([](const Tick &) { return std::string("a\0b", 3); });
    EXPECT(cause() == "text has a NUL at byte 1");
    axis.set_formatter([](const Tick &) { return std::string(4095, 'x'); });
    EXPECT(cause() == "no error");
    axis.set_formatter(nullptr);
    axis.set_label_hook([](Label &) { throw std::runtime_error("hook"); });
    EXPECT(cause() == "hook");
    // One that nobody asked for does not become the cause of another failure.
    detail::caught() = std::make_exception_ptr(std::runtime_error("old"));
    EXPECT_ERROR(axis.set_ticks({1}, {"one", "two"}), Status::invalid_argument);
    EXPECT_ERROR(chart.space().x().set_range(1, std::numeric_limits<double>::infinity()),
                 Status::invalid_argument);
    EXPECT(!detail::caught());
  });

  test("puts ticks where they are wanted", [] {
    Chart chart = Chart::bare(300, 200);
    chart.space().x().set_range(0, 10);
    Axis axis(chart.space(), Side::bottom);
    chart.add_attachment(axis, Layer::above);
    axis.set_ticks({1, 2.5, 9}, {"one", "two", "nine"});
    Renderer cpu = Renderer::cpu();
    chart.render(cpu);
    EXPECT_EQUAL(chart.labels().size(), 3);
    EXPECT(chart.labels()[2].text == "nine");
    EXPECT_ERROR(axis.set_ticks({1, 2}, {"one"}), Status::invalid_argument);
    axis.set_ticks({});
    chart.render(cpu);
    EXPECT_EQUAL(chart.labels().size(), 0);
    axis.remove_ticks();
    AxisOptions options;
    options.at = 5;
    options.conversion = Conversion{2, 1};
    options.label_angle = 30;
    options.format.suffix = " m";
    axis.set_options(options);
    chart.render(cpu);
    EXPECT(chart.labels().size() > 1);
    EXPECT_EQUAL(chart.labels()[0].angle, 30);
  });

  test("serves two charts at once", [] {
    Chart narrow = Chart::bare(300, 200), wide = Chart::bare(900, 150),
          lone = Chart::bare(900, 150);
    narrow.space().x().set_range(0, 10);
    Axis axis(narrow.space(), Side::bottom), own(narrow.space(), Side::bottom);
    narrow.add_attachment(axis, Layer::above);
    wide.add_attachment(axis, Layer::above);
    lone.add_attachment(own, Layer::above);
    Renderer cpu = Renderer::cpu();
    auto places = [&](const Chart &chart) {
      std::vector<std::pair<std::string, double>> places;
      chart.render(cpu);
      for (const LabelRecord &label : chart.labels())
        places.emplace_back(label.text, label.center_x);
      return places;
    };
    const auto few = places(narrow);
    for (int round = 0; round < 3; ++round) {
      EXPECT(places(wide) == places(lone)); // as with an axis of its own
      EXPECT(places(narrow) == few && few.size() < places(wide).size());
    }
    axis.set_text("both");
    EXPECT(places(narrow).back().first == "both" && places(wide).back().first == "both");
    narrow.remove_attachment(axis);
    EXPECT(places(narrow).empty() && !places(wide).empty());
  });

  test("takes its title from its options, the new ones too", [] {
    Chart chart(100, 100);
    AxisOptions options;
    options.title = "speed";
    Axis axis(chart.space(), Side::top, options);
    EXPECT(axis.text() == "speed");
    axis.set_text("time");
    options.title = axis.text();
    axis.set_options(options);
    EXPECT(axis.text() == "time");
    axis.set_options(AxisOptions());
    EXPECT(axis.text().empty());
  });

  test("hands every option of a grid over", [] {
    GridOptions options;
    options.minor_x = true;
    options.minor_color = Color{1, 0, 0};
    options.dash = {2, 1};
    keisen_grid_options c = detail::c_options(options);
    EXPECT(c.minor_x && !c.minor_y);
    EXPECT_EQUAL(c.minor_color.red, 1);
    EXPECT_EQUAL(c.dash_count, 2);
    Chart chart(100, 100);
    Grid grid(chart.space(), options);
    options.dash = {1};
    EXPECT_ERROR(grid.set_options(options), Status::invalid_argument);
  });
}
