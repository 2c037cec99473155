// SPDX-License-Identifier: MIT
#include "arguments.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace keisen_python {

namespace {

/// Returns what an error says of the word that is meant by another one: Python has the one table.
std::string meant(nb::handle value, const std::vector<const char *> &words) {
  nb::list all;
  for (const char *word : words)
    all.append(word);
  const nb::object said =
      nb::module_::import_("keisen._base.near_names").attr("unknown_value")(value, all);
  return nb::str(said).c_str();
}

} // namespace

void invalid(const std::string &message) {
  throw keisen::Error(keisen::Status::invalid_argument, message);
}

void wrong_type(const std::string &name, const char *wanted, nb::handle value) {
  std::string message = name + " must be " + wanted + ", got " + nb::inst_name(value).c_str();
  throw nb::type_error(message.c_str());
}

double number(nb::handle value, const std::string &name) {
  double result = PyFloat_AsDouble(value.ptr());
  if (result == -1 && PyErr_Occurred()) {
    if (PyErr_ExceptionMatches(PyExc_TypeError)) {
      PyErr_Clear();
      wrong_type(name, "a number", value);
    }
    if (PyErr_ExceptionMatches(PyExc_OverflowError)) {
      PyErr_Clear();
      invalid(name + " is beyond the range of a double");
    }
    throw nb::python_error();
  }
  return result;
}

std::optional<double> ratio(nb::handle value) {
  if (value.is_none())
    return std::nullopt;
  return number(value, "pixel_ratio");
}

std::string repr(double number) { return nb::repr(nb::float_(number)).c_str(); }

std::int64_t integer(nb::handle value, const std::string &name) {
  PyObject *index = PyNumber_Index(value.ptr());
  if (index == nullptr) {
    if (!PyErr_ExceptionMatches(PyExc_TypeError))
      throw nb::python_error();
    PyErr_Clear();
    wrong_type(name, "an int", value);
  }
  nb::object owned = nb::steal(index);
  int overflow = 0;
  long long result = PyLong_AsLongLongAndOverflow(index, &overflow);
  if (overflow != 0)
    invalid(name + " does not fit 64 bits, got " + nb::str(owned).c_str());
  return result;
}

std::size_t size(nb::handle value, const std::string &name) {
  std::int64_t result = integer(value, name);
  if (result < 0)
    invalid(name + " must not be negative, got " + std::to_string(result));
  return static_cast<std::size_t>(result);
}

bool is_boolean(nb::handle value) {
  // What numpy calls it up to version 1, and from 2 on.
  const std::string_view name = Py_TYPE(value.ptr())->tp_name;
  return PyBool_Check(value.ptr()) || name == "numpy.bool_" || name == "numpy.bool";
}

bool boolean(nb::handle value, const std::string &name) {
  if (!is_boolean(value))
    wrong_type(name, "a bool", value);
  return nb::cast<bool>(nb::bool_(value));
}

std::string text(nb::handle value, const std::string &name) {
  if (!nb::isinstance<nb::str>(value))
    wrong_type(name, "a str", value);
  Py_ssize_t length = 0;
  const char *utf8 = PyUnicode_AsUTF8AndSize(value.ptr(), &length);
  if (utf8 == nullptr) {
    if (!PyErr_ExceptionMatches(PyExc_UnicodeEncodeError))
      throw nb::python_error();
    PyErr_Clear();
    invalid(name + " is not Unicode text, got " + nb::repr(value).c_str());
  }
  std::string result(utf8, static_cast<std::size_t>(length));
  if (result.find('\0') != std::string::npos)
    invalid(name + " has a NUL, got " + nb::repr(value).c_str());
  return result;
}

std::string optional_text(nb::handle value, const std::string &name) {
  return value.is_none() ? std::string() : text(value, name);
}

std::vector<std::string> texts_of(nb::handle value, const std::string &name) {
  if (nb::isinstance<nb::str>(value))
    wrong_type(name, "a sequence of texts", value);
  std::vector<std::string> result;
  for (nb::handle each : nb::iter(value))
    result.push_back(text(each, name));
  return result;
}

std::vector<double> numbers(nb::handle value, const std::string &name) {
  nb::object fast = nb::steal(
      nb::isinstance<nb::str>(value) ? nullptr : PySequence_Fast(value.ptr(), "not a sequence"));
  if (!fast.is_valid()) {
    PyErr_Clear();
    if (nb::isinstance<nb::str>(value) && name.find("dash") != std::string::npos) {
      const std::string hint = meant(value, {"(4, 2)", "(1, 2)", "(4, 2, 1, 2)", "None"});
      throw nb::type_error(
          (name + " must be a sequence of numbers, got " + nb::repr(value).c_str() + hint).c_str());
    }
    wrong_type(name, "a sequence of numbers", value);
  }
  std::vector<double> result;
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(fast.ptr()); ++i) {
    nb::object item = nb::borrow(PySequence_Fast_GET_ITEM(fast.ptr(), i));
    result.push_back(number(item, name + "[" + std::to_string(i) + "]"));
  }
  return result;
}

std::array<double, 4> one_or_four(nb::handle value, const char *name) {
  if (PySequence_Check(value.ptr()))
    return numbers_of<4>(value, name);
  const double all = number(value, name);
  return {all, all, all, all};
}

namespace {

keisen::Color named_color(nb::handle value, const std::string &name) {
  return keisen::Color::parse(text(value, name));
}

} // namespace

keisen::Color color(nb::handle value, const std::string &name) {
  if (nb::isinstance<nb::str>(value))
    return named_color(value, name);
  std::vector<double> components = numbers(value, name);
  if (components.size() != 3 && components.size() != 4)
    invalid(name + " must have 3 or 4 components, got " + std::to_string(components.size()));
  for (const double component : components) {
    if (!(component >= 0 && component <= 1))
      invalid(name + " must have components in 0...1, got " + repr(component));
  }
  return {static_cast<float>(components[0]), static_cast<float>(components[1]),
          static_cast<float>(components[2]),
          components.size() == 4 ? static_cast<float>(components[3]) : 1};
}

std::optional<keisen::Color> optional_color(nb::handle value, const std::string &name) {
  if (value.is_none())
    return std::nullopt;
  return color(value, name);
}

bool is_word(nb::handle value, const char *word) {
  const std::string_view letters(word);
  const auto length = static_cast<std::size_t>(PyUnicode_GetLength(value.ptr()));
  if (length != letters.size())
    return false;
  for (std::size_t i = 0; i < length; ++i) {
    const Py_UCS4 letter = PyUnicode_ReadChar(value.ptr(), static_cast<Py_ssize_t>(i));
    const bool is_joint = letters[i] == '-' || letters[i] == '_';
    if (is_joint ? letter != '-' && letter != '_' : letter != static_cast<Py_UCS4>(letters[i]))
      return false;
  }
  return true;
}

keisen::Value exact_value(nb::handle value, const std::string &name) {
  nb::tuple parts;
  if (!nb::try_cast<nb::tuple>(value, parts) || parts.size() != 3)
    wrong_type(name, "a tuple of origin, offset and unit", value);
  const std::int64_t unit = integer(parts[2], name);
  return {integer(parts[0], name), number(parts[1], name), static_cast<keisen::TimeUnit>(unit)};
}

void unknown_word(const std::string &name,
                  const std::vector<const char *> &words,
                  nb::handle value) {
  std::string message = name + " must be ";
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0)
      message += i + 1 == words.size() ? " or " : ", ";
    message += std::string("\"") + words[i] + "\"";
  }
  invalid(message + ", got " + nb::repr(value).c_str() + meant(value, words));
}

} // namespace keisen_python
