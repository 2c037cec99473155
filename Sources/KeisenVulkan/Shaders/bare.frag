#version 460

layout(location = 0) out float coverage;

void main() {
  coverage = 1.0;
}
