// Segments of a polyline, pulled from a storage buffer: six vertices make a quad around each.

#include "stroke.glsl"

// Whether the draw has more than one run, or a run of one vertex.
layout(constant_id = 0) const bool BROKEN = false;

layout(set = 0, binding = 0, std430) readonly buffer Vertices { vec2 vertices[]; };
layout(set = 0, binding = 0, std430) readonly buffer Breaks { uint breaks[]; };

// A position no shape has: the quad is nothing.
const vec4 NOWHERE = vec4(-2.0, -2.0, 0.0, 1.0);
// Quads are larger than what they cover by this, for the rasterizer's own rounding of positions.
const float MARGIN = 1.0 / 16.0;

const vec2 CORNERS[6] =
  vec2[](vec2(0, 0), vec2(1, 0), vec2(0, 1), vec2(0, 1), vec2(1, 0), vec2(1, 1));

uint segmentIndex() { return uint(gl_VertexIndex) / 6u; }

// The position of the vertex that is `offset` behind the start of segment `index`, in pixels.
vec2 position(uint index, uint offset) {
  return vertices[draw.start + index + offset - 1u] * draw.scale;
}

// Whether the run ends there.
bool isLast(uint index, uint offset) {
  uint bit = index + offset;
  return (breaks[draw.breaks + (bit >> 5)] >> (bit & 31u) & 1u) != 0u;
}

// Whether a position is a number within 2^30 pixels; asked of its bits, since a driver may assume
// that there is no NaN.
bool isNear(vec2 p) {
  uvec2 magnitude = floatBitsToUint(p) & 0x7fffffffu;
  return max(magnitude.x, magnitude.y) <= 0x4e800000u;
}

// A corner of the quad around the segment from `a` along `d`, from `before` the start to `end`
// along it; it is cut to the circle around the picture, which far ends would otherwise leave to the
// rasterizer's clipping.
vec4 corner(vec2 a, vec2 d, float before, float end, float across) {
  float middle = dot(0.5 * draw.size - a, d);
  float radius = 0.5 * length(draw.size) + 1.0;
  float t0 = max(-before, middle - radius);
  float t1 = min(end, middle + radius);
  if (!(t0 < t1)) return NOWHERE;
  vec2 c = CORNERS[uint(gl_VertexIndex) % 6u];
  vec2 p = a + d * mix(t0, t1, c.x) + vec2(-d.y, d.x) * (across * (2.0 * c.y - 1.0));
  return vec4(p * 2.0 / draw.size - 1.0, 0.0, 1.0);
}
