#include "test.hpp"

#include <cmath>
#include <exception>
#include <stdexcept>
#include <string>

using namespace keisen;

void test_scales() {
  test("has the scale defaults of the C header", [] {
    const keisen_scale_options defaults = KEISEN_SCALE_OPTIONS_INIT;
    const ScaleOptions options;
    EXPECT_EQUAL(static_cast<int>(options.scale), static_cast<int>(defaults.scale));
    EXPECT_EQUAL(options.base, defaults.base);
    EXPECT_EQUAL(options.threshold, defaults.threshold);
    EXPECT_EQUAL(options.open_from, defaults.open_from);
    EXPECT_EQUAL(options.open_until, defaults.open_until);
    const keisen_tick_format_options format = KEISEN_TICK_FORMAT_OPTIONS_INIT;
    const keisen_tick_format_options made = detail::c_options(TickFormat());
    EXPECT_EQUAL(static_cast<int>(made.style), static_cast<int>(format.style));
    EXPECT_EQUAL(made.decimals, format.decimals);
    EXPECT(made.pattern == format.pattern);
    EXPECT(made.prefix == format.prefix);
    EXPECT(made.suffix == format.suffix);
  });

  test("changes the scale, and keeps it where the range has no place", [] {
    Projection projection(0, 10);
    EXPECT_ERROR(projection.set_scale(Scale::log), Status::invalid_argument);
    EXPECT(projection.scale() == Scale::linear);
    projection.set_range(1, 1024);
    ScaleOptions options;
    options.scale = Scale::log;
    options.base = 2;
    projection.set_scale(options);
    EXPECT(projection.scale() == Scale::log);
    EXPECT(projection.ticks() == std::vector<double>({1, 4, 16, 64, 256, 1024}));
    EXPECT(!projection.zone());
    projection.set_scale(Scale::automatic);
    EXPECT(projection.scale() == Scale::automatic);
  });

  test("hands time and names over", [] {
    Projection projection;
    ScaleOptions options;
    options.scale = Scale::time;
    options.unit = TimeUnit::milliseconds;
    projection.set_scale(options);
    EXPECT(projection.unit() == TimeUnit::milliseconds);
    EXPECT(projection.zone() == std::string("UTC"));
    options.zone = "Mars/Olympus_Mons";
    EXPECT_ERROR(projection.set_scale(options), Status::invalid_argument);
    options = ScaleOptions();
    options.scale = Scale::category;
    options.names = {"a", "b", "c"};
    projection.set_scale(options);
    EXPECT_EQUAL(projection.range().max, 2.5);
    EXPECT_EQUAL(projection.format(1), std::string("b"));
  });

  test("tells what it was given, and changes the zone alone", [] {
    Projection projection;
    ScaleOptions options;
    options.scale = Scale::time;
    options.unit = TimeUnit::seconds;
    options.closed_weekdays = 0x60;
    options.open_from = 9;
    options.open_until = 17.5;
    projection.set_scale(options);
    projection.set_zone("Europe/Berlin");
    ScaleOptions reported = projection.scale_options();
    EXPECT(reported.scale == Scale::time);
    EXPECT(reported.unit == TimeUnit::seconds);
    EXPECT_EQUAL(reported.zone, std::string("Europe/Berlin"));
    EXPECT_EQUAL(reported.closed_weekdays, 0x60U);
    EXPECT_EQUAL(reported.open_from, 9.0);
    EXPECT_EQUAL(reported.open_until, 17.5);
    EXPECT_ERROR(projection.set_zone("Mars/Olympus_Mons"), Status::invalid_argument);
    options = ScaleOptions();
    options.scale = Scale::category;
    options.names = {"a", "", "\u00E9t\u00E9"};
    projection.set_scale(options);
    EXPECT(projection.scale_options().names == options.names);
    options = ScaleOptions();
    options.scale = Scale::symlog;
    options.base = 2;
    options.threshold = 3;
    projection.set_scale(options);
    reported = projection.scale_options();
    EXPECT_EQUAL(reported.base, 2.0);
    EXPECT_EQUAL(reported.threshold, 3.0);
    EXPECT(reported.zone.empty() && reported.names.empty());
  });

  test("takes scales of functions", [] {
    const auto forward = [](double p) { return std::log(p / (1 - p)); };
    const auto inverse = [](double place) { return 1 / (1 + std::exp(-place)); };
    CustomScaleOptions options;
    options.label = "logit";
    options.low = 0;
    options.high = 1;
    options.ticks = {0.01, 0.1, 0.5, 0.9, 0.99};
    const CustomScale logit(forward, inverse, options);
    Projection projection(0.01, 0.99);
    projection.set_scale(logit);
    EXPECT(projection.scale() == Scale::custom && *projection.scale_options().custom == logit);
    EXPECT(std::abs(projection.map({0.5})[0] - 0.5) < 1e-12);
    EXPECT(std::isnan(projection.map({1.5})[0]) && std::isnan(projection.map({0})[0]));
    EXPECT(std::abs(projection.invert({0.25})[0] - inverse(forward(0.01) / 2)) < 1e-12);
    EXPECT(projection.ticks(5) == options.ticks);
    EXPECT_ERROR(projection.set_range(0, 0.5), Status::invalid_argument);

    bool is_broken = false;
    const CustomScale weak(
        [&](double value) {
          if (is_broken && value == 0.3)
            throw std::domain_error("no luck");
          return 2 * value;
        },
        [](double place) { return place / 2; });
    projection.set_scale(weak);
    is_broken = true;
    std::string cause;
    try {
      projection.map({0.3});
    } catch (const Error &error) {
      EXPECT(error.status() == Status::callback);
      try {
        std::rethrow_if_nested(error);
      } catch (const std::domain_error &nested) {
        cause = nested.what();
      }
    }
    EXPECT_EQUAL(cause, std::string("no luck"));
    EXPECT_EQUAL(projection.map({0.5})[0], 0.5);
    EXPECT_ERROR(CustomScale(nullptr, inverse), Status::invalid_argument);
    options.ticks = {NAN};
    EXPECT_ERROR(CustomScale(forward, inverse, options), Status::invalid_argument);
    EXPECT_ERROR(projection.set_scale(CustomScale(forward, forward)), Status::invalid_argument);
    EXPECT(projection.scale_options().custom == weak);
  });

  test("maps, inverts, grows and formats", [] {
    Projection projection(1, 100, Scale::log);
    EXPECT(std::abs(projection.map({10})[0] - 0.5) < 1e-15);
    EXPECT(std::isnan(projection.map({-1})[0]));
    EXPECT(std::abs(projection.invert({0.5})[0] - 10) < 1e-13);
    EXPECT(projection.map({}).empty());
    EXPECT(projection.minor_ticks(2).size() == 16);
    projection.set_range(3, 4000);
    projection.nice();
    EXPECT_EQUAL(projection.range().max, 10000.0);
    TickFormat format;
    format.style = TickStyle::si;
    format.suffix = "Hz";
    EXPECT_EQUAL(projection.format(1500, format), std::string("1.5\u202FkHz"));
    TickFormat whole;
    whole.style = TickStyle::fixed;
    whole.decimals = 0;
    EXPECT_EQUAL(projection.format(2.4999999999999996, whole), std::string("2"));
    format.decimals = -1;
    EXPECT_ERROR(projection.format(1, format), Status::invalid_argument);
  });
}
