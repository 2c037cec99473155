// SPDX-License-Identifier: MIT
//
// How long a plot is.
#pragma once

#include <keisen/chart.hpp>
#include <keisen/enums.hpp>
#include <keisen/keisen.h>

#include <optional>
#include <utility>

namespace keisen {

/// How long a plot is along one dimension, for what turns points into data: given, or that of a
/// chart's plot. A restriction does not keep the chart alive; when it has ended, the length is 0.
struct Viewport {
  /// The chart whose plot it is; nothing for `points`.
  std::optional<Chart> chart;
  /// The side of the plot.
  Dimension dimension = Dimension::x;
  /// Without a chart: the length in points, finite, not negative.
  double points = 0;

  /// A length in points.
  Viewport(double length) noexcept : points(length) {}

  /// A side of a chart's plot.
  Viewport(Chart of, Dimension side) : chart(std::move(of)), dimension(side) {}
};

namespace detail {

/// Returns the viewport for C, which lives as long as it.
inline keisen_viewport c_viewport(const Viewport &viewport) noexcept {
  return {viewport.chart ? viewport.chart->handle() : nullptr,
          static_cast<keisen_dimension>(viewport.dimension), viewport.points};
}

/// Reads a viewport of a restriction.
inline Viewport viewport(keisen_restriction *restriction, bool other) {
  keisen_viewport c = {nullptr, KEISEN_DIMENSION_X, 0};
  check(keisen_restriction_get_viewport(restriction, other, &c));
  if (c.chart == nullptr)
    return Viewport(c.points);
  return Viewport(Chart::adopt(c.chart), static_cast<Dimension>(c.dimension));
}

} // namespace detail

} // namespace keisen
