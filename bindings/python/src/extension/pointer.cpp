// SPDX-License-Identifier: MIT
//
// Crosshairs and tooltips.
#include "callback.hpp"
#include "hit.hpp"
#include "styled.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>

#include <cstring>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace keisen_python {

namespace {

using keisen::CrosshairSnap;
using Crosshair = Styled<keisen::Crosshair, keisen::CrosshairOptions>;
using Tooltip = Styled<keisen::Tooltip, keisen::TooltipOptions>;

const Word<CrosshairSnap> snaps[] = {
    {"none", CrosshairSnap::none}, {"nearest", CrosshairSnap::nearest}, {"x", CrosshairSnap::x}};
const Word<keisen::HitMode> modes[] = {{"nearest", keisen::HitMode::nearest},
                                       {"x", keisen::HitMode::x}};

std::optional<keisen::Value> value(const std::optional<HitValue> &parts) {
  if (!parts)
    return std::nullopt;
  const auto [origin, offset, unit] = *parts;
  return keisen::Value(origin, offset, static_cast<keisen::TimeUnit>(unit));
}

std::optional<HitValue> parts(const std::optional<keisen::Value> &value) {
  if (!value)
    return std::nullopt;
  return HitValue(value->origin, value->offset, static_cast<int>(value->unit));
}

/// Reads a distance; None is the usual one.
std::optional<double> optional_number(nb::handle value, const std::string &name) {
  if (value.is_none())
    return std::nullopt;
  return number(value, name);
}

keisen::CrosshairOptions changed_crosshair(keisen::CrosshairOptions options,
                                           const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "show_x")
      options.show_x = boolean(value, "show_x");
    else if (name == "show_y")
      options.show_y = boolean(value, "show_y");
    else if (name == "show_labels")
      options.show_labels = boolean(value, "show_labels");
    else if (name == "snap")
      options.snap = value.is_none() ? CrosshairSnap::none : choice(value, "snap", snaps);
    else if (name == "within")
      options.within = optional_number(value, name);
    else if (name == "width")
      options.width = number(value, name);
    else if (name == "color")
      options.color = optional_color(value, name);
    else if (name == "dash")
      options.dash = value.is_none() ? std::vector<double>() : numbers(value, name);
    else if (name == "label_size")
      options.label_size = number(value, name);
    else if (name == "label_color")
      options.label_color = optional_color(value, name);
    else if (name == "label_background")
      options.label_background = optional_color(value, name);
    else if (name == "label_radius")
      options.label_radius = number(value, name);
    else if (name == "marker_size")
      options.marker_size = number(value, name);
    else if (name == "marker_color")
      options.marker_color = optional_color(value, name);
    else
      no_option("a crosshair", name);
  }
  return options;
}

Crosshair make_crosshair(const keisen::Space &space, const Changes &changes) {
  keisen::CrosshairOptions options = changed_crosshair(keisen::CrosshairOptions(), changes);
  return {keisen::Crosshair(space, options), options};
}

keisen::TooltipOptions changed_tooltip(keisen::TooltipOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "mode")
      options.mode = choice(value, "mode", modes);
    else if (name == "within")
      options.within = optional_number(value, name);
    else if (name == "size")
      options.size = number(value, name);
    else if (name == "color")
      options.color = optional_color(value, name);
    else if (name == "background")
      options.background = optional_color(value, name);
    else if (name == "border_width")
      options.border_width = number(value, name);
    else if (name == "border_color")
      options.border_color = optional_color(value, name);
    else if (name == "radius")
      options.radius = number(value, name);
    else if (name == "gap")
      options.gap = number(value, name);
    else if (name == "marker_size")
      options.marker_size = number(value, name);
    else if (name == "marker_color")
      options.marker_color = optional_color(value, name);
    else if (name != "insets")
      no_option("a tooltip", name);
    else if (value.is_none())
      options.insets = std::nullopt;
    else {
      const auto [top, left, bottom, right] = one_or_four(value, name.c_str());
      for (const double inset : {top, left, bottom, right}) {
        // Below 0 would mean "automatic".
        if (inset < 0)
          invalid(name + " must not be negative, got " + repr(inset));
      }
      options.insets = keisen::Insets{top, left, bottom, right};
    }
  }
  return options;
}

Tooltip make_tooltip(const keisen::Space &space, const Changes &changes) {
  keisen::TooltipOptions options = changed_tooltip(keisen::TooltipOptions(), changes);
  return {keisen::Tooltip(space, options), options};
}

keisen_status write_tooltip(const keisen_hit *const *hits,
                            std::size_t count,
                            char *buffer,
                            std::size_t capacity,
                            void *context) noexcept {
  return call_python([&] {
    // A share of its own: the callable may set another one.
    const SharedCallback callback = *static_cast<SharedCallback *>(context);
    nb::list rows;
    for (std::size_t i = 0; i < count; ++i) {
      const keisen_hit own = *hits[i];
      keisen::check(keisen_series_retain(own.series));
      rows.append(nb::cast(hit_parts(*keisen::detail::hit(own))));
    }
    const nb::object result = (*callback)(rows);
    const std::string written = text(result, "what text of a tooltip returns");
    if (written.size() >= capacity)
      invalid("what text of a tooltip returns must have at most " + std::to_string(capacity - 1) +
              " bytes, got " + std::to_string(written.size()));
    std::memcpy(buffer, written.c_str(), written.size() + 1);
  });
}

void set_writer(Tooltip &tooltip, const HeldCallback *held) {
  const bool writes = held != nullptr;
  hand_over(held, [&](void *context) {
    keisen::check(
        keisen_attachment_set_tooltip_writer(tooltip.handle(), writes ? write_tooltip : nullptr,
                                             writes ? destroy_callback : nullptr, context));
  });
}

/// Where something points: two numbers, or two values, or neither.
using PointerState = std::tuple<std::optional<std::tuple<double, double>>,
                                std::optional<HitValue>,
                                std::optional<HitValue>>;

template <typename Attachment> PointerState get_pointer(const Attachment &attachment) {
  const std::optional<keisen::Pointer> pointer = attachment.pointer();
  if (!pointer)
    return {};
  std::optional<std::tuple<double, double>> point;
  if (pointer->point)
    point.emplace(pointer->point->x, pointer->point->y);
  return {point, parts(pointer->x), parts(pointer->y)};
}

/// Binds what both have.
template <typename Attachment, typename Bound> void bind_pointer(Bound bound) {
  bound
      .def(
          "set_pointer",
          [](Attachment &attachment, nb::handle x, nb::handle y) {
            attachment.set_pointer(number(x, "x of pointer"), number(y, "y of pointer"));
          },
          nb::arg("x").none(), nb::arg("y").none())
      .def(
          "set_pointer_values",
          [](Attachment &attachment, const std::optional<HitValue> &x,
             const std::optional<HitValue> &y) {
            attachment.set_pointer_values(value(x), value(y));
          },
          nb::arg("x").none(), nb::arg("y").none())
      .def("hide_pointer", [](Attachment &attachment) { attachment.hide_pointer(); })
      .def_prop_ro("pointer", get_pointer<Attachment>);
}

} // namespace

void bind_pointer(nb::module_ &module) {
  auto crosshair = bind_styled<Crosshair>(module, "Crosshair", changed_crosshair);
  crosshair.def(nb::new_(&make_crosshair), nb::arg("space"), nb::arg("options"));
  bind_pointer<Crosshair>(crosshair);
  auto tooltip = bind_styled<Tooltip>(module, "Tooltip", changed_tooltip);
  tooltip.def(nb::new_(&make_tooltip), nb::arg("space"), nb::arg("options"))
      .def("set_writer", set_writer, nb::arg("callback").none());
  bind_pointer<Tooltip>(tooltip);
}

} // namespace keisen_python
