// SPDX-License-Identifier: MIT
#include "callback.hpp"
#include "gil.hpp"
#include "module.hpp"
#include "restriction.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace keisen_python {

namespace {

using keisen::Dimension;
using keisen::Event;
using keisen::EventType;
using keisen::GestureOptions;
using keisen::GestureState;
using keisen::Interpreter;
using keisen::Restriction;
using keisen::Updater;
using Four = std::tuple<double, double, double, double>;

const Word<EventType> types[] = {
    {"pointer_down", EventType::pointer_down},
    {"pointer_move", EventType::pointer_move},
    {"pointer_up", EventType::pointer_up},
    {"wheel", EventType::wheel},
    {"double_click", EventType::double_click},
    {"key_down", EventType::key_down},
    {"resize", EventType::resize},
    {"pointer_cancel", EventType::pointer_cancel},
    {"state", EventType::state},
};

const Word<Dimension> dimensions[] = {{"x", Dimension::x}, {"y", Dimension::y}};

const std::pair<const char *, std::uint32_t> modifiers[] = {
    {"Shift", KEISEN_MODIFIER_SHIFT},
    {"Control", KEISEN_MODIFIER_CONTROL},
    {"Alt", KEISEN_MODIFIER_ALT},
    {"Meta", KEISEN_MODIFIER_META},
};

keisen::Rect rect(nb::handle value, const char *name) {
  const auto [x, y, width, height] = numbers_of<4>(value, name);
  return {x, y, width, height};
}

Four four(const GestureState &state) {
  return {state.translation_x, state.translation_y, state.scale_x, state.scale_y};
}

/// Finds a field that is there and not None.
std::optional<nb::object> field(const nb::dict &event, const char *name) {
  if (!event.contains(name))
    return std::nullopt;
  nb::object value = event[name];
  if (value.is_none())
    return std::nullopt;
  return value;
}

double required(const nb::dict &event, const std::string &type, const char *name) {
  const auto value = field(event, name);
  if (!value)
    invalid(type + " has no " + name);
  return number(*value, std::string(name) + " of " + type);
}

double optional_number(const nb::dict &event, const std::string &type, const char *name) {
  const auto value = field(event, name);
  return value ? number(*value, std::string(name) + " of " + type) : 0;
}

std::int32_t small(nb::handle value, const std::string &name) {
  const std::int64_t wide = integer(value, name);
  if (wide < 0 || wide > std::numeric_limits<std::int32_t>::max())
    invalid(name + " must be from 0 to 2147483647, got " + std::to_string(wide));
  return static_cast<std::int32_t>(wide);
}

void read_pointer(const nb::dict &event, const std::string &type, Event &read) {
  if (const auto button = field(event, "button"))
    read.button = small(*button, "button of " + type);
  if (const auto buttons = field(event, "buttons")) {
    for (nb::handle each : *buttons) {
      const std::int64_t button = integer(each, "buttons of " + type);
      if (button >= 1 && button <= 32)
        read.buttons |= std::uint32_t(1) << (button - 1);
    }
  }
  if (const auto id = field(event, "pointer_id")) {
    read.pointer_id = integer(*id, "pointer_id of " + type);
    if (*read.pointer_id < 0)
      invalid("pointer_id of " + type + " must not be negative, got " +
              std::to_string(*read.pointer_id));
  }
  if (const auto count = field(event, "ntouches"))
    read.ntouches = small(*count, "ntouches of " + type);
  const auto touches = field(event, "touches");
  if (!touches)
    return;
  nb::dict ids;
  if (!nb::try_cast<nb::dict>(*touches, ids))
    wrong_type("touches of " + type, "a dict", *touches);
  for (const auto &[id, place] : ids) {
    nb::dict where;
    if (!nb::try_cast<nb::dict>(place, where))
      wrong_type("touch of " + type, "a dict", place);
    // JSON makes texts of the numbers.
    const nb::object key =
        nb::isinstance<nb::str>(id)
            ? nb::borrow(nb::handle(reinterpret_cast<PyObject *>(&PyLong_Type)))(id)
            : nb::borrow(id);
    read.touches.push_back({integer(key, "touches of " + type), required(where, "touch", "x"),
                            required(where, "touch", "y")});
  }
}

/// Reads an event; nothing for one of a kind that is not ours.
std::optional<Event> read_event(const nb::dict &event) {
  auto name = field(event, "event_type");
  if (!name)
    name = field(event, "type");
  if (!name)
    invalid("event has no event_type");
  const std::string type = text(*name, "event_type");
  const Word<EventType> *known = nullptr;
  for (const Word<EventType> &each : types)
    if (type == each.word)
      known = &each;
  if (known == nullptr)
    return std::nullopt;
  Event read;
  read.type = known->value;
  read.time = required(event, type,
                       field(event, "time_stamp")  ? "time_stamp"
                       : field(event, "timestamp") ? "timestamp"
                                                   : "time_stamp");
  if (const auto keys = field(event, "modifiers")) {
    for (nb::handle each : *keys) {
      const std::string key = text(each, "modifiers of " + type);
      for (const auto &[word, bit] : modifiers)
        if (key == word)
          read.modifiers |= bit;
    }
  }
  switch (read.type) {
  case EventType::pointer_cancel:
    read_pointer(event, type, read);
    break;
  case EventType::key_down: {
    const auto key = field(event, "key");
    if (!key)
      invalid("key_down has no key");
    read.key = text(*key, "key of key_down");
    break;
  }
  case EventType::resize:
  case EventType::state:
    if (field(event, "width") && field(event, "height"))
      read.size = keisen::Size{required(event, type, "width"), required(event, type, "height")};
    if (const auto plot = field(event, "plot"))
      read.plot = rect(*plot, "plot");
    if (read.type == EventType::state) {
      const auto moved = field(event, "translation"), scaled = field(event, "scale");
      if (!moved || !scaled)
        invalid(std::string("state has no ") + (moved ? "scale" : "translation"));
      const auto [x, y] = numbers_of<2>(*moved, "translation of state");
      const auto [scale_x, scale_y] = numbers_of<2>(*scaled, "scale of state");
      read.state = {x, y, scale_x, scale_y};
    }
    break;
  default:
    read.x = required(event, type, "x");
    read.y = required(event, type, "y");
    read.dx = optional_number(event, type, "dx");
    read.dy = optional_number(event, type, "dy");
    read_pointer(event, type, read);
  }
  return read;
}

bool handle(Interpreter &interpreter, nb::handle object) {
  nb::dict event;
  if (!nb::try_cast<nb::dict>(object, event))
    wrong_type("event", "a dict", object);
  const std::optional<Event> read = read_event(event);
  if (!read)
    return false;
  Unlocked unlocked;
  return interpreter.handle_event(*read);
}

std::optional<double> optional_time(nb::handle time) {
  if (time.is_none())
    return std::nullopt;
  const double seconds = number(time, "time");
  // NaN would read as none.
  if (std::isnan(seconds))
    invalid("time must be finite, got nan");
  return seconds;
}

std::uint64_t connect(Interpreter &interpreter,
                      const std::vector<std::pair<Updater, double>> &all) {
  std::vector<keisen::Follower> followers;
  for (const auto &[updater, angle] : all)
    followers.push_back({updater, angle});
  return interpreter.connect(followers);
}

/// Tells Python of a state. Nobody is left to take what it raises.
void tell(const keisen_gesture_state *state, void *context) noexcept {
  Locked locked;
  try {
    const SharedCallback callback = *static_cast<SharedCallback *>(context);
    (*callback)(state->translation_x, state->translation_y, state->scale_x, state->scale_y);
  } catch (nb::python_error &error) {
    error.restore();
    PyErr_WriteUnraisable(nullptr);
  } catch (...) {
    // Nothing of ours throws here but Python.
  }
}

std::uint64_t observe(Interpreter &interpreter, const HeldCallback &observer) {
  std::uint64_t number = 0;
  hand_over(&observer, [&](void *context) {
    keisen::check(keisen_interpreter_add_observer(interpreter.handle(), tell, destroy_callback,
                                                  context, &number));
  });
  return number;
}

void limit_range(Interpreter &interpreter,
                 nb::handle dimension,
                 const std::pair<Place, Place> &accessible,
                 const std::pair<Place, Place> &window,
                 const std::optional<Place> &min_length,
                 const std::optional<Place> &max_length) {
  const auto length = [](const std::optional<Place> &place) {
    return place ? std::optional<keisen::Value>(value(*place)) : std::nullopt;
  };
  interpreter.limit_range(choice(dimension, "dimension", dimensions),
                          {value(accessible.first), value(accessible.second)},
                          {value(window.first), value(window.second)}, length(min_length),
                          length(max_length));
}

void set_options(Interpreter &interpreter,
                 nb::handle changes_x,
                 nb::handle changes_y,
                 nb::handle soft,
                 nb::handle inertia,
                 nb::handle step,
                 nb::handle anchor,
                 nb::handle wheel_rate,
                 nb::handle key_step,
                 nb::handle key_factor) {
  GestureOptions options;
  options.changes_x = flag(changes_x);
  options.changes_y = flag(changes_y);
  options.soft = flag(soft);
  options.inertia = flag(inertia);
  options.orientation_step = number(step, "orientation_step");
  if (!anchor.is_none()) {
    const auto [x, y] = numbers_of<2>(anchor, "anchor");
    options.anchor = keisen::Point{x, y};
  }
  options.wheel_rate = number(wheel_rate, "wheel_rate");
  options.key_step = number(key_step, "key_step");
  options.key_factor = number(key_factor, "key_factor");
  interpreter.set_options(options);
}

std::size_t replay(Interpreter &interpreter, nb::handle lines) {
  const std::string read = text(lines, "lines");
  Unlocked unlocked;
  return interpreter.replay(read);
}

} // namespace

void bind_interpreter(nb::module_ &module) {
  nb::class_<Interpreter>(module, "Interpreter")
      .def(
          "__init__",
          [](Interpreter *self, nb::handle plot) {
            if (plot.is_none())
              new (self) Interpreter();
            else
              new (self) Interpreter(rect(plot, "plot"));
          },
          nb::arg("plot").none())
      .def("handle", handle, nb::arg("event").none())
      .def(
          "advance",
          [](Interpreter &interpreter, nb::handle time) {
            const double seconds = number(time, "time");
            Unlocked unlocked;
            return interpreter.advance(seconds);
          },
          nb::arg("time").none())
      .def(
          "state",
          [](const Interpreter &interpreter, nb::handle time) {
            return four(interpreter.state(optional_time(time)));
          },
          nb::arg("time").none())
      .def(
          "set_state",
          [](Interpreter &interpreter, nb::handle state) {
            const auto [x, y, scale_x, scale_y] = numbers_of<4>(state, "state");
            const GestureState read = {x, y, scale_x, scale_y};
            Unlocked unlocked;
            interpreter.set_state(read);
          },
          nb::arg("state").none())
      .def(
          "next_time",
          [](const Interpreter &interpreter, nb::handle after) {
            return interpreter.next_time(number(after, "after"));
          },
          nb::arg("after").none())
      .def_prop_ro("plot",
                   [](const Interpreter &interpreter) -> std::optional<Four> {
                     const auto plot = interpreter.plot();
                     if (!plot)
                       return std::nullopt;
                     return Four(plot->x, plot->y, plot->width, plot->height);
                   })
      .def(
          "set_plot",
          [](Interpreter &interpreter, nb::handle plot) {
            const keisen::Rect read = rect(plot, "plot");
            Unlocked unlocked;
            interpreter.set_plot(read);
          },
          nb::arg("plot").none())
      .def_prop_ro("box",
                   [](const Interpreter &interpreter) -> std::optional<Four> {
                     const auto box = interpreter.box();
                     if (!box)
                       return std::nullopt;
                     return Four(box->x, box->y, box->width, box->height);
                   })
      .def("set_options", set_options, nb::arg("changes_x").none(), nb::arg("changes_y").none(),
           nb::arg("soft").none(), nb::arg("inertia").none(), nb::arg("orientation_step").none(),
           nb::arg("anchor").none(), nb::arg("wheel_rate").none(), nb::arg("key_step").none(),
           nb::arg("key_factor").none())
      .def(
          "limit_fixed",
          [](Interpreter &interpreter, nb::handle dimension) {
            const Dimension read = choice(dimension, "dimension", dimensions);
            Unlocked unlocked;
            interpreter.limit_fixed(read);
          },
          nb::arg("dimension").none())
      .def(
          "limit_bounds",
          [](Interpreter &interpreter, nb::handle dimension, nb::handle bounds) {
            const auto [min_scale, max_scale, min, max] = numbers_of<4>(bounds, "bounds");
            interpreter.limit_bounds(choice(dimension, "dimension", dimensions), min_scale,
                                     max_scale, min, max);
          },
          nb::arg("dimension").none(), nb::arg("bounds").none())
      .def("limit_range", limit_range, nb::arg("dimension").none(), nb::arg("accessible"),
           nb::arg("window"), nb::arg("min_length").none(), nb::arg("max_length").none())
      .def("clear_limits", &Interpreter::clear_limits)
      .def("observe", observe, nb::arg("observer"))
      .def("remove_observer", &Interpreter::remove_observer, nb::arg("number"))
      .def("connect", connect, nb::arg("updaters"))
      .def(
          "connect_window",
          [](Interpreter &interpreter, const Restriction &window, const Updater &updater,
             nb::handle dimension) {
            return interpreter.connect(keisen::WindowRestriction(window), updater,
                                       choice(dimension, "dimension", dimensions));
          },
          nb::arg("window"), nb::arg("updater"), nb::arg("dimension").none())
      .def("disconnect", &Interpreter::disconnect, nb::arg("number"))
      .def("start_recording", &Interpreter::start_recording)
      .def("stop_recording", &Interpreter::stop_recording)
      .def_prop_ro("recording", &Interpreter::recording)
      .def("replay", replay, nb::arg("lines").none())
      .def(
          "user_interactive",
          [](const Interpreter &interpreter, nb::handle angle) -> Restriction {
            return keisen::UserInteractiveRestriction(interpreter, number(angle, "angle"));
          },
          nb::arg("angle").none())
      .def_static(
          "of",
          [](const Restriction &restriction) {
            return keisen::UserInteractiveRestriction(restriction).interpreter();
          },
          nb::arg("restriction"))
      .def(
          "equals",
          [](const Interpreter &interpreter, const Interpreter &other) {
            return interpreter == other;
          },
          nb::arg("other"));
}

} // namespace keisen_python
