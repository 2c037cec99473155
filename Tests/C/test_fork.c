/* After fork() the child draws what the parent drew, also while other threads were drawing. */
#include "fixture.h"

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

static struct fixture fixture;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static bool stopped;

/* Draws in a child and returns how it ended: 0 when its picture is the parent's. */
static int in_child(int (*function)(void)) {
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    alarm(60); /* A child that waits for ever ends by this signal. */
    _exit(function());
  }
  int status = -1;
  if (child < 0 || waitpid(child, &status, 0) != child)
    return -1;
  return WIFSIGNALED(status) ? 1000 + WTERMSIG(status) : WEXITSTATUS(status);
}

static int draw_again(void) { return renders_as_before(fixture) ? 0 : 1; }

static int draw_all_new(void) {
  struct fixture own = fixture_make();
  bool equal = images_equal(own.image, fixture.image);
  fixture_release(own);
  fixture_release(fixture);
  return equal && !test_failed ? 0 : 1;
}

static int fork_again(void) { return in_child(draw_again); }

/* Large enough that the CPU renderer takes its worker threads. */
static keisen_status draw_large(keisen_image **image) {
  keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
  options.pixel_ratio = 8;
  return keisen_chart_render(fixture.chart, fixture.renderer, &options, image);
}

static keisen_image *large;

static int draw_large_again(void) {
  keisen_image *image = NULL;
  return draw_large(&image) == KEISEN_OK && images_equal(image, large) ? 0 : 1;
}

static void a_child_draws_the_same(void) { EXPECT_INT(in_child(draw_again), 0); }

static void a_child_makes_its_own(void) { EXPECT_INT(in_child(draw_all_new), 0); }

static void a_grandchild_draws_the_same(void) { EXPECT_INT(in_child(fork_again), 0); }

static void a_child_draws_with_workers(void) {
  EXPECT_OK(draw_large(&large));
  EXPECT_INT(in_child(draw_large_again), 0);
  EXPECT_INT(draw_large_again(), 0);
}

static bool is_stopped(void) {
  pthread_mutex_lock(&mutex);
  bool value = stopped;
  pthread_mutex_unlock(&mutex);
  return value;
}

static void *draw_until_stopped(void *unused) {
  while (!is_stopped()) {
    keisen_image *image = NULL;
    draw_large(&image);
    keisen_image_release(image);
  }
  return unused;
}

static void a_child_draws_while_the_parent_does(void) {
  pthread_t threads[3];
  for (int number = 0; number < 3; ++number)
    EXPECT_INT(pthread_create(&threads[number], NULL, draw_until_stopped, NULL), 0);
  for (int round = 0; round < 20; ++round)
    EXPECT_INT(in_child(draw_large_again), 0);
  pthread_mutex_lock(&mutex);
  stopped = true;
  pthread_mutex_unlock(&mutex);
  for (int number = 0; number < 3; ++number)
    EXPECT_INT(pthread_join(threads[number], NULL), 0);
  EXPECT_OK(keisen_image_release(large));
}

static void the_parent_draws_on(void) { EXPECT(renders_as_before(fixture)); }

int main(void) {
  test_sentence = "makes one object of every kind";
  fixture = fixture_make();
  test("draws in a child what the parent drew", a_child_draws_the_same);
  test("makes and releases everything in a child", a_child_makes_its_own);
  test("draws in a child's child", a_grandchild_draws_the_same);
  test("draws in a child by several threads", a_child_draws_with_workers);
  test("draws in a child while the parent's threads draw", a_child_draws_while_the_parent_does);
  test("draws on in the parent", the_parent_draws_on);
  fixture_release(fixture);
  return summary();
}
