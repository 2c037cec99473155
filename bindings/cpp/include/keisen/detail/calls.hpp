// SPDX-License-Identifier: MIT
//
// How functions of C are called.
#pragma once

#include <keisen/error.hpp>

#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace keisen {

namespace detail {

/// Whether a struct of C says how large it is, as all do that may get more fields.
template <typename Argument, typename = void> inline constexpr bool says_size = false;
template <typename Argument>
inline constexpr bool
    says_size<Argument, std::void_t<decltype(std::declval<Argument &>().struct_size)>> = true;

/// Returns an argument as functions of C take it: the address of a struct that says its size,
/// everything else as it is.
template <typename Argument> auto c_argument(const Argument &argument) noexcept {
  if constexpr (says_size<Argument>)
    return &argument;
  else
    return argument;
}

/// Calls a function.
template <typename Function, typename... Arguments>
void call(Function function, const Arguments &...arguments) {
  check(function(c_argument(arguments)...));
}

/// Calls a function whose last parameter receives a value, and returns that value.
template <typename Value, typename Function, typename... Arguments>
Value get(Function function, const Arguments &...arguments) {
  Value value{};
  check(function(c_argument(arguments)..., &value));
  return value;
}

/// Calls a function whose last parameter receives a new reference, and returns that reference.
template <typename Handle, typename Function, typename... Arguments>
Handle *make(Function function, const Arguments &...arguments) {
  return get<Handle *>(function, arguments...);
}

/// Calls a function whose last parameter receives a new reference, and returns the object.
template <typename Kind, typename Function, typename... Arguments>
auto object(Function function, const Arguments &...arguments) {
  using Handle = decltype(std::declval<const Kind &>().handle());
  return Kind::adopt(get<Handle>(function, arguments...));
}

/// Returns as many elements as a function of C counts, each made of its index.
template <typename Element, typename Count, typename Owner, typename Make>
std::vector<Element> list(Count count, Owner *owner, Make make_element) {
  const auto number = get<std::size_t>(count, owner);
  std::vector<Element> elements;
  elements.reserve(number);
  for (std::size_t i = 0; i < number; ++i)
    elements.push_back(make_element(i));
  return elements;
}

/// Returns all objects that another one has, by the functions that count them and that return one.
template <typename Kind, typename Count, typename Get, typename Owner>
std::vector<Kind> objects(Count count, Get get_one, Owner *owner) {
  return list<Kind>(count, owner, [&](std::size_t i) { return object<Kind>(get_one, owner, i); });
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

/// Returns a text that a function of C writes into a buffer, as snprintf does: behind its other
/// arguments come the buffer's capacity, the buffer, and what receives the length.
template <typename Function, typename... Arguments>
std::string text(Function write, const Arguments &...arguments) {
  std::string result;
  std::size_t length = 0;
  do {
    // What is read may have grown since the last call.
    result.resize(length + 1);
    check(write(c_argument(arguments)..., result.size(), &result[0], &length));
  } while (length >= result.size());
  result.resize(length);
  return result;
}

/// Returns all texts that an object has, by the functions that count them and that write one.
template <typename Count, typename Write, typename Owner>
std::vector<std::string> texts(Count count, Write write, Owner *owner) {
  return list<std::string>(count, owner, [&](std::size_t i) { return text(write, owner, i); });
}

} // namespace detail

} // namespace keisen
