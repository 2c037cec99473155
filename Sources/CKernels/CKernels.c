#include "CKernels.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

// Values of a block.
#define BLOCK 64
// Children of a node.
#define CHILDREN 4

#define INLINE inline __attribute__((always_inline))
#define NOINLINE __attribute__((noinline))
#define LESSER_HALF(vector) ((vector).lo < (vector).hi ? (vector).lo : (vector).hi)
#define GREATER_HALF(vector) ((vector).lo > (vector).hi ? (vector).lo : (vector).hi)

// The name of what is made for one type and one processor.
#define KERNEL__(kernel, name, processor) kernel##_##name##_##processor
#define KERNEL_(kernel, name, processor) KERNEL__(kernel, name, processor)
#define KERNEL(kernel) KERNEL_(kernel, NAME, PROCESSOR)

#define PROCESSOR any
#define WIDTH 16
#include "ProcessorKernels.h"

#if __x86_64__
#pragma clang attribute push(__attribute__((target("avx2,bmi"))), apply_to = function)
#define PROCESSOR avx2
#define WIDTH 32
#include "ProcessorKernels.h"
#pragma clang attribute pop

// Vectors of 64 bytes slow some processors down for a while; of this one the 64-bit integers are
// what counts.
#pragma clang attribute push(                                                                      \
    __attribute__((target("avx512vl,avx512bw,avx512dq,bmi,prefer-256-bit"))), apply_to = function)
#define PROCESSOR avx512
#define WIDTH 32
#include "ProcessorKernels.h"
#pragma clang attribute pop
#endif

const struct CKernels *ckernels_for(enum CKernelsProcessor processor, enum CKernelsType type) {
  switch (processor) {
#if __x86_64__
  case CKernelsAVX512:
    if (__builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("bmi"))
      return &kernels_of_avx512[type];
    return NULL;
  case CKernelsAVX2:
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi"))
      return &kernels_of_avx2[type];
    return NULL;
#endif
  case CKernelsAnyProcessor:
    return &kernels_of_any[type];
  default:
    return NULL;
  }
}

const struct CKernels *ckernels(enum CKernelsType type) {
  const struct CKernels *found = ckernels_for(CKernelsAVX512, type);
  if (!found)
    found = ckernels_for(CKernelsAVX2, type);
  return found ? found : ckernels_for(CKernelsAnyProcessor, type);
}
