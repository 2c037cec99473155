// Markers, pulled from storage buffers: six vertices make a quad around each.

layout(push_constant) uniform Draw {
  vec4 color;        // alpha multiplied in, where all have one
  vec4 borderColor;  // alpha multiplied in
  vec4 clip;         // left, top, right, bottom
  vec4 clipRadii;    // clockwise from the top left
  vec2 size;         // of the picture, in pixels
  float scale;       // pixels per point
  float diameter;    // in pixels, where all have one
  float border;      // width in pixels, 0 for none
  uint start;        // where the first marker of the draw starts, in words
  uint words;        // of a marker
  uint parts;        // 1: a marker has a size of its own; 2: a colour; 4, 8: its x or y is its row
#ifdef KEPT
  vec4 x, y;         // the two floats of a coordinate, pixels for a step of one, its position
#endif
} draw;

layout(constant_id = 1) const uint SHAPE = 0u;

const uint CIRCLE = 0u, SQUARE = 1u, DIAMOND = 2u, TRIANGLE_UP = 3u, TRIANGLE_DOWN = 4u,
  TRIANGLE_LEFT = 5u, TRIANGLE_RIGHT = 6u, CROSS = 7u, PLUS = 8u, STAR = 9u, RING = 10u,
  PENTAGON = 11u, HEXAGON = 12u, VERTICAL_BAR = 13u, HORIZONTAL_BAR = 14u;
