#version 450

// Indexes arrays of its own with whatever it is given.

layout(local_size_x = 8) in;

layout(std430, binding = 0) readonly buffer In { int values[]; };
layout(std430, binding = 1) writeonly buffer Out { int results[]; };

struct Pair { int one; ivec3 three; };

shared Pair pairs[8];
int own[5];

void main() {
  int me = int(gl_LocalInvocationID.x);
  int index = values[me];
  for (int each = 0; each < 5; each++) own[each] = 10 * each;
  pairs[me] = Pair(me, ivec3(me, 2 * me, 3 * me));
  barrier();
  int three[3] = int[](7, 8, 9);
  three[index] += 100;
  results[me] = own[index] + 1000 * pairs[index].three[index] + 100000 * three[index];
  barrier();
  pairs[index].one = -1;
}
