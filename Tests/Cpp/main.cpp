#include "test.hpp"

int main() {
  test_columns();
  test_objects();
  test_options();
  test_points();
  test_density();
  test_annotations();
  test_animation();
  test_axes();
  test_bars();
  test_batches();
  test_canvas();
  test_figures();
  test_chart();
  test_compute();
  test_crosshair();
  test_custom();
  test_describe();
  test_heatmap();
  test_areas();
  test_marks();
  test_paint();
  test_gestures();
  test_messages();
  test_preferences();
  test_ranges();
  test_scales();
  test_selection();
  test_sources();
  test_statistics();
  test_themes();
  test_description();
  const Tests &tests = Tests::all();
  std::cout << tests.count << " tests, " << tests.expectations << " expectations, " << tests.failed
            << " tests failed\n";
  return tests.failed == 0 ? 0 : 1;
}
