#version 450

// Counts rows in up to 256 bins of equal width.

layout(local_size_x = 256) in;

layout(std430, binding = 0) readonly buffer Values { float values[]; };
layout(std430, binding = 1) buffer Counts { uint counts[]; };

layout(push_constant) uniform Constants {
  // Where the first bin begins.
  float low;
  // Bins to a unit.
  float scale;
};

const uint rowsEach = 16;

shared uint found[256];

void main() {
  uint me = gl_LocalInvocationID.x;
  found[me] = 0;
  barrier();
  // Neighbours read neighbours.
  uint first = gl_WorkGroupID.x * rowsEach * 256 + me;
  for (uint each = 0; each < rowsEach; each++) {
    uint row = first + each * 256;
    if (row >= values.length()) break;
    precise float place = (values[row] - low) * scale;
    // What is no number is in no bin.
    if (place >= 0 && place < float(counts.length())) atomicAdd(found[uint(place)], 1);
  }
  barrier();
  if (me < counts.length() && found[me] > 0) atomicAdd(counts[me], found[me]);
}
