// SPDX-License-Identifier: MIT
//
// Crosshairs and tooltips.
#include "callback.hpp"
#include "hit.hpp"
#include "styled.hpp"
#include "styled_tables.hpp"
#include "words.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>

#include <cstring>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace keisen_python {

namespace {

using keisen::CrosshairOptions;
using keisen::CrosshairSnap;
using keisen::TooltipOptions;
using Crosshair = Styled<keisen::Crosshair, CrosshairOptions>;
using Tooltip = Styled<keisen::Tooltip, TooltipOptions>;

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

const StyledField<CrosshairOptions> crosshair_table[] = {
    {"snap", set_word_or_default<&CrosshairOptions::snap, crosshair_snaps>},
};

const StyledFields<CrosshairOptions>
    crosshair_fields("a crosshair", crosshair_table, plain_crosshair);

Crosshair make_crosshair(const keisen::Space &space, const Changes &changes) {
  return made<keisen::Crosshair>(crosshair_fields, changes, space);
}

const StyledField<TooltipOptions> tooltip_table[] = {
    {"insets", set_nonnegative_insets<&TooltipOptions::insets>},
};

const StyledFields<TooltipOptions> tooltip_fields("a tooltip", tooltip_table, plain_tooltip);

Tooltip make_tooltip(const keisen::Space &space, const Changes &changes) {
  return made<keisen::Tooltip>(tooltip_fields, changes, space);
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
  auto crosshair = bind_styled<Crosshair>(module, "Crosshair", crosshair_fields);
  crosshair.def(nb::new_(&make_crosshair), nb::arg("space"), nb::arg("options"));
  bind_pointer<Crosshair>(crosshair);
  auto tooltip = bind_styled<Tooltip>(module, "Tooltip", tooltip_fields);
  tooltip.def(nb::new_(&make_tooltip), nb::arg("space"), nb::arg("options"))
      .def("set_writer", set_writer, nb::arg("callback").none());
  bind_pointer<Tooltip>(tooltip);
}

} // namespace keisen_python
