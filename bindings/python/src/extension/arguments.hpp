// SPDX-License-Identifier: MIT
//
// Arguments from Python: each function below names the argument and its value in its error.
#pragma once

#include <keisen/keisen.hpp>
#include <nanobind/nanobind.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace keisen_python {

namespace nb = nanobind;

/// Throws what becomes an InvalidArgumentError.
[[noreturn]] void invalid(const std::string &message);

/// Throws what becomes a TypeError that says what `name` must be and what type came.
[[noreturn]] void wrong_type(const std::string &name, const char *wanted, nb::handle value);

/// Reads anything with `__float__` or `__index__`, but no text.
double number(nb::handle value, const std::string &name);

/// Reads a pixel ratio; None is that of the call.
std::optional<double> ratio(nb::handle value);

/// Returns a number as `repr` writes it.
std::string repr(double number);

/// Reads any integer of 64 bits.
std::int64_t integer(nb::handle value, const std::string &name);

/// Reads a number of things: any integer that is not negative.
std::size_t size(nb::handle value, const std::string &name);

/// Tells whether a value is True or False, of Python or of numpy.
bool is_boolean(nb::handle value);

/// Reads True or False.
bool boolean(nb::handle value, const std::string &name);

/// Reads a str.
std::string text(nb::handle value, const std::string &name);

/// Reads a str, or "" for None.
std::string optional_text(nb::handle value, const std::string &name);

/// Reads an iterable of str.
std::vector<std::string> texts_of(nb::handle value, const std::string &name);

/// Reads a sequence of numbers.
std::vector<double> numbers(nb::handle value, const std::string &name);

/// Reads a sequence of just `N` numbers.
template <std::size_t N> std::array<double, N> numbers_of(nb::handle value, const char *name) {
  std::vector<double> values = numbers(value, name);
  if (values.size() != N)
    invalid(std::string(name) + " must have " + std::to_string(N) + " numbers, got " +
            std::to_string(values.size()));
  std::array<double, N> result;
  for (std::size_t i = 0; i < N; ++i)
    result[i] = values[i];
  return result;
}

/// Reads four numbers, or one that stands for all four.
std::array<double, 4> one_or_four(nb::handle value, const char *name);

/// Reads a text that keisen::Color::parse() knows or three or four numbers, clamped to 0...1.
keisen::Color color(nb::handle value, const std::string &name);

/// Reads a colour, or nothing for None.
std::optional<keisen::Color> optional_color(nb::handle value, const std::string &name);

/// Reads what `keisen._data.values.value_of` gives: an integer, the rest, and the number of their
/// unit.
keisen::Value exact_value(nb::handle value, const std::string &name);

/// A word that stands for a value.
template <typename Value> struct Word {
  const char *word;
  Value value;
};

/// Throws that `name` is none of the words.
[[noreturn]] void
unknown_word(const std::string &name, const std::vector<const char *> &words, nb::handle value);

/// Tells whether a str is a word, whose "-" and "_" may stand for each other.
bool is_word(nb::handle value, const char *word);

/// Finds the value that a word stands for.
template <typename Value, std::size_t N>
Value choice(nb::handle value, const char *name, const Word<Value> (&words)[N]) {
  if (!nb::isinstance<nb::str>(value))
    wrong_type(name, "a str", value);
  std::vector<const char *> all;
  for (const Word<Value> &each : words) {
    if (is_word(value, each.word))
      return each.value;
    all.push_back(each.word);
  }
  unknown_word(name, all, value);
}

/// Finds the word for a value.
template <typename Value, std::size_t N>
const char *word_for(Value value, const Word<Value> (&words)[N]) {
  for (const Word<Value> &each : words) {
    if (each.value == value)
      return each.word;
  }
  return "unknown";
}

/// Where a viewer of an SVG document finds its fonts.
inline constexpr Word<keisen::SVGFonts> svg_fonts[] = {{"embedded", keisen::SVGFonts::embedded},
                                                       {"named", keisen::SVGFonts::named},
                                                       {"outlines", keisen::SVGFonts::outlines}};

/// Reads a number of things that fits 32 bits.
inline std::uint32_t small_count(nb::handle value, const std::string &name) {
  const std::size_t count = size(value, name);
  if (count > std::numeric_limits<std::uint32_t>::max())
    invalid(name + " does not fit 32 bits, got " + std::to_string(count));
  return static_cast<std::uint32_t>(count);
}

} // namespace keisen_python
