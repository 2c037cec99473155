// SPDX-License-Identifier: MIT
//
// Values from Python: buffers that are borrowed, and everything else in a copy.
#pragma once

#include "arguments.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

namespace keisen_python {

/// A Python buffer, held for as long as something reads it.
///
/// It may end on any thread, with the GIL or without. Once the interpreter goes down, it leaves the
/// buffer to the end of the process: no thread may enter Python any more.
class Loan {
public:
  /// Asks an object for its buffer, with strides and format.
  ///
  /// Returns NULL, with Python's error set, when it has none. A fresh loan has not moved: Python
  /// may refer to the address of its view.
  static std::shared_ptr<Loan> of(nb::handle object);

  Loan() = default;
  Loan(const Loan &) = delete;
  Loan &operator=(const Loan &) = delete;
  ~Loan();

  /// Returns the number of items of a buffer with one dimension.
  Py_ssize_t count() const;

  /// Returns the bytes from one item to the next of a buffer with one dimension.
  Py_ssize_t stride() const;

  Py_buffer view{};
};

/// Memory without a value yet.
using Memory = std::unique_ptr<std::byte[]>;

/// A run of values in somebody's memory.
struct Values {
  keisen::ElementType type = keisen::ElementType::f64;
  const void *data = nullptr;
  std::ptrdiff_t stride = 0;
  std::size_t count = 0;
  /// What `data` points into: a buffer of Python's, or memory of our own.
  std::shared_ptr<Loan> loan;
  Memory memory;
};

/// Makes memory for `count` values of `size` bytes.
Memory allocate(std::size_t count, std::size_t size);

/// Tells whether values of a type are times.
bool is_time(keisen::ElementType type);

/// Reads a buffer; nothing when its items are Python objects.
std::optional<Values>
read_buffer(nb::handle object, const std::string &name, const std::string &unit);

/// Reads a sequence of numbers into a copy: doubles, or int64 where all are integers and doubles
/// cannot hold them.
Values read_sequence(nb::handle object, const std::string &name);

/// Reads one dimension of numbers from a buffer or a sequence.
///
/// `name` is what to call them in an error. A `unit` of "s", "ms", "us" or "ns" says that int64
/// values are times.
Values read_values(nb::handle object, const std::string &name, const std::string &unit);

/// Turns values into another type where each has a counterpart in it.
Values convert_values(Values values, keisen::ElementType type, const std::string &name);

/// Finds the type of a name such as "float64" or "datetime64[ns]".
keisen::ElementType element_type(nb::handle name);

/// Finds the name of a type.
const char *element_name(keisen::ElementType type);

} // namespace keisen_python
