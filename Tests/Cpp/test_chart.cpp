#include "test.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

using namespace keisen;

static Chart sample() {
  Chart chart(120, 90);
  std::vector<double> x{0, 1, 2, 3}, y{1, 4, 2, 3};
  chart.add_line(x, y);
  return chart;
}

static std::vector<std::uint8_t> pixels_of(const Image &image) {
  std::vector<std::uint8_t> pixels;
  for (std::uint32_t row = 0; row < image.height(); ++row) {
    const std::uint8_t *data = image.data() + row * image.bytes_per_row();
    pixels.insert(pixels.end(), data, data + std::size_t{4} * image.width());
  }
  return pixels;
}

void test_chart() {
  test("draws into a picture, memory, bytes and a file alike", [] {
    Chart chart = sample();
    Renderer cpu = Renderer::cpu();
    RenderOptions twice{2, 0};
    Image image = chart.render(cpu, twice);
    EXPECT_EQUAL(image.width(), 240);
    EXPECT_EQUAL(image.height(), 180);
    PixelSize size = chart.pixel_size(twice);
    EXPECT_EQUAL(size.width, 240);
    std::vector<std::uint8_t> memory(std::size_t{4} * size.width * size.height);
    chart.render_into(memory.data(), std::size_t{4} * size.width, memory.size(), cpu, twice);
    EXPECT(memory == pixels_of(image));
    Bytes png = image.png();
    EXPECT(png.size() > 100);
    EXPECT(std::memcmp(png.data(), "\x89PNG\r\n\x1A\n", 8) == 0);
    EXPECT_EQUAL(png.end() - png.begin(), png.size());
    EXPECT(chart.render_png(cpu, twice).size() > 100);
  });

  test("gives documents", [] {
    Chart chart = sample();
    const std::string svg = chart.svg();
    EXPECT_EQUAL(svg.substr(0, 5), "<svg ");
    EXPECT(chart.svg() == svg);
    EXPECT(svg.find("@font-face") != std::string::npos);
    RenderOptions fonts;
    fonts.fonts = SVGFonts::named;
    EXPECT(chart.svg(fonts).find("@font-face") == std::string::npos);
    fonts.fonts = SVGFonts::outlines;
    EXPECT(chart.svg(fonts).find("<text") == std::string::npos);
    RenderOptions half;
    half.pixel_ratio = 0.5;
    EXPECT(chart.svg(half).size() > 100);
    const Bytes pdf = chart.pdf();
    EXPECT(pdf.size() > 100);
    EXPECT(std::memcmp(pdf.data(), "%PDF-1.7\n", 9) == 0);
    half.pixel_ratio = 0;
    EXPECT_ERROR(chart.pdf(half), Status::invalid_argument);
  });

  test("gives the same picture for the same chart", [] {
    Renderer cpu = Renderer::cpu();
    EXPECT(pixels_of(sample().render(cpu)) == pixels_of(sample().render(cpu)));
    Chart other = sample();
    other.set_background(Color::parse("navy"));
    EXPECT(pixels_of(other.render(cpu)) != pixels_of(sample().render(cpu)));
  });

  test("takes for a formula what can't be money, where it may", [] {
    Chart chart = sample();
    chart.set_size(400, 200);
    EXPECT(chart.markup());
    chart.set_title("US$ 3 and $x_2$, \\$5");
    EXPECT(chart.alt().find("\"US$ 3 and x\xE2\x82\x82, $5\"") != std::string::npos);
    const auto formula = pixels_of(chart.render(Renderer::cpu()));
    chart.set_markup(false);
    EXPECT(!chart.markup());
    EXPECT(chart.alt().find("\"US$ 3 and $x_2$, \\$5\"") != std::string::npos);
    const auto plain = pixels_of(chart.render(Renderer::cpu()));
    EXPECT(formula != plain);

    // An option of one text does the same as that of all.
    Chart other = sample();
    other.set_size(400, 200);
    TitleOptions options;
    options.markup = false;
    other.add_attachment(Title("US$ 3 and $x_2$, \\$5", options), Layer::above);
    EXPECT(other.alt() == chart.alt());
    EXPECT(pixels_of(other.render(Renderer::cpu())) == plain);

    // A label comes from data.
    LegendOptions legend;
    EXPECT(!legend.markup);
  });

  test("tells what it shows in words", [] {
    Chart chart = sample();
    chart.set_title("Gr\xC3\xBC\xC3\x9F"
                    "e");
    EXPECT_EQUAL(chart.alt(), "Line chart \"Gr\xC3\xBC\xC3\x9F"
                              "e\": x 0 to 3, y 1 to 4.");
    chart.set_alt(std::string(5000, 'a'));
    EXPECT_EQUAL(chart.alt(), std::string(5000, 'a'));
    chart.set_alt("");
    EXPECT(chart.alt().size() < 100);
  });

  test("finds what is drawn at a point", [] {
    Chart chart = Chart::bare(90, 100);
    chart.space().x().set_range(0, 90);
    chart.space().y().set_range(100, 0);
    LineOptions wide;
    wide.width = 2;
    std::vector<double> x{0, 40, 80}, low{10, 10, 10}, high{90, 90, 90};
    LineSeries first = chart.add_line(x, low, wide);
    LineSeries second = chart.add_line(x, high, wide);
    std::optional<Hit> hit = chart.hit(42, 13);
    EXPECT(hit && hit->series == first);
    EXPECT_EQUAL(hit->series_index, 0);
    EXPECT_EQUAL(hit->row, 1);
    EXPECT_EQUAL(hit->x.offset, 40);
    EXPECT_EQUAL(hit->y.offset, 10);
    EXPECT_EQUAL(hit->position.x, 40);
    EXPECT_EQUAL(hit->position.y, 10);
    EXPECT_EQUAL(hit->distance, 2);
    EXPECT(!chart.hit(42, 50));
    HitOptions options;
    options.within = std::numeric_limits<double>::infinity();
    options.mode = HitMode::x;
    options.pixel_ratio = 2;
    EXPECT(chart.hit(42, 51, options)->series == second);
    options.series = first;
    EXPECT(chart.hit(42, 51, options)->series == first);
    options.pixel_ratio = 0;
    EXPECT_ERROR(chart.hit(42, 51, options), Status::invalid_argument);
    EXPECT_ERROR(chart.hit(std::nan(""), 51), Status::invalid_argument);
  });

  test("finds markers, bars and cells", [] {
    Chart chart = Chart::bare(100, 100);
    HeatmapSeries heatmap = chart.add_heatmap(Column({0.0, 1.0, 2.0, 3.0}), 2);
    std::optional<Hit> hit = chart.hit(75, 25);
    EXPECT(hit && hit->series == heatmap);
    EXPECT_EQUAL(hit->row, 1);
    EXPECT_EQUAL(hit->column, 1);
    EXPECT_EQUAL(hit->value.offset, 3);
    PointColumns columns(Column({0.5}), Column({1.0}));
    columns.color = Column({7.0});
    PointSeries points = chart.add_points(columns);
    hit = chart.hit(25, 52);
    EXPECT(hit && hit->series == points);
    EXPECT_EQUAL(hit->distance, 0);
    EXPECT_EQUAL(hit->value.offset, 7);
    CategoryBarSeries bars = chart.add_bars({"a", "b"}, Column({2.0, 1.0}));
    HitOptions options;
    options.series = bars;
    hit = chart.hit(5, 10, options);
    EXPECT(hit && hit->series == bars);
    EXPECT_EQUAL(hit->row, 0);
    EXPECT_EQUAL(hit->y.offset, 2);
    EXPECT(std::isnan(hit->value.offset));
  });

  test("holds series in their order", [] {
    Chart chart = sample();
    EXPECT_EQUAL(chart.series_count(), 1);
    LineSeries line = chart.add_line(std::vector<int>{1, 2, 3});
    EXPECT(chart.series(1) == line);
    chart.add_series(line);
    EXPECT_EQUAL(chart.series_count(), 2);
    chart.remove_series(line);
    chart.remove_series(line);
    EXPECT_EQUAL(chart.series_count(), 1);
    EXPECT_ERROR(chart.series(1), Status::invalid_argument);
  });

  test("holds attachments in two layers", [] {
    Chart chart = Chart::bare(120, 90);
    EXPECT_EQUAL(chart.attachment_count(Layer::below), 0);
    Title title("title");
    Grid grid(chart.space());
    chart.add_attachment(title, Layer::above);
    chart.add_attachment(Axis(chart.space(), Side::bottom), Layer::above);
    chart.insert_attachment(grid, Layer::above, 0);
    chart.add_attachment(PlotArea(), Layer::below);
    EXPECT_EQUAL(chart.attachment_count(Layer::above), 3);
    EXPECT(chart.attachment(Layer::above, 0) == grid);
    EXPECT(chart.attachment(Layer::above, 1) == title);
    chart.remove_attachment(grid);
    EXPECT(chart.attachment(Layer::above, 0) == title);
    title.set_text("another");
    EXPECT_ERROR(grid.set_text("none"), Status::invalid_argument);
    chart.set_x_title("x");
    EXPECT_ERROR(chart.set_y_title("y"), Status::invalid_state);
  });

  test("keeps one end of a range while the other follows the data", [] {
    Chart chart(60, 40);
    chart.add_line(Column{2.0, 12.0});
    Projection y = chart.space().y();
    y.set_min(0);
    EXPECT(y.follow() && y.fixed() == std::make_pair(true, false));
    EXPECT(std::fabs(y.range().max - 12.6) < 1e-12);
    y.set_reversed(true);
    EXPECT(y.reversed() && y.range().max == 0);
    y.set_reversed(false);
    y.set_ends(std::nullopt, Value(1.0));
    EXPECT(y.range().min == 0 && y.range().max == 1);
    EXPECT_ERROR(y.set_max(NAN), Status::invalid_argument);
    y.set_follow(false);
    EXPECT(!y.follow());
    y.set_follow(true);
    EXPECT(std::fabs(y.range().min - 1.5) < 1e-12);
  });

  test("links charts by a projection", [] {
    Projection x(0, 1);
    Projection y;
    EXPECT(y.follow());
    Space space(x, y);
    Chart one(60, 40), other(60, 40);
    one.add_series(LineSeries(space, Column{1.0, 2.0}));
    other.add_series(LineSeries(space, Column{5.0, 9.0}));
    one.fit();
    EXPECT(!y.follow());
    EXPECT_EQUAL(y.range().max, 9.4);
    y.set_range_time(1'000'000'000'000, 0, 10);
    EXPECT_EQUAL(y.origin(), 1'000'000'000'000);
    y.rebase(1'000'000'000'005);
    EXPECT_EQUAL(y.range().min, -5);
    EXPECT(y.scale() == Scale::linear);
    y.unset();
    EXPECT(y.follow());
  });

  test("takes a range of instants", [] {
    using namespace std::chrono;
    Projection x(Scale::automatic);
    const system_clock::time_point epoch;
    x.set_range_values(time_point_cast<seconds>(epoch) + seconds(5), epoch + milliseconds(7500));
    EXPECT(x.scale() == Scale::time);
    EXPECT(x.unit() == TimeUnit::nanoseconds);
    EXPECT_EQUAL(x.origin(), 5'000'000'000);
    EXPECT_EQUAL(x.range().max, 2'500'000'000);
    Projection y(0, 1);
    y.set_range_values(std::int64_t{1} << 60, (std::int64_t{1} << 60) + 3);
    EXPECT_EQUAL(y.origin(), std::int64_t{1} << 60);
    EXPECT_EQUAL(y.range().max, 3);
    EXPECT_ERROR(y.set_range_values(epoch, epoch), Status::invalid_argument);
    EXPECT_EQUAL(y.range().max, 3);
  });

  test("tells what a frame did", [] {
    Chart chart = sample();
    EXPECT_ERROR(chart.frame_record(), Status::invalid_state);
    chart.set_padding({10, 20, 30, 40});
    chart.render(Renderer::cpu());
    FrameRecord record = chart.frame_record();
    EXPECT_EQUAL(record.frame, 1);
    EXPECT_EQUAL(record.series_count, 1);
    EXPECT_EQUAL(record.plot.x, 20);
    EXPECT_EQUAL(record.plot.y, 10);
    EXPECT_EQUAL(record.plot.width, 60);
    EXPECT_EQUAL(record.plot.height, 50);
    EXPECT_EQUAL(chart.series_record(0).rows, 4);
    chart.set_padding_automatic();
    chart.render(Renderer::cpu());
    EXPECT_EQUAL(chart.frame_record().frame, 2);
    EXPECT(chart.frame_record().plot.x != 20);
    EXPECT_EQUAL(chart.frame_record().omitted_parts, 0);
    chart.set_size(20, 10);
    chart.set_title("a title without room");
    chart.render(Renderer::cpu());
    EXPECT_EQUAL(chart.frame_record().omitted_parts, 1);
    chart.set_size(300, 200);
    std::string title;
    for (int word = 0; word < 100; ++word)
      title += "title ";
    chart.set_title(title.c_str());
    chart.render(Renderer::cpu());
    const FrameRecord shortened = chart.frame_record();
    EXPECT_EQUAL(shortened.omitted_parts, 0);
    EXPECT_EQUAL(shortened.shortened_texts, 1);
    EXPECT(shortened.plot.width >= 0.4 * 300 && shortened.plot.height >= 0.4 * 200);
  });

  test("draws many rows as an envelope, unless it is told not to", [] {
    Chart chart(120, 90);
    std::vector<double> values;
    for (int row = 0; row < 20'001; ++row)
      values.push_back(row % 7);
    chart.add_line(values);
    const Renderer cpu = Renderer::cpu();
    RenderOptions options;
    options.exact = true;
    const auto tiers = [&](auto draw) {
      draw(RenderOptions());
      EXPECT(chart.series_record(0).tier == Tier::envelope);
      EXPECT_EQUAL(chart.series_record(0).bound_pixels, 0.0625);
      EXPECT_EQUAL(chart.series_record(0).bound_channel, 17);
      draw(options);
      EXPECT(chart.series_record(0).tier == Tier::direct);
      EXPECT_EQUAL(chart.series_record(0).bound_pixels, 0);
    };
    tiers([&](const RenderOptions &each) { chart.render(cpu, each); });
    tiers([&](const RenderOptions &each) { chart.render_png(cpu, each); });
    std::vector<unsigned char> pixels(120 * 90 * 4);
    tiers([&](const RenderOptions &each) {
      chart.render_into(pixels.data(), 120 * 4, pixels.size(), cpu, each);
    });
    EXPECT_EQUAL(chart.direct_rows(), 20'000);
    chart.set_direct_rows(20'001);
    EXPECT_EQUAL(chart.direct_rows(), 20'001);
    chart.render(cpu);
    EXPECT(chart.series_record(0).tier == Tier::direct);
    EXPECT_ERROR(chart.set_direct_rows(SIZE_MAX), Status::invalid_argument);
    EXPECT_EQUAL(chart.direct_rows(), 20'001);
  });

  test("names its renderer", [] { EXPECT(Renderer::cpu().name() == "CPU"); });

  test("lists devices, or says that there is none", [] {
    try {
      for (const DeviceInfo &device : devices())
        EXPECT(!device.name.empty() && device.max_image_size >= 4096);
    } catch (const Error &error) {
      EXPECT(error.status() == Status::no_device);
    }
  });
}
