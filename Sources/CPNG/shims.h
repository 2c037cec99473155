#include <png.h>

/* Macros that Swift does not see. */
static const png_uint_32 CPNG_IMAGE_VERSION = PNG_IMAGE_VERSION;
static const png_uint_32 CPNG_FORMAT_RGBA = PNG_FORMAT_RGBA;
static const png_uint_32 CPNG_16_BITS_ARE_SRGB = PNG_IMAGE_FLAG_16BIT_sRGB;

/* Returns what libpng said about an image, "" for nothing. */
static inline const char *CPNG_message(const png_image *image) { return image->message; }
