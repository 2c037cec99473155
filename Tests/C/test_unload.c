/* A program that opens the library by itself, closes it, and goes on. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef int (*chart_create)(double, double, void **);
typedef int (*chart_render)(void *, void *, const void *, void **);

static void *library;
static pthread_barrier_t closed;

/* Fails once and draws once, so that the thread has a message and the pool its threads. */
static void *use(void *unused) {
  /* ISO C has no cast from an object's address to a function's; POSIX wants this one. */
  chart_create create;
  chart_render render;
  void *chart = NULL, *image = NULL;
  (void)unused;
  *(void **)&create = dlsym(library, "keisen_chart_create");
  *(void **)&render = dlsym(library, "keisen_chart_render");
  if (create == NULL || render == NULL || create(-1, 1, &chart) == 0 ||
      create(320, 200, &chart) != 0 || render(chart, NULL, NULL, &image) != 0)
    exit(1);
  pthread_barrier_wait(&closed);
  pthread_barrier_wait(&closed);
  return NULL;
}

int main(int argc, char **argv) {
  pthread_t thread;
  library = argc > 1 ? dlopen(argv[1], RTLD_NOW) : NULL;
  if (library == NULL) {
    fprintf(stderr, "usage: test-c-unload libkeisen.so\n");
    return 2;
  }
  pthread_barrier_init(&closed, NULL, 2);
  pthread_create(&thread, NULL, use, NULL);
  pthread_barrier_wait(&closed);
  if (dlclose(library) != 0)
    return 1;
  pthread_barrier_wait(&closed);
  pthread_join(thread, NULL);
  printf("ok  ends threads after the library was closed\n");
  return 0;
}
