// One quad per item, pulled from a storage buffer.

layout(push_constant) uniform Draw {
  vec2 size;   // of the picture, in pixels
  uint start;  // where the first item of the draw starts, in `items`
} draw;

// Nine vectors an item; `Item` in Item.swift is its twin.
layout(set = 0, binding = 0, std430) readonly buffer Items { vec4 items[]; };

const uint BOUNDS = 0u;      // left, top, right, bottom of the quad, whole pixels
const uint CLIP = 1u;        // left, top, right, bottom
const uint CLIP_RADII = 2u;  // clockwise from the top left
const uint COLOR = 3u;       // alpha multiplied in
const uint EXTRA = 4u;       // x, y: from a pixel to its texel; z: width of the border, or 0
const uint SHAPE = 5u;       // left, top, right, bottom
const uint RADII = 6u;       // clockwise from the top left
const uint END_COLOR = 7u;   // colour at the gradient's end
const uint GRADIENT = 8u;    // start, and direction over length

vec4 item(uint part) { return items[draw.start + uint(gl_VertexIndex) / 6u * 9u + part]; }

const vec2 CORNERS[6] =
  vec2[](vec2(0, 0), vec2(1, 0), vec2(0, 1), vec2(0, 1), vec2(1, 0), vec2(1, 1));

vec4 corner() {
  vec4 bounds = item(BOUNDS);
  vec2 p = mix(bounds.xy, bounds.zw, CORNERS[uint(gl_VertexIndex) % 6u]);
  return vec4(p * 2.0 / draw.size - 1.0, 0.0, 1.0);
}
