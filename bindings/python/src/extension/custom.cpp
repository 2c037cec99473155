// SPDX-License-Identifier: MIT
//
// Series, attachments and hooks of Python's.
#include "callback.hpp"
#include "column.hpp"
#include "module.hpp"
#include "painter.hpp"
#include "records.hpp"
#include "words.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace keisen_python {

namespace {

using keisen::Chart;
using keisen::Hook;
using Four = std::tuple<double, double, double, double>;

Four four(const keisen_rect &rect) { return {rect.x, rect.y, rect.width, rect.height}; }

/// Calls Python by the name of what it is to do.
template <typename... Arguments>
nb::object ask(void *context, const char *operation, Arguments &&...arguments) {
  const SharedCallback callback = *static_cast<SharedCallback *>(context);
  return (*callback)(operation, std::forward<Arguments>(arguments)...);
}

/// Reads a whole number that may be left out.
std::uint64_t count(nb::handle value, const char *name) {
  return value.is_none() ? 0 : static_cast<std::uint64_t>(size(value, name));
}

keisen_status
draw_series(keisen_painter *painter, keisen_custom_count *counted, void *context) noexcept {
  return call_python([&] {
    const nb::object result = ask(context, "draw", lent(painter));
    if (nb::isinstance<nb::tuple>(result)) {
      const nb::tuple both = nb::borrow<nb::tuple>(result);
      if (both.size() != 2)
        invalid("what draw returns must be a count or two, got " + std::to_string(both.size()));
      counted->rows = count(both[0], "rows that draw returns");
      counted->gaps = count(both[1], "gaps that draw returns");
    } else {
      counted->rows = count(result, "rows that draw returns");
    }
  });
}

keisen_status draw_sample(keisen_painter *painter, keisen_rect rect, void *context) noexcept {
  return call_python([&] { ask(context, "draw_sample", lent(painter), nb::cast(four(rect))); });
}

keisen_status hit_series(keisen_painter *painter,
                         const keisen_hit_query *query,
                         keisen_custom_hit *hit,
                         void *context) noexcept {
  return call_python([&] {
    const auto mode = static_cast<keisen::HitMode>(query->mode);
    const nb::object result = ask(context, "hit", lent(painter), query->x, query->y, query->within,
                                  word_for(mode, hit_modes));
    if (result.is_none())
      return;
    nb::tuple all;
    if (!nb::try_cast<nb::tuple>(result, all) || all.size() != 3)
      invalid("what hit returns must be a row, a position and a distance, or None");
    const auto [x, y] = numbers_of<2>(all[1], "position that hit returns");
    hit->row = static_cast<std::uint64_t>(size(all[0], "row that hit returns"));
    hit->position_x = x;
    hit->position_y = y;
    hit->distance = number(all[2], "distance that hit returns");
    hit->found = true;
  });
}

/// A series of Python's.
struct CustomSeries {
  keisen::Series series;
};

std::vector<keisen::Column> columns(const std::vector<const Column *> &given) {
  std::vector<keisen::Column> all;
  for (const Column *column : given)
    all.push_back(column->column);
  return all;
}

/// Calls a function of C with options of a series.
template <typename Call>
void with_options(const std::vector<const Column *> &x,
                  const std::vector<const Column *> &y,
                  nb::handle kind,
                  nb::handle label,
                  Call call) {
  const std::string kind_text = optional_text(kind, "kind");
  const std::string label_text = optional_text(label, "label");
  std::vector<keisen_column *> handles;
  for (const auto *side : {&x, &y})
    for (const Column *column : *side)
      handles.push_back(column->column.handle());
  keisen_custom_series_options c = KEISEN_CUSTOM_SERIES_OPTIONS_INIT;
  c.x_count = static_cast<std::uint32_t>(x.size());
  c.y_count = static_cast<std::uint32_t>(y.size());
  c.x = handles.data();
  c.y = handles.data() + x.size();
  c.kind = keisen::detail::c_string_or_null(kind_text);
  c.label = keisen::detail::c_string_or_null(label_text);
  call(c);
}

CustomSeries make_series(const keisen::Space &space,
                         const HeldCallback &held,
                         bool has_sample,
                         bool has_hit,
                         const std::vector<const Column *> &x,
                         const std::vector<const Column *> &y,
                         nb::handle kind,
                         nb::handle label) {
  keisen_custom_series_functions functions = KEISEN_CUSTOM_SERIES_FUNCTIONS_INIT;
  functions.draw = draw_series;
  functions.draw_sample = has_sample ? draw_sample : nullptr;
  functions.hit = has_hit ? hit_series : nullptr;
  keisen_series *series = nullptr;
  with_options(x, y, kind, label, [&](const keisen_custom_series_options &options) {
    hand_over(&held, [&](void *context) {
      keisen::check(keisen_series_create_custom(space.handle(), &functions, destroy_callback,
                                                context, &options, &series));
    });
  });
  return {keisen::Series::adopt(series)};
}

void set_series(CustomSeries &series,
                const std::vector<const Column *> &x,
                const std::vector<const Column *> &y,
                nb::handle kind,
                nb::handle label) {
  with_options(x, y, kind, label, [&](const keisen_custom_series_options &options) {
    keisen::check(keisen_series_set_custom_options(series.series.handle(), &options));
  });
}

keisen_status draw_attachment(keisen_painter *painter, keisen_rect band, void *context) noexcept {
  return call_python([&] { ask(context, "draw", lent(painter), nb::cast(four(band))); });
}

keisen_status
measure(keisen_painter *painter, keisen_layout_demand *demand, void *context) noexcept {
  return call_python([&] {
    const nb::object result = ask(context, "measure", lent(painter));
    if (result.is_none())
      return;
    nb::tuple all;
    if (!nb::try_cast<nb::tuple>(result, all) || all.size() != 5)
      invalid("what measure returns must be a LayoutDemand or None");
    demand->beside = !all[0].is_none();
    if (demand->beside)
      demand->side = static_cast<keisen_side>(choice(all[0], "side", sides));
    demand->thickness = number(all[1], "thickness");
    demand->rank = static_cast<keisen_layout_rank>(choice(all[2], "rank", layout_ranks));
    demand->gap = -1;
    if (!all[3].is_none()) {
      // C takes what is negative for a usual gap.
      demand->gap = number(all[3], "gap");
      if (demand->gap < 0)
        invalid("gap must not be negative, got " + repr(demand->gap));
    }
    const auto [top, left, bottom, right] = one_or_four(all[4], "overhang");
    demand->overhang = {top, left, bottom, right};
  });
}

/// An attachment of Python's.
struct CustomAttachment : keisen::Attachment {
  explicit CustomAttachment(keisen::Attachment attachment)
      : keisen::Attachment(std::move(attachment)) {}
};

CustomAttachment make_attachment(const HeldCallback &held,
                                 bool has_measure,
                                 const std::vector<keisen::Projection> &projections) {
  std::vector<keisen_projection *> handles;
  for (const keisen::Projection &projection : projections)
    handles.push_back(projection.handle());
  keisen_custom_attachment_functions functions = KEISEN_CUSTOM_ATTACHMENT_FUNCTIONS_INIT;
  functions.draw = draw_attachment;
  functions.measure = has_measure ? measure : nullptr;
  keisen_attachment *attachment = nullptr;
  hand_over(&held, [&](void *context) {
    keisen::check(keisen_attachment_create_custom(&functions, destroy_callback, context,
                                                  handles.data(), handles.size(), &attachment));
  });
  return CustomAttachment(keisen::Attachment::adopt(attachment));
}

/// Tells a frame as Python has it.
nb::object reported(const keisen_hook_frame &frame) {
  if (!frame.laid_out)
    return nb::make_tuple(frame.time, frame.pixel_ratio, nb::none(), nb::none());
  return nb::make_tuple(frame.time, frame.pixel_ratio, nb::make_tuple(frame.width, frame.height),
                        nb::cast(four(frame.plot)));
}

keisen_status
will_update(keisen_chart *chart, const keisen_hook_frame *frame, void *context) noexcept {
  return call_python(
      [&] { ask(context, "will_update", nb::cast(Chart::borrow(chart)), reported(*frame)); });
}

keisen_status
will_render(keisen_chart *chart, const keisen_hook_frame *frame, void *context) noexcept {
  return call_python(
      [&] { ask(context, "will_render", nb::cast(Chart::borrow(chart)), reported(*frame)); });
}

keisen_status did_render(keisen_chart *chart,
                         const keisen_hook_frame *frame,
                         const keisen_frame_record *record,
                         const keisen_series_record *series,
                         void *context) noexcept {
  return call_python([&] {
    FrameRecord own{keisen::detail::frame_record(*record), {}};
    const char *next = reinterpret_cast<const char *>(series);
    for (std::uint32_t i = 0; i < record->series_count; ++i) {
      const auto *each = reinterpret_cast<const keisen_series_record *>(next);
      own.series.push_back(keisen::detail::series_record(*each));
      next += each->struct_size;
    }
    ask(context, "did_render", nb::cast(Chart::borrow(chart)), reported(*frame), nb::cast(own));
  });
}

Hook make_hook(const HeldCallback &held, bool updates, bool renders, bool rendered) {
  keisen_hook_functions functions = KEISEN_HOOK_FUNCTIONS_INIT;
  functions.will_update = updates ? will_update : nullptr;
  functions.will_render = renders ? will_render : nullptr;
  functions.did_render = rendered ? did_render : nullptr;
  keisen_hook *hook = nullptr;
  hand_over(&held, [&](void *context) {
    keisen::check(keisen_hook_create(&functions, destroy_callback, context, &hook));
  });
  return Hook::adopt(hook);
}

} // namespace

void bind_custom(nb::module_ &module) {
  nb::class_<CustomSeries>(module, "CustomSeries")
      .def(nb::new_(&make_series), nb::arg("space"), nb::arg("callback"), nb::arg("has_sample"),
           nb::arg("has_hit"), nb::arg("x"), nb::arg("y"), nb::arg("kind").none(),
           nb::arg("label").none())
      .def("set", set_series, nb::arg("x"), nb::arg("y"), nb::arg("kind").none(),
           nb::arg("label").none())
      .def("set_needs_display",
           [](CustomSeries &series) {
             keisen::check(keisen_series_set_needs_display(series.series.handle()));
           })
      .def_prop_ro("series",
                   [](const CustomSeries &series) -> keisen::Series { return series.series; });
  nb::class_<CustomAttachment, keisen::Attachment>(module, "CustomAttachment")
      .def(nb::new_(&make_attachment), nb::arg("callback"), nb::arg("has_measure"),
           nb::arg("projections"))
      .def("set_needs_display", [](CustomAttachment &attachment) {
        keisen::check(keisen_attachment_set_needs_display(attachment.handle()));
      });
  nb::class_<Hook>(module, "Hook")
      .def(nb::new_(&make_hook), nb::arg("callback"), nb::arg("updates"), nb::arg("renders"),
           nb::arg("rendered"))
      .def(
          "add_to", [](const Hook &hook, Chart &chart) { chart.add_hook(hook); }, nb::arg("chart"))
      .def(
          "remove_from", [](const Hook &hook, Chart &chart) { chart.remove_hook(hook); },
          nb::arg("chart"));
}

} // namespace keisen_python
