#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_samplerless_texture_functions : require
#include "box.glsl"

// Cells as they fall on pixels, alpha multiplied in, texel by pixel.

layout(set = 1, binding = 0) uniform texture2D source;

layout(location = 0) flat in vec4 clip;
layout(location = 1) flat in vec4 clipRadii;
layout(location = 2) flat in vec4 color;
layout(location = 3) flat in vec2 offset;
layout(location = 0) out vec4 painted;

void main() {
  vec2 p = gl_FragCoord.xy;
  painted = texelFetch(source, ivec2(p + offset), 0) * (color.a * box(p, clip, clipRadii));
}
