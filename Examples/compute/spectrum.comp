#version 450

// The spectra of windows of 256 rows that begin every so many rows: one group a window.

layout(local_size_x = 128) in;

layout(std430, binding = 0) readonly buffer Values { float values[]; };
// 256 weights of the rows of a window.
layout(std430, binding = 1) readonly buffer Weights { float weights[]; };
// cos and -sin of 128 angles that are 2 pi / 256 apart: sines of a shader are good to 11 bits alone.
layout(std430, binding = 2) readonly buffer Turns { vec2 turns[]; };
// 128 amplitudes for each window.
layout(std430, binding = 3) writeonly buffer Amplitudes { float amplitudes[]; };

layout(push_constant) uniform Constants {
  // Rows from one window to the next.
  uint hop;
  // 2 over the sum of the weights.
  float scale;
};

shared vec2 parts[256];

vec2 product(vec2 a, vec2 b) { return vec2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

void main() {
  uint me = gl_LocalInvocationID.x;
  uint start = gl_WorkGroupID.x * hop;
  for (uint row = me; row < 256; row += 128) {
    // In the order of the reversed bits.
    uint place = bitfieldReverse(row) >> 24;
    parts[place] = vec2(weights[row] * values[start + row], 0);
  }
  barrier();
  for (uint half_ = 1; half_ < 256; half_ *= 2) {
    uint place = me % half_;
    uint low = (me / half_) * 2 * half_ + place;
    vec2 turned = product(parts[low + half_], turns[place * (128 / half_)]);
    vec2 kept = parts[low];
    // Each pair has one invocation.
    parts[low] = kept + turned;
    parts[low + half_] = kept - turned;
    barrier();
  }
  amplitudes[gl_WorkGroupID.x * 128 + me] = scale * length(parts[me]);
}
