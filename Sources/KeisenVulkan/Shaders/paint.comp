#version 460

// Fills the runs of a stroke: an invocation changes one pixel, as KeisenPaint's Ink defines it, in whole numbers.

layout(local_size_x = 256) in;

layout(push_constant) uniform Draw {
  // Pixels of all runs.
  uint count;
  // Number of runs.
  uint spans;
  // Red, green, blue and alpha of the ink, from the lowest byte up.
  uint ink;
  // Whether paint is taken away.
  uint isEraser;
  // Where the pixels begin in the block, in words.
  uint start;
} draw;

// Of each run, in turn: how many pixels are in those before it, and the place of its first one. Behind them the rows.
layout(set = 0, binding = 0) readonly buffer Block { uint block[]; };
// The pixels as they are to be, of the runs alone.
layout(set = 1, binding = 0) writeonly buffer Result { uint result[]; };

uint painted(uint pixel) {
  uint opacity = draw.ink >> 24;
  uint rest = (pixel >> 24) * (255u - opacity);
  uint total = 255u * opacity + rest;
  if (total == 0u) return 0u;
  uint color = (total + 127u) / 255u << 24;
  for (uint shift = 0u; shift < 24u; shift += 8u) {
    uint added = 255u * opacity * (draw.ink >> shift & 255u);
    uint kept = rest * (pixel >> shift & 255u);
    color |= (added + kept + total / 2u) / total << shift;
  }
  return color;
}

uint erased(uint pixel) {
  uint opacity = ((pixel >> 24) * (255u - (draw.ink >> 24)) + 127u) / 255u;
  return opacity == 0u ? 0u : pixel & 0xffffffu | opacity << 24;
}

void main() {
  uint index = gl_GlobalInvocationID.x;
  if (index >= draw.count) return;
  // The last run that begins at this pixel or before it.
  uint span = 0u;
  uint end = draw.spans;
  while (end - span > 1u) {
    uint middle = (span + end) / 2u;
    if (block[2u * middle] <= index) span = middle; else end = middle;
  }
  uint place = block[2u * span + 1u] + index - block[2u * span];
  uint pixel = block[draw.start + place];
  result[place] = draw.isEraser != 0u ? erased(pixel) : painted(pixel);
}
