#version 450
#extension GL_GOOGLE_include_directive : require
#include "smooth.glsl"

// The maps of blocks of 4096 rows: one group each.

layout(std430, binding = 0) readonly buffer Values { float values[]; };
layout(std430, binding = 1) writeonly buffer Blocks { vec2 blocks[]; };

layout(push_constant) uniform Constants { float alpha; };

void main() {
  uint first = gl_GlobalInvocationID.x * rowsEach;
  vec2 run = vec2(1, 0);
  for (uint row = first; row < min(first + rowsEach, values.length()); row++) {
    run = joined(run, row == 0 ? vec2(0, values[0]) : vec2(1 - alpha, alpha * values[row]));
  }
  scan(run);
  if (gl_LocalInvocationID.x == groupSize - 1) blocks[gl_WorkGroupID.x] = runs[groupSize - 1];
}
