#version 450
// target: vulkan1.0

// Adds rows as the first SPIR-V has buffers, in constant pieces of 4.

layout(local_size_x_id = 0, local_size_x = 16) in;

layout(std430, binding = 0) readonly buffer In { vec4 values[]; };
layout(std430, binding = 1) writeonly buffer Out { float sums[]; };

void main() {
  vec4 value = values[gl_GlobalInvocationID.x];
  sums[gl_GlobalInvocationID.x] = value.x + value.y + value.z + value.w;
}
