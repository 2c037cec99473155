#version 460

// The control of a measurement: quads whose corners are given.

layout(push_constant) uniform Draw {
  vec2 size;   // of the picture, in pixels
  uint start;  // where the first corner is, in `corners`
} draw;

layout(set = 0, binding = 0, std430) readonly buffer Corners { vec2 corners[]; };

const uint ORDER[6] = uint[](0u, 1u, 2u, 2u, 1u, 3u);

void main() {
  uint index = uint(gl_VertexIndex);
  vec2 p = corners[draw.start + index / 6u * 4u + ORDER[index % 6u]];
  gl_Position = vec4(p * 2.0 / draw.size - 1.0, 0.0, 1.0);
}
