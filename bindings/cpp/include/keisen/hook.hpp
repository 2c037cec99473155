// SPDX-License-Identifier: MIT
//
// A caller's own code within frames.
#pragma once

#include <keisen/chart.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/frame_record.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace keisen {

/// What a hook is told of a frame.
struct HookFrame {
  /// Time that the frame was asked for, in seconds.
  double time = 0;
  /// Device pixels per point.
  double pixel_ratio = 1;
  /// Size of the picture, in points; nothing in `will_update`.
  std::optional<Size> size;
  /// The plot rectangle, in points; nothing in `will_update`.
  std::optional<Rect> plot;
};

/// What runs within the frames of a chart, on the thread that draws: derive from it.
///
/// What `will_update` changes is in this frame, what the others change in the next one. None may
/// draw the chart: Status::invalid_state. What one throws ends the frame, nested in an Error of
/// Status::callback, and the chart is as it was.
class HookFunctions : public detail::Functions {
public:
  /// Runs before series, columns and ranges are looked at.
  virtual void will_update(Chart &, const HookFrame &) {}

  /// Runs when all is laid out and encoded, before the renderer draws.
  virtual void will_render(Chart &, const HookFrame &) {}

  /// Runs when the renderer has drawn, before ranges and record are stored.
  virtual void
  did_render(Chart &, const HookFrame &, const FrameRecord &, const std::vector<SeriesRecord> &) {}
};

/// A caller's own code within frames. It may be part of several charts.
class Hook
    : public Object<Hook, keisen_hook, keisen_hook_retain, keisen_hook_release, keisen_hook_equal> {
public:
  using Object::Object;

  /// Makes a hook of functions, which live as long as it is used.
  explicit Hook(std::unique_ptr<HookFunctions> functions) : Object(create(std::move(functions))) {}

private:
  using Shared = std::shared_ptr<HookFunctions>;

  static keisen_hook *create(Shared functions) {
    if (!functions)
      throw Error(Status::invalid_argument, "functions is empty");
    keisen_hook_functions c = KEISEN_HOOK_FUNCTIONS_INIT;
    c.will_update = [](keisen_chart *chart, const keisen_hook_frame *frame, void *context) {
      return detail::guarded([&] {
        Chart lent = Chart::borrow(chart);
        (*static_cast<Shared *>(context))->will_update(lent, reported(*frame));
      });
    };
    c.will_render = [](keisen_chart *chart, const keisen_hook_frame *frame, void *context) {
      return detail::guarded([&] {
        Chart lent = Chart::borrow(chart);
        (*static_cast<Shared *>(context))->will_render(lent, reported(*frame));
      });
    };
    c.did_render = [](keisen_chart *chart, const keisen_hook_frame *frame,
                      const keisen_frame_record *record, const keisen_series_record *series,
                      void *context) {
      return detail::guarded([&] {
        Chart lent = Chart::borrow(chart);
        std::vector<SeriesRecord> records;
        const keisen_series_record *next = series;
        for (std::uint32_t i = 0; i < record->series_count; ++i) {
          records.push_back(detail::series_record(*next));
          // A later library's records may be longer.
          next = reinterpret_cast<const keisen_series_record *>(
              reinterpret_cast<const char *>(next) + next->struct_size);
        }
        (*static_cast<Shared *>(context))
            ->did_render(lent, reported(*frame), detail::frame_record(*record), records);
      });
    };
    keisen_hook *hook = nullptr;
    detail::hand_over(std::move(functions), [&](void *context) {
      return keisen_hook_create(&c, detail::destroy<Shared>, context, &hook);
    });
    return hook;
  }

  static HookFrame reported(const keisen_hook_frame &c) {
    HookFrame frame;
    frame.time = c.time;
    frame.pixel_ratio = c.pixel_ratio;
    if (c.laid_out) {
      frame.size = Size{c.width, c.height};
      frame.plot = Rect{c.plot.x, c.plot.y, c.plot.width, c.plot.height};
    }
    return frame;
  }
};

inline void Chart::add_hook(const Hook &hook) {
  check(keisen_chart_add_hook(handle(), hook.handle()));
}

inline void Chart::remove_hook(const Hook &hook) {
  check(keisen_chart_remove_hook(handle(), hook.handle()));
}

inline std::vector<Hook> Chart::hooks() const {
  return detail::objects<Hook>(keisen_chart_get_hook_count, keisen_chart_get_hook, handle());
}

} // namespace keisen
