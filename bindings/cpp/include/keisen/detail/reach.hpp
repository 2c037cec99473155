// SPDX-License-Identifier: MIT
//
// Distances up to which a pointer finds something.
#pragma once

#include <keisen/error.hpp>

#include <optional>
#include <string>

namespace keisen {

namespace detail {

/// Returns a distance for C, for which one below 0 is the usual one.
inline double c_reach(const std::optional<double> &within) {
  if (within && *within < 0)
    throw Error(Status::invalid_argument,
                "within must not be negative or NaN, got " + std::to_string(*within));
  return within.value_or(-1);
}

} // namespace detail

} // namespace keisen
