// SPDX-License-Identifier: MIT
//
// The version of the library.
#pragma once

#include <keisen/keisen.h>

#include <cstdint>
#include <string>

namespace keisen {

/// Returns the version of the library that runs, such as "0.1.0".
inline std::string version() { return keisen_version_string(); }

/// Returns the version of the library that runs, as KEISEN_VERSION_NUMBER counts it.
inline std::uint32_t version_number() noexcept { return keisen_version_number(); }

} // namespace keisen
