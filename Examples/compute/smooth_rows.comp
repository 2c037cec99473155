#version 450
#extension GL_GOOGLE_include_directive : require
#include "smooth.glsl"

// The smoothed rows, from the values before their blocks.

layout(std430, binding = 0) readonly buffer Values { float values[]; };
layout(std430, binding = 1) readonly buffer Starts { float starts[]; };
layout(std430, binding = 2) writeonly buffer Smoothed { float smoothed[]; };

layout(push_constant) uniform Constants { float alpha; };

void main() {
  uint first = gl_GlobalInvocationID.x * rowsEach;
  uint end = min(first + rowsEach, values.length());
  vec2 run = vec2(1, 0);
  for (uint row = first; row < end; row++) {
    run = joined(run, row == 0 ? vec2(0, values[0]) : vec2(1 - alpha, alpha * values[row]));
  }
  vec2 before = scan(run);
  float value = before.x * starts[gl_WorkGroupID.x] + before.y;
  for (uint row = first; row < end; row++) {
    value = row == 0 ? values[0] : value + alpha * (values[row] - value);
    smoothed[row] = value;
  }
}
