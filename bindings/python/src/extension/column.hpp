// SPDX-License-Identifier: MIT
#pragma once

#include "callback.hpp"
#include "values.hpp"

#include <memory>
#include <vector>

namespace keisen_python {

/// A column, and the buffer that it borrows.
///
/// The buffer's owner belongs to the library as long as something reads it. Python's collector sees
/// it through this object, which lines keep for just that reason.
struct Column {
  keisen::Column column;
  std::shared_ptr<Loan> loan;
  /// What hands out its rows, where they are read when they are needed.
  std::vector<SharedCallback> callbacks;
};

/// Adds what makes columns of files and of other rows that are read when they are needed.
void bind_row_sources(nb::module_ &module, nb::class_<Column> &column);

} // namespace keisen_python
