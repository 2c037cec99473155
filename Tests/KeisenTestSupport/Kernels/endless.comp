#version 450

// Takes far too long: four loops within each other.

layout(local_size_x = 1) in;

layout(std430, binding = 0) buffer Out { uint results[]; };

void main() {
  uint sum = results[0];
  for (uint a = 0; a < 60000; a++)
    for (uint b = 0; b < 60000; b++)
      for (uint c = 0; c < 60000; c++)
        for (uint d = 0; d < 60000; d++) sum = sum * 1664525 + (a ^ b ^ c ^ d);
  results[0] = sum;
}
