#version 460
#extension GL_GOOGLE_include_directive : require
#include "quad.glsl"

layout(location = 0) flat out vec4 clip;
layout(location = 1) flat out vec4 clipRadii;
layout(location = 2) flat out vec4 color;
layout(location = 3) flat out vec4 shape;
layout(location = 4) flat out vec4 radii;
layout(location = 5) flat out vec4 endColor;
layout(location = 6) flat out vec4 gradient;
layout(location = 7) flat out float border;

void main() {
  clip = item(CLIP);
  clipRadii = item(CLIP_RADII);
  color = item(COLOR);
  shape = item(SHAPE);
  radii = item(RADII);
  endColor = item(END_COLOR);
  gradient = item(GRADIENT);
  border = item(EXTRA).z;
  gl_Position = corner();
}
