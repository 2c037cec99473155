#pragma once
#include <stddef.h>
#include <stdint.h>

/// A font file that is part of the library.
typedef struct EmbeddedFont {
  const uint8_t *bytes;
  size_t count;
} EmbeddedFont;

/// Inter Regular, the default text face.
EmbeddedFont fonts_inter_regular(void);
/// Inter Semi Bold, for titles.
EmbeddedFont fonts_inter_semibold(void);
/// Inter Italic.
EmbeddedFont fonts_inter_italic(void);
/// Inter Semi Bold Italic.
EmbeddedFont fonts_inter_semibold_italic(void);
