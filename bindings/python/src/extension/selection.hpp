// SPDX-License-Identifier: MIT
//
// The rows of series in a box or a lasso.
#pragma once

#include "module.hpp"

#include <tuple>
#include <vector>

namespace keisen_python {

/// Asks a chart for the rows in a box of four numbers, or where that is None in a lasso: x and y of
/// each point in turn. Other threads run meanwhile.
std::vector<std::tuple<keisen::Series, keisen::Selection>> select(const keisen::Chart &chart,
                                                                  nb::handle box,
                                                                  nb::handle lasso,
                                                                  const keisen::Series *series,
                                                                  nb::handle pixel_ratio);

/// Asks a figure, as `select` does a chart: of each chart in turn.
std::vector<std::tuple<keisen::Chart, keisen::Series, keisen::Selection>>
figure_select(const keisen::Figure &figure,
              nb::handle box,
              nb::handle lasso,
              const keisen::Series *series,
              nb::handle pixel_ratio);

} // namespace keisen_python
