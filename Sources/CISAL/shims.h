#include <isa-l/igzip_lib.h>
#include <isa-l/crc.h>
#ifdef __x86_64__
#include <cpuid.h>
#endif

/* Macros that Swift does not see. */
static const uint32_t CISAL_LEVEL_1_BUFFER_SIZE = ISAL_DEF_LVL1_DEFAULT;

/* Returns whether vector registers have upper halves that programs may use. */
static inline int CISAL_has_upper_halves(void) {
#ifdef __x86_64__
  unsigned a, b, c, d, low, high;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE) || !(c & bit_AVX))
    return 0;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return (low & 6) == 6;
#else
  return 0;
#endif
}

/* Clears the upper halves of the vector registers, where there are such. */
static inline void CISAL_clear_upper_halves(void) {
#ifdef __x86_64__
  __asm__ volatile("vzeroupper"
                   :
                   :
                   : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9",
                     "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#endif
}
