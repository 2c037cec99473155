// SPDX-License-Identifier: MIT
//
// How fields of structs of C are set to what C++ has for them.
#pragma once

#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/handles.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/value.hpp>

#include <optional>
#include <string>
#include <type_traits>

namespace keisen {

namespace detail {

/// A struct for C that points into itself, so it stays where it was made.
struct Pinned {
  Pinned() = default;
  Pinned(const Pinned &) = delete;
  Pinned &operator=(const Pinned &) = delete;
};

/// Sets a number, a flag or one of an enum.
template <typename Field, typename Value>
std::enable_if_t<std::is_arithmetic_v<Value> || std::is_enum_v<Value>>
set_field(Field &field, Value value) noexcept {
  field = static_cast<Field>(value);
}

/// Sets a text, NULL where it is empty; it points into the one given.
inline void set_field(const char *&field, const std::string &text) {
  field = c_string_or_null(text);
}

/// Sets a handle, which the object keeps.
template <typename Handle, typename Kind>
auto set_field(Handle *&field, const Kind &object) noexcept -> decltype(object.handle(), void()) {
  field = object.handle();
}

/// Sets a handle, NULL for none.
template <typename Handle, typename Kind>
void set_field(Handle *&field, const std::optional<Kind> &object) noexcept {
  field = handle_or_null(object);
}

/// Sets a colour, KEISEN_COLOR_AUTOMATIC where there is none.
inline void set_field(keisen_color &field, const std::optional<Color> &color) noexcept {
  field = c_color(color);
}

/// Sets distances, KEISEN_INSETS_AUTOMATIC where there are none.
inline void set_field(keisen_insets &field, const Insets &insets) noexcept {
  field = c_insets(insets);
}
inline void set_field(keisen_insets &field, const std::optional<Insets> &insets) {
  field = c_insets(insets);
}

/// Sets a value.
inline void set_field(keisen_value &field, const Value &value) noexcept { field = c_value(value); }

} // namespace detail

} // namespace keisen
