// The quad around a marker, and the lengths of its shape.

#include "near.glsl"

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

// The colour of 16 bits a channel, straight alpha.
vec4 premultiplied(uvec2 words) {
  vec4 own = vec4(unpackUnorm2x16(words.x), unpackUnorm2x16(words.y));
  return vec4(own.rgb * own.a, own.a);
}

// Above 0 and no NaN, asked of the bits.
bool isSize(uint bits) { return bits - 1u < 0x7f800000u; }

// Makes this vertex one of the quad of a marker; `diameter` is in pixels.
void mark(vec2 centre, float diameter, bool present) {
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
