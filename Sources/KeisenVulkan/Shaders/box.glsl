// The area of a pixel inside a rectangle: `box(p)` of KeisenDrawing/README.md.

// Whether anything that the draw meets has a rounded corner.
layout(constant_id = 0) const bool ROUNDED = true;

float sat(float x) { return clamp(x, 0.0, 1.0); }

// `coverage`, or less within the quadrant of a rounded corner; `q` is the position relative to the
// corner's centre, outwards.
float roundedOff(float coverage, vec2 q, float radius) {
  bool inQuadrant = radius > 0.0 && q.x > 0.0 && q.y > 0.0;
  return inQuadrant ? min(coverage, sat(0.5 + radius - length(q))) : coverage;
}

// `rect` holds left, top, right and bottom, `radii` the corners clockwise from the top left.
float box(vec2 p, vec4 rect, vec4 radii) {
  vec2 overlap = max(vec2(0.0), min(p + 0.5, rect.zw) - max(p - 0.5, rect.xy));
  float coverage = overlap.x * overlap.y;
  if (ROUNDED) {
    coverage = roundedOff(coverage, rect.xy + radii.x - p, radii.x);
    coverage = roundedOff(coverage, vec2(p.x - rect.z, rect.y - p.y) + radii.y, radii.y);
    coverage = roundedOff(coverage, p - rect.zw + radii.z, radii.z);
    coverage = roundedOff(coverage, vec2(rect.x - p.x, p.y - rect.w) + radii.w, radii.w);
  }
  return coverage;
}
