// SPDX-License-Identifier: MIT
#include "values.hpp"
#include "gil.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>

namespace keisen_python {

using keisen::ElementType;

// ---- Types --------------------------------------------------------------------------------------

namespace {

const Word<ElementType> types[] = {
    {"float32", ElementType::f32},
    {"float64", ElementType::f64},
    {"int8", ElementType::i8},
    {"int16", ElementType::i16},
    {"int32", ElementType::i32},
    {"int64", ElementType::i64},
    {"uint8", ElementType::u8},
    {"uint16", ElementType::u16},
    {"uint32", ElementType::u32},
    {"uint64", ElementType::u64},
    {"datetime64[s]", ElementType::timestamp_s},
    {"datetime64[ms]", ElementType::timestamp_ms},
    {"datetime64[us]", ElementType::timestamp_us},
    {"datetime64[ns]", ElementType::timestamp_ns},
};

bool is_time(ElementType type) { return type >= ElementType::timestamp_s; }

/// Calls a function with a null pointer to the C++ type behind an element type.
template <typename Function> auto with_type(ElementType type, Function function) {
  switch (type) {
  case ElementType::f32:
    return function(static_cast<float *>(nullptr));
  case ElementType::f64:
    return function(static_cast<double *>(nullptr));
  case ElementType::i8:
    return function(static_cast<std::int8_t *>(nullptr));
  case ElementType::i16:
    return function(static_cast<std::int16_t *>(nullptr));
  case ElementType::i32:
    return function(static_cast<std::int32_t *>(nullptr));
  case ElementType::u8:
    return function(static_cast<std::uint8_t *>(nullptr));
  case ElementType::u16:
    return function(static_cast<std::uint16_t *>(nullptr));
  case ElementType::u32:
    return function(static_cast<std::uint32_t *>(nullptr));
  case ElementType::u64:
    return function(static_cast<std::uint64_t *>(nullptr));
  default:
    return function(static_cast<std::int64_t *>(nullptr));
  }
}

Memory allocate(std::size_t count, std::size_t size) { return Memory(new std::byte[count * size]); }

} // namespace

ElementType element_type(nb::handle name) { return choice(name, "dtype", types); }

const char *element_name(ElementType type) { return word_for(type, types); }

// ---- Buffers ------------------------------------------------------------------------------------

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

/// Reads a buffer; nothing when its items are Python objects.
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

// ---- Sequences ----------------------------------------------------------------------------------

/// Whether all integers of this size are doubles.
bool is_exact(long long value) {
  constexpr long long limit = 1LL << 53;
  return value >= -limit && value <= limit;
}

/// Reads a list or tuple of integers that doubles cannot hold; nothing when int64 cannot either.
std::optional<Values> read_integers(nb::handle fast) {
  Values values;
  values.count = static_cast<std::size_t>(PySequence_Fast_GET_SIZE(fast.ptr()));
  values.type = ElementType::i64;
  values.stride = sizeof(std::int64_t);
  values.memory = allocate(values.count, sizeof(std::int64_t));
  values.data = values.memory.get();
  auto *to = reinterpret_cast<std::int64_t *>(values.memory.get());
  for (std::size_t i = 0; i < values.count; ++i) {
    int overflow = 0;
    to[i] = PyLong_AsLongLongAndOverflow(
        PySequence_Fast_GET_ITEM(fast.ptr(), static_cast<Py_ssize_t>(i)), &overflow);
    if (overflow != 0)
      return std::nullopt;
  }
  return values;
}

Values read_sequence(nb::handle object, const std::string &name) {
  if (!PySequence_Check(object.ptr()) || nb::isinstance<nb::str>(object))
    wrong_type(name, "a sequence of numbers", object);
  nb::object fast = nb::steal(PySequence_Fast(object.ptr(), "not a sequence"));
  if (!fast.is_valid())
    throw nb::python_error();

  Values values;
  values.count = static_cast<std::size_t>(PySequence_Fast_GET_SIZE(fast.ptr()));
  values.stride = sizeof(double);
  values.memory = allocate(values.count, sizeof(double));
  values.data = values.memory.get();
  auto *to = reinterpret_cast<double *>(values.memory.get());
  bool all_integers = true;
  bool all_exact = true;
  for (std::size_t i = 0; i < values.count; ++i) {
    // A `__float__` may run any code, which may change the list.
    const Py_ssize_t index = static_cast<Py_ssize_t>(i);
    if (index >= PySequence_Fast_GET_SIZE(fast.ptr()))
      break;
    PyObject *item = PySequence_Fast_GET_ITEM(fast.ptr(), index);
    if (PyFloat_CheckExact(item)) {
      to[i] = PyFloat_AS_DOUBLE(item);
      all_integers = false;
    } else if (item == Py_None) {
      to[i] = std::numeric_limits<double>::quiet_NaN();
      all_integers = false;
    } else if (PyLong_CheckExact(item)) {
      int overflow = 0;
      const long long value = PyLong_AsLongLongAndOverflow(item, &overflow);
      all_exact = all_exact && overflow == 0 && is_exact(value);
      to[i] = overflow == 0 ? static_cast<double>(value)
                            : number(item, name + "[" + std::to_string(i) + "]");
    } else {
      nb::object owned = nb::borrow(item);
      to[i] = number(owned, name + "[" + std::to_string(i) + "]");
      all_integers = false;
    }
  }
  if (values.count != static_cast<std::size_t>(PySequence_Fast_GET_SIZE(fast.ptr())))
    invalid(name + " changed while it was read");
  if (all_integers && !all_exact) {
    if (std::optional<Values> integers = read_integers(fast))
      return std::move(*integers);
  }
  return values;
}

} // namespace

Values read_values(nb::handle object, const std::string &name, const std::string &unit) {
  if (PyObject_CheckBuffer(object.ptr())) {
    if (std::optional<Values> values = read_buffer(object, name, unit))
      return std::move(*values);
  }
  return read_sequence(object, name);
}

// ---- Conversions --------------------------------------------------------------------------------

namespace {

/// Whether a value has a counterpart: any in a floating point type, its equal in an integer type.
template <typename To, typename From> bool fits(From value) {
  if constexpr (std::is_floating_point_v<To>) {
    return true;
  } else if constexpr (std::is_floating_point_v<From>) {
    // Both limits are powers of two, so they are exact; NaN fails both comparisons.
    const double low = static_cast<double>(std::numeric_limits<To>::min());
    const double high = std::ldexp(1.0, std::numeric_limits<To>::digits);
    const double wide = static_cast<double>(value);
    return wide >= low && wide < high && std::trunc(wide) == wide;
  } else if constexpr (std::is_signed_v<From> == std::is_signed_v<To>) {
    return value >= std::numeric_limits<To>::min() && value <= std::numeric_limits<To>::max();
  } else if constexpr (std::is_signed_v<From>) {
    return value >= 0 &&
           static_cast<std::make_unsigned_t<From>>(value) <= std::numeric_limits<To>::max();
  } else {
    return value <= static_cast<std::make_unsigned_t<To>>(std::numeric_limits<To>::max());
  }
}

/// Converts all values; returns the number of the first that has no counterpart, or `count`.
///
/// Among times, NaN has one: the gap.
template <typename To, typename From>
std::size_t convert_all(const Values &values, bool times, To *to) {
  const auto *item = static_cast<const std::byte *>(values.data);
  for (std::size_t i = 0; i < values.count; ++i, item += values.stride) {
    From from;
    std::memcpy(&from, item, sizeof from);
    if (fits<To>(from))
      to[i] = static_cast<To>(from);
    else if (times && from != from)
      to[i] = std::numeric_limits<To>::min();
    else
      return i;
  }
  return values.count;
}

} // namespace

Values convert_values(Values values, ElementType type, const std::string &name) {
  if (values.type == type || values.count == 0) {
    values.type = type;
    return values;
  }
  if (is_time(values.type))
    invalid(name + " are " + element_name(values.type) + ", the column is of " +
            element_name(type));

  Values result;
  result.type = type;
  result.count = values.count;
  std::size_t converted = 0;
  with_type(type, [&](auto *to) {
    using To = std::remove_pointer_t<decltype(to)>;
    result.stride = sizeof(To);
    result.memory = allocate(values.count, sizeof(To));
    result.data = result.memory.get();
    Unlocked unlocked(values.count);
    with_type(values.type, [&](auto *from) {
      using From = std::remove_pointer_t<decltype(from)>;
      converted =
          convert_all<To, From>(values, is_time(type), reinterpret_cast<To *>(result.memory.get()));
    });
  });
  if (converted < values.count)
    invalid(name + "[" + std::to_string(converted) + "] does not fit " + element_name(type));
  return result;
}

} // namespace keisen_python
