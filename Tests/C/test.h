/*
 * A test is a function, its name is a sentence. Expectations go on after a failure and print where
 * they stand and what they saw; a program ends with summary(), which returns its exit status.
 */
#ifndef KEISEN_TEST_H
#define KEISEN_TEST_H

#include <keisen/keisen.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

static const char *test_sentence = "";
static int test_count, test_failures, expectation_count, expectation_failures;
static int test_failed;

static inline void expectation(int holds, const char *file, int line, const char *text) {
  ++expectation_count;
  if (holds)
    return;
  ++expectation_failures;
  test_failed = 1;
  printf("%s:%d: %s\n    expected %s\n", file, line, test_sentence, text);
}

/* Expects a condition. */
#define EXPECT(condition) expectation(!!(condition), __FILE__, __LINE__, #condition)

static inline void expect_integers(
    long long actual, long long expected, const char *file, int line, const char *text) {
  char reported[512];
  snprintf(reported, sizeof reported, "%s to be %lld, got %lld", text, expected, actual);
  expectation(actual == expected, file, line, reported);
}

/* Expects an integer, pointers and booleans included. */
#define EXPECT_INT(actual, expected)                                                               \
  expect_integers((long long)(actual), (long long)(expected), __FILE__, __LINE__, #actual)

static inline void
expect_doubles(double actual, double expected, const char *file, int line, const char *text) {
  char reported[512];
  snprintf(reported, sizeof reported, "%s to be %.17g, got %.17g", text, expected, actual);
  expectation(actual == expected, file, line, reported);
}

/* Expects just this double. */
#define EXPECT_DOUBLE(actual, expected)                                                            \
  expect_doubles((actual), (expected), __FILE__, __LINE__, #actual)

static inline void expect_strings(
    const char *actual, const char *expected, const char *file, int line, const char *text) {
  char reported[512];
  snprintf(reported, sizeof reported, "%s to be \"%s\", got \"%s\"", text, expected, actual);
  expectation(strcmp(actual, expected) == 0, file, line, reported);
}

/* Expects just this text. */
#define EXPECT_TEXT(actual, expected)                                                              \
  expect_strings((actual), (expected), __FILE__, __LINE__, #actual)

static inline void expect_statuses(
    keisen_status actual, keisen_status expected, const char *file, int line, const char *text) {
  char reported[1024];
  const char *message = actual == KEISEN_OK ? "" : keisen_last_error_message();
  snprintf(reported, sizeof reported, "%s to be %s, got %s (%s)", text,
           keisen_status_name(expected), keisen_status_name(actual), message);
  expectation(actual == expected, file, line, reported);
  if (actual == KEISEN_OK)
    return;
  snprintf(reported, sizeof reported, "one line of message after %s, got \"%s\"", text, message);
  expectation(message[0] != '\0' && strchr(message, '\n') == NULL, file, line, reported);
}

/* Expects a call to return a status and, where that is a failure, to say why. */
#define EXPECT_STATUS(call, expected) expect_statuses((call), (expected), __FILE__, __LINE__, #call)

/* Expects a call to succeed. */
#define EXPECT_OK(call) EXPECT_STATUS(call, KEISEN_OK)

/* Runs a test. */
static inline void test(const char *sentence, void (*function)(void)) {
  test_sentence = sentence;
  test_failed = 0;
  function();
  ++test_count;
  test_failures += test_failed;
  printf("%s  %s\n", test_failed ? "FAILED" : "ok", sentence);
  fflush(stdout);
}

/* Prints the counts and returns the exit status; expectations outside of tests count too. */
static inline int summary(void) {
  printf("%d tests, %d expectations; failed: %d tests, %d expectations\n", test_count,
         expectation_count, test_failures, expectation_failures);
  return expectation_failures == 0 && test_count > 0 ? 0 : 1;
}

#endif
