// SPDX-License-Identifier: MIT
#include "values.hpp"

namespace keisen_python {

using keisen::ElementType;

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

} // namespace

ElementType element_type(nb::handle name) { return choice(name, "dtype", types); }

const char *element_name(ElementType type) { return word_for(type, types); }

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
