#version 460
#extension GL_GOOGLE_include_directive : require
#include "segment.glsl"

// Round joins and caps: each segment is a capsule, whatever its neighbours are.

layout(location = 0) flat out vec4 axis;  // start, and from there to the end

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
  float l = length(ab);
  vec2 d = l > 0.0 ? ab / l : vec2(1.0, 0.0);
  float reach = draw.halfWidth + 0.5 + MARGIN;
  vec2 t = cut(a, d, 0.0, l, reach);
  axis = vec4(a + d * t.x, d * (t.y - t.x));
  gl_Position = present && isNear(a) && isNear(b) && t.x <= t.y
    ? corner(a, d, vec2(t.x - reach, t.y + reach), reach) : NOWHERE;
}
