// What every polyline shader knows of its draw call. Lengths are device pixels.

layout(push_constant) uniform Draw {
  vec2 size;         // of the picture
  float scale;       // pixels per point
  float halfWidth;   // h of KeisenDrawing/README.md
  uint start;        // where the first segment of the draw starts, in `vertices`
  uint breaks;       // the word of `breaks` that holds the bit of vertex start - 1
  uint count;        // segments of the draw
  uint style;        // join in bits 0...1, cap in 2...3, run begins at 4, run ends at 5, and bit 6:
                     // joins of short segments have their shape too
  float mitreLimit;
} draw;

float sat(float x) { return clamp(x, 0.0, 1.0); }
