#version 460

// One triangle over the whole picture.

void main() {
  vec2 p = vec2(gl_VertexIndex == 1 ? 3.0 : -1.0, gl_VertexIndex == 2 ? 3.0 : -1.0);
  gl_Position = vec4(p, 0.0, 1.0);
}
