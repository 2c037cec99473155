// Loops over many values, compiled several times: for any processor of the kind that the library is
// made for, and for ones with wider vectors, which are used where the library runs on such a one.
//
// Swift compiles for one processor alone; of x86-64 that is one whose vectors have 16 bytes and
// can't compare integers of 64 bits. The results are the same on each.

#pragma once

#include <stdbool.h>
#include <stddef.h>

// The types of values.
enum CKernelsType {
  CKernelsFloat32,
  CKernelsFloat64,
  CKernelsInt8,
  CKernelsInt16,
  CKernelsInt32,
  CKernelsInt64,
  CKernelsUInt8,
  CKernelsUInt16,
  CKernelsUInt32,
  CKernelsUInt64,
  // Integers of 64 bits of which the least is a gap.
  CKernelsTimestamp,
};

// What the loops are compiled for.
enum CKernelsProcessor {
  CKernelsAnyProcessor,
  CKernelsAVX2,
  CKernelsAVX512,
};

// The loops of one type. Values stand one after another, in any alignment. NaN, infinities and the
// least timestamp are gaps.
struct CKernels {
  // Writes the least and the greatest of `count` values, gaps left out: where there is no other the
  // greatest and the least of the type. Zeros lose their sign. Returns whether there is a gap.
  bool (*_Nonnull bounds)(const void *_Nonnull values,
                          size_t count,
                          void *_Nonnull low,
                          void *_Nonnull high);

  // Does so for each of `count` blocks of 64 values.
  void (*_Nonnull block_bounds)(const void *_Nonnull values,
                                size_t count,
                                void *_Nonnull lows,
                                void *_Nonnull highs,
                                bool *_Nonnull gaps);

  // Writes what each four of 4 `count` bounds hold.
  void (*_Nonnull unions)(const void *_Nonnull lows,
                          const void *_Nonnull highs,
                          const bool *_Nonnull gaps,
                          size_t count,
                          void *_Nonnull union_lows,
                          void *_Nonnull union_highs,
                          bool *_Nonnull union_gaps);

  // Returns whether none of `count` values is above the one at the same place of `next`, and none
  // is NaN.
  bool (*_Nonnull ascends)(const void *_Nonnull values, const void *_Nonnull next, size_t count);
};

// Returns the loops that are fastest here.
const struct CKernels *_Nonnull ckernels(enum CKernelsType type);

// Returns the loops that are compiled for a processor, or NULL where they can't run.
const struct CKernels *_Nullable ckernels_for(enum CKernelsProcessor processor,
                                              enum CKernelsType type);
