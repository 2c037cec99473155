#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_16bit_storage : require

// Numbers of all sizes.

layout(local_size_x = 64) in;

layout(std430, binding = 0) readonly buffer A { uint8_t a[]; };
layout(std430, binding = 1) readonly buffer B { int16_t b[]; };
layout(std430, binding = 2) readonly buffer C { int64_t c[]; };
layout(std430, binding = 3) readonly buffer D { double d[]; };
layout(std430, binding = 4) writeonly buffer E { double e[]; };

void main() {
  uint row = gl_GlobalInvocationID.x;
  if (row < e.length()) e[row] = double(a[row]) + double(b[row]) + double(c[row]) + d[row];
}
