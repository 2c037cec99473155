// The loops for one kind of processor; included once for each. Takes PROCESSOR and WIDTH, and
// undefines them.

#define TYPE float
#define NAME float32
#define BITS 32
#define MIN_VALUE (-INFINITY)
#define MAX_VALUE INFINITY
#define IS_FLOAT 1
#define KNOWS_GAPS 0
#include "TypeKernels.h"

#define TYPE double
#define NAME float64
#define BITS 64
#define MIN_VALUE (-INFINITY)
#define MAX_VALUE INFINITY
#define IS_FLOAT 1
#define KNOWS_GAPS 0
#include "TypeKernels.h"

#define TYPE int8_t
#define NAME int8
#define BITS 8
#define MIN_VALUE INT8_MIN
#define MAX_VALUE INT8_MAX
#define IS_FLOAT 0
#define KNOWS_GAPS 0
#include "TypeKernels.h"

#define TYPE int16_t
#define NAME int16
#define BITS 16
#define MIN_VALUE INT16_MIN
#define MAX_VALUE INT16_MAX
#define IS_FLOAT 0
#define KNOWS_GAPS 0
#include "TypeKernels.h"

#define TYPE int32_t
#define NAME int32
#define BITS 32
#define MIN_VALUE INT32_MIN
#define MAX_VALUE INT32_MAX
#define IS_FLOAT 0
#define KNOWS_GAPS 0
#include "TypeKernels.h"

#define TYPE int64_t
#define NAME int64
#define BITS 64
#define MIN_VALUE INT64_MIN
#define MAX_VALUE INT64_MAX
#define IS_FLOAT 0
#define KNOWS_GAPS 0
#include "TypeKernels.h"

#define TYPE uint8_t
#define NAME uint8
#define BITS 8
#define MIN_VALUE 0
#define MAX_VALUE UINT8_MAX
#define IS_FLOAT 0
#define KNOWS_GAPS 0
#include "TypeKernels.h"

#define TYPE uint16_t
#define NAME uint16
#define BITS 16
#define MIN_VALUE 0
#define MAX_VALUE UINT16_MAX
#define IS_FLOAT 0
#define KNOWS_GAPS 0
#include "TypeKernels.h"

#define TYPE uint32_t
#define NAME uint32
#define BITS 32
#define MIN_VALUE 0
#define MAX_VALUE UINT32_MAX
#define IS_FLOAT 0
#define KNOWS_GAPS 0
#include "TypeKernels.h"

#define TYPE uint64_t
#define NAME uint64
#define BITS 64
#define MIN_VALUE 0
#define MAX_VALUE UINT64_MAX
#define IS_FLOAT 0
#define KNOWS_GAPS 0
#include "TypeKernels.h"

#define TYPE int64_t
#define NAME timestamp
#define BITS 64
#define MIN_VALUE INT64_MIN
#define MAX_VALUE INT64_MAX
#define IS_FLOAT 0
#define KNOWS_GAPS 1
#include "TypeKernels.h"

#define KERNELS(name)                                                                              \
  {.bounds = KERNEL_(bounds, name, PROCESSOR),                                                     \
   .block_bounds = KERNEL_(block_bounds, name, PROCESSOR),                                         \
   .unions = KERNEL_(unions, name, PROCESSOR),                                                     \
   .ascends = KERNEL_(ascends, name, PROCESSOR)}

static const struct CKernels KERNEL_(kernels, of, PROCESSOR)[] = {
    [CKernelsFloat32] = KERNELS(float32),     [CKernelsFloat64] = KERNELS(float64),
    [CKernelsInt8] = KERNELS(int8),           [CKernelsInt16] = KERNELS(int16),
    [CKernelsInt32] = KERNELS(int32),         [CKernelsInt64] = KERNELS(int64),
    [CKernelsUInt8] = KERNELS(uint8),         [CKernelsUInt16] = KERNELS(uint16),
    [CKernelsUInt32] = KERNELS(uint32),       [CKernelsUInt64] = KERNELS(uint64),
    [CKernelsTimestamp] = KERNELS(timestamp),
};

#undef KERNELS
#undef PROCESSOR
#undef WIDTH
