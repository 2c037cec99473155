// SPDX-License-Identifier: MIT
//
// Markers of the caller's own.
#pragma once

#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/path_outline.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace keisen {

/// A marker of the caller's own: an outline of lines and curves, drawn as shapes of markers are.
///
/// What an odd number of its contours surrounds is inside; each contour is closed. Units don't
/// matter: of one size it covers as much as all other markers. Its border, where there is one, is
/// centred on the outline. keisen_custom_marker tells the details.
class CustomMarker : public Object<CustomMarker,
                                   keisen_custom_marker,
                                   keisen_custom_marker_retain,
                                   keisen_custom_marker_release,
                                   keisen_custom_marker_equal> {
public:
  using Object::Object;

  /// Makes a marker of lines and curves.
  ///
  /// @param outline  At most 1,000 points that cover something, y down, in any units.
  /// @param anchor   What stands on the positions, in the same units; nothing for the outline's
  /// centre of area.
  explicit CustomMarker(const PathOutline &outline, std::optional<Point> anchor = std::nullopt)
      : Object(create(outline.verbs(), outline.points(), anchor)) {}

  /// Makes a marker of straight lines through points; those of NaN part its contours.
  explicit CustomMarker(const std::vector<Point> &polygon,
                        std::optional<Point> anchor = std::nullopt)
      : Object(create({}, polygon, anchor)) {}

private:
  static keisen_custom_marker *create(const std::vector<std::uint8_t> &verbs,
                                      const std::vector<Point> &points,
                                      const std::optional<Point> &anchor) {
    keisen_custom_marker *marker = nullptr;
    check(keisen_custom_marker_create(verbs.empty() ? nullptr : verbs.data(), verbs.size(),
                                      detail::c_points(points), points.size(),
                                      anchor ? &anchor->x : nullptr, &marker));
    return marker;
  }
};

} // namespace keisen
