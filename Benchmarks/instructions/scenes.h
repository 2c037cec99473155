/* The workloads whose instructions are counted: those of Benchmarks/README.md, some smaller. */
#ifndef KEISEN_SCENES_H
#define KEISEN_SCENES_H

#include <stddef.h>

struct scene {
  /* Name of the workload; NULL ends the list. */
  const char *name;
  /* Frames that count. */
  int frames;
  /* Makes what is loaded once. */
  void (*begin)(void);
  /* Draws a frame and returns the size of its PNG file. */
  size_t (*draw)(int frame);
};

extern const struct scene scenes[];

#endif
