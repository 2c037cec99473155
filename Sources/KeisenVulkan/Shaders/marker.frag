#version 460
#extension GL_GOOGLE_include_directive : require
#include "marker.glsl"
#include "box.glsl"

// What a marker covers of a pixel: its fill, and a border of another colour inside of the outline.

layout(location = 0) flat in vec4 place;
layout(location = 1) flat in vec4 inside;
layout(location = 2) flat in vec4 color;
layout(location = 0) out vec4 painted;

const float SIN36 = 0.58778525, COS36 = 0.80901699, SIN72 = 0.95105652, COS72 = 0.30901699;
const float SIN60 = 0.8660254, HALF = 0.70710678;

float edge(float distance) { return sat(0.5 - distance); }

float bar(vec2 q, vec2 lengths) { return edge(abs(q.x) - lengths.x) * edge(abs(q.y) - lengths.y); }

// What is inside of all lines so far, and of all but one.
vec2 beside(vec2 sides, float next) {
  return vec2(sides.x * next, sides.y * next + sides.x * (1.0 - next));
}

// Lengths: reach and half the thickness. `KeisenDrawing/README.md`, "Markers".
float coverage(vec2 q, vec2 lengths) {
  float r = lengths.x;
  vec2 turned = vec2(q.x + q.y, q.x - q.y) * HALF;
  switch (SHAPE) {
    case CIRCLE: return edge(length(q) - r);
    case RING: return edge(abs(length(q) - r) - lengths.y);
    case SQUARE: return bar(q, vec2(r));
    case DIAMOND: return bar(turned, vec2(r));
    case PLUS: return max(bar(q, lengths), bar(q.yx, lengths));
    case CROSS: return max(bar(turned, lengths), bar(turned.yx, lengths));
    case VERTICAL_BAR: return bar(q.yx, lengths);
    case HORIZONTAL_BAR: return bar(q, lengths);
    case TRIANGLE_LEFT: q = q.yx; break;
    case TRIANGLE_RIGHT: q = vec2(q.y, -q.x); break;
    case TRIANGLE_DOWN: q.y = -q.y; break;
    case HEXAGON:
      return edge(abs(q.x) - r)
        * bar(vec2(0.5 * q.x + SIN60 * q.y, 0.5 * q.x - SIN60 * q.y), vec2(r));
    case PENTAGON:
      return edge(SIN72 * q.x + COS72 * q.y - r) * edge(COS72 * q.y - SIN72 * q.x - r)
        * edge(SIN36 * q.x - COS36 * q.y - r) * edge(-COS36 * q.y - SIN36 * q.x - r)
        * edge(q.y - r);
    case STAR: {
      vec2 sides = vec2(1.0, 0.0);
      sides = beside(sides, edge(SIN72 * q.x - COS72 * q.y - r));
      sides = beside(sides, edge(-COS72 * q.y - SIN72 * q.x - r));
      sides = beside(sides, edge(SIN36 * q.x + COS36 * q.y - r));
      sides = beside(sides, edge(COS36 * q.y - SIN36 * q.x - r));
      sides = beside(sides, edge(-q.y - r));
      return sides.x + sides.y;
    }
    default: break;
  }
  // A triangle that points up, by now.
  return edge(SIN60 * q.x - 0.5 * q.y - r) * edge(-0.5 * q.y - SIN60 * q.x - r) * edge(q.y - r);
}

void main() {
  vec2 p = gl_FragCoord.xy;
  vec2 q = p - place.xy;
  float outer = coverage(q, place.zw);
  if (draw.border > 0.0) {
    float inner = inside.z > 0.0 ? coverage(q, inside.xy) * inside.z : 0.0;
    painted = color * inner + draw.borderColor * sat(outer - inner);
  } else {
    painted = color * outer;
  }
  painted *= inside.w * box(p, draw.clip, draw.clipRadii);
}
