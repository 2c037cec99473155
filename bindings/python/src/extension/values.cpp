// SPDX-License-Identifier: MIT
#include "values.hpp"
#include "words.hpp"

namespace keisen_python {

using keisen::ElementType;

ElementType element_type(nb::handle name) { return choice(name, "dtype", element_types); }

const char *element_name(ElementType type) { return word_for(type, element_types); }

bool is_time(ElementType type) { return type >= ElementType::timestamp_s; }

Memory allocate(std::size_t count, std::size_t size) { return Memory(new std::byte[count * size]); }

Values read_values(nb::handle object, const std::string &name, const std::string &unit) {
  if (PyObject_CheckBuffer(object.ptr())) {
    if (std::optional<Values> values = read_buffer(object, name, unit))
      return std::move(*values);
  }
  return read_sequence(object, name);
}

} // namespace keisen_python
