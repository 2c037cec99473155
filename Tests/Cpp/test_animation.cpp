#include "test.hpp"

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

  test("refuses what can't be animated", [] {
    Chart chart(320, 240);
    LineSeries line = chart.add_line(std::vector<double>{1, 2});
    EXPECT_ERROR(Animation::number(line, AnimatedNumber::alpha, 1), Status::unsupported);
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
