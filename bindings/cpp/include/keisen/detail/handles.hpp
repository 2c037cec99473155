// SPDX-License-Identifier: MIT
//
// Handles of what need not be there.
#ifndef KEISEN_DETAIL_HANDLES_HPP
#define KEISEN_DETAIL_HANDLES_HPP

#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/keisen.h>

#include <optional>

namespace keisen {

namespace detail {

/// Returns the handle of a column, or NULL for none.
inline keisen_column *handle_or_null(const std::optional<Column> &column) {
  return column ? column->handle() : nullptr;
}

/// Returns the handle of a colour scale, or NULL for none.
inline keisen_color_scale *handle_or_null(const std::optional<ColorScale> &scale) {
  return scale ? scale->handle() : nullptr;
}

} // namespace detail

} // namespace keisen

#endif
