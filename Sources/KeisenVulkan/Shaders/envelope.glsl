// What both shaders of an envelope know of their draw call. Lengths are device pixels.

layout(push_constant) uniform Draw {
  vec4 clip;          // left, top, right, bottom
  vec4 clipRadii;     // clockwise from the top left
  vec4 color;         // alpha multiplied in
  vec2 size;          // of the picture
  float firstMiddle;  // x of the first column's middle
  float step;         // from one middle to the next
  float reach;        // h + 1/2 of KeisenDrawing/README.md
  uint quads;         // where the first quad's heights are, in `pairs`
  uint intervals;     // where the first interval is, in `pairs`
  uint starts;        // where the first column's first interval stands, in `starts`
  uint count;         // columns
  uint left;          // column of pixels at which the first quad begins
  uint right;         // column of pixels at which the last quad ends
} draw;

// Of each quad the first row and the one behind the last; of each interval the low and the high y.
layout(set = 0, binding = 0, std430) readonly buffer Pairs { vec2 pairs[]; };
// For each column the index of its first interval, and one more.
layout(set = 0, binding = 0, std430) readonly buffer Starts { uint starts[]; };
