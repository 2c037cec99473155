// SPDX-License-Identifier: MIT
#include "callback.hpp"
#include "column.hpp"
#include "gil.hpp"
#include "module.hpp"
#include "words.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace keisen_python {

namespace {

using keisen::AnimatedColor;
using keisen::AnimatedNumber;
using keisen::Animation;
using keisen::AnimationOptions;
using keisen::Animator;
using keisen::Attachment;
using keisen::Cancellation;
using keisen::Easing;

using Options = nb::typed<nb::dict, nb::str, nb::object>;
using Parts = std::tuple<std::int64_t, double, int>;

/// Reads how often something runs; None is without end, which C tells by 0.
std::uint32_t repeat_count(nb::handle value) {
  if (value.is_none())
    return 0;
  const std::size_t count = size(value, "repeat");
  if (count < 1 || count > std::numeric_limits<std::uint32_t>::max())
    invalid("repeat must be at least 1 and fit 32 bits, got " + std::to_string(count));
  return static_cast<std::uint32_t>(count);
}

AnimationOptions read(const Options &given) {
  AnimationOptions options;
  for (auto [key, value] : given) {
    const std::string name = text(key, "option");
    if (name == "start")
      options.start = value.is_none() ? std::nullopt : std::optional(number(value, name));
    else if (name == "delay")
      options.delay = number(value, name);
    else if (name == "duration")
      options.duration = number(value, name);
    else if (name == "easing")
      options.easing = choice(value, "easing", easings);
    else if (name == "bounce")
      options.bounce = number(value, name);
    else if (name == "stiffness")
      options.stiffness = value.is_none() ? 0 : number(value, name);
    else if (name == "damping")
      options.damping = value.is_none() ? 0 : number(value, name);
    else if (name == "repeat")
      options.repeat_count = repeat_count(value);
    else if (name == "autoreverse")
      options.autoreverse = boolean(value, "autoreverse");
    else
      options.in_values = boolean(value, "in_values");
  }
  return options;
}

keisen::Value value_of(const Parts &parts) {
  const auto [origin, offset, unit] = parts;
  return {origin, offset, static_cast<keisen::TimeUnit>(unit)};
}

std::optional<keisen::Value> optional_value_of(const std::optional<Parts> &parts) {
  if (!parts)
    return std::nullopt;
  return value_of(*parts);
}

template <typename Part>
Animation number_of(const Part &part, nb::handle name, nb::handle to, const Options &options) {
  const AnimatedNumber property = choice(name, "property", animated_numbers);
  return Animation::number(part, property, number(to, text(name, "property")), read(options));
}

template <typename Part>
Animation color_of(const Part &part, nb::handle name, nb::handle to, const Options &options) {
  const AnimatedColor property = choice(name, "property", animated_colors);
  return Animation::color(part, property, color(to, text(name, "property")), read(options));
}

/// Hands values that move to a callable, as a tuple.
keisen_status take_values(const double *values, std::size_t count, void *context) noexcept {
  return call_python([&] {
    nb::list list;
    for (std::size_t i = 0; i < count; ++i)
      list.append(values[i]);
    const SharedCallback callback = *static_cast<SharedCallback *>(context);
    (*callback)(nb::tuple(list));
  });
}

/// Tells a callable whether an animation has reached its end; what it raises is nobody's to catch.
void take_end(keisen_animation_outcome outcome, void *context) noexcept {
  Locked locked;
  const keisen::detail::Aside aside;
  try {
    const SharedCallback callback = *static_cast<SharedCallback *>(context);
    if (callback->is_cleared())
      return;
    (*callback)(outcome == KEISEN_ANIMATION_OUTCOME_FINISHED);
  } catch (nb::python_error &error) {
    error.discard_as_unraisable("the end of an animation");
  } catch (...) {
    PyErr_Clear();
  }
}

Animation custom(const std::vector<double> &from,
                 const std::vector<double> &to,
                 const HeldCallback &function,
                 const Options &options) {
  const AnimationOptions read_options = read(options);
  const keisen_animation_options c = keisen::detail::c_options(read_options);
  keisen_animation *animation = nullptr;
  hand_over(&function, [&](void *context) {
    keisen::check(keisen_animation_create_custom(from.size(), from.data(), to.data(), take_values,
                                                 destroy_callback, context, &c, &animation));
  });
  return Animation::adopt(animation);
}

void set_end(Animation &animation, const HeldCallback &function) {
  hand_over(&function, [&](void *context) {
    keisen::check(
        keisen_animation_set_end(animation.handle(), take_end, destroy_callback, context));
  });
}

Cancellation cancellation(nb::handle finish) {
  return boolean(finish, "finish") ? Cancellation::finish : Cancellation::stay;
}

} // namespace

void bind_animation(nb::module_ &module) {
  nb::class_<Animation>(module, "Animation")
      .def_static(
          "range",
          [](const keisen::Projection &projection, const Parts &min, const Parts &max,
             const Options &options) {
            return Animation::range(projection, value_of(min), value_of(max), read(options));
          },
          nb::arg("projection"), nb::arg("min"), nb::arg("max"), nb::arg("options"))
      .def_static(
          "text_position",
          [](const Attachment &text, const Parts &x, const Parts &y, const Options &options) {
            return Animation::position(keisen::Text(text), value_of(x), value_of(y), read(options));
          },
          nb::arg("text"), nb::arg("x"), nb::arg("y"), nb::arg("options"))
      .def_static(
          "rule_value",
          [](const Attachment &rule, const Parts &to, const Options &options) {
            return Animation::value(keisen::Rule(rule), value_of(to), read(options));
          },
          nb::arg("rule"), nb::arg("to"), nb::arg("options"))
      .def_static(
          "span_values",
          [](const Attachment &span, const std::optional<Parts> &start,
             const std::optional<Parts> &end, const Options &options) {
            return Animation::values(keisen::Span(span), optional_value_of(start),
                                     optional_value_of(end), read(options));
          },
          nb::arg("span"), nb::arg("start").none(), nb::arg("end").none(), nb::arg("options"))
      .def_static(
          "arrow_positions",
          [](const Attachment &arrow, const Parts &start_x, const Parts &start_y,
             const Parts &end_x, const Parts &end_y, const Options &options) {
            return Animation::positions(keisen::Arrow(arrow), value_of(start_x), value_of(start_y),
                                        value_of(end_x), value_of(end_y), read(options));
          },
          nb::arg("arrow"), nb::arg("start_x"), nb::arg("start_y"), nb::arg("end_x"),
          nb::arg("end_y"), nb::arg("options"))
      .def_static("series_number", number_of<keisen::Series>, nb::arg("series"), nb::arg("name"),
                  nb::arg("to").none(), nb::arg("options"))
      .def_static("attachment_number", number_of<keisen::Attachment>, nb::arg("attachment"),
                  nb::arg("name"), nb::arg("to").none(), nb::arg("options"))
      .def_static("series_color", color_of<keisen::Series>, nb::arg("series"), nb::arg("name"),
                  nb::arg("to").none(), nb::arg("options"))
      .def_static("attachment_color", color_of<keisen::Attachment>, nb::arg("attachment"),
                  nb::arg("name"), nb::arg("to").none(), nb::arg("options"))
      .def_static(
          "chart_background",
          [](const keisen::Chart &chart, nb::handle to, const Options &options) {
            return Animation::background(chart, color(to, "background"), read(options));
          },
          nb::arg("chart"), nb::arg("to").none(), nb::arg("options"))
      .def_static(
          "chart_padding",
          [](const keisen::Chart &chart, nb::handle to, const Options &options) {
            const auto [top, left, bottom, right] = one_or_four(to, "padding");
            return Animation::padding(chart, {top, left, bottom, right}, read(options));
          },
          nb::arg("chart"), nb::arg("to").none(), nb::arg("options"))
      .def_static(
          "chart_size",
          [](const keisen::Chart &chart, nb::handle to, const Options &options) {
            const auto [width, height] = numbers_of<2>(to, "size");
            return Animation::size(chart, {width, height}, read(options));
          },
          nb::arg("chart"), nb::arg("to").none(), nb::arg("options"))
      .def_static(
          "values",
          [](const keisen::Series &series, const Column &to, const Options &options) {
            return Animation::values(series, to.column, read(options));
          },
          nb::arg("series"), nb::arg("to"), nb::arg("options"))
      .def_static(
          "column",
          [](const keisen::Series &series, const std::string &name, const Column &to,
             const Options &options) {
            return Animation::column(series, name, to.column, read(options));
          },
          nb::arg("series"), nb::arg("name"), nb::arg("to"), nb::arg("options"))
      .def_static(
          "data",
          [](const keisen::Series &series, const std::vector<std::string> &names, const Column &to,
             const Options &options) {
            return Animation::data(keisen::CategoryBarSeries(series), names, to.column,
                                   read(options));
          },
          nb::arg("series"), nb::arg("names"), nb::arg("to"), nb::arg("options"))
      .def_static("custom", custom, nb::arg("from_"), nb::arg("to"), nb::arg("function"),
                  nb::arg("options"))
      .def_static(
          "pause",
          [](nb::handle duration) { return Animation::pause(number(duration, "duration")); },
          nb::arg("duration").none())
      .def_static(
          "group",
          [](const std::vector<Animation> &parts, const Options &options) {
            return Animation::group(parts, read(options));
          },
          nb::arg("parts"), nb::arg("options"))
      .def_static(
          "sequence",
          [](const std::vector<Animation> &parts, const Options &options) {
            return Animation::sequence(parts, read(options));
          },
          nb::arg("parts"), nb::arg("options"))
      .def_prop_ro("length", &Animation::length)
      .def("set_end", set_end, nb::arg("function"));

  nb::class_<Animator>(module, "Animator")
      .def(nb::init<>())
      .def("add", &Animator::add, nb::arg("animation"))
      .def(
          "cancel",
          [](Animator &animator, std::uint64_t id, nb::handle finish) {
            const Cancellation how = cancellation(finish);
            Unlocked unlocked;
            return animator.cancel(id, how);
          },
          nb::arg("id"), nb::arg("finish").none())
      .def(
          "cancel_all",
          [](Animator &animator, nb::handle finish) {
            const Cancellation how = cancellation(finish);
            Unlocked unlocked;
            animator.cancel_all(how);
          },
          nb::arg("finish").none())
      .def("contains", &Animator::contains, nb::arg("id"))
      .def_prop_ro("count", &Animator::count)
      .def(
          "next_time",
          [](const Animator &animator, nb::handle after) {
            return animator.next_time(number(after, "after"));
          },
          nb::arg("after").none())
      .def("add_to", &Animator::add_to, nb::arg("chart"))
      .def("remove_from", &Animator::remove_from, nb::arg("chart"));
}

} // namespace keisen_python
