// SPDX-License-Identifier: MIT
//
// What gestures are made of: events, states, and how they are read.
#pragma once

#include <keisen/enums.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace keisen {

/// Keys that are held down, to be joined by |.
enum Modifier : std::uint32_t {
  shift_modifier = KEISEN_MODIFIER_SHIFT,
  control_modifier = KEISEN_MODIFIER_CONTROL,
  alt_modifier = KEISEN_MODIFIER_ALT,
  meta_modifier = KEISEN_MODIFIER_META,
};

/// A finger, by its number as long as it is down.
struct Touch {
  std::int64_t id = 0;
  double x = 0;
  double y = 0;
};

/// What gestures have done so far. From the plot's centre, in fractions of the plot to the right
/// and up, what was at v is shown at (v + translation) * scale.
struct GestureState {
  double translation_x = 0;
  double translation_y = 0;
  double scale_x = 1;
  double scale_y = 1;

  friend bool operator==(const GestureState &a, const GestureState &b) noexcept {
    return a.translation_x == b.translation_x && a.translation_y == b.translation_y &&
           a.scale_x == b.scale_x && a.scale_y == b.scale_y;
  }
  friend bool operator!=(const GestureState &a, const GestureState &b) noexcept {
    return !(a == b);
  }
};

/// Something that a person did, at a time in seconds and a place in points, y down.
struct Event {
  EventType type = EventType::pointer_down;
  double time = 0;
  double x = 0;
  double y = 0;
  /// Of a wheel: how far a page would move, to the right and down.
  double dx = 0;
  double dy = 0;
  /// 0 none, 1 left, 2 right, 3 middle.
  std::int32_t button = 0;
  /// Those that are down, where it is known: bit n - 1 for button n.
  std::optional<std::uint32_t> buttons;
  /// Values of Modifier.
  std::uint32_t modifiers = 0;
  /// How many fingers are down, where it is known; 0 lifts all.
  std::optional<std::int32_t> ntouches;
  /// Which pointer it is about, where it is known; not negative.
  std::optional<std::int64_t> pointer_id;
  /// The fingers that are down; of one alone x and y tell where it is.
  std::vector<Touch> touches;
  /// By its name in browsers: "ArrowLeft", "+".
  std::string key;
  /// Of a resize.
  std::optional<Size> size;
  /// Of a resize and a state.
  std::optional<Rect> plot;
  /// Of a state.
  GestureState state;
};

/// How an interpreter reads events.
struct GestureOptions {
  bool changes_x = true;
  bool changes_y = true;
  /// Whether limits may be crossed while a finger is down, with growing resistance.
  bool soft = true;
  /// Whether what is let go glides on.
  bool inertia = true;
  /// What directions are rounded to multiples of, in degrees; not at all up to 0.
  double orientation_step = 0;
  /// What stays where it is when the content is enlarged, in fractions of the plot from its left
  /// bottom corner; nothing for what is under the pointer.
  std::optional<Point> anchor;
  /// A turn of the wheel enlarges by e^(-dy * wheel_rate).
  double wheel_rate = 0.002;
  /// The part of the plot that an arrow key moves.
  double key_step = 0.1;
  /// What the keys + and - enlarge and reduce by.
  double key_factor = 1.25;
};

namespace detail {

/// Returns the state for C.
inline keisen_gesture_state c_state(const GestureState &state) noexcept {
  return {state.translation_x, state.translation_y, state.scale_x, state.scale_y};
}

/// Returns a state of C's.
inline GestureState gesture_state(const keisen_gesture_state &state) noexcept {
  return {state.translation_x, state.translation_y, state.scale_x, state.scale_y};
}

} // namespace detail

} // namespace keisen
