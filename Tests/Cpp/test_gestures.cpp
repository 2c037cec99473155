#include "test.hpp"

#include <cmath>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

using namespace keisen;

namespace {

Interpreter hand() {
  Interpreter interpreter({50, 20, 400, 200});
  GestureOptions options;
  options.inertia = false;
  interpreter.set_options(options);
  return interpreter;
}

void drag(Interpreter &interpreter, double time) {
  interpreter.begin_pan(100, 100, time);
  interpreter.move_pan(200, 50, time + 0.1);
  interpreter.end_pan(200, 50, time + 0.1);
}

Updater follower(double min, double max) {
  Updater updater(Projection(min, max));
  updater.add_values({min, max});
  return updater;
}

void follows() {
  Interpreter interpreter = hand();
  Updater x = follower(0, 10), y = follower(-1, 1);
  const std::uint64_t number = interpreter.connect({{x, 0}, {y, std::acos(-1) / 2}});
  drag(interpreter, 0);
  EXPECT(x.target().range().min == -2.5);
  EXPECT(y.target().range().max == 0.5);
  const UserInteractiveRestriction restriction(x.restrictions().front());
  EXPECT(restriction.kind() == RestrictionKind::user_interactive);
  EXPECT(restriction.angle() == 0 && restriction.interpreter() == interpreter);
  interpreter.disconnect(number);
  EXPECT(x.restrictions().empty());
}

void follows_by_hand() {
  Interpreter interpreter = hand();
  Updater x = follower(0, 10);
  x.append(UserInteractiveRestriction(interpreter, 0));
  interpreter.wheel(250, 120, 0, -500 * std::log(2), 0);
  x.update();
  EXPECT(std::abs(x.target().range().min - 2.5) < 1e-12);
}

void moves_windows() {
  Interpreter interpreter = hand();
  Updater x = follower(0, 1000);
  const WindowRestriction window(400.0, 0.5);
  x.append(window);
  x.update();
  interpreter.connect(window, x, Dimension::x);
  drag(interpreter, 0);
  EXPECT(x.target().range().min == 350);
}

void handles_events() {
  Interpreter interpreter = hand();
  Event event;
  event.type = EventType::pointer_move;
  EXPECT(!interpreter.handle_event(event));
  event.type = EventType::pointer_down;
  event.x = 250;
  event.y = 120;
  event.touches = {{4, 240, 120}, {9, 260, 120}};
  EXPECT(interpreter.handle_event(event));
  event.type = EventType::pointer_move;
  event.touches = {{4, 230, 120}, {9, 270, 120}};
  EXPECT(interpreter.handle_event(event));
  EXPECT(interpreter.state().scale_x == 2);
  event.type = EventType::pointer_up;
  event.touches.clear();
  event.ntouches = 0;
  EXPECT(interpreter.handle_event(event));
  event.type = EventType::resize;
  event.plot = Rect{1, 2, 3, 4};
  EXPECT(interpreter.handle_event(event));
  EXPECT(interpreter.plot()->height == 4);
  Interpreter unset;
  EXPECT(!unset.plot());
  EXPECT(unset.handle_event(event));
  EXPECT(unset.plot()->width == 3);
  event.x = std::nan("");
  EXPECT_ERROR(interpreter.handle_event(event), Status::invalid_argument);
}

void holds_limits() {
  Interpreter interpreter = hand();
  interpreter.limit_bounds(Dimension::x, 0.5, 4);
  interpreter.limit_fixed(Dimension::y);
  interpreter.set_state({0, 3, 9, 9});
  EXPECT((interpreter.state() == GestureState{0, 0, 4, 1}));
  interpreter.clear_limits();
  interpreter.limit_range(Dimension::x, {0, 100}, {40, 60}, Value(5));
  interpreter.set_state({9, 0, 9, 1});
  EXPECT(interpreter.state().scale_x == 4);
  EXPECT_ERROR(interpreter.limit_bounds(Dimension::x, 2, 1), Status::invalid_argument);
  GestureOptions options;
  options.anchor = Point{0, 1};
  interpreter.set_options(options);
  EXPECT(interpreter.options().anchor->y == 1 && interpreter.options().inertia);
}

void holds_custom_limits() {
  Interpreter interpreter = hand();
  bool fails = false;
  const auto used = std::make_shared<int>(0);
  interpreter.limit_custom(
      Dimension::x,
      [used] {
        ++*used;
        return std::make_pair(0.5, 4.0);
      },
      [&](double scale) {
        if (fails)
          throw std::runtime_error("no");
        return std::make_pair(0.0, 1 / scale);
      });
  interpreter.set_state({9, 9, 9, 9});
  const GestureState before = interpreter.state();
  EXPECT((before == GestureState{0.25, 9, 4, 9}));
  EXPECT(*used > 0 && used.use_count() > 1);
  fails = true;
  EXPECT_ERROR(interpreter.type_key("ArrowLeft", 1), Status::callback);
  EXPECT(interpreter.state() == before);
  EXPECT_ERROR(interpreter.limit_custom(Dimension::y, nullptr), Status::invalid_argument);
  const auto changes = [&]() -> std::pair<double, double> {
    interpreter.clear_limits();
    return {0, 1};
  };
  fails = false;
  EXPECT_ERROR(interpreter.limit_custom(Dimension::x, changes), Status::callback);
  interpreter.limit_custom(Dimension::y, nullptr, [](double) { return std::make_pair(0.0, 1.0); });
  EXPECT(interpreter.state().translation_y == 1);
  interpreter.clear_limits();
  EXPECT(used.use_count() == 1);
}

void lifts_what_went_up_unseen() {
  Interpreter interpreter = hand();
  Event event;
  event.x = event.y = 100;
  event.button = 1;
  event.buttons = 1;
  EXPECT(interpreter.handle_event(event));
  event.type = EventType::pointer_move;
  event.x = 140;
  event.time = 1;
  event.buttons.reset();
  EXPECT(interpreter.handle_event(event));
  event.time = 2;
  event.buttons = 0;
  EXPECT(interpreter.handle_event(event));
  EXPECT(!interpreter.handle_event(event));
  EXPECT(interpreter.state().translation_x == 0.1);
}

void tells_observers() {
  Interpreter interpreter = hand();
  double reported = 0;
  const std::uint64_t number =
      interpreter.add_observer([&](const GestureState &state) { reported = state.translation_x; });
  drag(interpreter, 0);
  EXPECT(reported == 0.25);
  interpreter.remove_observer(number);
  interpreter.double_click(100, 100, 1);
  EXPECT(reported == 0.25);
  EXPECT(!interpreter.next_time(1) && !interpreter.advance(2));
}

void replays() {
  Interpreter first = hand(), second = hand();
  first.start_recording();
  drag(first, 0.1);
  first.wheel(111.1, 99.9, 3, -77, 0.3, shift_modifier);
  first.type_key("ArrowUp", 0.4);
  first.begin_box(100, 100, 0.5);
  first.move_pan(150, 150, 0.6);
  EXPECT(first.box()->width == 50);
  first.cancel(0.7);
  EXPECT(!first.box());
  first.pinch({240, 120}, {260, 120}, 0.8);
  first.pinch({230, 120}, {270, 120}, 0.9);
  first.end_pinch(1);
  EXPECT(second.replay(first.recording()) == 12);
  EXPECT(second.state() == first.state());
  first.stop_recording();
  EXPECT(first.recording().empty());
  EXPECT_ERROR(second.replay("{}"), Status::invalid_argument);
}

} // namespace

void test_gestures() {
  test("updaters follow an interpreter, content under the pointer", follows);
  test("the long way is a restriction", follows_by_hand);
  test("windows follow within their own limits", moves_windows);
  test("whole events tell touches and plots", handles_events);
  test("limits hold the state", holds_limits);
  test("functions hold the state, and one that throws leaves it as it was", holds_custom_limits);
  test("a move without a button lifts what went up unseen", lifts_what_went_up_unseen);
  test("observers are told until they are removed", tells_observers);
  test("a recording replays to the same state", replays);
}
