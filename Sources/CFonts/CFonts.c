#include "CFonts.h"

// The compiler has #embed as an extension in every C mode; a package that others depend on can't
// ask for C23 by an unsafe flag.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t inter_regular[] = {
#embed "Inter/Inter-Regular.otf"
};

static const uint8_t inter_semibold[] = {
#embed "Inter/Inter-SemiBold.otf"
};

static const uint8_t inter_italic[] = {
#embed "Inter/Inter-Italic.otf"
};

static const uint8_t inter_semibold_italic[] = {
#embed "Inter/Inter-SemiBoldItalic.otf"
};

EmbeddedFont fonts_inter_regular(void) {
  return (EmbeddedFont){inter_regular, sizeof inter_regular};
}

EmbeddedFont fonts_inter_semibold(void) {
  return (EmbeddedFont){inter_semibold, sizeof inter_semibold};
}

EmbeddedFont fonts_inter_italic(void) { return (EmbeddedFont){inter_italic, sizeof inter_italic}; }

EmbeddedFont fonts_inter_semibold_italic(void) {
  return (EmbeddedFont){inter_semibold_italic, sizeof inter_semibold_italic};
}
