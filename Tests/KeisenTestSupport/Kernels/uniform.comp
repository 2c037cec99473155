#version 450

// Has a uniform buffer.

layout(local_size_x = 1) in;

layout(std430, binding = 0) buffer Out { uint results[]; };
layout(binding = 1) uniform In { uint value; };

void main() { results[0] = value; }
