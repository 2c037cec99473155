#version 450

// Multiplies every row by a factor: the smallest kernel.

layout(local_size_x = 256) in;

layout(std430, binding = 0) readonly buffer Values { float values[]; };
layout(std430, binding = 1) writeonly buffer Scaled { float scaled[]; };

layout(push_constant) uniform Constants { float factor; };

void main() {
  uint row = gl_GlobalInvocationID.x;
  if (row < values.length()) scaled[row] = factor * values[row];
}
