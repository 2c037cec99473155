#include "CAllocations.h"
#include <stddef.h>

static __thread long allocations;

long allocations_of_thread(void) { return allocations; }

// The thread sanitizer has a malloc of its own, which must not be replaced.
#if !__has_feature(thread_sanitizer)
void *__libc_malloc(size_t size);

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}
#endif
