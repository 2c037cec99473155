#version 460
#extension GL_GOOGLE_include_directive : require
#include "envelope.glsl"

// A quad for every four columns of pixels, as high as the envelope reaches there.

const uint COLUMNS = 4u;
const vec2 CORNERS[6] =
  vec2[](vec2(0, 0), vec2(1, 0), vec2(0, 1), vec2(0, 1), vec2(1, 0), vec2(1, 1));

void main() {
  uint index = uint(gl_VertexIndex) / 6u;
  vec2 rows = pairs[draw.quads + index];
  uint left = draw.left + COLUMNS * index;
  vec2 columns = vec2(float(left), float(min(left + COLUMNS, draw.right)));
  vec2 corner = CORNERS[uint(gl_VertexIndex) % 6u];
  vec2 p = vec2(mix(columns.x, columns.y, corner.x), mix(rows.x, rows.y, corner.y));
  gl_Position = vec4(p * 2.0 / draw.size - 1.0, 0.0, 1.0);
}
