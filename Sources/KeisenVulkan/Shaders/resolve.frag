#version 460
#extension GL_EXT_samplerless_texture_functions : require

// Divides alpha out and rounds to 8 bits; what rounds to no alpha has no colour. The rounding is done
// here, since a device's own conversion may round otherwise.

layout(set = 1, binding = 0) uniform texture2D source;

layout(location = 0) out vec4 resolved;

void main() {
  vec4 color = texelFetch(source, ivec2(gl_FragCoord.xy), 0);
  vec4 straight = color.a * 255.0 >= 0.5 ? vec4(color.rgb / color.a, color.a) : vec4(0.0);
  resolved = floor(clamp(straight, 0.0, 1.0) * 255.0 + 0.5) / 255.0;
}
