#include "test.hpp"

#include <cstring>

using namespace keisen;

void test_bars() {
  test("makes category bars of names and values", [] {
    Chart chart(320, 240);
    CategoryBarOptions options;
    options.label = "visits";
    options.colors = {Color::parse("navy")};
    options.value_format.decimals = 1;
    options.value_format.style = TickStyle::fixed;
    CategoryBarSeries bars = chart.add_bars({"a", "b", "c"}, std::vector<double>{3, 1, 2}, options);
    EXPECT_EQUAL(chart.alt(), "Bar chart: x a to c, y 0 to 3; a 3.0, b 1.0, c 2.0.");
    chart.render(Renderer::cpu());
    std::size_t values = 0;
    for (const LabelRecord &label : chart.labels())
      values += label.role == LabelRole::value;
    EXPECT_EQUAL(values, 3);
    bars.set_data({"x"}, std::vector<double>{5});
    EXPECT(bars.names() == std::vector<std::string>{"x"});
    bars.set_options(CategoryBarOptions());
    EXPECT_EQUAL(chart.alt(), "Bar chart: x x, y 0 to 5; x 5.");
  });

  test("colours the bars of the maximum only when that is asked for", [] {
    Chart chart(320, 240);
    CategoryBarOptions options;
    EXPECT(options.highlight == BarHighlight::none);
    CategoryBarSeries bars = chart.add_bars({"a", "b"}, std::vector<double>{3, 1}, options);
    const Image plain = chart.render(Renderer::cpu());
    const auto is_plain = [&] {
      const Image image = chart.render(Renderer::cpu());
      return std::memcmp(image.data(), plain.data(), image.bytes_per_row() * image.height()) == 0;
    };
    EXPECT(is_plain());
    options.highlight = BarHighlight::maximum;
    bars.set_options(options);
    EXPECT(!is_plain());
    bars.set_options(CategoryBarOptions());
    EXPECT(is_plain());
  });

  test("gives bars of one name places of their own, in every series", [] {
    Chart chart(320, 240);
    chart.add_bars({"a", "b", "a"}, std::vector<double>{3, 1, 2});
    BarColumns columns(Column({1.0, 1.0, 1.0}));
    columns.names = {"a", "a", "a"};
    chart.add_bars(columns);
    EXPECT(chart.space().x().scale_options().names ==
           (std::vector<std::string>{"a", "b", "a", "a"}));
  });

  test("deals category bars out to pages", [] {
    Chart chart(320, 240);
    CategoryBarOptions options;
    options.bar_width = 0.5;
    CategoryBarSeries bars =
        chart.add_bars({"a", "b", "c", "d", "e"}, std::vector<double>{3, 1, 2, 5, 4}, options);
    const std::vector<Range> pages = bars.pages(2);
    EXPECT_EQUAL(pages.size(), 3);
    EXPECT_EQUAL(pages[1].min, 2 - 0.75);
    EXPECT_EQUAL(pages[1].max, 3 + 0.75);
    EXPECT_EQUAL(bars.page(2, 2).min, pages[2].min);
    EXPECT_ERROR(bars.page(3, 2), Status::invalid_argument);
    EXPECT_ERROR(bars.pages(0), Status::invalid_argument);
    chart.space().x().set_range(pages[2].min, pages[2].max);
    chart.render(Renderer::cpu());
    std::string values;
    for (const LabelRecord &label : chart.labels())
      values += label.role == LabelRole::value ? label.text : "";
    EXPECT_EQUAL(values, "4");
    EXPECT(CategoryBarSeries(chart.space(), {}, std::vector<double>{}).pages(4).empty());
  });

  test("refuses bars that are none", [] {
    Chart chart(320, 240);
    EXPECT_ERROR(chart.add_bars({"a", "b"}, std::vector<double>{1}), Status::invalid_argument);
    EXPECT_ERROR(chart.add_bars({std::string("a\0b", 3)}, std::vector<double>{1}),
                 Status::invalid_argument);
    CategoryBarOptions options;
    options.bar_width = 0;
    EXPECT_ERROR(chart.add_bars({"a"}, std::vector<double>{1}, options), Status::invalid_argument);
    CategoryBarSeries line(chart.add_line(std::vector<double>{1, 2}));
    EXPECT_ERROR(line.set_options(CategoryBarOptions()), Status::invalid_argument);
    EXPECT_EQUAL(chart.series_count(), 1);
  });
}
