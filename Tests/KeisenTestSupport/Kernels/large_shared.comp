#version 450

// Shares more than groups of any device.

layout(local_size_x = 1) in;

layout(std430, binding = 0) buffer Out { uint results[]; };

shared uint many[1 << 22];

void main() {
  many[results[0]] = 1;
  results[0] = many[results[1]];
}
