#version 450

// Has no end.

layout(local_size_x = 1) in;

layout(std430, binding = 0) buffer Out { uint results[]; };

void main() {
  uint sum = 1;
  while (results[0] != 1) sum = sum * 1664525 + 1013904223;
  results[0] = sum;
}
