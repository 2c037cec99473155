#version 460
#extension GL_GOOGLE_include_directive : require
#include "stroke.glsl"

// The coverage of a capsule: round at both ends.

layout(location = 0) flat in vec4 axis;
layout(location = 0) out float coverage;

void main() {
  vec2 q = gl_FragCoord.xy - axis.xy;
  // The floor keeps a segment without length, a disc, from dividing by 0.
  float t = clamp(dot(q, axis.zw) / max(dot(axis.zw, axis.zw), 1e-30), 0.0, 1.0);
  coverage = sat(draw.halfWidth + 0.5 - length(q - t * axis.zw));
}
