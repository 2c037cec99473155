#version 450

// Groups of more invocations than devices have.

layout(local_size_x = 1024, local_size_y = 1024) in;

layout(std430, binding = 0) buffer Out { uint results[]; };

void main() { results[0] = 1; }
