/* SPDX-License-Identifier: MIT */
/* Keisen: spaces. */
#ifndef KEISEN_SPACE_H
#define KEISEN_SPACE_H

#include "base.h"
#include "projection.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Two projections over a chart's plot rectangle: x to the right, y up. Its projections are fixed.
 */
typedef struct keisen_space keisen_space;

/**
 * Makes a space. It keeps its projections alive.
 *
 * @param x      Projection of the horizontal dimension.
 * @param y      Projection of the vertical dimension; may be the same as `x`.
 * @param space  Receives the space.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_space_create(keisen_projection *x,
                                             keisen_projection *y,
                                             keisen_space **space);

/** The shape of grid lines at the radii of a polar space. */
typedef enum keisen_polar_grid {
  /** Circles. */
  KEISEN_POLAR_GRID_CIRCLES = 0,
  /** Straight from spoke to spoke, as in radar charts. */
  KEISEN_POLAR_GRID_POLYGONS = 1
} keisen_polar_grid;

/** How lines and areas of a polar space go from row to row. */
typedef enum keisen_polar_path {
  /** Straight on the disc. */
  KEISEN_POLAR_PATH_STRAIGHT = 0,
  /** Along the angle, the nearer way around, the radius changing steadily. */
  KEISEN_POLAR_PATH_ALONG_ANGLE = 1
} keisen_polar_path;

/** How angles and radii become places on a disc, for good. */
typedef struct keisen_polar_options {
  /** sizeof(keisen_polar_options). */
  uint32_t struct_size;
  /** Whether angles grow clockwise. Default true. */
  bool clockwise;
  /** Whether the last row of lines and areas is joined with the first. Lines with values, styles or
   * an order by row are not closed. Default false. */
  bool closed;
  /** The shape of grid lines at radii. Default KEISEN_POLAR_GRID_CIRCLES. */
  keisen_polar_grid grid;
  /** How lines and areas go from row to row. Default KEISEN_POLAR_PATH_STRAIGHT. */
  keisen_polar_path path;
  /** Where the range of angles begins, in degrees clockwise from 12 o'clock, finite; 90 with angles
   * that do not grow clockwise is as in mathematics. Default 0. */
  double start;
  /** Radius of the hole as a part of the disc's, from 0 to less than 1. Default 0. */
  double inner_radius;
} keisen_polar_options;

/** A keisen_polar_options with all defaults. */
#define KEISEN_POLAR_OPTIONS_INIT                                                                  \
  {sizeof(keisen_polar_options), true, false, KEISEN_POLAR_GRID_CIRCLES,                           \
   KEISEN_POLAR_PATH_STRAIGHT,   0,    0}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_polar_options_init(keisen_polar_options *options,
                                                   uint32_t struct_size);

/**
 * Makes a polar space: an angle and a distance from the middle of a disc.
 *
 * The disc is the largest that the plot has room for, in its middle. The range of `angle` goes once
 * around: its two ends stand at one place, as do 0 and 360 of the range (0, 360); on a category
 * scale the first name stands there. The range of `radius` goes from the hole to the rim: what is
 * below it stands at the hole, what is beyond is cut off. A fit of radii that are not negative
 * begins at 0.
 *
 * Lines, areas, points and sectors can be drawn in it, the other series and the axes of a plot can
 * not, KEISEN_ERROR_UNSUPPORTED; its grid has spokes and rings. A chart may have polar and other
 * series; axes that none of its series uses are not drawn.
 *
 * @param angle    The projection of angles. While it follows its data, these go once around.
 * @param radius   The projection of radii.
 * @param options  How they become places, or NULL.
 * @param space    Receives the space.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when an option is not allowed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_space_create_polar(keisen_projection *angle,
                                                   keisen_projection *radius,
                                                   const keisen_polar_options *options,
                                                   keisen_space **space);

/** Gets the projection of the horizontal dimension, as a new reference. @since 0.1 */
KEISEN_API keisen_status keisen_space_get_x(keisen_space *space, keisen_projection **x);
/** Gets the projection of the vertical dimension, as a new reference. @since 0.1 */
KEISEN_API keisen_status keisen_space_get_y(keisen_space *space, keisen_projection **y);
/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_space_retain(keisen_space *space);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_space_release(keisen_space *space);
/** Tells whether two handles mean one space. @since 0.1 */
KEISEN_API keisen_status keisen_space_equal(keisen_space *space, keisen_space *other, bool *equal);

#ifdef __cplusplus
}
#endif

#endif
