#version 460

// Counts rows in cells, and adds up their amounts: whole numbers, so that no order of the rows counts.

layout(local_size_x = 256) in;
layout(constant_id = 0) const bool HAS_AMOUNTS = false;

layout(push_constant) uniform Draw {
  // Rows of this call.
  uint count;
  // Cells of the grid.
  uint cells;
} draw;

// The cell of each row; behind them, where there are any, the low and the high halves of the amounts, in turn.
layout(set = 0, binding = 0) readonly buffer Rows { uint rows[]; };
// The counts; behind them the low halves of all sums, then the high ones.
layout(set = 1, binding = 0) buffer Grid { uint grid[]; };

void main() {
  uint row = gl_GlobalInvocationID.x;
  if (row >= draw.count) return;
  uint cell = rows[row];
  if (cell >= draw.cells) return;
  atomicAdd(grid[cell], 1u);
  if (!HAS_AMOUNTS) return;
  uint low = rows[draw.count + 2u * row];
  uint high = rows[draw.count + 2u * row + 1u];
  // Whoever makes the low half overflow carries.
  uint before = atomicAdd(grid[draw.cells + cell], low);
  uint carry = before > 0xffffffffu - low ? 1u : 0u;
  if (high + carry != 0u) atomicAdd(grid[2u * draw.cells + cell], high + carry);
}
