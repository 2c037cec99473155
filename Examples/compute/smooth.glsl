// Exponential smoothing, y[i] = y[i - 1] + alpha (x[i] - y[i - 1]) from y[0] = x[0] on, as a scan.
//
// A row takes the value before it to a * value + b, and so does a run of rows: such maps can be joined in any grouping. Of blocks of
// rows the first kernel finds the maps, the second joins them one after another, and the third goes through each block again from the value
// before it.

const uint groupSize = 256;
const uint rowsEach = 16;
const uint blockRows = groupSize * rowsEach;

layout(local_size_x = 256) in;

// What a run of rows makes of the value before it: x times that, plus y.
shared vec2 runs[groupSize];

// One run, and another behind it.
vec2 joined(vec2 first, vec2 second) {
  return vec2(second.x * first.x, second.x * first.y + second.y);
}

// Makes of each invocation's run that of all runs up to it, and returns the one before.
vec2 scan(vec2 run) {
  uint me = gl_LocalInvocationID.x;
  runs[me] = run;
  barrier();
  for (uint distance = 1; distance < groupSize; distance *= 2) {
    vec2 sum = runs[me];
    if (me >= distance) sum = joined(runs[me - distance], sum);
    barrier();
    runs[me] = sum;
    barrier();
  }
  return me > 0 ? runs[me - 1] : vec2(1, 0);
}
