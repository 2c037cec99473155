#pragma once

/// Sets a bit of the upper halves of vector registers, where there are such.
void set_upper_halves(void);

/// Whether the upper halves of all vector registers are clear, or there are none.
int upper_halves_are_clear(void);
