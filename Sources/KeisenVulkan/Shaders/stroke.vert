#version 460
#extension GL_GOOGLE_include_directive : require
#include "segment.glsl"
#include "ends.glsl"

// Segments with any join and cap: each owns the join at its end.

layout(location = 0) flat out vec4 ends;        // start, end
layout(location = 1) flat out vec4 directions;  // of this segment and of the next
layout(location = 2) flat out uint shapes;      // of the start in bits 0...3, of the end in 4...7

// The shape of a join between directions `d0` and `d1` whose shorter segment is `shorter` long.
uint joinShape(vec2 d0, vec2 d1, float shorter) {
  uint join = draw.style & 3u;
  // A disc beside a cap that is not round would stand out beyond it.
  if (join == 0u || shorter < draw.halfWidth && (draw.style & 64u) == 0u)
    return (draw.style >> 2 & 3u) == ROUND ? ROUND : SECTOR;
  float c = 0.5 * length(d0 + d1);
  return join == 2u && c * draw.mitreLimit >= 1.0 ? MITRE : BEVEL;
}

void main() {
  uint index = segmentIndex();
  vec2 a = position(index, 1u);
  vec2 b = position(index, 2u);
  bool begins = index == 0u && (draw.style & 16u) != 0u;
  bool finishes = index + 1u == draw.count && (draw.style & 32u) != 0u;
  bool isDot = false;
  bool present = true;
  if (BROKEN) {
    begins = isLast(index, 0u);
    finishes = isLast(index, 2u);
    if (isLast(index, 1u)) {
      isDot = true;
      b = a;
      present = begins;
    }
  }
  // A vertex that is no number ends the run before it and begins the one behind.
  vec2 before = a - position(index, 0u);
  vec2 after = finishes ? vec2(0.0) : position(index, 3u) - b;
  begins = begins || !isNear(before);
  finishes = finishes || !isNear(after);
  uint cap = draw.style >> 2 & 3u;
  vec2 ab = b - a;
  float l = length(ab);
  vec2 d = l > 0.0 ? ab / l : vec2(1.0, 0.0);
  vec2 next = d;
  float reach = draw.halfWidth + 0.5 + MARGIN;
  float beyond = reach;
  uint startShape = isDot ? ROUND : cap;
  uint endShape = isDot ? ROUND : cap;
  if (!isDot && !begins) {
    float lBefore = length(before);
    // Where the neighbour has no length the join is a disc.
    startShape = lBefore > 0.0 ? joinShape(before / lBefore, d, min(l, lBefore)) : ROUND;
    if (startShape != ROUND) startShape = NOTHING;
  }
  if (!isDot && !finishes) {
    float lAfter = length(after);
    endShape = ROUND;
    if (lAfter > 0.0) {
      next = after / lAfter;
      endShape = joinShape(d, next, min(l, lAfter));
      // The tip of a mitre is h / c from the join, h tan(half the turn) along this segment.
      float c = 0.5 * length(d + next);
      if (endShape == MITRE) beyond = max(reach, reach * sqrt(max(0.0, 1.0 - c * c)) / c);
    }
  }
  ends = vec4(a, b);
  directions = vec4(d, next);
  shapes = startShape | endShape << 4;
  vec2 t = cut(a, d, -reach, l + beyond, 0.0);
  gl_Position = present && isNear(a) && isNear(b) && t.x <= t.y
    ? corner(a, d, t, reach) : NOWHERE;
}
