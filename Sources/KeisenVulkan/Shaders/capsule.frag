#version 460
#extension GL_GOOGLE_include_directive : require
#include "stroke.glsl"

// The coverage of a capsule: round at both ends.

layout(location = 0) flat in vec4 axis;
layout(location = 1) flat in float axisLength;
layout(location = 0) out float coverage;

void main() {
  vec2 q = gl_FragCoord.xy - axis.xy;
  float t = clamp(dot(q, axis.zw), 0.0, axisLength);
  coverage = sat(draw.halfWidth + 0.5 - length(q - t * axis.zw));
}
