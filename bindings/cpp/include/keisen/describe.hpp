// SPDX-License-Identifier: MIT
//
// The state of any object, as JSON.
#pragma once

#include <keisen/bytes.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <string>

namespace keisen {

/// Tells the state of an object and of what it refers to, as JSON in one line: for debugging and
/// for tests.
///
/// Nothing is changed, fitted or drawn, and no function of the caller's is called. The same state
/// gives the same text; docs/describe.md has its rules. What is told grows with the library, so no
/// program must decide by it.
///
/// @param object  An object of any class of the library, or a painter within its call.
/// @return UTF-8.
template <typename Kind> std::string describe(const Kind &object) {
  const Bytes text =
      detail::object<Bytes>(keisen_describe, static_cast<const void *>(object.handle()));
  return std::string(reinterpret_cast<const char *>(text.data()), text.size());
}

} // namespace keisen
