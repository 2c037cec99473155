/* SPDX-License-Identifier: MIT */
/* Keisen: series: what all of them have. */
#ifndef KEISEN_SERIES_H
#define KEISEN_SERIES_H

#include "base.h"
#include "space.h"
#include "color_scale.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Draws data through one space. May be part of several charts. */
typedef struct keisen_series keisen_series;

/** Where the values of shapes stand as texts: over all series of a chart, none on another one, and
 * none on the shape of another one. Where some at upright bars have no room level, and more have
 * turned by a quarter, all of those are. One that has no room is left out and counts among the
 * omitted_labels of the series' record. */
typedef enum keisen_value_labels {
  /** Nowhere: there are none. */
  KEISEN_VALUE_LABELS_NONE = 0,
  /** In the middle of shapes that have a base of their own, as those of a stack do; else beyond the
   * tip, or within the shape where there is no room beyond it. */
  KEISEN_VALUE_LABELS_AUTOMATIC = 1,
  /** Beyond the tip. */
  KEISEN_VALUE_LABELS_OUTSIDE = 2,
  /** Within the shape, at the tip or where the plot cuts that off. */
  KEISEN_VALUE_LABELS_INSIDE = 3,
  /** In the middle of what is seen of the shape. */
  KEISEN_VALUE_LABELS_CENTER = 4
} keisen_value_labels;

/**
 * Gets the colour scale of a series, as a new reference.
 *
 * @param series       A series.
 * @param color_scale  Receives the scale.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the series has none.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_series_get_color_scale(keisen_series *series,
                                                       keisen_color_scale **color_scale);

/** Gets the space of a series, as a new reference. @since 0.1 */
KEISEN_API keisen_status keisen_series_get_space(keisen_series *series, keisen_space **space);
/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_series_retain(keisen_series *series);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_series_release(keisen_series *series);
/** Tells whether two handles mean one series. @since 0.1 */
KEISEN_API keisen_status keisen_series_equal(keisen_series *series,
                                             keisen_series *other,
                                             bool *equal);

#ifdef __cplusplus
}
#endif

#endif
