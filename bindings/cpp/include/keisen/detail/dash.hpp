// SPDX-License-Identifier: MIT
//
// Dashes.
#pragma once

#include <keisen/error.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace keisen {

namespace detail {

/// Points options for C into a dash.
template <typename Options> void set_dash(Options &c, const std::vector<double> &dash) {
  if (dash.size() > std::numeric_limits<std::uint32_t>::max())
    throw Error(Status::invalid_argument,
                "dash has too many lengths: " + std::to_string(dash.size()));
  c.dash_count = static_cast<std::uint32_t>(dash.size());
  c.dash = dash.empty() ? nullptr : dash.data();
}

} // namespace detail

} // namespace keisen
