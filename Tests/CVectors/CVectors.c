#include "CVectors.h"

#ifdef __x86_64__
__attribute__((target("avx"))) static void save(unsigned char registers[16][32]) {
  __asm__ volatile("vmovups %%ymm0, 0(%0)\n\tvmovups %%ymm1, 32(%0)\n\t"
                   "vmovups %%ymm2, 64(%0)\n\tvmovups %%ymm3, 96(%0)\n\t"
                   "vmovups %%ymm4, 128(%0)\n\tvmovups %%ymm5, 160(%0)\n\t"
                   "vmovups %%ymm6, 192(%0)\n\tvmovups %%ymm7, 224(%0)\n\t"
                   "vmovups %%ymm8, 256(%0)\n\tvmovups %%ymm9, 288(%0)\n\t"
                   "vmovups %%ymm10, 320(%0)\n\tvmovups %%ymm11, 352(%0)\n\t"
                   "vmovups %%ymm12, 384(%0)\n\tvmovups %%ymm13, 416(%0)\n\t"
                   "vmovups %%ymm14, 448(%0)\n\tvmovups %%ymm15, 480(%0)"
                   :
                   : "r"(registers)
                   : "memory");
}

int upper_halves_are_clear(void) {
  unsigned char registers[16][32];
  if (!__builtin_cpu_supports("avx"))
    return 1;
  save(registers);
  for (int index = 0; index < 16; ++index)
    for (int byte = 16; byte < 32; ++byte)
      if (registers[index][byte])
        return 0;
  return 1;
}

void set_upper_halves(void) {
  if (__builtin_cpu_supports("avx"))
    __asm__ volatile("vcmpps $15, %%ymm7, %%ymm7, %%ymm7" : : : "xmm7");
}
#else
int upper_halves_are_clear(void) { return 1; }

void set_upper_halves(void) {}
#endif
