// SPDX-License-Identifier: MIT
//
// The words for what cells show.
#ifndef KEISEN_PYTHON_CELLS_HPP
#define KEISEN_PYTHON_CELLS_HPP

#include "arguments.hpp"

namespace keisen_python {

inline constexpr Word<keisen::CellReduction> reductions[] = {
    {"count", keisen::CellReduction::count},
    {"sum", keisen::CellReduction::sum},
    {"mean", keisen::CellReduction::mean}};

} // namespace keisen_python

#endif
