// SPDX-License-Identifier: MIT
//
// Interpreters of gestures, and ranges that follow them.
#pragma once

#include <keisen/bytes.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/gesture.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/restriction.hpp>
#include <keisen/restrictions.hpp>
#include <keisen/updater.hpp>
#include <keisen/value.hpp>
#include <keisen/window_restriction.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace keisen {

/// An updater and the direction in the plot whose gestures it follows, in radians: 0 to the right,
/// pi/2 up.
struct Follower {
  Updater updater;
  double angle = 0;
};

/// Turns events into a state: how far the content was moved and how much it was enlarged.
///
/// keisen.h has the table of what events do. What it throws as Status::callback is true of all that
/// change the state: a connected range failed, and the state is the new one; or a limit of the
/// caller's did, and all is as it was.
class Interpreter : public Object<Interpreter,
                                  keisen_interpreter,
                                  keisen_interpreter_retain,
                                  keisen_interpreter_release,
                                  keisen_interpreter_equal> {
public:
  using Object::Object;

  /// Gives the least and the greatest scale that are allowed.
  using Scales = std::function<std::pair<double, double>()>;
  /// Gives the least and the greatest translation that are allowed at a scale.
  using Translations = std::function<std::pair<double, double>(double scale)>;

  /// Makes an interpreter with the neutral state, whose plot is the whole picture of the first
  /// resize, unless that or set_plot() tells another one.
  Interpreter()
      : Object(detail::make<keisen_interpreter>(keisen_interpreter_create,
                                                static_cast<const keisen_rect *>(nullptr))) {}

  /// Makes an interpreter of a plot, in points, with the neutral state.
  explicit Interpreter(const Rect &plot)
      : Object(made({plot.x, plot.y, plot.width, plot.height})) {}

  /// Does what an event says; returns whether it meant anything.
  bool handle_event(const Event &event) {
    std::vector<keisen_touch> touches;
    for (const Touch &touch : event.touches)
      touches.push_back({touch.id, touch.x, touch.y});
    keisen_event seen = KEISEN_EVENT_INIT;
    seen.type = static_cast<keisen_event_type>(event.type);
    seen.time = event.time;
    seen.x = event.x;
    seen.y = event.y;
    seen.dx = event.dx;
    seen.dy = event.dy;
    seen.button = event.button;
    seen.buttons = event.buttons.value_or(UINT32_MAX);
    seen.modifiers = event.modifiers;
    seen.ntouches = event.ntouches.value_or(-1);
    seen.pointer_id = event.pointer_id.value_or(-1);
    seen.touches = touches.data();
    seen.touch_count = touches.size();
    seen.key = detail::c_string(event.key);
    if (event.size) {
      seen.width = event.size->width;
      seen.height = event.size->height;
    }
    if (event.plot)
      seen.plot = {event.plot->x, event.plot->y, event.plot->width, event.plot->height};
    seen.state = detail::c_state(event.state);
    return detail::get<bool>(keisen_interpreter_handle, handle(), &seen);
  }

  /// Begins to move the content, as a press of the left button does.
  void begin_pan(double x, double y, double time) {
    check(keisen_interpreter_begin_pan(handle(), x, y, time));
  }

  /// Moves the content, or a corner of the box, with the pointer.
  void move_pan(double x, double y, double time) {
    check(keisen_interpreter_move_pan(handle(), x, y, time));
  }

  /// Lets the content go, or enlarges the box to the plot.
  void end_pan(double x, double y, double time) {
    check(keisen_interpreter_end_pan(handle(), x, y, time));
  }

  /// Begins to select a box, as a press of the right button does.
  void begin_box(double x, double y, double time) {
    check(keisen_interpreter_begin_box(handle(), x, y, time));
  }

  /// Ends what pointers are doing as if it had never begun.
  void cancel(double time) { check(keisen_interpreter_cancel(handle(), time)); }

  /// Puts two fingers down, or moves them.
  void pinch(Point first, Point second, double time) {
    check(keisen_interpreter_pinch(handle(), first.x, first.y, second.x, second.y, time));
  }

  /// Lifts both fingers.
  void end_pinch(double time) { check(keisen_interpreter_end_pinch(handle(), time)); }

  /// Turns the wheel: `dx` to the right, `dy` down, in points that a page would move.
  void wheel(double x, double y, double dx, double dy, double time, std::uint32_t modifiers = 0) {
    check(keisen_interpreter_wheel(handle(), x, y, dx, dy, modifiers, time));
  }

  /// Goes back to the neutral state.
  void double_click(double x, double y, double time) {
    check(keisen_interpreter_double_click(handle(), x, y, time));
  }

  /// Types a key, by its name in browsers.
  void type_key(const std::string &key, double time, std::uint32_t modifiers = 0) {
    check(keisen_interpreter_type_key(handle(), detail::c_string(key), modifiers, time));
  }

  /// Lets time pass, for hosts that draw no frames; returns whether the state moved.
  bool advance(double time) {
    return detail::get<bool>(keisen_interpreter_advance, handle(), time);
  }

  /// Returns the state at a time; without one at the latest that is known.
  GestureState state(std::optional<double> time = std::nullopt) const {
    keisen_gesture_state state;
    check(keisen_interpreter_get_state(handle(), time ? *time : std::nan(""), &state));
    return detail::gesture_state(state);
  }

  /// Takes a state, the nearest one that limits allow; ends gesture and motion.
  void set_state(const GestureState &state) {
    check(keisen_interpreter_set_state(handle(), detail::c_state(state)));
  }

  /// Returns when the state is another one by itself: `after` while it moves, nothing at rest.
  std::optional<double> next_time(double after) const {
    double next = 0;
    check(keisen_interpreter_get_next_time(handle(), after, &next));
    if (std::isinf(next))
      return std::nullopt;
    return next;
  }

  /// Returns the plot, in points, if there is one yet.
  std::optional<Rect> plot() const {
    keisen_rect plot;
    check(keisen_interpreter_get_plot(handle(), &plot));
    if (plot.width < 0)
      return std::nullopt;
    return Rect{plot.x, plot.y, plot.width, plot.height};
  }

  /// Gives the plot another place; the state, in fractions of it, stays.
  void set_plot(const Rect &plot) {
    check(keisen_interpreter_set_plot(handle(), {plot.x, plot.y, plot.width, plot.height}));
  }

  /// Returns the box that is being selected, in points, if there is one.
  std::optional<Rect> box() const {
    bool selecting = false;
    keisen_rect box;
    check(keisen_interpreter_get_box(handle(), &selecting, &box));
    if (!selecting)
      return std::nullopt;
    return Rect{box.x, box.y, box.width, box.height};
  }

  /// Returns how events are read.
  GestureOptions options() const {
    keisen_gesture_options known;
    known.struct_size = sizeof known;
    check(keisen_interpreter_get_options(handle(), &known));
    GestureOptions options;
    options.changes_x = known.changes_x;
    options.changes_y = known.changes_y;
    options.soft = known.soft;
    options.inertia = known.inertia;
    options.orientation_step = known.orientation_step;
    if (!std::isnan(known.anchor_x) && !std::isnan(known.anchor_y))
      options.anchor = Point{known.anchor_x, known.anchor_y};
    options.wheel_rate = known.wheel_rate;
    options.key_step = known.key_step;
    options.key_factor = known.key_factor;
    return options;
  }

  /// Lets events be read in another way, from the next one on.
  void set_options(const GestureOptions &options) {
    keisen_gesture_options known;
    check(keisen_gesture_options_init(&known, sizeof known));
    known.changes_x = options.changes_x;
    known.changes_y = options.changes_y;
    known.soft = options.soft;
    known.inertia = options.inertia;
    known.orientation_step = options.orientation_step;
    if (options.anchor) {
      // NaN would read as the pointer.
      if (std::isnan(options.anchor->x) || std::isnan(options.anchor->y))
        throw Error(Status::invalid_argument, "anchor must be finite, got nan");
      known.anchor_x = options.anchor->x;
      known.anchor_y = options.anchor->y;
    }
    known.wheel_rate = options.wheel_rate;
    known.key_step = options.key_step;
    known.key_factor = options.key_factor;
    check(keisen_interpreter_set_options(handle(), &known));
  }

  /// Lets nothing move along a dimension.
  void limit_fixed(Dimension dimension) {
    check(keisen_interpreter_limit_fixed(handle(), static_cast<keisen_dimension>(dimension)));
  }

  /// Keeps scale and translation along a dimension within bounds.
  void limit_bounds(Dimension dimension,
                    double min_scale = 0,
                    double max_scale = std::numeric_limits<double>::infinity(),
                    double min_translation = -std::numeric_limits<double>::infinity(),
                    double max_translation = std::numeric_limits<double>::infinity()) {
    check(keisen_interpreter_limit_bounds(handle(), static_cast<keisen_dimension>(dimension),
                                          min_scale, max_scale, min_translation, max_translation));
  }

  /// Keeps what is in view along a dimension within what is accessible, and its length between two;
  /// the window is in view of the neutral state.
  void limit_range(Dimension dimension,
                   const std::pair<Value, Value> &accessible,
                   const std::pair<Value, Value> &window,
                   const std::optional<Value> &min_length = std::nullopt,
                   const std::optional<Value> &max_length = std::nullopt) {
    keisen_value minimum, maximum;
    check(keisen_interpreter_limit_range(
        handle(), static_cast<keisen_dimension>(dimension), detail::c_value(accessible.first),
        detail::c_value(accessible.second), detail::c_value(window.first),
        detail::c_value(window.second), detail::c_optional(min_length, minimum),
        detail::c_optional(max_length, maximum)));
  }

  /// Keeps scale and translation along a dimension within what functions say, one of which may be
  /// empty.
  ///
  /// They are asked at every change of the state, on the thread that makes it. They may read the
  /// interpreter, and a call that changes it fails there. What one throws fails the change, nested
  /// in an Error of Status::callback, and all is as it was.
  void limit_custom(Dimension dimension, Scales scales, Translations translations = nullptr) {
    struct Functions {
      Scales scales;
      Translations translations;
    };
    keisen_scales_function ask_scales = nullptr;
    if (scales)
      ask_scales = [](double *min, double *max, void *context) {
        return detail::guarded(
            [&] { std::tie(*min, *max) = static_cast<Functions *>(context)->scales(); });
      };
    keisen_translations_function ask_translations = nullptr;
    if (translations)
      ask_translations = [](double scale, double *min, double *max, void *context) {
        return detail::guarded(
            [&] { std::tie(*min, *max) = static_cast<Functions *>(context)->translations(scale); });
      };
    detail::hand_over(Functions{std::move(scales), std::move(translations)}, [&](void *context) {
      return keisen_interpreter_limit_custom(handle(), static_cast<keisen_dimension>(dimension),
                                             ask_scales, ask_translations,
                                             detail::destroy<Functions>, context);
    });
  }

  /// Ends all limits.
  void clear_limits() { check(keisen_interpreter_clear_limits(handle())); }

  /// Lets a function be told of every change of state, box, plot and motion, after it, on the
  /// thread that made it. What it throws is lost.
  ///
  /// Returns what remove_observer() takes.
  std::uint64_t add_observer(std::function<void(const GestureState &)> observer) {
    using Observer = std::function<void(const GestureState &)>;
    const keisen_state_observer callback = [](const keisen_gesture_state *state, void *context) {
      // The change has been made: there is no call left that could fail.
      detail::unheard([&] { (*static_cast<Observer *>(context))(detail::gesture_state(*state)); });
    };
    if (!observer)
      throw Error(Status::invalid_argument, "observer is empty");
    std::uint64_t number = 0;
    detail::hand_over(std::move(observer), [&](void *context) {
      return keisen_interpreter_add_observer(handle(), callback, detail::destroy<Observer>, context,
                                             &number);
    });
    return number;
  }

  /// Ends an observation; one that has ended already changes nothing.
  void remove_observer(std::uint64_t number) {
    check(keisen_interpreter_remove_observer(handle(), number));
  }

  /// Lets updaters follow: each gets a user-interactive restriction behind its others and runs at
  /// every change. They are not kept alive. Returns what disconnect() takes.
  std::uint64_t connect(const std::vector<Follower> &followers) {
    std::vector<keisen_updater *> updaters;
    std::vector<double> angles;
    for (const Follower &follower : followers) {
      updaters.push_back(follower.updater.handle());
      angles.push_back(follower.angle);
    }
    return detail::get<std::uint64_t>(keisen_interpreter_connect, handle(), updaters.data(),
                                      angles.data(), angles.size());
  }

  /// Lets a window of an updater follow along a dimension: it is zoomed and moved within its own
  /// limits. Returns what disconnect() takes.
  std::uint64_t
  connect(const WindowRestriction &window, const Updater &updater, Dimension dimension) {
    return detail::get<std::uint64_t>(keisen_interpreter_connect_window, handle(), window.handle(),
                                      updater.handle(), static_cast<keisen_dimension>(dimension));
  }

  /// Ends a connection; one that has ended already changes nothing.
  void disconnect(std::uint64_t number) { check(keisen_interpreter_disconnect(handle(), number)); }

  /// Begins to record events, and forgets those that were recorded before.
  void start_recording() { check(keisen_interpreter_start_recording(handle())); }

  /// Ends the recording, if there is one, and forgets it.
  void stop_recording() { check(keisen_interpreter_stop_recording(handle())); }

  /// Returns what was recorded so far: one object of JSON a line.
  std::string recording() const {
    const Bytes bytes = detail::object<Bytes>(keisen_interpreter_get_recording, handle());
    return std::string(bytes.begin(), bytes.end());
  }

  /// Does what recorded events say; returns how many there were. Where the text is not allowed,
  /// nothing is done.
  std::size_t replay(const std::string &text) {
    return detail::get<std::size_t>(keisen_interpreter_replay, handle(), text.data(), text.size());
  }

private:
  static keisen_interpreter *made(const keisen_rect &plot) {
    return detail::make<keisen_interpreter>(keisen_interpreter_create, &plot);
  }
};

/// Moves and scales a range as the gestures of an interpreter say.
class UserInteractiveRestriction : public Restriction {
public:
  /// `angle` is the direction in the plot that the range lies along, in radians.
  UserInteractiveRestriction(const Interpreter &interpreter, double angle)
      : Restriction(detail::object<Restriction>(
            keisen_restriction_create_user_interactive, interpreter.handle(), angle)) {}

  /// Takes a restriction for the one that it is.
  explicit UserInteractiveRestriction(Restriction restriction) noexcept
      : Restriction(std::move(restriction)) {}

  /// Returns whose gestures it follows.
  Interpreter interpreter() const {
    return detail::object<Interpreter>(keisen_restriction_get_interpreter, handle());
  }

  /// Returns the direction, in radians.
  double angle() const { return number(KEISEN_RESTRICTION_PARAMETER_ANGLE); }
};

} // namespace keisen
