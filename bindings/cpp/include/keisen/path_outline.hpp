// SPDX-License-Identifier: MIT
//
// Outlines of lines and curves.
#pragma once

#include <keisen/geometry.hpp>
#include <keisen/keisen.h>

#include <cstdint>
#include <initializer_list>
#include <vector>

namespace keisen {

/// An outline of lines and curves, of any number of contours, in points.
class PathOutline {
public:
  /// Begins a contour.
  PathOutline &move(Point to) { return add(KEISEN_PATH_VERB_MOVE, {to}); }
  /// Adds a straight line.
  PathOutline &line(Point to) { return add(KEISEN_PATH_VERB_LINE, {to}); }
  /// Adds a quadratic Bézier curve.
  PathOutline &quadratic(Point control, Point to) {
    return add(KEISEN_PATH_VERB_QUADRATIC, {control, to});
  }
  /// Adds a cubic Bézier curve.
  PathOutline &cubic(Point first, Point second, Point to) {
    return add(KEISEN_PATH_VERB_CUBIC, {first, second, to});
  }
  /// Joins the end of the contour with its beginning.
  PathOutline &close() { return add(KEISEN_PATH_VERB_CLOSE, {}); }

  const std::vector<std::uint8_t> &verbs() const noexcept { return verbs_; }
  const std::vector<Point> &points() const noexcept { return points_; }

private:
  PathOutline &add(keisen_path_verb verb, std::initializer_list<Point> points) {
    verbs_.push_back(static_cast<std::uint8_t>(verb));
    points_.insert(points_.end(), points);
    return *this;
  }

  std::vector<std::uint8_t> verbs_;
  std::vector<Point> points_;
};

namespace detail {

/// Returns the numbers of points for C.
inline const double *c_points(const std::vector<Point> &points) noexcept {
  static_assert(sizeof(Point) == 2 * sizeof(double), "a point is its two numbers");
  return points.empty() ? nullptr : &points.data()->x;
}

} // namespace detail

} // namespace keisen
