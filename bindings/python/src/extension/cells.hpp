// SPDX-License-Identifier: MIT
//
// The words for what cells and pixels show, and numbers of them.
#ifndef KEISEN_PYTHON_CELLS_HPP
#define KEISEN_PYTHON_CELLS_HPP

#include "arguments.hpp"

#include <cstdint>
#include <limits>

namespace keisen_python {

inline constexpr Word<keisen::Interpolation> interpolations[] = {
    {"nearest", keisen::Interpolation::nearest}, {"linear", keisen::Interpolation::linear}};

inline constexpr Word<keisen::CellReduction> reductions[] = {
    {"count", keisen::CellReduction::count},
    {"sum", keisen::CellReduction::sum},
    {"mean", keisen::CellReduction::mean}};

/// Reads a number of things that fits 32 bits.
inline std::uint32_t small_count(nb::handle value, const std::string &name) {
  const std::size_t count = size(value, name);
  if (count > std::numeric_limits<std::uint32_t>::max())
    invalid(name + " does not fit 32 bits, got " + std::to_string(count));
  return static_cast<std::uint32_t>(count);
}

} // namespace keisen_python

#endif
