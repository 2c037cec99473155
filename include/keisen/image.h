/* SPDX-License-Identifier: MIT */
/* Keisen: images and bytes. */
#ifndef KEISEN_IMAGE_H
#define KEISEN_IMAGE_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What is between the middles of the cells of a heat map. */
typedef enum keisen_interpolation {
  /** Each cell is a rectangle of one colour. */
  KEISEN_INTERPOLATION_NEAREST = 0,
  /** Values change steadily from the middle of a cell to those of its neighbours. */
  KEISEN_INTERPOLATION_LINEAR = 1
} keisen_interpolation;

/** How the values of a matrix follow each other in a column. */
typedef enum keisen_matrix_order {
  /** Row by row, as in C. */
  KEISEN_MATRIX_ORDER_ROWS = 0,
  /** Column by column, as in Fortran. */
  KEISEN_MATRIX_ORDER_COLUMNS = 1
} keisen_matrix_order;

/** A picture in memory: RGBA8, sRGB, straight alpha, rows top to bottom. Immutable. */
typedef struct keisen_image keisen_image;

/** Reads the columns and rows of a picture. @since 0.1 */
KEISEN_API keisen_status keisen_image_get_size(keisen_image *image,
                                               uint32_t *width,
                                               uint32_t *height);

/**
 * Gets the pixels of a picture.
 *
 * @param image          The picture.
 * @param pixels         Receives the address of the top left pixel; it lives as long as the
 * picture.
 * @param bytes_per_row  Receives the bytes from one row to the next.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_image_get_pixels(keisen_image *image,
                                                 const uint8_t **pixels,
                                                 size_t *bytes_per_row);

/** Encodes a picture as a PNG file in memory. @since 0.1 */
KEISEN_API keisen_status keisen_image_encode_png(keisen_image *image, keisen_bytes **bytes);
/** Writes a picture to a file, as keisen_chart_write_file() does. @since 0.1 */
KEISEN_API keisen_status keisen_image_write_file(keisen_image *image, const char *path);
/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_image_retain(keisen_image *image);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_image_release(keisen_image *image);
/** Tells whether two handles mean one picture. @since 0.1 */
KEISEN_API keisen_status keisen_image_equal(keisen_image *image, keisen_image *other, bool *equal);

/**
 * Gets the bytes.
 *
 * @param bytes  The bytes.
 * @param data   Receives their address; it lives as long as the bytes.
 * @param size   Receives their number.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_bytes_get_data(keisen_bytes *bytes,
                                               const uint8_t **data,
                                               size_t *size);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_bytes_retain(keisen_bytes *bytes);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_bytes_release(keisen_bytes *bytes);
/** Tells whether two handles mean the same bytes. @since 0.1 */
KEISEN_API keisen_status keisen_bytes_equal(keisen_bytes *bytes, keisen_bytes *other, bool *equal);

#ifdef __cplusplus
}
#endif

#endif
