// SPDX-License-Identifier: MIT
//
// Handles of what need not be there.
#pragma once

#include <optional>

namespace keisen {

namespace detail {

/// Returns the handle of an object, or NULL for none.
template <typename Kind>
auto handle_or_null(const std::optional<Kind> &object) noexcept -> decltype(object->handle()) {
  return object ? object->handle() : nullptr;
}

} // namespace detail

} // namespace keisen
