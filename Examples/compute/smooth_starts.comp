#version 450
#extension GL_GOOGLE_include_directive : require
#include "smooth.glsl"

// The values before the blocks: one group for all, each invocation for some of them.

layout(std430, binding = 0) readonly buffer Blocks { vec2 blocks[]; };
layout(std430, binding = 1) writeonly buffer Starts { float starts[]; };

void main() {
  uint each = (blocks.length() + groupSize - 1) / groupSize;
  uint first = gl_LocalInvocationID.x * each;
  uint end = min(first + each, blocks.length());
  vec2 run = vec2(1, 0);
  for (uint block = first; block < end; block++) run = joined(run, blocks[block]);
  // The first row's map has no use for what was before it.
  vec2 before = scan(run);
  for (uint block = first; block < end; block++) {
    starts[block] = before.y;
    before = joined(before, blocks[block]);
  }
}
