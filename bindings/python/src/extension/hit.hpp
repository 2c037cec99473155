// SPDX-License-Identifier: MIT
//
// What is drawn at a point.
#pragma once

#include "module.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <utility>

namespace keisen_python {

/// A value as `keisen._data.values.value_of` gives it: an integer, the rest, and the number of a
/// unit.
using HitValue = std::tuple<std::int64_t, double, int>;

/// Series and its place, row, x, y, position, distance, column and value.
using HitParts = std::tuple<keisen::Series,
                            std::size_t,
                            std::size_t,
                            HitValue,
                            HitValue,
                            std::tuple<double, double>,
                            double,
                            std::size_t,
                            HitValue>;

/// Tells what was found.
HitParts hit_parts(const keisen::Hit &found);

/// Asks a chart; other threads run meanwhile.
std::optional<HitParts> hit(const keisen::Chart &chart,
                            nb::handle x,
                            nb::handle y,
                            nb::handle within,
                            nb::handle mode,
                            const keisen::Series *series,
                            nb::handle pixel_ratio);

/// Asks a chart for the values at a point; other threads run meanwhile.
std::optional<std::tuple<HitValue, HitValue>> values_at(const keisen::Chart &chart,
                                                        nb::handle x,
                                                        nb::handle y,
                                                        const keisen::Space *space,
                                                        nb::handle clip,
                                                        nb::handle pixel_ratio);

/// Asks a chart for the point of values; other threads run meanwhile.
std::optional<std::tuple<double, double>> position_of(const keisen::Chart &chart,
                                                      const HitValue &x,
                                                      const HitValue &y,
                                                      const keisen::Space *space,
                                                      nb::handle clip,
                                                      nb::handle pixel_ratio);

/// Asks a figure for the values of one of its charts at a point; other threads run meanwhile.
std::optional<std::tuple<HitValue, HitValue>> figure_values_at(const keisen::Figure &figure,
                                                               const keisen::Chart &chart,
                                                               nb::handle x,
                                                               nb::handle y,
                                                               const keisen::Space *space,
                                                               nb::handle clip,
                                                               nb::handle pixel_ratio);

/// Asks a figure for the point of values of one of its charts; other threads run meanwhile.
std::optional<std::tuple<double, double>> figure_position_of(const keisen::Figure &figure,
                                                             const keisen::Chart &chart,
                                                             const HitValue &x,
                                                             const HitValue &y,
                                                             const keisen::Space *space,
                                                             nb::handle clip,
                                                             nb::handle pixel_ratio);

/// Asks a figure; other threads run meanwhile.
std::optional<std::pair<keisen::Chart, HitParts>> figure_hit(const keisen::Figure &figure,
                                                             nb::handle x,
                                                             nb::handle y,
                                                             nb::handle within,
                                                             nb::handle mode,
                                                             const keisen::Series *series,
                                                             nb::handle pixel_ratio);

} // namespace keisen_python
