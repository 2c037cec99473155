#version 460
#extension GL_GOOGLE_include_directive : require
#include "stroke.glsl"
#include "ends.glsl"

// The table of KeisenDrawing/README.md, for one segment and the join at its end.

layout(location = 0) flat in vec4 ends;
layout(location = 1) flat in vec4 directions;
layout(location = 2) flat in uint shapes;
layout(location = 0) out float coverage;

float across(vec2 q, vec2 d) {
  return sat(draw.halfWidth + 0.5 - abs(q.x * d.y - q.y * d.x));
}

float beyondEnd(vec2 q, vec2 d, float o, uint shape) {
  float h = draw.halfWidth;
  switch (shape) {
  case ROUND: return sat(h + 0.5 - length(q));
  case BUTT: return min(across(q, d), sat(0.5 - o));
  case SQUARE: return min(across(q, d), sat(h + 0.5 - o));
  case NOTHING: return 0.0;
  }
  vec2 next = directions.zw;
  if (dot(q, next) >= 0.0) return 0.0;
  if (shape == SECTOR) return sat(h + 0.5 - length(q));
  float mitre = min(across(q, d), across(q, next));
  if (shape == MITRE) return mitre;
  vec2 m = normalize(d - next);
  float c = 0.5 * length(d + next);
  return min(mitre, sat(h * c + 0.5 - dot(q, m)));
}

void main() {
  vec2 d = directions.xy;
  vec2 fromStart = gl_FragCoord.xy - ends.xy;
  vec2 fromEnd = gl_FragCoord.xy - ends.zw;
  float t = dot(fromStart, d);
  float o = dot(fromEnd, d);
  uint startShape = shapes & 15u;
  uint endShape = shapes >> 4;
  if (t < 0.0) {
    coverage = beyondEnd(fromStart, d, -t, startShape);
  } else if (o > 0.0) {
    coverage = beyondEnd(fromEnd, d, o, endShape);
  } else {
    coverage = across(fromStart, d);
    if (startShape == BUTT) coverage = min(coverage, sat(0.5 + t));
    if (endShape == BUTT) coverage = min(coverage, sat(0.5 - o));
  }
}
