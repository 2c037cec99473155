#version 450

// Has a buffer in set 1.

layout(local_size_x = 1) in;

layout(std430, set = 1, binding = 0) buffer Out { uint results[]; };

void main() { results[0] = 1; }
