// Many charts in one call.
#include "test.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

using namespace keisen;

namespace {

std::vector<Chart> charts(std::size_t count) {
  std::vector<Chart> charts;
  for (std::size_t number = 0; number < count; ++number) {
    Chart chart(100, 80);
    chart.add_line(Column(std::vector<double>{0, 1.0 * static_cast<double>(number), 2}));
    charts.push_back(chart);
  }
  return charts;
}

bool same(const Bytes &one, const Bytes &other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end());
}

} // namespace

void test_batches() {
  test("draws many charts as alone, in their order", [] {
    const std::vector<Chart> many = charts(20);
    std::size_t last = 0;
    BatchOptions options;
    options.threads = 2;
    options.progress = [&](std::size_t done, std::size_t count) {
      EXPECT(done >= last && done <= count);
      last = done;
      return true;
    };
    const Renderer renderer = Renderer::cpu();
    const std::vector<BatchResult> results = render_batch(many, renderer, {}, options);
    EXPECT_EQUAL(results.size(), 20u);
    EXPECT_EQUAL(last, 20u);
    for (std::size_t number = 0; number < results.size(); ++number) {
      EXPECT(static_cast<bool>(results[number]));
      EXPECT(same(results[number].png(), many[number].render_png(renderer)));
    }
    EXPECT(render_batch({}).empty());
  });

  test("tells what a function of the caller's threw, by the chart, on any thread", [] {
    std::vector<Chart> many = charts(12);
    for (std::size_t number : {2u, 9u}) {
      Axis axis(many[number].space(), Side::top);
      axis.set_formatter([number](const Tick &) -> std::string {
        throw std::runtime_error("formatter " + std::to_string(number));
      });
      many[number].add_attachment(axis, Layer::above);
    }
    const std::vector<BatchResult> results = render_batch(many);
    for (std::size_t number = 0; number < results.size(); ++number) {
      const bool fails = number == 2 || number == 9;
      EXPECT_EQUAL(static_cast<bool>(results[number]), !fails);
      EXPECT_EQUAL(results[number].error() == nullptr, !fails);
      if (!fails)
        continue;
      std::string said;
      try {
        results[number].png();
      } catch (const Error &error) {
        EXPECT(error.status() == Status::callback);
        try {
          std::rethrow_if_nested(error);
        } catch (const std::runtime_error &cause) {
          said = cause.what();
        }
      }
      EXPECT_EQUAL(said, "formatter " + std::to_string(number));
    }
  });

  test("ends when progress returns false, and throws what it throws", [] {
    const std::vector<Chart> many = charts(30);
    BatchOptions options;
    options.threads = 1;
    options.progress = [](std::size_t done, std::size_t) { return done < 4; };
    const std::vector<BatchResult> results = render_batch(many, {}, options);
    for (std::size_t number = 0; number < results.size(); ++number)
      EXPECT_EQUAL(static_cast<bool>(results[number]), number < 4);
    EXPECT_ERROR(results[4].png(), Status::cancelled);
    options.progress = [](std::size_t, std::size_t) -> bool { throw std::logic_error("enough"); };
    std::string said;
    try {
      render_batch(many, {}, options);
    } catch (const std::logic_error &error) {
      said = error.what();
    }
    EXPECT_EQUAL(said, "enough");
  });
}
