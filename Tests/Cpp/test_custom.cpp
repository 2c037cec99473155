#include "test.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <exception>
#include <functional>
#include <limits>
#include <memory>
#include <stdexcept>

using namespace keisen;

namespace {

/// What is nested in the error of a call that fails in a callback.
template <typename Call> std::string cause(Call call) {
  try {
    call();
  } catch (const Error &error) {
    EXPECT(error.status() == Status::callback);
    try {
      std::rethrow_if_nested(error);
    } catch (const std::exception &nested) {
      return nested.what();
    }
    return "nothing";
  }
  return "no error";
}

bool same(const Image &one, const Image &other) {
  const PixelSize a = one.size(), b = other.size();
  return a.width == b.width && a.height == b.height &&
         std::memcmp(one.data(), other.data(), one.bytes_per_row() * a.height) == 0;
}

/// Notes what runs.
class Notes : public HookFunctions {
public:
  explicit Notes(std::string *text) : text(text) {}

  void will_update(Chart &chart, const HookFrame &frame) override {
    EXPECT(!frame.size && !frame.plot && frame.time == 2);
    chart.set_title("now");
    *text += "update ";
  }
  void will_render(Chart &, const HookFrame &frame) override {
    EXPECT(frame.size && frame.plot && frame.plot->width > 0);
    *text += "render ";
  }
  void did_render(Chart &,
                  const HookFrame &,
                  const FrameRecord &record,
                  const std::vector<SeriesRecord> &series) override {
    EXPECT(record.frame == 1 && series.size() == 2 && series[1].rows == 2);
    *text += "rendered";
  }

  std::string *text;
};

/// Throws, or draws its own chart.
class Trouble : public HookFunctions {
public:
  explicit Trouble(bool draws) : draws(draws) {}

  void will_render(Chart &chart, const HookFrame &) override {
    if (!draws)
      throw std::runtime_error("no luck");
    chart.render();
  }

  bool draws;
};

/// The stems of StemSeries, through the public door.
class Stems : public CustomMark {
public:
  Stems(Column x, Column y) : x(std::move(x)), y(std::move(y)) {}

  CustomCount draw(Painter &painter) override {
    const std::vector<Point> tips = painter.positions(x, y);
    const double base = painter.position(0, 0).y;
    std::vector<Point> lines;
    CustomCount count{tips.size(), 0};
    LineStyle style;
    style.cap = Cap::butt;
    for (const Point &tip : tips) {
      count.gaps += std::isnan(tip.x);
      if (std::isnan(tip.x) || tip.y == base)
        continue;
      const auto [middle, width] = painter.snapped_rule(tip.x, 1);
      style.width = width;
      lines.push_back({middle, base});
      lines.push_back({middle, tip.y});
    }
    painter.segments(lines, style);
    painter.markers(tips);
    return count;
  }

  std::optional<CustomHit> hit(const Painter &painter, const HitQuery &query) override {
    std::optional<CustomHit> best;
    std::uint64_t row = 0;
    for (const Point &tip : painter.positions(x, y)) {
      const double distance = std::hypot(tip.x - query.point.x, tip.y - query.point.y);
      if (distance < (best ? best->distance : std::numeric_limits<double>::infinity()))
        best = CustomHit{row, tip, distance};
      ++row;
    }
    return best;
  }

  Column x, y;
};

/// Does what a test says.
class Block : public CustomMark {
public:
  explicit Block(std::function<void(Painter &)> body) : body(std::move(body)) {}

  CustomCount draw(Painter &painter) override {
    body(painter);
    return {};
  }

  std::function<void(Painter &)> body;
};

/// Wants what a test says.
class Wants : public CustomPart {
public:
  explicit Wants(LayoutDemand demand) : demand(demand) {}

  LayoutDemand measure(const Painter &) override { return demand; }
  void draw(Painter &, const Rect &) override {}

  LayoutDemand demand;
};

/// Does what a test says, measured or drawn.
class PartBlock : public CustomPart {
public:
  PartBlock(std::function<void()> measuring, std::function<void()> drawing)
      : measuring(std::move(measuring)), drawing(std::move(drawing)) {}

  LayoutDemand measure(const Painter &) override {
    measuring();
    return {};
  }
  void draw(Painter &, const Rect &) override { drawing(); }

  std::function<void()> measuring, drawing;
};

/// A strip beside the plot.
class Strip : public CustomPart {
public:
  LayoutDemand measure(const Painter &painter) override {
    LayoutDemand demand;
    demand.side = Side::top;
    demand.thickness = painter.measure_text("strip").height;
    demand.rank = LayoutRank::legend;
    return demand;
  }

  void draw(Painter &painter, const Rect &band) override {
    EXPECT(band.y + band.height <= painter.plot().y && band.width == painter.plot().width);
    painter.rect(band);
    painter.text("strip", {band.x, band.y});
  }
};

Chart stem_chart() {
  Chart chart(300, 200);
  chart.space().x().set_range(-0.5, 3.5);
  chart.space().y().set_range(-2, 6);
  return chart;
}

Chart chart_of(std::function<void(Painter &)> body) {
  Chart chart(300, 200);
  chart.add_series(CustomSeries(chart.space(), std::make_unique<Block>(std::move(body))));
  return chart;
}

} // namespace

void test_custom() {
  const Renderer cpu = Renderer::cpu();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const std::string own_frame = "chart must not be drawn by what its own frame calls";

  test("a hook runs in order, and ends with its chart", [&] {
    std::string text;
    RenderOptions options;
    options.time = 2;
    {
      Chart chart(300, 200);
      chart.add_line({0, 1, 2}, {3, 1, 2});
      chart.add_line({0, 1}, {3, 1});
      const Hook hook(std::make_unique<Notes>(&text));
      chart.add_hook(hook);
      EXPECT(chart.hooks().size() == 1 && chart.hooks()[0] == hook);
      chart.render(cpu, options);
      EXPECT(text == "update render rendered" && chart.title() == "now");
      chart.remove_hook(hook);
      chart.render(cpu);
      EXPECT(text == "update render rendered" && chart.hooks().empty());
    }
    EXPECT_ERROR(Hook(std::unique_ptr<HookFunctions>()), Status::invalid_argument);
  });

  test("what a hook throws is nested in the error", [&] {
    Chart chart(300, 200);
    const Hook fails(std::make_unique<Trouble>(false)), draws(std::make_unique<Trouble>(true));
    chart.add_hook(fails);
    EXPECT(cause([&] { chart.render(cpu); }) == "no luck");
    chart.remove_hook(fails);
    chart.add_hook(draws);
    EXPECT(cause([&] { chart.render(cpu); }) ==
           "chart must not be drawn by what its own frame calls");
    chart.remove_hook(draws);
    chart.render(cpu);
    EXPECT(chart.frame_record().frame == 1);
  });

  test("stems of the caller's have the pixels of ours, and are hit", [&] {
    const Column x{0.0, 1.0, 2.0, 3.0}, y{3.0, -1.0, nan, 5.0};
    Chart own = stem_chart(), custom = stem_chart();
    const StemColumns columns(x, y);
    own.add_stems(columns);
    CustomSeriesOptions options;
    options.x = {x};
    options.y = {y};
    options.kind = "Stem chart";
    const CustomSeries series(custom.space(), std::make_unique<Stems>(x, y), options);
    custom.add_series(series);
    EXPECT(same(custom.render(cpu), own.render(cpu)));
    EXPECT(custom.series_record(0).rows == 4 && custom.series_record(0).gaps == 1);
    HitOptions reach;
    reach.within = std::numeric_limits<double>::infinity();
    const auto hit = custom.hit(150, 100, reach);
    EXPECT(hit && hit->series == series && hit->row != 2);
    EXPECT(custom.alt().find("Stem chart") == 0);
  });

  test("all rows of rings, and of columns of other lengths, are those that are there", [&] {
    Column ring = Column::ring(3);
    ring.append({5.0, 4.0, 3.0, 2.0, 1.0});
    const Column longer{0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0}, shorter{0.0, 1.0, 2.0, 3.0};
    bool asked = false;
    Chart chart = chart_of([&](Painter &painter) {
      const auto is_at = [&](Point point, double x, double y) {
        const Point place = painter.position(x, y);
        return std::hypot(point.x - place.x, point.y - place.y) < 1e-6;
      };
      const std::vector<Point> numbered = painter.positions(std::nullopt, ring);
      EXPECT(numbered.size() == 3 && is_at(numbered[0], 2, 3) && is_at(numbered[2], 4, 1));
      const std::vector<Point> more = painter.positions(longer, ring);
      EXPECT(more.size() == 3 && is_at(more[0], 2, 3));
      const std::vector<Point> fewer = painter.positions(shorter, ring);
      EXPECT(fewer.size() == 2 && is_at(fewer[0], 2, 3) && is_at(fewer[1], 3, 2));
      EXPECT(painter.positions(Column{1.0}, ring).empty());
      EXPECT(painter.positions(Column{1.0}, longer).size() == 1);
      EXPECT_EQUAL(painter.positions(ring, Dimension::y).size(), 3u);
      EXPECT_EQUAL(painter.positions(longer, ring, 3, 2).size(), 2u);
      EXPECT_ERROR(painter.positions(longer, ring, 1, 2), Status::invalid_argument);
      asked = true;
    });
    chart.space().x().set_range(0, 6);
    chart.space().y().set_range(0, 6);
    chart.render(cpu);
    EXPECT(asked);
  });

  test("a mark without a sample has the one that C draws", [&] {
    keisen_custom_series_functions functions = KEISEN_CUSTOM_SERIES_FUNCTIONS_INIT;
    functions.draw = [](keisen_painter *, keisen_custom_count *, void *) { return KEISEN_OK; };
    keisen_custom_series_options c_options = KEISEN_CUSTOM_SERIES_OPTIONS_INIT;
    c_options.label = "own";
    CustomSeriesOptions options;
    options.label = "own";
    Chart one(300, 200), other(300, 200);
    keisen_series *series = nullptr;
    check(keisen_series_create_custom(one.space().handle(), &functions, nullptr, nullptr,
                                      &c_options, &series));
    one.add_series(Series::adopt(series));
    other.add_series(
        CustomSeries(other.space(), std::make_unique<Block>([](Painter &) {}), options));
    const Image without = one.render(cpu);
    for (Chart *chart : {&one, &other})
      chart->add_attachment(Legend(), Layer::above);
    EXPECT(!same(one.render(cpu), without));
    for (double ratio : {1.0, 1.25, 1.6, 2.0}) {
      RenderOptions render;
      render.pixel_ratio = ratio;
      EXPECT(same(other.render(cpu, render), one.render(cpu, render)));
    }
  });

  test("a painter draws every shape", [&] {
    std::size_t labels = 0;
    Chart chart = chart_of([&](Painter &painter) {
      const Rect plot = painter.plot();
      const Point middle{plot.x + plot.width / 2, plot.y + plot.height / 2};
      ShapeOptions shape;
      shape.fill = Color::parse("#ffcc00");
      shape.stroke = Color::parse("black");
      shape.stroke_width = 2;
      painter.rect({plot.x + 5, plot.y + 5, 40, 30}, shape);
      painter.polygon({{60, 60}, {90, 60}, {75, 90}, {nan, nan}, {70, 65}, {80, 65}, {75, 75}},
                      shape);
      painter.path(PathOutline().move(middle).cubic({200, 20}, {250, 150}, {280, 90}).close());
      painter.path(PathOutline());
      painter.clip({100, 50, 20, 20});
      painter.line({{0, 0}, {300, 200}});
      painter.unclip();
      painter.markers({middle, {nan, 0}}, PointOptions(), {20, 5},
                      {Color::parse("red"), Color::parse("blue")});
      painter.text("整理番号", middle, {0.5, 0.5});
      const std::vector<std::uint8_t> pixels(16, 128);
      painter.image(Image(2, 2, pixels.data(), 8, 16), {120, 120, 20, 20});
      EXPECT_ERROR(painter.markers({middle}, PointOptions(), {1, 2}), Status::invalid_argument);
      const auto [x, y] = painter.values(painter.position(0.25, 0.5));
      EXPECT(std::abs(x.to_double() - 0.25) < 1e-12 && std::abs(y.to_double() - 0.5) < 1e-12);
      EXPECT(painter.size().width == 300 && painter.pixel_ratio() == 1 && painter.time() == 0);
      ++labels;
    });
    chart.render(cpu);
    const std::vector<LabelRecord> reported = chart.labels();
    const auto is_ours = [](const LabelRecord &label) { return label.text == "整理番号"; };
    EXPECT(labels == 1 && std::any_of(reported.begin(), reported.end(), is_ours));
  });

  test("what a mark throws is nested, and a painter that is kept is refused", [&] {
    std::optional<Painter> kept;
    Chart fails = chart_of([&](Painter &painter) {
      kept = painter;
      throw std::runtime_error("no luck");
    });
    EXPECT(cause([&] { fails.render(cpu); }) == "no luck");
    EXPECT_ERROR(kept->line({{0, 0}, {1, 1}}), Status::invalid_handle);
    EXPECT_ERROR(kept->plot(), Status::invalid_handle);
    EXPECT_ERROR(CustomSeries(fails.space(), nullptr), Status::invalid_argument);
    EXPECT_ERROR(CustomAttachment(std::unique_ptr<CustomPart>()), Status::invalid_argument);
  });

  test("a series that draws its chart or removes itself does no harm", [&] {
    const auto alive = std::make_shared<int>(0);
    std::vector<std::string> errors;
    Chart *own = nullptr;
    Chart chart = chart_of([&, kept = alive](Painter &painter) {
      try {
        own->render(cpu);
      } catch (const Error &error) {
        EXPECT(error.status() == Status::invalid_state);
        errors.push_back(error.what());
      }
      own->remove_series(own->series(0));
      // It goes on to the end of its frame.
      EXPECT(alive.use_count() == 2);
      painter.rect(painter.plot());
    });
    const Image empty = Chart(300, 200).render(cpu);
    own = &chart;
    EXPECT(!same(chart.render(cpu), empty));
    EXPECT(errors == std::vector<std::string>{own_frame});
    EXPECT(chart.series_count() == 0 && alive.use_count() == 1);
    EXPECT(same(chart.render(cpu), empty));
    EXPECT_EQUAL(errors.size(), 1u);
  });

  test("an attachment that draws its chart or removes itself does no harm", [&] {
    for (const bool measured : {true, false}) {
      const auto alive = std::make_shared<int>(0);
      std::vector<std::string> errors;
      Chart chart(300, 200);
      std::optional<CustomAttachment> part;
      const auto leave = [&, kept = alive] {
        try {
          chart.render(cpu);
        } catch (const Error &error) {
          EXPECT(error.status() == Status::invalid_state);
          errors.push_back(error.what());
        }
        if (part)
          chart.remove_attachment(*part);
        part.reset();
        EXPECT(alive.use_count() > 1);
      };
      const auto stay = [] {};
      part.emplace(measured ? std::make_unique<PartBlock>(leave, stay)
                            : std::make_unique<PartBlock>(stay, leave));
      chart.add_attachment(*part, Layer::above);
      const std::size_t count = chart.attachment_count(Layer::above);
      chart.render(cpu);
      EXPECT(!errors.empty() && errors[0] == own_frame);
      EXPECT_EQUAL(chart.attachment_count(Layer::above), count - 1);
      // Of it there is the lambda of the test alone.
      EXPECT_EQUAL(alive.use_count(), 2);
      const std::size_t calls = errors.size();
      chart.render(cpu);
      EXPECT_EQUAL(errors.size(), calls);
    }
  });

  test("what draws its own chart, and does not catch that, ends the frame", [&] {
    Chart *own = nullptr;
    bool draws = true;
    Chart chart = chart_of([&](Painter &) {
      if (draws)
        own->render(cpu);
    });
    own = &chart;
    EXPECT_EQUAL(cause([&] { chart.render(cpu); }), own_frame);
    EXPECT_ERROR(chart.frame_record(), Status::invalid_state);
    draws = false;
    chart.render(cpu);
    draws = true;
    EXPECT_EQUAL(cause([&] { chart.render(cpu); }), own_frame);
    EXPECT_EQUAL(chart.frame_record().frame, 1u);
    chart.remove_series(chart.series(0));
    const auto ask = [&] {
      if (draws)
        chart.render(cpu);
    };
    chart.add_attachment(CustomAttachment(std::make_unique<PartBlock>(ask, [] {})), Layer::above);
    EXPECT_EQUAL(cause([&] { chart.render(cpu); }), own_frame);
    draws = false;
    chart.render(cpu);
    EXPECT_EQUAL(chart.frame_record().frame, 2u);
  });

  test("a custom attachment gets the room that it wants", [&] {
    Chart chart(300, 200);
    chart.add_line({0, 1, 2}, {3, 1, 2});
    CustomAttachment strip(std::make_unique<Strip>());
    chart.add_attachment(strip, Layer::above);
    chart.render(cpu);
    EXPECT(chart.labels().back().text == "strip");
    EXPECT(!(chart.next_frame_time(0) == 0.0));
    strip.set_needs_display();
    EXPECT(chart.next_frame_time(0) == 0.0);
  });

  test("a gap below 0 is refused", [&] {
    Chart chart(300, 200);
    LayoutDemand demand;
    demand.side = Side::top;
    demand.gap = -1;
    const CustomAttachment wants(std::make_unique<Wants>(demand));
    chart.add_attachment(wants, Layer::above);
    EXPECT(cause([&] { chart.render(cpu); }).find("gap must not be negative, got -1") == 0);
  });

  test("what was thrown in a call that did not fail is no cause of another failure", [&] {
    Chart chart(300, 200), other(300, 200);
    chart.add_line({0, 1, 2}, {3, 1, 2});
    chart.space().x().set_will_update([](ProposedRange &) { throw std::runtime_error("old"); });
    EXPECT(!chart.alt().empty());
    EXPECT(!detail::caught());
    // The library refuses this one, and nothing is thrown.
    LayoutDemand demand;
    demand.side = Side::top;
    demand.thickness = -1;
    other.add_attachment(CustomAttachment(std::make_unique<Wants>(demand)), Layer::above);
    EXPECT(cause([&] { other.render(cpu); }) == "nothing");
  });

  test("code that runs while a failure is under way leaves its cause alone", [&] {
    struct Calls {
      ~Calls() { Chart(20, 10).set_title("last"); }
    };
    const std::exception_ptr first = std::make_exception_ptr(std::runtime_error("first"));
    detail::caught() = first;
    detail::destroy<Calls>(new Calls());
    EXPECT(detail::caught() == first);
    EXPECT(detail::guarded([] { Chart(20, 10); }) == KEISEN_OK && detail::caught() == first);
    detail::unheard([] { throw std::runtime_error("unheard"); });
    EXPECT(detail::caught() == first);
    EXPECT(detail::guarded([] { throw std::runtime_error("second"); }) == KEISEN_ERROR_CALLBACK);
    EXPECT(detail::caught() && detail::caught() != first);
    Chart(20, 10);
    EXPECT(!detail::caught());
  });
}
