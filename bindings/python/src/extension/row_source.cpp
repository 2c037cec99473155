// SPDX-License-Identifier: MIT
#include "callback.hpp"
#include "column.hpp"
#include "gil.hpp"
#include "module.hpp"
#include "progress.hpp"

#include <nanobind/stl/string.h>

#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace keisen_python {

namespace {

using keisen::ByteOrder;
using keisen::ElementType;
using keisen::FileOptions;
using keisen::RowSourceOptions;
using keisen::SummaryOrigin;
using keisen::SummaryPlace;

/// Returns the options that every file has.
FileOptions file_options(nb::handle summary, nb::handle progress) {
  FileOptions options;
  // A path, or whether it is beside the file.
  if (nb::isinstance<nb::str>(summary)) {
    options.summary = SummaryPlace::at_path;
    options.summary_path = text(summary, "summary");
  } else {
    const bool is_beside = nb::cast<bool>(summary);
    options.summary = is_beside ? SummaryPlace::beside_file : SummaryPlace::in_memory;
  }
  options.progress = Progress(progress);
  return options;
}

ByteOrder byte_order(nb::handle value) {
  const std::string name = text(value, "byte_order");
  if (name == "native")
    return ByteOrder::native;
  if (name == "little")
    return ByteOrder::little;
  if (name == "big")
    return ByteOrder::big;
  throw keisen::Error(keisen::Status::invalid_argument,
                      "byte_order must be \"native\", \"little\" or \"big\", got \"" + name + "\"");
}

Column make_file(nb::handle path,
                 nb::handle type,
                 nb::handle offset,
                 nb::handle stride,
                 nb::handle count,
                 nb::handle order,
                 nb::handle summary,
                 nb::handle progress) {
  FileOptions options = file_options(summary, progress);
  options.byte_order = byte_order(order);
  options.offset = size(offset, "offset");
  if (!stride.is_none())
    options.stride = size(stride, "stride");
  if (!count.is_none())
    options.count = size(count, "count");
  const std::string name = text(path, "path");
  const ElementType element = element_type(type);
  return {listening([&] { return keisen::Column::file(element, name, options); }), nullptr, {}};
}

Column make_npy(nb::handle path, nb::handle column, nb::handle summary, nb::handle progress) {
  const FileOptions options = file_options(summary, progress);
  const std::string name = text(path, "path");
  const std::size_t number = size(column, "column");
  return {listening([&] { return keisen::Column::npy(name, number, options); }), nullptr, {}};
}

/// Rows that callables of Python's hand out.
class PythonRows : public keisen::RowSource {
public:
  PythonRows(ElementType type, SharedCallback read, SharedCallback summarize)
      : type_(type), read_(std::move(read)), summarize_(std::move(summarize)) {}

  void read(std::size_t first, std::size_t count, void *values) override {
    const Locked locked;
    try {
      const nb::object rows = call(*read_)(first, count);
      const std::string unit = is_time(type_) ? unit_of(type_) : "";
      const Values found = convert_values(read_values(rows, "rows", unit), type_, "rows");
      if (found.count != count)
        throw keisen::Error(keisen::Status::invalid_argument,
                            "read must return " + std::to_string(count) + " rows, got " +
                                std::to_string(found.count));
      copy(found, values);
    } catch (...) {
      rethrow_as_raised();
    }
  }

  bool summarize(std::size_t rows_per_block,
                 std::size_t first,
                 std::size_t count,
                 void *lows,
                 void *highs,
                 bool *gaps) override {
    if (summarize_ == nullptr)
      return false;
    const Locked locked;
    try {
      const nb::object reported = call(*summarize_)(rows_per_block, first, count);
      if (reported.is_none())
        return false;
      if (!nb::isinstance<nb::bytes>(reported))
        throw nb::type_error("summarize must return bytes or None");
      const auto bytes = nb::cast<nb::bytes>(reported);
      keisen_element_type type = KEISEN_ELEMENT_F64;
      std::size_t rows = 0;
      keisen::check(
          keisen_summary_get_rows(bytes.data(), bytes.size(), &type, nullptr, nullptr, &rows));
      if (static_cast<ElementType>(type) != type_ || rows != rows_per_block)
        throw keisen::Error(keisen::Status::invalid_argument,
                            "summarize must return a summary of blocks of " +
                                std::to_string(rows_per_block) + " rows of " + element_name(type_));
      keisen::check(
          keisen_summary_read(bytes.data(), bytes.size(), first, count, lows, highs, gaps));
      return true;
    } catch (...) {
      rethrow_as_raised();
    }
  }

private:
  /// Returns a callable that the collector may have taken away: then nothing shows the column.
  static nb::object call(const Callback &callback) {
    if (callback.is_cleared())
      throw keisen::Error(keisen::Status::invalid_state, "the column has ended");
    return callback.callable();
  }

  static std::string unit_of(ElementType type) {
    const std::string name = element_name(type);
    const std::size_t start = name.find('[') + 1;
    return name.substr(start, name.find(']') - start);
  }

  void copy(const Values &from, void *to) const {
    const std::size_t width = width_of(type_);
    const auto *source = static_cast<const char *>(from.data);
    auto *target = static_cast<char *>(to);
    if (from.stride == static_cast<std::ptrdiff_t>(width)) {
      std::memcpy(target, source, from.count * width);
      return;
    }
    for (std::size_t row = 0; row < from.count; ++row, source += from.stride, target += width)
      std::memcpy(target, source, width);
  }

  static std::size_t width_of(ElementType type) {
    switch (type) {
    case ElementType::i8:
    case ElementType::u8:
      return 1;
    case ElementType::i16:
    case ElementType::u16:
      return 2;
    case ElementType::f32:
    case ElementType::i32:
    case ElementType::u32:
      return 4;
    default:
      return 8;
    }
  }

  ElementType type_;
  SharedCallback read_;
  SharedCallback summarize_;
};

keisen::Bytes to_bytes(nb::handle object, const char *name) {
  if (!nb::isinstance<nb::bytes>(object))
    throw nb::type_error((std::string(name) + " must be bytes").c_str());
  const auto bytes = nb::cast<nb::bytes>(object);
  const void *data = bytes.data();
  const std::size_t count = bytes.size();
  keisen_bytes *copy = nullptr;
  // Joined with nothing it is itself, checked.
  keisen::check(keisen_summary_join(&data, &count, 1, &copy));
  return keisen::Bytes::adopt(copy);
}

Column make_source(nb::handle type,
                   nb::handle count,
                   nb::handle read,
                   nb::handle summarize,
                   nb::handle summary,
                   nb::handle summary_path,
                   nb::handle identity,
                   nb::handle rows_per_read,
                   nb::handle cache_bytes,
                   nb::handle progress) {
  if (PyCallable_Check(read.ptr()) == 0)
    throw nb::type_error("read must be callable");
  if (!summarize.is_none() && PyCallable_Check(summarize.ptr()) == 0)
    throw nb::type_error("summarize must be callable");
  RowSourceOptions options;
  if (!summary.is_none())
    options.summary = to_bytes(summary, "summary");
  if (!summary_path.is_none())
    options.summary_path = text(summary_path, "summary_path");
  if (!identity.is_none())
    options.identity = text(identity, "identity");
  options.rows_per_read = size(rows_per_read, "rows_per_read");
  options.cache_bytes = size(cache_bytes, "cache_bytes");
  options.progress = Progress(progress);
  const ElementType element = element_type(type);
  const std::size_t rows = size(count, "count");
  std::vector<SharedCallback> callbacks{std::make_shared<Callback>(read)};
  if (!summarize.is_none())
    callbacks.push_back(std::make_shared<Callback>(summarize));
  auto source = std::make_shared<PythonRows>(element, callbacks[0],
                                             callbacks.size() > 1 ? callbacks[1] : nullptr);
  keisen::Column column =
      listening([&] { return keisen::Column::source(element, rows, std::move(source), options); });
  return {std::move(column), nullptr, std::move(callbacks)};
}

nb::bytes python_bytes(const keisen::Bytes &bytes) { return nb::bytes(bytes.data(), bytes.size()); }

nb::bytes summarize(const Column &column, nb::handle first, nb::handle rows, nb::handle progress) {
  const keisen::Progress listener = Progress(progress);
  const std::size_t start = size(first, "first");
  const std::size_t block = size(rows, "rows_per_block");
  return python_bytes(listening([&] { return column.column.summarize(start, block, listener); }));
}

nb::bytes join(const nb::typed<nb::list, nb::bytes> &summaries) {
  std::vector<const void *> data;
  std::vector<std::size_t> sizes;
  for (nb::handle each : summaries) {
    if (!nb::isinstance<nb::bytes>(each))
      throw nb::type_error("summaries must be bytes");
    const auto bytes = nb::cast<nb::bytes>(each);
    data.push_back(bytes.data());
    sizes.push_back(bytes.size());
  }
  keisen_bytes *joined = nullptr;
  {
    Unlocked unlocked;
    keisen::check(keisen_summary_join(data.data(), sizes.data(), data.size(), &joined));
  }
  return python_bytes(keisen::Bytes::adopt(joined));
}

using Rows = nb::typed<nb::tuple, std::string, std::size_t, std::size_t, std::size_t>;

Rows rows_of(const nb::bytes &summary) {
  keisen_element_type type = KEISEN_ELEMENT_F64;
  std::size_t first = 0, count = 0, rows = 0;
  keisen::check(
      keisen_summary_get_rows(summary.data(), summary.size(), &type, &first, &count, &rows));
  return Rows(nb::make_tuple(element_name(static_cast<ElementType>(type)), first, count, rows));
}

const char *origin_name(SummaryOrigin origin) {
  switch (origin) {
  case SummaryOrigin::given:
    return "given";
  case SummaryOrigin::opened:
    return "opened";
  case SummaryOrigin::built:
    return "built";
  case SummaryOrigin::rebuilt_stale:
    return "rebuilt: stale";
  case SummaryOrigin::rebuilt_damaged:
    return "rebuilt: damaged";
  default:
    return "none";
  }
}

using Info = nb::typed<nb::tuple, std::string, bool, std::size_t, std::string>;

Info summary_info(const Column &column) {
  const keisen::SummaryInfo info = column.column.summary_info();
  return Info(nb::make_tuple(origin_name(info.origin), info.saved, info.repairs, info.failure));
}

} // namespace

void bind_row_sources(nb::module_ &module, nb::class_<Column> &column) {
  column
      .def_static("file", make_file, nb::arg("path").none(), nb::arg("type").none(),
                  nb::arg("offset").none(), nb::arg("stride").none(), nb::arg("count").none(),
                  nb::arg("byte_order").none(), nb::arg("summary"), nb::arg("progress").none())
      .def_static("npy", make_npy, nb::arg("path").none(), nb::arg("column").none(),
                  nb::arg("summary"), nb::arg("progress").none())
      .def_static("source", make_source, nb::arg("type").none(), nb::arg("count").none(),
                  nb::arg("read").none(), nb::arg("summarize").none(), nb::arg("summary").none(),
                  nb::arg("summary_path").none(), nb::arg("identity").none(),
                  nb::arg("rows_per_read").none(), nb::arg("cache_bytes").none(),
                  nb::arg("progress").none())
      .def("summarize", summarize, nb::arg("first").none(), nb::arg("rows_per_block").none(),
           nb::arg("progress").none())
      .def_prop_ro("summary_info", summary_info);
  module.def("join_summaries", join, nb::arg("summaries"));
  module.def("summary_rows", rows_of, nb::arg("summary"));
}

} // namespace keisen_python
