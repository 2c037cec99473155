/* SPDX-License-Identifier: MIT */
/* Keisen: markers. */
#ifndef KEISEN_MARKER_H
#define KEISEN_MARKER_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The shape of a marker. Of one size all cover the same area, so they look equally heavy. */
typedef enum keisen_marker {
  /** A disc. */
  KEISEN_MARKER_CIRCLE = 0,
  /** A square on its side. */
  KEISEN_MARKER_SQUARE = 1,
  /** A square on its corner. */
  KEISEN_MARKER_DIAMOND = 2,
  /** A triangle that points up. */
  KEISEN_MARKER_TRIANGLE_UP = 3,
  /** A triangle that points down. */
  KEISEN_MARKER_TRIANGLE_DOWN = 4,
  /** A triangle that points to the left. */
  KEISEN_MARKER_TRIANGLE_LEFT = 5,
  /** A triangle that points to the right. */
  KEISEN_MARKER_TRIANGLE_RIGHT = 6,
  /** Two bars across each other, along the diagonals. */
  KEISEN_MARKER_CROSS = 7,
  /** Two bars across each other, upright and level. */
  KEISEN_MARKER_PLUS = 8,
  /** A star of five points. */
  KEISEN_MARKER_STAR = 9,
  /** A hollow circle. */
  KEISEN_MARKER_RING = 10,
  /** Five equal sides, point up. */
  KEISEN_MARKER_PENTAGON = 11,
  /** Six equal sides, point up. */
  KEISEN_MARKER_HEXAGON = 12,
  /** An upright bar. */
  KEISEN_MARKER_VERTICAL_BAR = 13,
  /** A level bar. */
  KEISEN_MARKER_HORIZONTAL_BAR = 14
} keisen_marker;

/**
 * A marker of the caller's own: an outline of lines and curves, drawn as the shapes of
 * keisen_marker are. Never changes.
 *
 * What an odd number of its contours surrounds is inside; each contour is closed. Units don't
 * matter: of one size it covers as much as all other markers, the area of a circle of this
 * diameter, and fades below a device pixel as they do. Its border, where there is one, is centred
 * on the outline. Hits, legends, fits and selections take it as it is.
 *
 * Of more rows in view than a quarter of the chart's direct rows, without borders, markers are
 * drawn as what they are on each pixel: tier KEISEN_TIER_COVERAGE. With borders each is a path of
 * its own, however many there are.
 */
typedef struct keisen_custom_marker keisen_custom_marker;

/** A step along an outline. */
typedef enum keisen_path_verb {
  /** Begins a contour at a point. */
  KEISEN_PATH_VERB_MOVE = 0,
  /** A straight line to a point. */
  KEISEN_PATH_VERB_LINE = 1,
  /** A quadratic Bézier curve: its control point and its end. */
  KEISEN_PATH_VERB_QUADRATIC = 2,
  /** A cubic Bézier curve: its two control points and its end. */
  KEISEN_PATH_VERB_CUBIC = 3,
  /** Joins the end of the contour with its beginning. Takes no point. */
  KEISEN_PATH_VERB_CLOSE = 4
} keisen_path_verb;

/**
 * Makes a marker of the caller's own.
 *
 * @param verbs          The steps, each a keisen_path_verb in a byte. NULL for straight lines
 *                       through all points: a polygon; points of NaN then part its contours.
 * @param verb_count     Number of steps.
 * @param points         2 * point_count numbers: x to the right and y down of the points that the
 *                       steps take, in order, in any units. Copied.
 * @param point_count    Number of points, at most 1,000.
 * @param anchor         2 numbers in the same units: what stands on the positions. NULL for the
 *                       outline's centre of area.
 * @param custom_marker  Receives the marker.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when a step is unknown, points are too few or
 * too many for the steps, a number is not finite, the outline covers nothing, or it reaches farther
 * from its anchor than 100 times the diameter of the circle that covers as much.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_custom_marker_create(const uint8_t *verbs,
                                                     size_t verb_count,
                                                     const double *points,
                                                     size_t point_count,
                                                     const double *anchor,
                                                     keisen_custom_marker **custom_marker);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_custom_marker_retain(keisen_custom_marker *custom_marker);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_custom_marker_release(keisen_custom_marker *custom_marker);
/** Tells whether two handles mean one marker. @since 0.1 */
KEISEN_API keisen_status keisen_custom_marker_equal(keisen_custom_marker *custom_marker,
                                                    keisen_custom_marker *other,
                                                    bool *equal);

#ifdef __cplusplus
}
#endif

#endif
