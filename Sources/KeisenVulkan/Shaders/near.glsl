// Whether a position is a number within 2^30 pixels; asked of its bits, since a driver may assume
// that there is no NaN.
bool isNear(vec2 p) {
  uvec2 magnitude = floatBitsToUint(p) & 0x7fffffffu;
  return max(magnitude.x, magnitude.y) <= 0x4e800000u;
}
