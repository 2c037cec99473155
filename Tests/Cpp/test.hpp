// A test is a lambda with a sentence; expectations go on after a failure and print what they saw.
#pragma once

#include <keisen/keisen.hpp>

#include <iostream>
#include <string>
#include <vector>

struct Tests {
  int count = 0;
  int expectations = 0;
  int failed = 0;
  bool failing = false;
  std::string sentence;

  static Tests &all() {
    static Tests tests;
    return tests;
  }

  void expect(bool holds, const char *file, int line, const std::string &text) {
    ++expectations;
    if (holds)
      return;
    failing = true;
    std::cout << file << ':' << line << ": " << sentence << "\n    expected " << text << '\n';
  }

  template <typename Body> void run(const char *name, Body body) {
    sentence = name;
    failing = false;
    try {
      body();
    } catch (const std::exception &error) {
      expect(false, __FILE__, __LINE__, std::string("no exception, got: ") + error.what());
    }
    ++count;
    failed += failing;
    std::cout << (failing ? "FAILED" : "ok") << "  " << name << std::endl;
  }
};

template <typename Body> void test(const char *sentence, Body body) {
  Tests::all().run(sentence, body);
}

#define EXPECT(condition) Tests::all().expect((condition), __FILE__, __LINE__, #condition)

// Expects two values that print to be equal.
#define EXPECT_EQUAL(actual, expected)                                                             \
  expect_equal((actual), (expected), __FILE__, __LINE__, #actual)

template <typename Actual, typename Expected>
void expect_equal(
    const Actual &actual, const Expected &expected, const char *file, int line, const char *text) {
  bool equal = actual == static_cast<Actual>(expected);
  std::string reported = std::string(text) + " to be what it is not";
  if constexpr (std::is_arithmetic_v<Actual>)
    reported = std::string(text) + " to be " + std::to_string(static_cast<Actual>(expected)) +
               ", got " + std::to_string(actual);
  Tests::all().expect(equal, file, line, reported);
}

// Expects an expression to throw keisen::Error with a status and a message.
#define EXPECT_ERROR(expression, expected)                                                         \
  try {                                                                                            \
    static_cast<void>(expression);                                                                 \
    Tests::all().expect(false, __FILE__, __LINE__, #expression " to throw");                       \
  } catch (const keisen::Error &error) {                                                           \
    Tests::all().expect(error.status() == (expected), __FILE__, __LINE__,                          \
                        #expression " to throw " #expected ", got: " + std::string(error.what())); \
    Tests::all().expect(*error.what() != '\0', __FILE__, __LINE__, "a message");                   \
  }

void test_columns();
void test_objects();
void test_options();
void test_points();
void test_density();
void test_annotations();
void test_animation();
void test_axes();
void test_bars();
void test_batches();
void test_canvas();
void test_figures();
void test_chart();
void test_compute();
void test_crosshair();
void test_custom();
void test_describe();
void test_heatmap();
void test_areas();
void test_marks();
void test_paint();
void test_gestures();
void test_messages();
void test_preferences();
void test_ranges();
void test_scales();
void test_selection();
void test_sources();
void test_statistics();
void test_themes();
void test_description();
