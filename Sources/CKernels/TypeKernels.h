// The loops of one type for one kind of processor; included once for each of them.
//
// Takes TYPE, NAME, BITS, MIN_VALUE, MAX_VALUE, IS_FLOAT and, of integers whose least value is a
// gap, KNOWS_GAPS, and undefines them. Takes PROCESSOR and WIDTH, the bytes of its vectors.

#define LANES (WIDTH * 8 / BITS)
#define VECTOR KERNEL(vector)
#define MASK __typeof__((VECTOR)0 < (VECTOR)0)
#define LOAD(from, index) (*(const KERNEL(anywhere) *)((from) + (index) * sizeof(TYPE)))

typedef TYPE VECTOR __attribute__((ext_vector_type(LANES)));
typedef TYPE KERNEL(anywhere) __attribute__((ext_vector_type(LANES), aligned(1)));

// The least and the greatest lane. Clang's own look for NaN in floats, which no lane is here.
#if !IS_FLOAT
#define MIN_LANE(vector) __builtin_reduce_min(vector)
#define MAX_LANE(vector) __builtin_reduce_max(vector)
#elif LANES == 8
#define MIN_LANE(vector) LESSER_HALF(LESSER_HALF(LESSER_HALF(vector)))
#define MAX_LANE(vector) GREATER_HALF(GREATER_HALF(GREATER_HALF(vector)))
#elif LANES == 4
#define MIN_LANE(vector) LESSER_HALF(LESSER_HALF(vector))
#define MAX_LANE(vector) GREATER_HALF(GREATER_HALF(vector))
#else
#define MIN_LANE(vector) LESSER_HALF(vector)
#define MAX_LANE(vector) GREATER_HALF(vector)
#endif

// What stands for a value where gaps are looked at: of floats NaN, of which no comparison holds.
#if IS_FLOAT
#define IS_GAP(value) ((value) - (value) != 0)
#define LOWERING(value) ((value) + ((value) - (value)))
#define RAISING(value) LOWERING(value)
#elif KNOWS_GAPS
#define IS_GAP(value) ((value) == MIN_VALUE)
#define LOWERING(value) ((value) == MIN_VALUE ? MAX_VALUE : (value))
#define RAISING(value) (value)
#else
#define IS_GAP(value) false
#define LOWERING(value) (value)
#define RAISING(value) (value)
#endif

// What was found among some values, by lanes.
struct KERNEL(found) {
  VECTOR low, high;
  // Not 0 where a value is NaN.
  MASK nan;
};

static INLINE void
KERNEL(add)(struct KERNEL(found) * found, VECTOR some, VECTOR more, const bool careful) {
#if IS_FLOAT
  // One comparison finds NaN in either.
  found->nan |= (some != some) | (more != more);
#endif
  VECTOR low = careful ? LOWERING(some) : some, high = careful ? RAISING(some) : some;
  found->low = low < found->low ? low : found->low;
  found->high = high > found->high ? high : found->high;
  low = careful ? LOWERING(more) : more, high = careful ? RAISING(more) : more;
  found->low = low < found->low ? low : found->low;
  found->high = high > found->high ? high : found->high;
}

// Finds the bounds of as many values as lanes, or more. Unless `careful` infinities and the least
// timestamp count. Returns whether a value is NaN.
static INLINE bool
KERNEL(find)(const char *values, size_t count, const bool careful, TYPE *low, TYPE *high) {
  struct KERNEL(found) found = {.low = MAX_VALUE, .high = MIN_VALUE, .nan = 0};
  size_t index = 0;
  for (; index + 2 * LANES <= count; index += 2 * LANES)
    KERNEL(add)(&found, LOAD(values, index), LOAD(values, index + LANES), careful);
  if (index < count) {
    // The last values, some of them for the second time, which changes nothing.
    size_t last = count - LANES;
    KERNEL(add)(&found, LOAD(values, index < last ? index : last), LOAD(values, last), careful);
  }
  *low = MIN_LANE(found.low);
  *high = MAX_LANE(found.high);
  return __builtin_reduce_or(found.nan) != 0;
}

// Finds the bounds of fewer values.
static INLINE bool KERNEL(find_few)(const char *values, size_t count, TYPE *low, TYPE *high) {
  bool has_gaps = false;
  *low = MAX_VALUE, *high = MIN_VALUE;
  for (size_t index = 0; index < count; index += 1) {
    TYPE value;
    memcpy(&value, values + index * sizeof value, sizeof value);
    TYPE lowering = LOWERING(value), raising = RAISING(value);
    *low = lowering < *low ? lowering : *low;
    *high = raising > *high ? raising : *high;
    has_gaps |= IS_GAP(value);
  }
  return has_gaps;
}

static NOINLINE void
KERNEL(find_without_gaps)(const char *values, size_t count, TYPE *low, TYPE *high) {
  KERNEL(find)(values, count, true, low, high);
}

// Finds the bounds of values. Returns whether there is a gap.
static INLINE bool KERNEL(node)(const char *values, size_t count, TYPE *low, TYPE *high) {
  bool has_gaps;
  if (count < LANES) {
    has_gaps = KERNEL(find_few)(values, count, low, high);
  } else {
    has_gaps = KERNEL(find)(values, count, false, low, high);
    // NaN doesn't show among them, other gaps do.
    if (__builtin_expect(IS_GAP(*low) || IS_GAP(*high), false) && !(*high < *low)) {
      KERNEL(find_without_gaps)(values, count, low, high);
      has_gaps = true;
    }
  }
#if IS_FLOAT
  // Which of two zeros is found hangs on the width.
  *low += 0, *high += 0;
#endif
  return has_gaps;
}

static bool KERNEL(bounds)(const void *values, size_t count, void *low, void *high) {
  return KERNEL(node)(values, count, low, high);
}

static void
KERNEL(block_bounds)(const void *values, size_t blocks, void *lows, void *highs, bool *gaps) {
  const char *block = values;
  for (size_t index = 0; index < blocks; index += 1, block += BLOCK * sizeof(TYPE))
    gaps[index] = KERNEL(node)(block, BLOCK, (TYPE *)lows + index, (TYPE *)highs + index);
}

static bool KERNEL(ascends)(const void *values, const void *next, size_t count) {
  const char *left = values, *right = next;
  MASK wrong = 0;
  size_t index = 0;
  for (; index + 4 * LANES <= count; index += 4 * LANES)
    for (size_t lane = 0; lane < 4 * LANES; lane += LANES)
      wrong |= ~(LOAD(left, index + lane) <= LOAD(right, index + lane));
  if (__builtin_reduce_or(wrong) != 0)
    return false;
  for (; index < count; index += 1) {
    TYPE value, other;
    memcpy(&value, left + index * sizeof value, sizeof value);
    memcpy(&other, right + index * sizeof other, sizeof other);
    if (!(value <= other))
      return false;
  }
  return true;
}

static void KERNEL(unions)(const void *lows,
                           const void *highs,
                           const bool *gaps,
                           size_t count,
                           void *union_lows,
                           void *union_highs,
                           bool *union_gaps) {
  const TYPE *low = lows, *high = highs;
  TYPE *restrict minimum = union_lows, *restrict maximum = union_highs;
  for (size_t index = 0; index < count; index += 1, low += CHILDREN, high += CHILDREN) {
    TYPE lowest = low[0], highest = high[0];
    for (size_t child = 1; child < CHILDREN; child += 1) {
      lowest = low[child] < lowest ? low[child] : lowest;
      highest = high[child] > highest ? high[child] : highest;
    }
    minimum[index] = lowest;
    maximum[index] = highest;
  }
  for (size_t index = 0; index < count; index += 1) {
    uint32_t four;
    memcpy(&four, gaps + index * CHILDREN, CHILDREN);
    union_gaps[index] = four != 0;
  }
}

#undef TYPE
#undef NAME
#undef BITS
#undef MIN_VALUE
#undef MAX_VALUE
#undef IS_FLOAT
#undef KNOWS_GAPS
#undef LANES
#undef VECTOR
#undef MASK
#undef LOAD
#undef MIN_LANE
#undef MAX_LANE
#undef IS_GAP
#undef LOWERING
#undef RAISING
