#include "test.hpp"

#include <cmath>
#include <cstring>

using namespace keisen;

static Chart sample() {
  Chart chart(120, 90);
  std::vector<double> x{0, 1, 2, 3}, y{1, 2, NAN, 4};
  LineOptions options;
  options.label = "a";
  chart.add_line(x, y, options);
  return chart;
}

void test_description() {
  test("tells all of a chart in the language that was set", [] {
    Chart chart = sample();
    EXPECT(chart.language() == Language::english);
    EXPECT_EQUAL(chart.alt(), "Line chart: x 0 to 3, y 1 to 4; rising.");
    EXPECT_EQUAL(chart.description(),
                 "Line chart.\n"
                 "The x axis shows 0 to 3, the y axis shows 1 to 4.\n"
                 "Line \"a\": 4 values, 1 of them missing; lowest 1 at x 0, highest 4 at x 3; "
                 "rising; last 4 at x 3.");
    chart.set_language(Language::japanese);
    EXPECT(chart.language() == Language::japanese);
    EXPECT_EQUAL(chart.alt(), "折れ線グラフ：xは0から3、yは1から4。増加傾向。");
    EXPECT_ERROR(chart.set_language(static_cast<Language>(7)), Status::invalid_argument);
  });

  test("gives its rows as a table", [] {
    Chart chart = sample();
    EXPECT_EQUAL(chart.data_table(), "row,x,y\n0,0,1\n1,1,2\n2,2,\n3,3,4\n");
    DataTableOptions options;
    options.format = TableFormat::html;
    EXPECT_EQUAL(chart.data_table(options).substr(0, 17), "<table lang=\"en\">");
    LineOptions line;
    line.label = "a";
    for (int turn = 0; turn < 2; ++turn)
      chart.add_line(std::vector<double>{5}, line);
    EXPECT(chart.data_table(options).find("<caption>a</caption>") != std::string::npos);
    EXPECT(chart.data_table(options).find("<caption>a 2</caption>") != std::string::npos);
    EXPECT(chart.data_table().find("\n0,a 2,") != std::string::npos);
    options.max_rows = 1;
    EXPECT_ERROR(chart.data_table(options), Status::invalid_argument);
  });

  test("gives its sound", [] {
    Chart chart = sample();
    SonificationOptions options;
    options.duration = 3;
    const std::string sound = chart.sonification(options);
    EXPECT(sound.find("\"time\":[0.0,1.0,2.0,3.0]") != std::string::npos);
    EXPECT(sound.find(",null,1760.0]") != std::string::npos);
    options.min_frequency = 0;
    EXPECT_ERROR(chart.sonification(options), Status::invalid_argument);
  });

  test("has its words in files, unless these shall have none", [] {
    Chart chart = sample();
    RenderOptions options;
    const std::size_t reported = chart.render_png(Renderer::cpu(), options).size();
    EXPECT(chart.svg(options).find("<desc") != std::string::npos);
    options.metadata = false;
    EXPECT(chart.render_png(Renderer::cpu(), options).size() + 60 < reported);
    EXPECT(chart.svg(options).find("<desc") == std::string::npos);
  });
}
