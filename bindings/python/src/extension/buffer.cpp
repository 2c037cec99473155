// SPDX-License-Identifier: MIT
#include "values.hpp"
#include "gil.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace keisen_python {

using keisen::ElementType;

std::shared_ptr<Loan> Loan::of(nb::handle object) {
  auto loan = std::make_shared<Loan>();
  if (PyObject_GetBuffer(object.ptr(), &loan->view, PyBUF_RECORDS_RO) != 0) {
    loan->view.obj = nullptr;
    return nullptr;
  }
  return loan;
}

Loan::~Loan() {
  if (view.obj == nullptr || !Py_IsInitialized())
    return;
  Locked locked;
  PyBuffer_Release(&view);
}

// Exporters such as ctypes leave out shape or strides, although they were asked for.
Py_ssize_t Loan::count() const {
  return view.shape == nullptr ? view.len / view.itemsize : view.shape[0];
}

Py_ssize_t Loan::stride() const {
  return view.strides == nullptr ? view.itemsize : view.strides[0];
}

namespace {

/// What a buffer's format says about its items.
struct Format {
  /// The letter of the `struct` module, or 0 when there is more than one number.
  char letter = 0;
  bool swapped = false;
};

Format parse_format(const Py_buffer &view) {
  const char *format = view.format == nullptr ? "B" : view.format;
  Format result;
  const std::uint16_t probe = 1;
  const bool little = *reinterpret_cast<const unsigned char *>(&probe) == 1;
  if (*format != 0 && std::strchr("@=<>!", *format) != nullptr) {
    const bool big = *format == '>' || *format == '!';
    result.swapped = view.itemsize > 1 && (little ? big : *format == '<');
    ++format;
  }
  if (*format != 0 && format[1] == 0)
    result.letter = *format;
  return result;
}

/// The type of items that need no conversion but perhaps of their byte order.
std::optional<ElementType> plain_type(char letter, Py_ssize_t size) {
  if (letter == 0)
    return std::nullopt;
  if (letter == 'f' && size == 4)
    return ElementType::f32;
  if (letter == 'd' && size == 8)
    return ElementType::f64;
  const bool is_signed = std::strchr("bhilqn", letter) != nullptr;
  if (!is_signed && std::strchr("BHILQN", letter) == nullptr)
    return std::nullopt;
  switch (size) {
  case 1:
    return is_signed ? ElementType::i8 : ElementType::u8;
  case 2:
    return is_signed ? ElementType::i16 : ElementType::u16;
  case 4:
    return is_signed ? ElementType::i32 : ElementType::u32;
  case 8:
    return is_signed ? ElementType::i64 : ElementType::u64;
  default:
    return std::nullopt;
  }
}

/// IEEE 754 half precision: 1 sign bit, 5 bits of exponent, 10 of fraction.
float from_half(std::uint16_t half) {
  const int exponent = half >> 10 & 0x1f;
  const int fraction = half & 0x3ff;
  float magnitude;
  if (exponent == 0)
    magnitude = std::ldexp(static_cast<float>(fraction), -24);
  else if (exponent == 0x1f)
    magnitude = fraction == 0 ? std::numeric_limits<float>::infinity()
                              : std::numeric_limits<float>::quiet_NaN();
  else
    magnitude = std::ldexp(static_cast<float>(fraction + 0x400), exponent - 25);
  return (half & 0x8000) != 0 ? -magnitude : magnitude;
}

/// Calls a function with the address of each item, in native byte order.
template <typename Function> void for_each_item(const Loan &loan, bool swapped, Function function) {
  const auto *item = static_cast<const std::byte *>(loan.view.buf);
  const std::size_t size = static_cast<std::size_t>(loan.view.itemsize);
  const Py_ssize_t count = loan.count();
  const Py_ssize_t stride = loan.stride();
  std::byte bytes[16];
  for (Py_ssize_t i = 0; i < count; ++i, item += stride) {
    std::memcpy(bytes, item, size);
    if (swapped)
      std::reverse(bytes, bytes + size);
    function(bytes, i);
  }
}

/// Fills the values with a conversion of each item.
template <typename From, typename To, typename Function>
void fill(Values &values, const Loan &loan, bool swapped, ElementType type, Function convert) {
  values.type = type;
  values.stride = sizeof(To);
  values.memory = allocate(values.count, sizeof(To));
  values.data = values.memory.get();
  auto *to = reinterpret_cast<To *>(values.memory.get());
  Unlocked unlocked(values.count);
  for_each_item(loan, swapped, [&](const std::byte *bytes, Py_ssize_t i) {
    From from;
    std::memcpy(&from, bytes, sizeof from);
    to[i] = convert(from);
  });
}

/// Returns how to call the type of an object's items in an error.
std::string type_text(nb::handle object, const Py_buffer *view) {
  nb::object dtype = nb::getattr(object, "dtype", nb::none());
  if (!dtype.is_none())
    return std::string("dtype ") + nb::str(dtype).c_str();
  if (view != nullptr && view->format != nullptr)
    return std::string("items of format '") + view->format + "'";
  return std::string("items of no known type");
}

[[noreturn]] void refuse(nb::handle object, const Py_buffer *view, const std::string &name) {
  std::string message = name + " has " + type_text(object, view) + ", not real numbers or times";
  throw nb::type_error(message.c_str());
}

void require_one_dimension(const Py_buffer &view, const std::string &name) {
  if (view.ndim == 1)
    return;
  std::string shape;
  for (int i = 0; i < view.ndim; ++i)
    shape += (i == 0 ? "" : ", ") + std::to_string(view.shape[i]);
  invalid(name + " must be one-dimensional, got shape (" + shape + ")");
}

ElementType time_type(const std::string &unit) {
  if (unit == "s")
    return ElementType::timestamp_s;
  if (unit == "ms")
    return ElementType::timestamp_ms;
  return unit == "us" ? ElementType::timestamp_us : ElementType::timestamp_ns;
}

} // namespace

std::optional<Values>
read_buffer(nb::handle object, const std::string &name, const std::string &unit) {
  std::shared_ptr<Loan> loan = Loan::of(object);
  if (loan == nullptr) {
    PyErr_Clear();
    refuse(object, nullptr, name);
  }
  const Py_buffer &view = loan->view;
  require_one_dimension(view, name);
  const Format format = parse_format(view);
  if (format.letter == 'O')
    return std::nullopt;

  Values values;
  values.count = static_cast<std::size_t>(loan->count());
  const std::optional<ElementType> plain = plain_type(format.letter, view.itemsize);
  if (plain && !format.swapped) {
    values.type = unit.empty() ? *plain : time_type(unit);
    values.data = view.buf;
    values.stride = loan->stride();
    values.loan = std::move(loan);
  } else if (plain) {
    const std::size_t size = static_cast<std::size_t>(view.itemsize);
    values.type = *plain;
    values.stride = view.itemsize;
    values.memory = allocate(values.count, size);
    values.data = values.memory.get();
    std::byte *to = values.memory.get();
    Unlocked unlocked(values.count);
    for_each_item(*loan, true, [&](const std::byte *bytes, Py_ssize_t i) {
      std::memcpy(to + static_cast<std::size_t>(i) * size, bytes, size);
    });
  } else if (format.letter == '?' && view.itemsize == 1) {
    fill<std::uint8_t, std::uint8_t>(values, *loan, false, ElementType::u8, [](std::uint8_t value) {
      return static_cast<std::uint8_t>(value != 0);
    });
  } else if (format.letter == 'e' && view.itemsize == 2) {
    fill<std::uint16_t, float>(values, *loan, format.swapped, ElementType::f32, from_half);
  } else if (format.letter == 'g' && view.itemsize == sizeof(long double) && !format.swapped) {
    fill<long double, double>(values, *loan, false, ElementType::f64,
                              [](long double value) { return static_cast<double>(value); });
  } else {
    refuse(object, &view, name);
  }
  return values;
}

} // namespace keisen_python
