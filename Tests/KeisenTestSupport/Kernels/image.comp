#version 450

// Writes to an image, which kernels have none of.

layout(local_size_x = 1) in;

layout(std430, binding = 0) buffer Out { uint results[]; };
layout(binding = 1, rgba8) uniform writeonly image2D picture;

void main() { imageStore(picture, ivec2(0), vec4(results[0])); }
