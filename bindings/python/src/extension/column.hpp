// SPDX-License-Identifier: MIT
#ifndef KEISEN_PYTHON_COLUMN_HPP
#define KEISEN_PYTHON_COLUMN_HPP

#include "values.hpp"

namespace keisen_python {

/// A column, and the buffer that it borrows.
///
/// The buffer's owner belongs to the library as long as something reads it. Python's collector sees
/// it through this object, which lines keep for just that reason.
struct Column {
  keisen::Column column;
  std::shared_ptr<Loan> loan;
};

} // namespace keisen_python

#endif
