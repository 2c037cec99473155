// Segments of a polyline, pulled from a storage buffer: six vertices make a quad around each.

#include "near.glsl"
#include "stroke.glsl"

// Whether the draw has more than one run, or a run of one vertex.
layout(constant_id = 0) const bool BROKEN = false;

layout(set = 0, binding = 0, std430) readonly buffer Vertices { vec2 vertices[]; };
layout(set = 0, binding = 0, std430) readonly buffer Breaks { uint breaks[]; };

// Where all vertices of a quad lie that is nothing.
const vec4 NOWHERE = vec4(0.0, 0.0, 0.0, 1.0);
// Quads are larger than what they cover by this, for the rasterizer's own rounding of positions.
const float MARGIN = 1.0 / 16.0;

// Which of the six vertices lie at the quad's end, and which to the side of (-d.y, d.x).
const uint END = 0x32u;
const uint LEFT = 0x2cu;

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

// The part of the line through `a` along `d`, between two distances from `a`, that is within `margin`
// of the picture, or a little more; where there is none the second distance is the smaller one. Far
// ends would leave fragments without precision and quads to the rasterizer's clipping.
vec2 cut(vec2 a, vec2 d, float from, float to, float margin) {
  float middle = dot(0.5 * draw.size - a, d);
  float radius = 0.5 * length(draw.size) + 1.0 + margin;
  return vec2(max(from, middle - radius), min(to, middle + radius));
}

// A corner of the quad around the line through `a` along `d`, between two distances from `a`.
vec4 corner(vec2 a, vec2 d, vec2 along, float across) {
  uint vertex = uint(gl_VertexIndex) % 6u;
  float t = (END >> vertex & 1u) != 0u ? along.y : along.x;
  float s = (LEFT >> vertex & 1u) != 0u ? across : -across;
  vec2 p = a + d * t + vec2(-d.y, d.x) * s;
  // What is parallel to the picture's sides can be cut to it: one vertex outside makes llvmpipe clip
  // some thousand triangles, and where they end it makes up a vertex from zeros.
  if (d.x * d.y == 0.0) p = clamp(p, vec2(0.0), draw.size);
  return vec4(p * 2.0 / draw.size - 1.0, 0.0, 1.0);
}
