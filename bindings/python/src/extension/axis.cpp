// SPDX-License-Identifier: MIT
#include "callback.hpp"
#include "labels.hpp"
#include "styled.hpp"
#include "styled_tables.hpp"
#include "tick_format.hpp"
#include "words.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>

#include <cstring>
#include <limits>

namespace keisen_python {

namespace {

using keisen::Attachment;
using keisen::AxisOptions;
using keisen::MinorTicks;
using keisen::Side;
using keisen::TickFormat;
using keisen::TimeUnit;

/// An axis, and its options: the library tells them to no one.
struct Axis : Attachment {
  Axis(Attachment attachment, Side side, AxisOptions options)
      : Attachment(std::move(attachment)), side(side), options(std::move(options)) {}

  Side side;
  AxisOptions options;
  SharedCallback locator;
  SharedCallback formatter;
  SharedCallback hook;
};

/// What Python asks for: options, and callables where it names them.
struct Wanted {
  AxisOptions options;
  std::optional<nb::object> locator;
  std::optional<nb::object> formatter;
  std::optional<nb::object> hook;
};

/// What `keisen._ranges.tick_format.native_format` gives.
using Format = std::tuple<nb::handle, nb::handle, nb::handle, nb::handle, nb::handle>;

/// Returns a callable, or nothing for None.
nb::object optional_callable(nb::handle value, const std::string &name) {
  if (!value.is_none() && PyCallable_Check(value.ptr()) == 0)
    wrong_type(name, "a callable", value);
  return nb::borrow(value);
}

/// The options that are no callables.
const StyledField<AxisOptions> table[] = {
    {"bounds",
     [](AxisOptions &options, nb::handle value, const std::string &name) {
       options.bounds.reset();
       if (value.is_none())
         return;
       nb::tuple bounds;
       if (!nb::try_cast<nb::tuple>(value, bounds) || bounds.size() != 2)
         wrong_type(name, "two values", value);
       options.bounds = {exact_value(bounds[0], name), exact_value(bounds[1], name)};
     }},
};

// make-faces: without format
const StyledFields<AxisOptions> fields("an axis", table, plain_axis);

/// Returns options with those changed that Python names.
Wanted changed(AxisOptions options, const Changes &changes) {
  Wanted wanted{std::move(options), std::nullopt, std::nullopt};
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "format") {
      const bool is_callable = PyCallable_Check(value.ptr()) != 0;
      wanted.formatter = is_callable ? nb::borrow(value) : nb::none();
      wanted.options.format = is_callable ? TickFormat() : tick_format(nb::cast<Format>(value));
    } else if (name == "locator") {
      wanted.locator = optional_callable(value, name);
    } else if (name == "label_hook") {
      wanted.hook = optional_callable(value, name);
    } else if (!fields.set(wanted.options, name, value, name)) {
      no_option("an axis", name);
    }
  }
  if (wanted.options.at && wanted.options.fraction)
    invalid("at and fraction cannot both be given");
  return wanted;
}

Tick copied(const keisen_tick &tick) {
  return {tick.index, tick.count, tick.value, tick.text, tick.context};
}

keisen_status
format_tick(const keisen_tick *tick, char *buffer, std::size_t capacity, void *context) noexcept {
  return call_python([&] {
    // A share of its own: the callable may set another one.
    const SharedCallback callback = *static_cast<SharedCallback *>(context);
    const nb::object result = (*callback)(nb::cast(copied(*tick)));
    const std::string label = text(result, "what a formatter returns");
    if (label.size() >= capacity)
      invalid("what a formatter returns must have at most " + std::to_string(capacity - 1) +
              " bytes, got " + std::to_string(label.size()));
    std::memcpy(buffer, label.c_str(), label.size() + 1);
  });
}

keisen_status locate_ticks(const keisen_tick_range *range,
                           keisen_value *ticks,
                           std::size_t capacity,
                           std::size_t *count,
                           void *context) noexcept {
  return call_python([&] {
    const SharedCallback callback = *static_cast<SharedCallback *>(context);
    const auto reported = [](const keisen_value &value) {
      return nb::make_tuple(value.origin, value.offset, static_cast<int>(value.unit));
    };
    const nb::object result =
        (*callback)(reported(range->min), reported(range->max), range->length);
    for (nb::handle value : nb::iter(result)) {
      if (*count == capacity)
        invalid("locator must return at most " + std::to_string(capacity) + " ticks");
      ticks[(*count)++] = keisen::detail::c_value(exact_value(value, "tick of a locator"));
    }
  });
}

keisen_status change_label(keisen_label *label, void *context) noexcept {
  return call_python([&] {
    const SharedCallback callback = *static_cast<SharedCallback *>(context);
    nb::object seen = nb::cast(
        Label{{label->index, label->count, label->value, label->text, label->context}, *label});
    (*callback)(seen);
    const keisen_label &changed = nb::inst_ptr<Label>(seen)->label;
    label->hidden = changed.hidden;
    label->color = changed.color;
    label->background = changed.background;
    label->radius = changed.radius;
    label->insets = changed.insets;
  });
}

/// A callable, or nothing for None, and a share of it that the library does not have yet.
struct Share {
  explicit Share(nb::handle callable) {
    if (callable.is_none())
      return;
    callback = std::make_shared<Callback>(callable);
    context = std::make_unique<SharedCallback>(callback);
  }

  /// Gives the share to the library, or takes away the one that it has.
  template <typename Setter, typename Function>
  SharedCallback hand_over(Axis &axis, Setter setter, Function function) {
    keisen::check(setter(axis.handle(), callback ? function : nullptr,
                         callback ? destroy_callback : nullptr, context.get()));
    context.release();
    return callback;
  }

  SharedCallback callback;
  std::unique_ptr<SharedCallback> context;
};

/// Callables that wait for what may fail.
struct Shares {
  explicit Shares(const Wanted &wanted) {
    if (wanted.locator)
      locator.emplace(*wanted.locator);
    if (wanted.formatter)
      formatter.emplace(*wanted.formatter);
    if (wanted.hook)
      hook.emplace(*wanted.hook);
  }

  /// Hands them over, which fails for no axis that is one.
  void hand_over(Axis &axis) {
    // Held to the end: to let go of a callable may run any Python code.
    const SharedCallback old[] = {axis.locator, axis.formatter, axis.hook};
    if (locator)
      axis.locator = locator->hand_over(axis, keisen_attachment_set_tick_locator, locate_ticks);
    if (formatter)
      axis.formatter =
          formatter->hand_over(axis, keisen_attachment_set_tick_formatter, format_tick);
    if (hook)
      axis.hook = hook->hand_over(axis, keisen_attachment_set_label_hook, change_label);
  }

  std::optional<Share> locator;
  std::optional<Share> formatter;
  std::optional<Share> hook;
};

Axis make(const keisen::Space &space, nb::handle side, const Changes &changes) {
  Wanted wanted = changed(AxisOptions(), changes);
  const Side which = choice(side, "side", sides);
  Axis axis(keisen::Axis(space, which, wanted.options), which, wanted.options);
  Shares(wanted).hand_over(axis);
  return axis;
}

void update(Axis &axis, const Changes &changes) {
  AxisOptions options = axis.options;
  // The title may have been changed by itself.
  options.title = axis.text();
  Wanted wanted = changed(std::move(options), changes);
  Shares shares(wanted);
  // All options, or none of them; what follows does not fail.
  keisen::Axis(axis).set_options(wanted.options);
  axis.options = std::move(wanted.options);
  shares.hand_over(axis);
}

void set_ticks(Axis &axis, nb::handle values, nb::handle labels) {
  if (values.is_none()) {
    keisen::Axis(axis).remove_ticks();
    return;
  }
  std::vector<keisen::Value> ticks;
  for (nb::handle value : values)
    ticks.push_back(exact_value(value, "tick value"));
  if (labels.is_none()) {
    keisen::Axis(axis).set_ticks(ticks);
    return;
  }
  std::vector<std::string> texts;
  for (nb::handle label : labels)
    texts.push_back(text(label, "label"));
  if (texts.size() != ticks.size())
    invalid("ticks are " + std::to_string(ticks.size()) + ", their labels " +
            std::to_string(texts.size()));
  keisen::Axis(axis).set_ticks(ticks, texts);
}

int visit_callables(Axis &axis, visitproc visit, void *arg) {
  for (const SharedCallback &callback : {axis.locator, axis.formatter, axis.hook}) {
    if (!callback)
      continue;
    if (int status = callback->traverse(visit, arg))
      return status;
  }
  return 0;
}

void clear_callables(Axis &axis) {
  // Held here: to let go of a callable may run any Python code.
  const SharedCallback held[] = {axis.locator, axis.formatter, axis.hook};
  for (const SharedCallback &callback : held)
    if (callback)
      callback->clear();
}

} // namespace

void bind_axis(nb::module_ &module) {
  using Slots = Collected<Axis, visit_callables, clear_callables>;
  nb::class_<Axis, Attachment>(module, "Axis", nb::type_slots(Slots::slots))
      .def(nb::new_(&make), nb::arg("space"), nb::arg("side").none(), nb::arg("options"))
      .def_static(
          "adopt",
          [](const Attachment &attachment, nb::handle side) {
            return Axis(attachment, choice(side, "side", sides), AxisOptions());
          },
          nb::arg("attachment"), nb::arg("side"))
      .def_prop_ro("side", [](const Axis &axis) { return word_for(axis.side, sides); })
      .def_prop_ro("conversion",
                   [](const Axis &axis) -> std::optional<std::pair<double, double>> {
                     if (!axis.options.conversion)
                       return std::nullopt;
                     return std::pair(axis.options.conversion->factor,
                                      axis.options.conversion->offset);
                   })
      .def("update", update, nb::arg("options"))
      .def("set_ticks", set_ticks, nb::arg("values").none(), nb::arg("labels").none());
}

} // namespace keisen_python
