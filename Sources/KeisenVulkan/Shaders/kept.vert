#version 460
#extension GL_GOOGLE_include_directive : require
#define KEPT
#include "marker.glsl"
#include "marker_quad.glsl"

// Markers of rows whose coordinates, sizes and colours lie on the device.

layout(set = 0, binding = 0, std430) readonly buffer Xs { vec2 xs[]; };
layout(set = 1, binding = 0, std430) readonly buffer Ys { vec2 ys[]; };
layout(set = 2, binding = 0, std430) readonly buffer Sizes { float sizes[]; };
layout(set = 3, binding = 0, std430) readonly buffer Colors { uvec2 colors[]; };

bool isNumber(float value) { return (floatBitsToUint(value) & 0x7fffffffu) < 0x7f800000u; }

// The position of a coordinate, the sum of two floats. What is near the centre loses nothing in the differences.
float position(vec2 coordinate, vec4 map) {
  precise float high = coordinate.x - map.x;
  precise float low = coordinate.y - map.y;
  precise float way = high + low;
  return way * map.z + map.w;
}

void main() {
  uint row = draw.start + uint(gl_VertexIndex) / 6u;
  vec2 x = (draw.parts & 4u) != 0u ? vec2(float(row), 0.0) : xs[row];
  vec2 y = (draw.parts & 8u) != 0u ? vec2(float(row), 0.0) : ys[row];
  vec2 centre = vec2(position(x, draw.x), position(y, draw.y));
  bool present = isNumber(x.x) && isNumber(y.x) && isNear(centre);
  float diameter = draw.diameter;
  uint sizeBits = floatBitsToUint(diameter);
  if ((draw.parts & 1u) != 0u) {
    sizeBits = floatBitsToUint(sizes[row]);
    diameter = uintBitsToFloat(sizeBits) * draw.scale;
  }
  color = draw.color;
  if ((draw.parts & 2u) != 0u) {
    uvec2 words = colors[row];
    color = premultiplied(words);
    present = present && words != uvec2(1u, 0u);
  }
  mark(centre, diameter, present && isSize(sizeBits));
}
