#include "test.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <exception>
#include <limits>
#include <memory>
#include <stdexcept>

using namespace keisen;

namespace {

/// What a restriction makes of a range.
Range made(const Restriction &restriction, double low, double high) {
  Projection projection(0, 1);
  Updater updater(projection);
  updater.append(SourceRestriction::if_null(low, high));
  updater.append(restriction);
  updater.update();
  return projection.range();
}

/// What is decided about data from `low` to `high` that begins with another range.
Range decided(const Restriction &restriction, double low, double high, const ProposedRange &begin) {
  Projection projection(0, 1);
  Updater updater(projection);
  updater.add_values({low, high});
  updater.append(
      BlockRestriction([=](ProposedRange &range, const RangeContext &) { range = begin; }));
  updater.append(restriction);
  updater.update();
  return projection.range();
}

bool is(const Range &range, double min, double max) { return range.min == min && range.max == max; }

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

} // namespace

void test_ranges() {
  test("vector 1: 10, 20, 30 of (10, 30) stand at 45, 165, 285 points", [] {
    Projection projection(10, 30), plot(45, 320 - 35);
    const std::vector<double> points = projection.convert({10, 20, 30}, plot);
    EXPECT(points == (std::vector<double>{45, 165, 285}));
    EXPECT(plot.convert(points, projection) == (std::vector<double>{10, 20, 30}));
    EXPECT(projection.convert({}, plot).empty());
  });

  test("vector 2: a length about its anchor", [] {
    EXPECT(is(made(LengthRestriction(4, -1), 0, 10), 0, 4));
    EXPECT(is(made(LengthRestriction(4), 0, 10), 3, 7));
    EXPECT(is(made(LengthRestriction(4, 1), 0, 10), 6, 10));
    EXPECT(is(made(LengthRestriction(4, -1, 2.5), 0, 10), 2.5, 6.5));
  });

  test("vector 3: padding grows, applies to the range, and shrinks", [] {
    EXPECT(is(decided(PaddingRestriction(5, 5), 0, 10, {0, 10}), -5, 15));
    EXPECT(is(decided(PaddingRestriction(5, 5), 0, 10, {-20, 12}), -20, 15));
    PaddingOptions options;
    options.applies_to_current = true;
    EXPECT(is(decided(PaddingRestriction(5, 5, options), 0, 10, {-20, 12}), -25, 17));
    options = PaddingOptions();
    options.shrink_min = options.shrink_max = true;
    EXPECT(is(decided(PaddingRestriction(5, 5, options), 0, 10, {-20, 12}), -5, 15));
  });

  test("vector 4: an interval snaps below its anchor too", [] {
    EXPECT(is(made(IntervalRestriction(10), 3, 27), 0, 30));
    EXPECT(is(made(IntervalRestriction(10), -7, 13), -10, 20));
    IntervalOptions options;
    options.shrink_min = options.shrink_max = true;
    EXPECT(is(made(IntervalRestriction(10, options), 3, 27), 10, 20));
  });

  test("vector 5: a window of 20 at the end and in the middle", [] {
    WindowOptions options;
    EXPECT(is(made(WindowRestriction(50, 0.4, options), 0, 100), 40, 60));
    options.initial = 1;
    EXPECT(is(made(WindowRestriction(50, 0.4, options), 0, 100), 80, 100));
  });

  test("each restriction makes of a range what the manual says", [] {
    EXPECT(is(made(IncludeRestriction(0), 3, 7), 0, 7));
    EXPECT(is(made(BoundsRestriction(0, 10), -5, 12), 0, 10));
    EXPECT(is(made(BoundsRestriction(0, 10, true), -5, 1), 0, 6));
    EXPECT(is(made(SpanRestriction(10, std::nullopt), 4, 6), 0, 10));
    EXPECT(is(made(MarginsRestriction(0.1, 0.2), 0, 10), -1, 12));
    EXPECT(is(made(SymmetricRestriction(0), -3, 8), -8, 8));
    EXPECT(is(made(LatestRestriction(10, 1), 0, 57), 48, 58));
    EXPECT(is(made(NiceRestriction(), 0.3, 9.7), 0, 10));
    EXPECT(is(made(PositiveRestriction(0.1), -5, 20), 0.1, 20));
    EXPECT(is(made(AspectRestriction(Projection(0, 30), 200, 300), 0, 10), -5, 15));
    EXPECT(is(decided(SourceRestriction(0, 5), 2, 7, {}), 0, 7));
    EXPECT(is(decided(SourceRestriction::if_null(0, 5), 2, 7, {}), 2, 7));
  });

  test("a restriction of an updater's is read as what it is", [] {
    Projection projection(0, 1);
    Updater updater(projection);
    updater.append(LengthRestriction(4, -1, std::chrono::system_clock::from_time_t(3)));
    updater.append(BoundsRestriction(std::nullopt, 9, true));
    updater.append(AspectRestriction(projection, 20, 30, 2, 0.5));
    updater.append(BlockRestriction([](ProposedRange &, const RangeContext &) {}, "mine"));
    updater.append(NiceRestriction(7));
    const std::vector<Restriction> read = updater.restrictions();
    EXPECT_EQUAL(read.size(), 5);
    EXPECT(read[0].kind() == RestrictionKind::length && read[0].name() == "Length");
    EXPECT_EQUAL(LengthRestriction(read[0]).length().to_double(), 4);
    EXPECT_EQUAL(LengthRestriction(read[0]).anchor(), -1);
    EXPECT(LengthRestriction(read[0]).offset().unit == TimeUnit::nanoseconds);
    EXPECT(!BoundsRestriction(read[1]).min() && BoundsRestriction(read[1]).keeps_length());
    EXPECT_EQUAL(BoundsRestriction(read[1]).max()->to_double(), 9);
    EXPECT(AspectRestriction(read[2]).other() == projection);
    EXPECT_EQUAL(AspectRestriction(read[2]).other_viewport().points, 30);
    EXPECT_EQUAL(AspectRestriction(read[2]).ratio(), 2);
    EXPECT(read[3].kind() == RestrictionKind::custom && read[3].name() == "mine");
    EXPECT_EQUAL(NiceRestriction(read[4]).count(), 7);
    EXPECT_ERROR(LengthRestriction(read[4]).length(), Status::invalid_argument);
    EXPECT_ERROR(ProbeRestriction(read[4]).last(), Status::invalid_argument);
  });

  test("bad numbers throw", [] {
    EXPECT_ERROR(LengthRestriction(-1), Status::invalid_argument);
    EXPECT_ERROR(IntervalRestriction(0), Status::invalid_argument);
    EXPECT_ERROR(MarginsRestriction(std::nan("")), Status::invalid_argument);
    EXPECT_ERROR(BoundsRestriction(2, 1), Status::invalid_argument);
    EXPECT_ERROR(WindowRestriction(-1, 1), Status::invalid_argument);
    EXPECT_ERROR(BlockRestriction(BlockRestriction::Body()), Status::invalid_argument);
  });

  test("an updater decides when asked, and lists its restrictions", [] {
    Projection projection(0, 1);
    Updater updater(projection);
    EXPECT(updater.target() == projection);
    EXPECT(!updater.update());
    ProbeRestriction probe;
    EXPECT(probe.last().is_empty());
    updater.append(LengthRestriction(5, -1));
    updater.insert(0, probe);
    EXPECT(!updater.update());
    updater.add_value(2);
    updater.add_value(std::nan(""));
    EXPECT(updater.update());
    EXPECT(is(projection.range(), 2, 7));
    EXPECT(!probe.last().is_empty() && probe.last().max == 2);
    EXPECT(!updater.update(4.0));
    EXPECT_ERROR(updater.update(std::numeric_limits<double>::infinity()), Status::invalid_argument);
    updater.set_reversed(true);
    EXPECT(updater.reversed() && updater.update());
    EXPECT(is(projection.range(), 7, 2));
    EXPECT(!updater.next_time(0));
    updater.move(0, 1);
    EXPECT(updater.restrictions()[1] == probe);
    updater.replace(0, probe);
    updater.remove(1);
    EXPECT_EQUAL(updater.restrictions().size(), 1);
    EXPECT_ERROR(updater.remove(1), Status::invalid_argument);
    updater.remove_all();
    updater.clear_values();
    EXPECT(!updater.update());
  });

  test("an updater follows series in frames", [] {
    Chart chart(300, 200);
    const std::vector<double> xs{1, 2, 3, 4}, ys{10, 40, 20, 70};
    Column x = Column::copy(xs.data(), xs.size());
    Column y = Column::copy(ys.data(), ys.size());
    LineSeries line = chart.add_line(x, y);
    chart.space().x().set_range(1.5, 3.5);
    Updater updater(chart.space().y());
    updater.attach(line, chart.space().x());
    EXPECT(updater.attached()[0].series == line);
    EXPECT(*updater.attached()[0].within == chart.space().x());
    chart.add_updater(updater);
    EXPECT(chart.updaters().size() == 1 && chart.updaters()[0] == updater);
    Renderer cpu = Renderer::cpu();
    chart.render(cpu);
    EXPECT(is(chart.space().y().range(), 20, 40));
    updater.attach(line);
    EXPECT(!updater.attached()[0].within);
    chart.remove_updater(updater);
    chart.render(cpu);
    EXPECT(is(chart.space().y().range(), 20, 40));
    updater.update();
    EXPECT(is(chart.space().y().range(), 10, 70));
    updater.detach_series(line);
    EXPECT(updater.attached().empty() && chart.updaters().empty());
    const Rect plot = chart.plot();
    EXPECT(plot.width > 100 && plot.height > 100);
    EXPECT(plot.x == chart.frame_record().plot.x && plot.width == chart.frame_record().plot.width);
  });

  test("a function rewrites a range, and what it throws is nested", [] {
    Projection projection(0, 1), other(3, 4);
    Updater updater(projection);
    updater.add_values({1, 2});
    auto alive = std::make_shared<int>(0);
    updater.append(BlockRestriction(
        [alive, other](ProposedRange &range, const RangeContext &about) {
          if (*alive == 1)
            throw std::runtime_error("mine");
          EXPECT(about.source().max == 2 && about.origin() == 0);
          EXPECT(about.scale() == Scale::linear && !about.projection().follow());
          range.max += about.range_of(other).max + about.time().value_or(0);
        },
        "sum", {other}));
    updater.update(0.5);
    EXPECT(is(projection.range(), 1, 6.5));
    updater.update();
    EXPECT(is(projection.range(), 1, 6));
    *alive = 1;
    EXPECT(cause([&] { updater.update(); }) == "mine");
    EXPECT(is(projection.range(), 1, 6));
    EXPECT_EQUAL(alive.use_count(), 2);
    updater.remove_all();
    EXPECT_EQUAL(alive.use_count(), 1);
  });

  test("functions are the policies of a window", [] {
    WindowOptions options;
    options.length = [](double points, const ProposedRange &range, const RangeContext &) {
      return points == 10 ? (range.max - range.min) / 2 : -1;
    };
    options.position = [](double length, const ProposedRange &, const RangeContext &) {
      if (length == 3)
        throw std::runtime_error("three");
      return 0.25;
    };
    WindowRestriction window(10, 1, options);
    EXPECT(is(made(window, 0, 16), 2, 10));
    EXPECT(cause([&] { made(window, 0, 6); }) == "three");
    EXPECT(!window.units_per_point() && !window.anchor());
    EXPECT_ERROR(window.zoom(2), Status::invalid_argument);
    WindowOptions limits;
    limits.min = 0.0625;
    limits.max = 4;
    WindowRestriction scaled(64, 0.25, limits);
    EXPECT(is(made(scaled, 0, 128), 56, 72));
    scaled.zoom(2);
    scaled.pan(8);
    EXPECT(is(made(scaled, 0, 128), 68, 76));
    EXPECT_EQUAL(scaled.units_per_point()->to_double(), 0.125);
    scaled.reset();
    EXPECT(is(made(scaled, 0, 128), 56, 72));
    EXPECT_EQUAL(scaled.viewport().points, 64);
  });

  test("a hook rewrites ranges, and observers are told", [] {
    Projection projection(0, 1);
    auto alive = std::make_shared<int>(0);
    std::vector<double> seen;
    const std::uint64_t number =
        projection.add_observer([&, alive](const std::optional<ProjectionRange> &range) {
          seen.push_back(range ? range->max : -1);
          throw std::runtime_error("lost");
        });
    projection.set_will_update([alive](ProposedRange &range) {
      if (range.max > 100)
        throw std::runtime_error("far");
      range.min = std::max(range.min, 0.0);
    });
    projection.set_range(-1, 5);
    EXPECT(is(projection.range(), 0, 5));
    EXPECT(cause([&] { projection.set_range(0, 101); }) == "far");
    projection.unset();
    EXPECT(seen == (std::vector<double>{5, -1}));
    EXPECT_EQUAL(alive.use_count(), 3);
    projection.set_will_update(nullptr);
    projection.remove_observer(number);
    EXPECT_EQUAL(alive.use_count(), 1);
    EXPECT_ERROR(projection.add_observer(nullptr), Status::invalid_argument);
  });

  test("a viewport is the plot of a chart", [] {
    Chart chart(160, 120);
    chart.set_padding({10, 20, 30, 40});
    WindowRestriction window(Viewport(chart, Dimension::x), 0.5);
    EXPECT(is(made(window, 0, 100), 25, 75));
    EXPECT(*window.viewport().chart == chart && window.viewport().dimension == Dimension::x);
  });
}
