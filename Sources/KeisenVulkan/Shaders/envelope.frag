#version 460
#extension GL_GOOGLE_include_directive : require
#include "box.glsl"
#include "envelope.glsl"

// The coverage of the nearest interval, in one colour. Columns are met from the nearest outwards, until no farther
// one can be nearer, or the pixel is covered wholly.

layout(location = 0) out vec4 painted;

// Farther away than any interval; its square is a float.
const float FAR = 1e18;

void main() {
  vec2 p = gl_FragCoord.xy;
  float full = max(draw.reach - 1.0, 0.0);
  float nearest = draw.reach * draw.reach;
  float place = floor((p.x - draw.firstMiddle) / draw.step + 0.5);
  uint left = uint(clamp(place, 0.0, float(draw.count - 1u)));
  uint right = left + 1u;
  // One more than the column on the left, so that 0 is none.
  left += 1u;
  while (nearest > full * full) {
    float toLeft = left > 0u ? abs(p.x - draw.firstMiddle - float(left - 1u) * draw.step) : FAR;
    float toRight =
      right < draw.count ? draw.firstMiddle + float(right) * draw.step - p.x : FAR;
    bool isLeft = toLeft <= toRight;
    float across = isLeft ? toLeft : toRight;
    if (across * across >= nearest) break;
    uint column = draw.starts + (isLeft ? left - 1u : right);
    uint end = starts[column + 1u];
    for (uint index = starts[column]; index < end; index++) {
      vec2 interval = pairs[draw.intervals + index];
      float beyond = max(max(interval.x - p.y, p.y - interval.y), 0.0);
      nearest = min(nearest, across * across + beyond * beyond);
    }
    if (isLeft) left -= 1u; else right += 1u;
  }
  painted = draw.color * (sat(draw.reach - sqrt(nearest)) * box(p, draw.clip, draw.clipRadii));
}
