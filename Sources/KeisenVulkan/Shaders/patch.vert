#version 460
#extension GL_GOOGLE_include_directive : require
#include "quad.glsl"

// A quad whose pixels are in a storage buffer.

layout(location = 0) flat out vec4 clip;
layout(location = 1) flat out vec4 clipRadii;
layout(location = 2) flat out vec4 color;
layout(location = 3) flat out vec4 place;
layout(location = 4) flat out vec4 endColor;
layout(location = 5) flat out vec4 gradient;

void main() {
  clip = item(CLIP);
  clipRadii = item(CLIP_RADII);
  color = item(COLOR);
  place = item(SHAPE);
  endColor = item(END_COLOR);
  gradient = item(GRADIENT);
  gl_Position = corner();
}
