#version 460
#extension GL_GOOGLE_include_directive : require
#include "marker.glsl"
#include "marker_quad.glsl"

// Markers whose positions the frame has brought.

layout(set = 0, binding = 0, std430) readonly buffer Words { uint words[]; };

void main() {
  uint start = draw.start + uint(gl_VertexIndex) / 6u * draw.words;
  vec2 centre = uintBitsToFloat(uvec2(words[start], words[start + 1u])) * draw.scale;
  start += 2u;
  float diameter = draw.diameter;
  uint sizeBits = floatBitsToUint(diameter);
  if ((draw.parts & 1u) != 0u) {
    sizeBits = words[start++];
    diameter = uintBitsToFloat(sizeBits) * draw.scale;
  }
  color = draw.color;
  if ((draw.parts & 2u) != 0u) color = premultiplied(uvec2(words[start], words[start + 1u]));
  mark(centre, diameter, isSize(sizeBits) && isNear(centre));
}
