#version 460
#extension GL_GOOGLE_include_directive : require
#include "box.glsl"

// A rectangle's fill, or its border: the outer box less the inner.

layout(location = 0) flat in vec4 clip;
layout(location = 1) flat in vec4 clipRadii;
layout(location = 2) flat in vec4 color;
layout(location = 3) flat in vec4 shape;
layout(location = 4) flat in vec4 radii;
layout(location = 5) flat in vec4 endColor;
layout(location = 6) flat in vec4 gradient;
layout(location = 7) flat in float border;
layout(location = 0) out vec4 painted;

void main() {
  vec2 p = gl_FragCoord.xy;
  float coverage = box(p, shape, radii);
  if (border > 0.0) {
    vec4 inner = shape + border * vec4(1.0, 1.0, -1.0, -1.0);
    coverage = sat(coverage - box(p, inner, max(radii - border, 0.0)));
  }
  vec4 source = mix(color, endColor, sat(dot(p - gradient.xy, gradient.zw)));
  painted = source * (coverage * box(p, clip, clipRadii));
}
