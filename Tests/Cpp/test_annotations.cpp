#include "test.hpp"

#include <cmath>
#include <cstring>

using namespace keisen;

static bool same(const keisen_color &one, const keisen_color &other) {
  return std::memcmp(&one, &other, sizeof one) == 0;
}

/// Draws a chart with one attachment and tells whether it is to be seen.
static bool shows(const Chart &chart, const Attachment &attachment) {
  Renderer cpu = Renderer::cpu();
  auto pixels = [&] {
    PixelSize size = chart.pixel_size();
    std::vector<std::uint8_t> memory(std::size_t{4} * size.width * size.height);
    chart.render_into(memory.data(), std::size_t{4} * size.width, memory.size(), cpu);
    return memory;
  };
  Chart changed = chart;
  auto before = pixels();
  changed.add_attachment(attachment, Layer::above);
  auto after = pixels();
  changed.remove_attachment(attachment);
  return before != after;
}

void test_annotations() {
  test("makes values of numbers and instants, exactly", [] {
    Value integer = std::int64_t{9007199254740993};
    EXPECT_EQUAL(integer.origin, std::int64_t{9007199254740993});
    EXPECT_EQUAL(integer.offset, 0);
    Value real = 2.5;
    EXPECT_EQUAL(real.origin, 0);
    EXPECT_EQUAL(real.offset, 2.5);
    Value large = std::uint64_t{1} << 63;
    EXPECT_EQUAL(large.offset, 0x1p63);
    using namespace std::chrono;
    Value day = time_point<system_clock, hours>(hours(48));
    EXPECT_EQUAL(day.origin, 172800);
    EXPECT(day.unit == TimeUnit::seconds);
    Value fine = time_point<system_clock, nanoseconds>(nanoseconds(7));
    EXPECT_EQUAL(fine.origin, 7);
    EXPECT(fine.unit == TimeUnit::nanoseconds);
    EXPECT(Value(time_point<system_clock, milliseconds>(milliseconds(7))).unit ==
           TimeUnit::milliseconds);
    EXPECT(Value(time_point<system_clock, microseconds>(microseconds(7))).unit ==
           TimeUnit::microseconds);
    EXPECT_EQUAL(detail::c_value(fine).unit, KEISEN_TIME_UNIT_NANOSECONDS);
  });

  test("gives numbers and instants back", [] {
    using namespace std::chrono;
    EXPECT_EQUAL(Value(2.5).to_double(), 2.5);
    EXPECT_EQUAL(Value(std::int64_t{-7}, 0.25).to_double(), -6.75);
    EXPECT(std::isnan(Value(std::int64_t{1}, NAN).to_double()));
    const auto now = system_clock::now();
    EXPECT(Value(now).to_time_point() == time_point_cast<nanoseconds>(now));
    EXPECT(Value(now).to_time_point<hours>() == floor<hours>(now));
    for (const std::int64_t each :
         {0LL, 1LL, -1LL, 1999LL, -1999LL, 951782400123LL, -62135596800001LL}) {
      const Value value(each, 0, TimeUnit::milliseconds);
      const auto time = time_point<system_clock, milliseconds>(milliseconds(each));
      EXPECT(value.to_time_point<milliseconds>() == time);
      EXPECT(value.to_time_point<seconds>() == floor<seconds>(time));
      EXPECT(value.to_time_point<microseconds>() == time);
      EXPECT_EQUAL(Value(time).to_double(), static_cast<double>(each));
    }
    const auto since = [](std::int64_t integer, double rest, TimeUnit unit) {
      return Value(integer, rest, unit).to_time_point().time_since_epoch().count();
    };
    EXPECT_EQUAL(since(1, 0.3, TimeUnit::seconds), 1300000000);
    EXPECT_EQUAL(since(1, -0.3, TimeUnit::seconds), 700000000);
    EXPECT_EQUAL(since(-5, 12.5, TimeUnit::microseconds), 7500);
    EXPECT_EQUAL(since(7, 0.6, TimeUnit::nanoseconds), 8);
    EXPECT_EQUAL(since(9223372035, 0, TimeUnit::seconds), 9223372035000000000);
    EXPECT_EQUAL(since(-9223372035, -0.5, TimeUnit::seconds), -9223372035500000000);
  });

  test("gives no instants that there are not", [] {
    const std::int64_t far = 9223372037, last = INT64_MAX, first = INT64_MIN;
    EXPECT_ERROR(Value(2.5).to_time_point(), Status::invalid_argument);
    EXPECT_ERROR(Value(far, 0, TimeUnit::seconds).to_time_point(), Status::invalid_argument);
    EXPECT_ERROR(Value(-far, 0, TimeUnit::seconds).to_time_point(), Status::invalid_argument);
    EXPECT_ERROR(Value(0, NAN, TimeUnit::seconds).to_time_point(), Status::invalid_argument);
    EXPECT_ERROR(Value(0, INFINITY, TimeUnit::seconds).to_time_point(), Status::invalid_argument);
    EXPECT_ERROR(Value(last, 1e19, TimeUnit::nanoseconds).to_time_point(),
                 Status::invalid_argument);
    EXPECT_ERROR(Value(first, 0, TimeUnit::nanoseconds).to_time_point(), Status::invalid_argument);
    const auto seconds = Value(far, 0, TimeUnit::seconds).to_time_point<std::chrono::seconds>();
    EXPECT_EQUAL(seconds.time_since_epoch().count(), far);
  });

  test("has the defaults of the C header for annotations", [] {
    const keisen_text_box_options box = KEISEN_TEXT_BOX_OPTIONS_INIT;
    keisen_text_box_options made = detail::c_options(TextBoxOptions());
    EXPECT_EQUAL(made.alignment, box.alignment);
    EXPECT_EQUAL(made.bold, box.bold);
    EXPECT_EQUAL(made.italic, box.italic);
    EXPECT_EQUAL(made.markup, box.markup);
    EXPECT_EQUAL(made.size, box.size);
    EXPECT_EQUAL(made.angle, box.angle);
    EXPECT_EQUAL(made.wrap_width, box.wrap_width);
    EXPECT(same(made.color, box.color));
    EXPECT(same(made.background, box.background));
    EXPECT(same(made.border_color, box.border_color));
    EXPECT_EQUAL(made.border_width, box.border_width);
    EXPECT_EQUAL(made.radius, box.radius);
    EXPECT_EQUAL(made.insets.top, box.insets.top);

    const keisen_text_options text = KEISEN_TEXT_OPTIONS_INIT;
    keisen_text_options made_text = detail::c_options(TextOptions(), box);
    EXPECT_EQUAL(made_text.x_coordinates, text.x_coordinates);
    EXPECT_EQUAL(made_text.y_coordinates, text.y_coordinates);
    EXPECT_EQUAL(made_text.clip, text.clip);
    EXPECT_EQUAL(made_text.keep_inside, text.keep_inside);
    EXPECT_EQUAL(made_text.anchor_x, text.anchor_x);
    EXPECT_EQUAL(made_text.anchor_y, text.anchor_y);
    EXPECT_EQUAL(made_text.offset_x, text.offset_x);
    EXPECT_EQUAL(made_text.offset_y, text.offset_y);
    EXPECT(made_text.box == &box);

    const keisen_rule_options rule = KEISEN_RULE_OPTIONS_INIT;
    keisen_rule_options made_rule = detail::c_options(RuleOptions(), box);
    EXPECT_EQUAL(made_rule.label_place, rule.label_place);
    EXPECT_EQUAL(made_rule.label_side, rule.label_side);
    EXPECT_EQUAL(made_rule.dash_count, rule.dash_count);
    EXPECT(made_rule.dash == rule.dash);
    EXPECT_EQUAL(made_rule.width, rule.width);
    EXPECT(same(made_rule.color, rule.color));
    EXPECT(made_rule.label == rule.label);

    const keisen_span_options span = KEISEN_SPAN_OPTIONS_INIT;
    keisen_span_options made_span = detail::c_options(SpanOptions(), box);
    EXPECT_EQUAL(made_span.label_place, span.label_place);
    EXPECT(same(made_span.color, span.color));
    EXPECT_EQUAL(made_span.border_width, span.border_width);
    EXPECT(same(made_span.border_color, span.border_color));
    EXPECT(made_span.label == span.label);

    const keisen_arrow_options arrow = KEISEN_ARROW_OPTIONS_INIT;
    keisen_arrow_options made_arrow = detail::c_options(ArrowOptions());
    EXPECT_EQUAL(made_arrow.heads, arrow.heads);
    EXPECT_EQUAL(made_arrow.start_x_coordinates, arrow.start_x_coordinates);
    EXPECT_EQUAL(made_arrow.end_y_coordinates, arrow.end_y_coordinates);
    EXPECT_EQUAL(made_arrow.clip, arrow.clip);
    EXPECT_EQUAL(made_arrow.start_offset_x, arrow.start_offset_x);
    EXPECT_EQUAL(made_arrow.end_offset_y, arrow.end_offset_y);
    EXPECT_EQUAL(made_arrow.width, arrow.width);
    EXPECT(same(made_arrow.color, arrow.color));
    EXPECT_EQUAL(made_arrow.head_length, arrow.head_length);
    EXPECT_EQUAL(made_arrow.head_width, arrow.head_width);
    EXPECT_EQUAL(made_arrow.start_gap, arrow.start_gap);
    EXPECT_EQUAL(made_arrow.end_gap, arrow.end_gap);
  });

  test("hands every option of an annotation over", [] {
    TextBoxOptions box;
    box.bold = box.italic = box.markup = true;
    box.alignment = TextAlignment::trailing;
    box.wrap_width = 80;
    box.angle = 30;
    box.background = Color{0, 0, 0, 0.5F};
    box.insets = Insets{1, 2, 3, 4};
    keisen_text_box_options c = detail::c_options(box);
    EXPECT(c.bold && c.italic && c.markup);
    EXPECT_EQUAL(c.alignment, KEISEN_TEXT_ALIGNMENT_TRAILING);
    TextBoxOptions flush;
    flush.alignment = TextAlignment::left;
    EXPECT_EQUAL(detail::c_options(flush).alignment, KEISEN_TEXT_ALIGNMENT_LEFT);
    flush.alignment = TextAlignment::right;
    EXPECT_EQUAL(detail::c_options(flush).alignment, KEISEN_TEXT_ALIGNMENT_RIGHT);
    EXPECT_EQUAL(c.wrap_width, 80);
    EXPECT_EQUAL(c.angle, 30);
    EXPECT_EQUAL(c.background.alpha, 0.5F);
    EXPECT_EQUAL(c.insets.right, 4);
    box.insets = Insets{1, 2, 3, -1};
    EXPECT_ERROR(detail::c_options(box), Status::invalid_argument);
    EXPECT_EQUAL(detail::digits(-1e-9), "-1e-09");
    EXPECT_EQUAL(detail::digits(-0.1), "-0.1");
    RuleOptions rule;
    rule.label = "limit";
    rule.dash = {3, 1};
    rule.label_place = RulePlace::middle;
    rule.label_side = RuleSide::below;
    keisen_rule_options c_rule = detail::c_options(rule, c);
    EXPECT(std::string(c_rule.label) == "limit");
    EXPECT_EQUAL(c_rule.dash_count, 2);
    EXPECT_EQUAL(c_rule.label_place, KEISEN_RULE_PLACE_MIDDLE);
    EXPECT_EQUAL(c_rule.label_side, KEISEN_RULE_SIDE_BELOW);
    SpanOptions span;
    span.label_place = SpanPlace::bottom_right;
    EXPECT_EQUAL(detail::c_options(span, c).label_place, KEISEN_SPAN_PLACE_BOTTOM_RIGHT);
    ArrowOptions arrow;
    arrow.heads = ArrowHeads::both;
    arrow.start_y_coordinates = Coordinates::plot;
    EXPECT_EQUAL(detail::c_options(arrow).heads, KEISEN_ARROW_HEADS_BOTH);
    EXPECT_EQUAL(detail::c_options(arrow).start_y_coordinates, KEISEN_COORDINATES_PLOT);
  });

  test("draws annotations and moves them", [] {
    Chart chart(160, 120);
    chart.add_line(std::vector<double>{0, 1, 2});
    Space space = chart.space();
    Text text(space, 1, 1.5, "note");
    EXPECT(shows(chart, text));
    text.set_position(1, 3);
    EXPECT(!shows(chart, text));
    text.set_position(1, 1);
    text.set_text("");
    EXPECT(!shows(chart, text));
    EXPECT(shows(chart, Text(80, 60, "in the picture")));
    Rule rule(space, Dimension::y, 0.5);
    EXPECT(shows(chart, rule));
    RuleOptions fixed;
    fixed.extends_range = false;
    rule.set_value(-1);
    EXPECT(shows(chart, rule));
    rule.set_options(fixed);
    EXPECT(!shows(chart, rule));
    Span span(space, Dimension::x, 0.5, std::nullopt);
    EXPECT(shows(chart, span));
    SpanOptions apart;
    apart.extends_range = false;
    span.set_values(3.5, 4);
    EXPECT(shows(chart, span));
    span.set_options(apart);
    EXPECT(!shows(chart, span));
    Arrow arrow(space, 0.5, 0.5, 1, 1);
    EXPECT(shows(chart, arrow));
    arrow.set_positions(0.5, 0.5, 5, 5);
    EXPECT(!shows(chart, arrow));
    EXPECT(shows(chart, Arrow(10, 10, 50, 50)));
    Attachment any = span;
    Span(any).set_values(0.5, 1);
    EXPECT(shows(chart, span));
    EXPECT_ERROR(Arrow(any).set_positions(0, 0, 1, 1), Status::invalid_argument);
  });

  test("tells where annotations stand", [] {
    Chart chart(160, 120);
    Space space = chart.space();
    const Value day = std::chrono::system_clock::time_point(std::chrono::hours(24));
    auto same = [](const Value &one, const Value &other) {
      return one.origin == other.origin && one.offset == other.offset && one.unit == other.unit;
    };
    Text text(space, 1, 2.5, "note");
    text.set_position(day, 3);
    EXPECT(same(text.position().first, day) && same(text.position().second, 3));
    EXPECT(same(Rule(space, Dimension::x, day).value(), day));
    Span span(space, Dimension::y, 1.5, std::nullopt);
    EXPECT(same(span.values().first.value(), 1.5) && !span.values().second);
    span.set_values(std::nullopt, day);
    EXPECT(!span.values().first && same(span.values().second.value(), day));
    const std::array<Value, 4> ends = Arrow(space, 1, 2, day, 4).positions();
    EXPECT(same(ends[0], 1) && same(ends[1], 2) && same(ends[2], day) && same(ends[3], 4));
    EXPECT_ERROR(Rule(Attachment(text)).value(), Status::invalid_argument);
  });

  test("throws for annotations that are not allowed", [] {
    Chart chart(160, 120);
    Space space = chart.space();
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_ERROR(Text(space, nan, 0, "a"), Status::invalid_argument);
    EXPECT_ERROR(Text(std::chrono::system_clock::now(), 0, "a"), Status::invalid_argument);
    EXPECT_ERROR(Rule(space, Dimension::x, nan), Status::invalid_argument);
    EXPECT_ERROR(Span(space, Dimension::x, nan, std::nullopt), Status::invalid_argument);
    EXPECT_ERROR(Arrow(0, 0, nan, 0), Status::invalid_argument);
    TextOptions options;
    options.anchor_x = 2;
    EXPECT_ERROR(Text(space, 0, 0, "a", options), Status::invalid_argument);
  });

  test("changes the options of annotations", [] {
    Chart chart(160, 120);
    chart.add_line(std::vector<double>{0, 1, 2});
    Space space = chart.space();
    Text text(space, 0.5, 9, "note");
    EXPECT(!shows(chart, text));
    TextOptions words;
    words.x_coordinates = words.y_coordinates = Coordinates::plot;
    text.set_position(0.5, 0.5);
    text.set_options(words);
    EXPECT(shows(chart, text));
    words.anchor_x = 2;
    EXPECT_ERROR(text.set_options(words), Status::invalid_argument);
    Rule rule(space, Dimension::y, 0.5);
    RuleOptions line;
    line.width = 0;
    rule.set_options(line);
    EXPECT(!shows(chart, rule));
    line.label = "limit";
    rule.set_options(line);
    EXPECT(shows(chart, rule));
    EXPECT(rule.text() == "limit");
    rule.set_options(RuleOptions());
    EXPECT(rule.text().empty());
    Span span(space, Dimension::x, 0.5, 1);
    SpanOptions band;
    band.color = Color{0, 0, 0, 0};
    span.set_options(band);
    EXPECT(!shows(chart, span));
    Arrow arrow(space, 0.5, 0.5, 1, 1);
    ArrowOptions appearance;
    appearance.width = appearance.head_length = 0;
    appearance.heads = ArrowHeads::none;
    arrow.set_options(appearance);
    EXPECT(!shows(chart, arrow));
    appearance.head_width = -1;
    EXPECT_ERROR(arrow.set_options(appearance), Status::invalid_argument);
    EXPECT_ERROR(Arrow(Attachment(span)).set_options(appearance), Status::invalid_argument);
  });
}
