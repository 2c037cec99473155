#include "test.hpp"

#include <cmath>
#include <stdexcept>

using namespace keisen;

namespace {

AnimationOptions linear() {
  AnimationOptions options;
  options.start = 0;
  options.duration = 1;
  options.easing = Easing::linear;
  return options;
}

void draw(const Chart &chart, double time) {
  RenderOptions options;
  options.time = time;
  chart.render(Renderer::cpu(), options);
}

} // namespace

void test_animation() {
  test("moves ranges, looks and values with the time of frames", [] {
    Chart chart(320, 240);
    Animator animator;
    animator.add_to(chart);
    LineSeries line = chart.add_line(std::vector<double>{1, 2});
    Projection x = chart.space().x();
    x.set_range(0, 10);
    animator.add(Animation::range(x, 20.0, 50.0, linear()));
    animator.add(Animation::number(line, AnimatedNumber::width, 4, linear()));
    animator.add(Animation::color(line, AnimatedColor::main, Color::parse("red"), linear()));
    animator.add(Animation::values(line, std::vector<double>{3, 4}, linear()));
    animator.add(Animation::background(chart, Color::parse("black"), linear()));
    animator.add(Animation::padding(chart, {10, 10, 10, 10}, linear()));
    animator.add(Animation::size(chart, {640, 480}, linear()));
    EXPECT_EQUAL(animator.count(), 7);
    EXPECT(chart.next_frame_time(3) == 3.0);
    draw(chart, 0.25);
    EXPECT_EQUAL(x.range().min, 5);
    EXPECT_EQUAL(chart.size().width, 400);
    draw(chart, 1);
    EXPECT_EQUAL(x.range().max, 50);
    EXPECT_EQUAL(animator.count(), 0);
    EXPECT(!chart.next_frame_time(2));
    animator.remove_from(chart);
  });

  test("tells values and ends of groups and sequences to functions", [] {
    Chart chart(320, 240);
    Animator animator;
    animator.add_to(chart);
    std::vector<double> seen;
    std::vector<AnimationOutcome> ends;
    AnimationOptions second;
    second.duration = 1;
    second.easing = Easing::linear;
    Animation part = Animation::custom(
        {0, 10}, {1, 20}, [&](const std::vector<double> &values) { seen = values; }, second);
    AnimationOptions start;
    start.start = 0;
    start.delay = 1;
    Animation whole = Animation::sequence({Animation::pause(1), Animation::group({part})}, start);
    whole.set_end([&](AnimationOutcome outcome) { ends.push_back(outcome); });
    EXPECT_EQUAL(whole.length(), 3);
    const std::uint64_t id = animator.add(whole);
    EXPECT(animator.next_time(0) == 2.0);
    draw(chart, 0);
    EXPECT(animator.next_time(1.5) == 2.0);
    draw(chart, 2.5);
    EXPECT(seen == std::vector<double>({0.5, 15}));
    EXPECT(animator.contains(id) && animator.cancel(id) && !animator.cancel(id));
    EXPECT(ends == std::vector<AnimationOutcome>{AnimationOutcome::cancelled});
    animator.add(whole);
    animator.cancel_all(Cancellation::finish);
    draw(chart, 0);
    EXPECT(seen == std::vector<double>({1, 20}));
    EXPECT(ends.size() == 2 && ends[1] == AnimationOutcome::finished);
  });

  test("ends a frame with what a function throws", [] {
    Chart chart(320, 240);
    Animator animator;
    animator.add_to(chart);
    animator.add(Animation::custom(
        {0}, {1}, [](const std::vector<double> &) { throw std::runtime_error("no"); }));
    EXPECT_ERROR(draw(chart, 0), Status::callback);
  });

  test("moves both ranges of a space, and where annotations stand", [] {
    Chart chart(320, 240);
    Animator animator;
    animator.add_to(chart);
    Space space = chart.space();
    space.x().set_range(0, 10);
    space.y().set_range(0, 2);
    Text text(space, 0, 2, "text");
    Rule rule(space, Dimension::x, 0);
    Span span(space, Dimension::x, Value(0), std::nullopt);
    Arrow arrow(space, 0, 0, 2, 2);
    animator.add(Animation::ranges(space, 10.0, 30.0, 2.0, 4.0, linear()));
    animator.add(Animation::position(text, 2, 4, linear()));
    animator.add(Animation::value(rule, 4, linear()));
    animator.add(Animation::values(span, Value(4), std::nullopt, linear()));
    animator.add(Animation::positions(arrow, 2, 2, 4, 4, linear()));
    draw(chart, 0.5);
    EXPECT_EQUAL(space.x().range().max, 20);
    EXPECT_EQUAL(space.y().range().min, 1);
    EXPECT_EQUAL(text.position().second.to_double(), 3);
    EXPECT_EQUAL(rule.value().to_double(), 2);
    EXPECT_EQUAL(span.values().first->to_double(), 2);
    EXPECT(!span.values().second);
    EXPECT_EQUAL(arrow.positions()[2].to_double(), 3);
  });

  test("tells what is drawn now, and runs there and back", [] {
    Chart chart(320, 240);
    Animator animator;
    animator.add_to(chart);
    LineOptions appearances;
    appearances.width = 2;
    LineSeries line = chart.add_line(std::vector<double>{1, 2}, appearances);
    Rule rule(chart.space(), Dimension::x, 0);
    EXPECT(!line.color(AnimatedColor::main) && !rule.color(AnimatedColor::main));
    EXPECT_EQUAL(rule.number(AnimatedNumber::width), 1);
    AnimationOptions options = linear();
    options.repeat_count = 2;
    options.autoreverse = true;
    animator.add(Animation::number(line, AnimatedNumber::width, 4, options));
    animator.add(Animation::color(line, AnimatedColor::main, Color::parse("red"), linear()));
    draw(chart, 1.5);
    EXPECT_EQUAL(line.number(AnimatedNumber::width), 3);
    EXPECT(line.color(AnimatedColor::main) == Color::parse("red"));
    options.repeat_count = 0;
    EXPECT(std::isinf(Animation::number(line, AnimatedNumber::width, 4, options).length()));
    EXPECT_ERROR(line.number(AnimatedNumber::angle), Status::unsupported);
    EXPECT_ERROR(rule.color(AnimatedColor::background), Status::unsupported);
  });

  test("refuses what can't be animated", [] {
    Chart chart(320, 240);
    LineSeries line = chart.add_line(std::vector<double>{1, 2});
    EXPECT_ERROR(Animation::number(line, AnimatedNumber::angle, 1), Status::unsupported);
    EXPECT_ERROR(Animation::number(line, AnimatedNumber::width, -1), Status::invalid_argument);
    EXPECT_ERROR(Animation::values(line, std::vector<double>{1}), Status::invalid_argument);
    EXPECT_ERROR(Animation::custom({1}, {}, [](const std::vector<double> &) {}),
                 Status::invalid_argument);
    EXPECT_ERROR(Animation::pause(-1), Status::invalid_argument);
    AnimationOptions options;
    options.easing = Easing::spring;
    options.bounce = 1;
    EXPECT_ERROR(Animation::number(line, AnimatedNumber::width, 1, options),
                 Status::invalid_argument);
  });
}
