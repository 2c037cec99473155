/* Draws some frames of a workload; under callgrind the frames alone are counted.
 *
 *     instructions WORKLOAD
 *
 * One frame comes before those that count, so that fonts and caches are warm. Prints the number of
 * frames that count and the size of the last one's PNG file. */
#include "scenes.h"

#include <stdio.h>
#include <string.h>
#include <valgrind/callgrind.h>

int main(int count, char **arguments) {
  const struct scene *scene = scenes;
  size_t size = 0;
  while (count == 2 && scene->name != NULL && strcmp(scene->name, arguments[1]) != 0)
    ++scene;
  if (count != 2 || scene->name == NULL) {
    fprintf(stderr, "usage: instructions WORKLOAD; there are:");
    for (scene = scenes; scene->name != NULL; ++scene)
      fprintf(stderr, " %s", scene->name);
    fprintf(stderr, "\n");
    return 2;
  }
  scene->begin();
  scene->draw(0);
  CALLGRIND_START_INSTRUMENTATION;
  for (int frame = 1; frame <= scene->frames; ++frame)
    size = scene->draw(frame);
  CALLGRIND_STOP_INSTRUMENTATION;
  printf("%d %zu\n", scene->frames, size);
  return 0;
}
