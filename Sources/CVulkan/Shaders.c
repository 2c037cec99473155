// The shaders of KeisenVulkan as scripts/compile-shaders left them.

#include "CVulkan.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define CVULKAN_SHADER(name)                                                                       \
  const CVulkanShader cvulkan_##name = {(const uint32_t *)(const void *)name, sizeof name}

static const _Alignas(4) unsigned char capsule_vert[] = {
#embed "../KeisenVulkan/Shaders/capsule.vert.spv"
};
CVULKAN_SHADER(capsule_vert);

static const _Alignas(4) unsigned char capsule_frag[] = {
#embed "../KeisenVulkan/Shaders/capsule.frag.spv"
};
CVULKAN_SHADER(capsule_frag);

static const _Alignas(4) unsigned char stroke_vert[] = {
#embed "../KeisenVulkan/Shaders/stroke.vert.spv"
};
CVULKAN_SHADER(stroke_vert);

static const _Alignas(4) unsigned char stroke_frag[] = {
#embed "../KeisenVulkan/Shaders/stroke.frag.spv"
};
CVULKAN_SHADER(stroke_frag);

static const _Alignas(4) unsigned char rectangle_vert[] = {
#embed "../KeisenVulkan/Shaders/rectangle.vert.spv"
};
CVULKAN_SHADER(rectangle_vert);

static const _Alignas(4) unsigned char rectangle_frag[] = {
#embed "../KeisenVulkan/Shaders/rectangle.frag.spv"
};
CVULKAN_SHADER(rectangle_frag);

static const _Alignas(4) unsigned char texel_vert[] = {
#embed "../KeisenVulkan/Shaders/texel.vert.spv"
};
CVULKAN_SHADER(texel_vert);

static const _Alignas(4) unsigned char texel_frag[] = {
#embed "../KeisenVulkan/Shaders/texel.frag.spv"
};
CVULKAN_SHADER(texel_frag);

static const _Alignas(4) unsigned char envelope_vert[] = {
#embed "../KeisenVulkan/Shaders/envelope.vert.spv"
};
CVULKAN_SHADER(envelope_vert);

static const _Alignas(4) unsigned char envelope_frag[] = {
#embed "../KeisenVulkan/Shaders/envelope.frag.spv"
};
CVULKAN_SHADER(envelope_frag);

static const _Alignas(4) unsigned char marker_vert[] = {
#embed "../KeisenVulkan/Shaders/marker.vert.spv"
};
CVULKAN_SHADER(marker_vert);

static const _Alignas(4) unsigned char marker_frag[] = {
#embed "../KeisenVulkan/Shaders/marker.frag.spv"
};
CVULKAN_SHADER(marker_frag);

static const _Alignas(4) unsigned char kept_vert[] = {
#embed "../KeisenVulkan/Shaders/kept.vert.spv"
};
CVULKAN_SHADER(kept_vert);

static const _Alignas(4) unsigned char picture_vert[] = {
#embed "../KeisenVulkan/Shaders/picture.vert.spv"
};
CVULKAN_SHADER(picture_vert);

static const _Alignas(4) unsigned char cells_frag[] = {
#embed "../KeisenVulkan/Shaders/cells.frag.spv"
};
CVULKAN_SHADER(cells_frag);

static const _Alignas(4) unsigned char patch_vert[] = {
#embed "../KeisenVulkan/Shaders/patch.vert.spv"
};
CVULKAN_SHADER(patch_vert);

static const _Alignas(4) unsigned char patch_frag[] = {
#embed "../KeisenVulkan/Shaders/patch.frag.spv"
};
CVULKAN_SHADER(patch_frag);

static const _Alignas(4) unsigned char resolve_frag[] = {
#embed "../KeisenVulkan/Shaders/resolve.frag.spv"
};
CVULKAN_SHADER(resolve_frag);

static const _Alignas(4) unsigned char bare_vert[] = {
#embed "../KeisenVulkan/Shaders/bare.vert.spv"
};
CVULKAN_SHADER(bare_vert);

static const _Alignas(4) unsigned char bare_frag[] = {
#embed "../KeisenVulkan/Shaders/bare.frag.spv"
};
CVULKAN_SHADER(bare_frag);

static const _Alignas(4) unsigned char count_comp[] = {
#embed "../KeisenVulkan/Shaders/count.comp.spv"
};
CVULKAN_SHADER(count_comp);

static const _Alignas(4) unsigned char paint_comp[] = {
#embed "../KeisenVulkan/Shaders/paint.comp.spv"
};
CVULKAN_SHADER(paint_comp);
