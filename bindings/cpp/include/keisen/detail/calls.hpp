// SPDX-License-Identifier: MIT
//
// How functions of C are called.
#ifndef KEISEN_DETAIL_CALLS_HPP
#define KEISEN_DETAIL_CALLS_HPP

#include <keisen/error.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace keisen {

namespace detail {

/// Calls a function whose last parameter receives a new reference, and returns that reference.
template <typename Handle, typename Function, typename... Arguments>
Handle *make(Function function, Arguments... arguments) {
  Handle *handle = nullptr;
  check(function(arguments..., &handle));
  return handle;
}

/// Returns the text for C, or throws where a NUL inside would silently cut it.
inline const char *c_string(const std::string &text) {
  auto nul = text.find('\0');
  if (nul != std::string::npos)
    throw Error(Status::invalid_argument, "text has a NUL at byte " + std::to_string(nul));
  return text.c_str();
}

/// Returns the text for C, NULL where it is empty.
inline const char *c_string_or_null(const std::string &text) {
  return text.empty() ? nullptr : c_string(text);
}

/// Returns pointers to texts for C, which live as long as the texts.
inline std::vector<const char *> c_strings(const std::vector<std::string> &texts) {
  std::vector<const char *> pointers;
  pointers.reserve(texts.size());
  for (const std::string &text : texts)
    pointers.push_back(c_string(text));
  return pointers;
}

/// Returns a text that a function of C writes into a buffer, as snprintf does.
template <typename Function> std::string text(Function write) {
  std::string result;
  std::size_t length = 0;
  do {
    // What is read may have grown since the last call.
    result.resize(length + 1);
    check(write(result.size(), &result[0], &length));
  } while (length >= result.size());
  result.resize(length);
  return result;
}

} // namespace detail

} // namespace keisen

#endif
