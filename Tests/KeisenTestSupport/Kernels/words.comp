#version 450

// Reads words beyond a buffer, and writes there.

layout(local_size_x = 64) in;

layout(std430, binding = 0) readonly buffer In { uint values[]; };
layout(std430, binding = 1) buffer Out { uint results[]; };

layout(push_constant) uniform Constants { uint offset; uint step_; };

void main() {
  uint row = gl_GlobalInvocationID.x;
  results[row] = values[row + offset];
  results[(row + offset) * step_] = 0xdeadbeef;
  atomicAdd(results[row + offset * step_], 1);
}
