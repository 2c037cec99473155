#version 460
#extension GL_GOOGLE_include_directive : require
#include "segment.glsl"

// Round joins and caps: each segment is a capsule, whatever its neighbours are.

layout(location = 0) flat out vec4 axis;  // start, direction
layout(location = 1) flat out float axisLength;

void main() {
  uint index = segmentIndex();
  vec2 a = position(index, 1u);
  vec2 b = position(index, 2u);
  bool present = true;
  if (BROKEN && isLast(index, 1u)) {
    b = a;
    present = isLast(index, 0u);  // a run of one vertex, a disc
  }
  vec2 ab = b - a;
  axisLength = length(ab);
  vec2 d = axisLength > 0.0 ? ab / axisLength : vec2(1.0, 0.0);
  axis = vec4(a, d);
  float reach = draw.halfWidth + 0.5 + MARGIN;
  gl_Position = present && isNear(a) && isNear(b)
    ? corner(a, d, reach, axisLength + reach, reach) : NOWHERE;
}
