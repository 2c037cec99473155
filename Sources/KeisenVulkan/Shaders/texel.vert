#version 460
#extension GL_GOOGLE_include_directive : require
#include "quad.glsl"

// A quad that is covered as a picture of coverage says, texel by pixel.

layout(location = 0) flat out vec4 clip;
layout(location = 1) flat out vec4 clipRadii;
layout(location = 2) flat out vec4 color;
layout(location = 3) flat out vec2 offset;

void main() {
  clip = item(CLIP);
  clipRadii = item(CLIP_RADII);
  color = item(COLOR);
  offset = item(EXTRA).xy;
  gl_Position = corner();
}
