#version 460
#extension GL_GOOGLE_include_directive : require
#include "box.glsl"

// A fill where bytes of coverage say so, or a picture's own colours.

// Whether a word is a pixel, red in the lowest byte, straight alpha; else it is the coverage of four pixels.
layout(constant_id = 1) const bool PICTURE = false;

layout(set = 1, binding = 0, std430) readonly buffer Words { uint words[]; };

layout(location = 0) flat in vec4 clip;
layout(location = 1) flat in vec4 clipRadii;
layout(location = 2) flat in vec4 color;
layout(location = 3) flat in vec4 place;  // column and row of the first pixel, its word, words in a row
layout(location = 4) flat in vec4 endColor;
layout(location = 5) flat in vec4 gradient;
layout(location = 0) out vec4 painted;

void main() {
  vec2 p = gl_FragCoord.xy;
  uvec2 pixel = uvec2(ivec2(p) - ivec2(place.xy));
  uint row = uint(place.z) + pixel.y * uint(place.w);
  vec4 source;
  if (PICTURE) {
    source = unpackUnorm4x8(words[row + pixel.x]);
    source.rgb *= source.a;
  } else {
    uint coverage = words[row + pixel.x / 4u] >> (pixel.x % 4u * 8u) & 255u;
    source = mix(color, endColor, sat(dot(p - gradient.xy, gradient.zw)));
    source *= float(coverage) / 255.0;
  }
  painted = source * box(p, clip, clipRadii);
}
