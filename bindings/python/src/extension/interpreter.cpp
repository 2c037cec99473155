// SPDX-License-Identifier: MIT
#include "callback.hpp"
#include "gil.hpp"
#include "module.hpp"
#include "restriction.hpp"
#include "styled.hpp"
#include "styled_tables.hpp"
#include "words.hpp"

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
using Bounds = std::pair<double, double>;
using Four = std::tuple<double, double, double, double>;

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
    std::uint32_t down = 0;
    bool is_known = true;
    for (nb::handle each : *buttons) {
      const std::int64_t button = integer(each, "buttons of " + type);
      is_known = button >= 1 && button <= 32;
      if (is_known)
        down |= std::uint32_t(1) << (button - 1);
    }
    // Some hosts tell of a drag that button 0 is down: that says nothing.
    if (is_known || down != 0)
      read.buttons = down;
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
  for (const Word<EventType> &each : event_types)
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
void report(const keisen_gesture_state *state, void *context) noexcept {
  Locked locked;
  const keisen::detail::Aside aside;
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
    keisen::check(keisen_interpreter_add_observer(interpreter.handle(), report, destroy_callback,
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
  const Dimension read = choice(dimension, "dimension", dimensions);
  Unlocked unlocked;
  interpreter.limit_range(read, {value(accessible.first), value(accessible.second)},
                          {value(window.first), value(window.second)}, length(min_length),
                          length(max_length));
}

/// Returns the bounds that a callable gives; `name` is the one that messages call it.
template <typename... Arguments>
Bounds ask(const SharedCallback &callback, const char *name, Arguments... arguments) {
  Locked locked;
  try {
    const auto [min, max] = numbers_of<2>((*callback)(arguments...), name);
    return {min, max};
  } catch (...) {
    rethrow_as_raised();
  }
}

void limit_custom(Interpreter &interpreter,
                  nb::handle dimension,
                  const HeldCallback *scale,
                  const HeldCallback *translation) {
  // The library ends them on any thread; a share's last use takes the GIL by itself.
  Interpreter::Scales scales;
  if (scale != nullptr)
    scales = [callback = scale->callback] { return ask(callback, "scale"); };
  Interpreter::Translations translations;
  if (translation != nullptr)
    translations = [callback = translation->callback](double at) {
      return ask(callback, "translation", at);
    };
  const Dimension read = choice(dimension, "dimension", dimensions);
  Unlocked unlocked;
  interpreter.limit_custom(read, std::move(scales), std::move(translations));
}

/// Which dimensions gestures change: x, and y.
const Word<std::pair<bool, bool>> changed_dimensions[] = {
    {"xy", {true, true}}, {"x", {true, false}}, {"y", {false, true}}, {"", {false, false}}};

const StyledField<GestureOptions> table[] = {
    {"dimensions",
     [](GestureOptions &options, nb::handle value, const std::string &name) {
       std::tie(options.changes_x, options.changes_y) =
           choice(value, name.c_str(), changed_dimensions);
     }},
};

const StyledFields<GestureOptions> fields("an interpreter", table, plain_gesture);

std::optional<Bounds> anchor(const Interpreter &interpreter) {
  const auto anchor = interpreter.options().anchor;
  if (!anchor)
    return std::nullopt;
  return Bounds(anchor->x, anchor->y);
}

/// Returns what reads an option.
template <auto Option> auto reads() {
  return [](const Interpreter &interpreter) { return interpreter.options().*Option; };
}

/// Binds how events are read.
void bind_options(nb::class_<Interpreter> &bound) {
  bound
      .def(
          "update",
          [](Interpreter &interpreter, const Changes &changes) {
            const GestureOptions options = fields.changed(interpreter.options(), changes);
            Unlocked unlocked;
            interpreter.set_options(options);
          },
          nb::arg("options"))
      .def_prop_ro("dimensions",
                   [](const Interpreter &interpreter) {
                     const GestureOptions options = interpreter.options();
                     return word_for(std::pair(options.changes_x, options.changes_y),
                                     changed_dimensions);
                   })
      .def_prop_ro("soft", reads<&GestureOptions::soft>())
      .def_prop_ro("inertia", reads<&GestureOptions::inertia>())
      .def_prop_ro("orientation_step", reads<&GestureOptions::orientation_step>())
      .def_prop_ro("anchor", anchor)
      .def_prop_ro("wheel_rate", reads<&GestureOptions::wheel_rate>())
      .def_prop_ro("key_step", reads<&GestureOptions::key_step>())
      .def_prop_ro("key_factor", reads<&GestureOptions::key_factor>());
}

std::size_t replay(Interpreter &interpreter, nb::handle lines) {
  const std::string read = text(lines, "lines");
  Unlocked unlocked;
  return interpreter.replay(read);
}

} // namespace

void bind_interpreter(nb::module_ &module) {
  nb::class_<Interpreter> bound(module, "Interpreter");
  bind_options(bound);
  bound
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
            const Dimension read = choice(dimension, "dimension", dimensions);
            Unlocked unlocked;
            interpreter.limit_bounds(read, min_scale, max_scale, min, max);
          },
          nb::arg("dimension").none(), nb::arg("bounds").none())
      .def("limit_range", limit_range, nb::arg("dimension").none(), nb::arg("accessible"),
           nb::arg("window"), nb::arg("min_length").none(), nb::arg("max_length").none())
      .def("limit_custom", limit_custom, nb::arg("dimension").none(), nb::arg("scale").none(),
           nb::arg("translation").none())
      .def("clear_limits",
           [](Interpreter &interpreter) {
             Unlocked unlocked;
             interpreter.clear_limits();
           })
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
      .def("start_recording",
           [](Interpreter &interpreter) {
             Unlocked unlocked;
             interpreter.start_recording();
           })
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
