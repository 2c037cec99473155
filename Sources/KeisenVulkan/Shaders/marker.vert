#version 460
#extension GL_GOOGLE_include_directive : require
#include "marker.glsl"
#include "near.glsl"

// A quad around a marker, and the lengths of its shape.

layout(set = 0, binding = 0, std430) readonly buffer Words { uint words[]; };

layout(location = 0) flat out vec4 place;    // centre; reach and half the thickness
layout(location = 1) flat out vec4 inside;   // the same lengths within the border; how much there is
                                             // within, and of the whole
layout(location = 2) flat out vec4 color;

// Reach and thickness for a diameter of 1: `MarkerLengths` is the twin.
const float REACHES[15] = float[](
  0.5, 0.44311346, 0.44311346, 0.38878008, 0.38878008, 0.38878008, 0.38878008, 0.66992459,
  0.66992459, 0.25847622, 0.5, 0.4649748, 0.4761564, 0.99083182, 0.99083182);
// How much farther than its edges a shape reaches.
const float TIPS[15] = float[](
  1.0, 1.0, 1.4143, 2.0, 2.0, 2.0, 2.0, 1.0, 1.0, 3.2361, 1.0, 1.2361, 1.1548, 1.0, 1.0);
const float MARGIN = 1.0 / 16.0;

const vec2 CORNERS[6] =
  vec2[](vec2(-1, -1), vec2(1, -1), vec2(-1, 1), vec2(-1, 1), vec2(1, -1), vec2(1, 1));

void main() {
  uint start = draw.start + uint(gl_VertexIndex) / 6u * draw.words;
  vec2 centre = uintBitsToFloat(uvec2(words[start], words[start + 1u])) * draw.scale;
  start += 2u;
  float diameter = draw.diameter;
  uint sizeBits = floatBitsToUint(diameter);
  if ((draw.parts & 1u) != 0u) {
    sizeBits = words[start++];
    diameter = uintBitsToFloat(sizeBits) * draw.scale;
  }
  color = draw.color;
  if ((draw.parts & 2u) != 0u) {
    vec4 own = vec4(unpackUnorm2x16(words[start]), unpackUnorm2x16(words[start + 1u]));
    color = vec4(own.rgb * own.a, own.a);
  }
  // Above 0 and no NaN, asked of the bits.
  bool present = sizeBits - 1u < 0x7f800000u && isNear(centre);

  float drawn = clamp(diameter, 1.0, 1099511627776.0);
  float fade = min(diameter, 1.0);
  float opacity = fade * fade;
  float reach = REACHES[SHAPE] * drawn;
  float thin = reach;
  if (SHAPE == RING || SHAPE == CROSS || SHAPE == PLUS) thin = reach / 4.0;
  if (SHAPE == VERTICAL_BAR || SHAPE == HORIZONTAL_BAR) thin = reach / 5.0;
  if (thin < reach) {
    opacity *= min(2.0 * thin, 1.0);
    thin = max(thin, 0.5);
  }
  float extent = (max(reach, thin) + 0.5) * TIPS[SHAPE];
  if (SHAPE == RING) extent = reach + thin + 0.5;
  if (SHAPE == CROSS) extent = (reach + thin + 1.0) * 0.7072;

  vec2 within = vec2(SHAPE == RING ? reach : reach - draw.border, thin - draw.border);
  float share = draw.border > 0.0 ? clamp(2.0 * min(within.x, within.y), 0.0, 1.0) : 1.0;
  place = vec4(centre, reach, thin);
  inside = vec4(max(within, 0.0), share, opacity);

  vec2 corner = centre + CORNERS[uint(gl_VertexIndex) % 6u] * (extent + MARGIN);
  // Cut to the clip and the picture: what is outside makes llvmpipe clip some thousand triangles.
  corner = clamp(corner, clamp(floor(draw.clip.xy), vec2(0.0), draw.size),
                 clamp(ceil(draw.clip.zw), vec2(0.0), draw.size));
  vec2 quad = present ? corner : 0.5 * draw.size;
  gl_Position = vec4(quad * 2.0 / draw.size - 1.0, 0.0, 1.0);
}
