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
