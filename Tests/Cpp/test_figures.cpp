#include "test.hpp"

#include <cmath>
#include <cstring>

using namespace keisen;

static Chart chart_of(const std::vector<double> &values) {
  Chart chart(200, 150);
  chart.add_line(Column(values));
  return chart;
}

static bool same_pixels(const Image &one, const Image &other) {
  if (one.width() != other.width() || one.height() != other.height())
    return false;
  for (std::size_t y = 0; y < one.height(); ++y)
    if (std::memcmp(one.data() + y * one.bytes_per_row(), other.data() + y * other.bytes_per_row(),
                    4 * one.width()) != 0)
      return false;
  return true;
}

void test_figures() {
  test("draws several charts into one picture", [] {
    Figure figure(400, 300, 2, 2);
    const Chart left = chart_of({1, 3, 2}), right = chart_of({40, 10, 20}), below = chart_of({5});
    figure.add(left, 0, 0);
    figure.add(right, 0, 1);
    figure.add(below, 1, 0, 1, 2);
    figure.outer().set_title("Title of all");
    EXPECT_EQUAL(figure.rows(), 2u);
    EXPECT_EQUAL(figure.columns(), 2u);
    EXPECT_EQUAL(figure.charts().size(), 3u);
    EXPECT(figure.charts()[1] == right);
    EXPECT(figure.chart(1, 1) == below);
    EXPECT(!figure.chart(2, 0));
    const Image image = figure.render(Renderer::cpu(), {2, 0, false});
    EXPECT_EQUAL(image.width(), 800u);
    EXPECT_EQUAL(figure.frame_record().frame, 1u);
    EXPECT_EQUAL(left.frame_record().frame, 1u);
    EXPECT(figure.labels().size() > left.labels().size() + right.labels().size());
    EXPECT_EQUAL(figure.plot(left).y, figure.plot(right).y);
    EXPECT_EQUAL(figure.plot(left).x, figure.plot(below).x);
    EXPECT_EQUAL(figure.plot(left).width, figure.plot(right).width);
    EXPECT(figure.place(right).x > figure.place(left).x);
    EXPECT(figure.alt().find("Figure \"Title of all\" of 3 charts.") == 0);
    EXPECT(figure.svg().find("<svg") == 0);
    EXPECT(figure.pdf().size() > 100);
    EXPECT(figure.render_png().size() > 100);
    EXPECT(!figure.next_frame_time(1));
    std::vector<std::uint8_t> memory(400 * 300 * 4);
    figure.render_into(memory.data(), 1600, memory.size(), Renderer::cpu());
    EXPECT(std::memcmp(memory.data(), figure.render(Renderer::cpu()).data(), 1600) == 0);
  });

  test("gives the pixels of its only chart", [] {
    const Chart chart = chart_of({1, 3, 2});
    Figure figure(200, 150);
    figure.add(chart, 0, 0);
    EXPECT(same_pixels(figure.render(Renderer::cpu()), chart.render(Renderer::cpu())));
  });

  test("keeps what rows, columns and gaps are set to", [] {
    Figure figure(400, 300, 2, 3);
    figure.set_row_weight(1, 3);
    figure.set_row_points(0, 40);
    figure.set_column_weight(2, 0.5);
    figure.set_column_points(1, 90);
    figure.set_gaps(4, 8);
    EXPECT_EQUAL(figure.row(1).weight, 3);
    EXPECT_EQUAL(figure.row(0).points, 40);
    EXPECT_EQUAL(figure.row(0).weight, 0);
    EXPECT_EQUAL(figure.column(2).weight, 0.5);
    EXPECT_EQUAL(figure.column(1).points, 90);
    EXPECT(figure.gaps() == std::make_pair(4.0, 8.0));
    EXPECT(figure.aligned());
    figure.set_aligned(false);
    EXPECT(!figure.aligned());
    EXPECT(!figure.inner_labels());
    figure.set_inner_labels(true);
    EXPECT(figure.inner_labels());
    EXPECT_ERROR(figure.set_row_weight(0, -1), Status::invalid_argument);
    EXPECT_ERROR(figure.column(3), Status::invalid_argument);
    EXPECT_ERROR(Figure(100, 100, 0, 1), Status::invalid_argument);
  });

  test("puts a chart over another one, and finds what is drawn there", [] {
    const Chart chart = chart_of({1, 3, 2}), inset = chart_of({40, 10, 20});
    Figure figure(400, 300);
    figure.add(chart, 0, 0);
    InsetOptions options;
    options.region = true;
    options.radius = 4;
    options.background = Color::parse("#ff0000");
    figure.add_inset(inset, chart, {0.5, 0.1, 0.4, 0.5}, options);
    figure.render(Renderer::cpu());
    HitOptions anywhere;
    anywhere.within = 1000;
    const Rect plot = figure.plot(inset);
    const std::optional<FigureHit> hit = figure.hit(plot.x + 1, plot.y + 1, anywhere);
    EXPECT(hit && hit->chart == inset);
    EXPECT(hit && hit->hit.position.x >= plot.x);
    EXPECT_ERROR(figure.add(inset, 0, 0), Status::invalid_state);
    figure.remove(chart);
    EXPECT(figure.charts().empty());
    EXPECT(!figure.hit(plot.x, plot.y, anywhere));
    figure.add_inset(chart, {0, 0, 1, 1});
    EXPECT_EQUAL(figure.charts().size(), 1u);
  });

  test("selects rows of all charts, and goes from values to points and back", [] {
    const Chart left = chart_of({1, 3, 2}), right = chart_of({40, 10, 20});
    Figure figure(400, 200, 1, 2);
    figure.add(left, 0, 0);
    figure.add(right, 0, 1);
    // More series than there is room for at first.
    for (int i = 0; i < 70; ++i)
      Chart(left).add_line(Column(std::vector<double>{1, 2}));
    const std::vector<FigureRows> all = figure.select(Rect{0, 0, 400, 200});
    EXPECT_EQUAL(all.size(), 72u);
    EXPECT(all[70].chart == left && all[71].chart == right && all[71].selected.rows.size() == 3);
    SelectOptions options;
    options.series = all[71].selected.series;
    const std::vector<Point> lasso = {{0, 0}, {200, 0}, {200, 200}, {0, 200}};
    const std::vector<FigureRows> found = figure.select(lasso, options);
    EXPECT(found.size() == 1 && found[0].selected.rows.empty());
    EXPECT_ERROR(figure.select(Rect{0, 0, NAN, 1}), Status::invalid_argument);
    figure.fit(false);
    const Rect plot = figure.plot(right);
    const auto values = figure.values_at(right, plot.x, plot.y);
    EXPECT(values && values->first.offset == 0 && values->second.offset == 40);
    const std::optional<Point> point = figure.position_of(right, Value(2.0), Value(10.0));
    EXPECT(point && std::fabs(point->x - (plot.x + plot.width)) < 1e-9);
    PlaceOptions clipped;
    clipped.clip = true;
    EXPECT(!figure.values_at(left, plot.x, plot.y, clipped));
    EXPECT(!figure.position_of(left, Value(9.0), Value(0.0), clipped));
    EXPECT_ERROR(figure.values_at(Chart(10, 10), 1, 1), Status::invalid_state);
  });

  test("has the tables and the sounds of its charts", [] {
    Figure figure(400, 200, 1, 2);
    figure.add(chart_of({1}), 0, 0);
    figure.add(chart_of({2}), 0, 1);
    EXPECT_EQUAL(figure.data_table(), "row,chart,x,y\n0,1,0,1\n0,2,0,2\n");
    EXPECT(figure.sonification().find("\"charts\":[{") != std::string::npos);
    DataTableOptions table;
    table.max_rows = 3;
    EXPECT_ERROR(figure.data_table(table), Status::invalid_argument);
  });

  test("makes a chart for each category, and one legend for all", [] {
    const std::vector<double> x{0, 0, 1, 1, 2}, y{1, 5, 2, 9, 3};
    FacetOptions options;
    options.columns = 2;
    Figure figure = Figure::facets(
        400, 300, {"b", "a", "b", "a", "c"},
        [&](Chart &chart, const std::string &, const std::vector<std::size_t> &rows) {
          std::vector<double> xs, ys;
          for (std::size_t row : rows) {
            xs.push_back(x[row]);
            ys.push_back(y[row]);
          }
          LineOptions line;
          line.label = "same";
          chart.add_line(Column(xs), Column(ys), line);
        },
        options);
    figure.add_legend();
    figure.render(Renderer::cpu());
    const std::vector<Chart> charts = figure.charts();
    EXPECT_EQUAL(charts.size(), 3u);
    EXPECT_EQUAL(figure.rows(), 2u);
    EXPECT(charts[0].title() == "b" && charts[1].title() == "a" && charts[2].title() == "c");
    EXPECT(charts[0].space().x() == charts[2].space().x());
    EXPECT(charts[0].space().y() == charts[1].space().y());
    EXPECT_EQUAL(charts[0].space().y().range().max, 9.4);
    std::size_t names = 0;
    for (const LabelRecord &label : figure.labels())
      names += label.role == LabelRole::legend && label.text == "same";
    EXPECT_EQUAL(names, 1u);
    const auto nothing = [](Chart &, const std::string &, const std::vector<std::size_t> &) {};
    EXPECT_ERROR(Figure::facets(400, 300, {}, nothing), Status::invalid_argument);
  });
}
