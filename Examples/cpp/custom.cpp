// Draws a chart of one's own parts - a series, a footer, a hook: custom-cpp out.png [time]
#include <keisen/keisen.hpp>

#include <cmath>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

using namespace keisen;

namespace {

// Days with rain in Seattle, a mean of the years 2012 to 2015.
const std::vector<double> days = {16.5, 18.25, 18.25, 14.75, 8.5,   9.25,
                                  2.75, 5.5,   8.75,  15.25, 17.75, 20.25};

/// A stick from 0 to each value, and a disc with the value in it.
class Lollipops : public CustomMark {
public:
  Lollipops(Column months, Column values) : x(std::move(months)), y(std::move(values)) {}

  CustomCount draw(Painter &painter) override {
    const std::vector<Point> tips = painter.positions(x, y);
    const double base = painter.position(0, 0).y;
    LineStyle stick;
    stick.cap = Cap::butt;
    PointOptions disc;
    disc.size = 27;
    TextBoxOptions words;
    words.size = 11;
    words.bold = true;
    words.color = Color::parse("white");
    for (std::size_t row = 0; row < tips.size(); ++row) {
      const auto [middle, width] = painter.snapped_rule(tips[row].x, 2);
      const Point tip = {middle, tips[row].y};
      stick.width = width;
      painter.segments({{middle, base}, tip}, stick);
      painter.markers({tip}, disc);
      const long whole = std::lrint(days[row]); // Halves go to the even one.
      painter.text(std::to_string(whole), tip, {0.5, 0.5}, words);
    }
    return {tips.size(), 0};
  }

private:
  Column x, y;
};

/// A rule below everything, and the source under it.
class Footer : public CustomPart {
public:
  LayoutDemand measure(const Painter &) override {
    LayoutDemand demand;
    demand.side = Side::bottom;
    demand.thickness = 24;
    demand.rank = LayoutRank::title;
    demand.gap = 6;
    return demand;
  }

  void draw(Painter &painter, const Rect &band) override {
    ShapeOptions rule;
    rule.fill = Color::parse("#c8ccd2");
    painter.rect({band.x, band.y, band.width, 1}, rule);
    TextBoxOptions words;
    words.size = 10;
    painter.text("NOAA, 2012 to 2015", {band.x + band.width, band.y + band.height}, {1, 1}, words);
  }
};

/// Writes the time of each picture under the title.
class Clock : public HookFunctions {
public:
  void will_update(Chart &chart, const HookFrame &frame) override {
    chart.set_subtitle("drawn at " + std::to_string(std::lrint(frame.time)) + " s");
  }
};

} // namespace

int main(int argc, char **argv) try {
  if (argc < 2) {
    std::cerr << "usage: custom-cpp out.png [time]\n";
    return 2;
  }
  Chart chart(640, 360);
  chart.set_title("Days with rain in Seattle");
  chart.set_x_title("month");
  chart.space().x().set_range(0.4, 12.6);
  chart.space().y().set_range(0, 24);

  const Column months{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, values(days);
  CustomSeriesOptions options;
  options.x = {months};
  options.y = {values};
  options.kind = "Lollipop chart";
  auto mark = std::make_unique<Lollipops>(months, values);
  chart.add_series(CustomSeries(chart.space(), std::move(mark), options));
  chart.add_attachment(CustomAttachment(std::make_unique<Footer>()), Layer::above);
  chart.add_hook(Hook(std::make_unique<Clock>()));

  RenderOptions render;
  render.time = argc > 2 ? std::atof(argv[2]) : 0;
  chart.save(argv[1], Renderer::cpu(), render);
} catch (const std::exception &error) {
  std::cerr << error.what() << "\n";
  return 1;
}
