#include "test.hpp"

#include <cstring>

using namespace keisen;

static Chart sample() {
  Chart chart(240, 180);
  LineOptions options;
  options.label = "name";
  chart.add_line(std::vector<double>{1, 4, 2, 3}, options);
  return chart;
}

static bool same(const Image &one, const Image &other) {
  for (std::uint32_t row = 0; row < one.height(); ++row)
    if (std::memcmp(one.data() + row * one.bytes_per_row(),
                    other.data() + row * other.bytes_per_row(), std::size_t{4} * one.width()) != 0)
      return false;
  return true;
}

void test_themes() {
  test("changes the theme, and a background over it", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart = sample();
    Image light = chart.render(cpu);
    chart.set_theme(Theme::dark);
    Image dark = chart.render(cpu);
    EXPECT(!same(light, dark));
    chart.set_background(Color::parse("navy"));
    EXPECT(!same(dark, chart.render(cpu)));
    chart.set_background(std::nullopt);
    EXPECT(same(dark, chart.render(cpu)));
    ThemeOptions options;
    EXPECT(options.base == Theme::light);
    options.cycle = std::vector<Color>{{1, 0, 0}};
    chart.set_theme(options);
    EXPECT(!same(light, chart.render(cpu)));
    chart.set_theme(ThemeOptions());
    EXPECT(same(light, chart.render(cpu)));
  });

  test("refuses a theme without colours for series", [] {
    Chart chart = sample();
    ThemeOptions options;
    options.cycle.emplace();
    EXPECT_ERROR(chart.set_theme(options), Status::invalid_argument);
    EXPECT_ERROR(chart.set_theme(static_cast<Theme>(7)), Status::invalid_argument);
  });

  test("has titles of three roles", [] {
    Renderer cpu = Renderer::cpu();
    Chart one = sample(), other = sample();
    one.set_title("title");
    one.set_subtitle("subtitle");
    one.set_caption("caption");
    EXPECT_EQUAL(one.attachment_count(Layer::above), 5);
    for (TitleRole role : {TitleRole::title, TitleRole::subtitle, TitleRole::caption}) {
      const char *names[] = {"title", "subtitle", "caption"};
      other.add_attachment(Title(names[static_cast<int>(role)], role), Layer::above);
    }
    EXPECT(same(one.render(cpu), other.render(cpu)));
    TitleOptions options;
    options.bold = true;
    options.alignment = TitleAlignment::right;
    keisen_title_options c = detail::c_options(options);
    EXPECT_EQUAL(c.bold, 1);
    EXPECT_EQUAL(c.alignment, KEISEN_TITLE_ALIGNMENT_RIGHT);
  });

  test("tells its texts, its background and its padding", [] {
    Chart chart(320, 240);
    EXPECT(chart.title().empty() && chart.subtitle().empty() && chart.caption().empty());
    EXPECT(chart.x_title().empty() && chart.y_title().empty());
    EXPECT(!chart.background() && !chart.padding());
    chart.set_title("title");
    chart.set_subtitle("sub");
    chart.set_caption("source");
    chart.set_x_title("x");
    chart.set_y_title("y");
    chart.set_background(Color{0, 0, 0.5F, 0});
    chart.set_padding({1, 2, 3, 4});
    EXPECT_EQUAL(chart.title() + chart.subtitle() + chart.caption(), "titlesubsource");
    EXPECT_EQUAL(chart.x_title() + chart.y_title(), "xy");
    EXPECT(chart.background() == Color({0, 0, 0.5F, 0}));
    EXPECT_EQUAL(chart.padding()->bottom, 3.0);
    chart.set_background(std::nullopt);
    chart.set_padding_automatic();
    EXPECT(!chart.background() && !chart.padding());
  });

  test("has legends", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart = sample();
    Image before = chart.render(cpu);
    LegendOptions options;
    options.place = LegendPlace::outside_bottom;
    options.title = "title";
    options.columns = 2;
    options.insets = Insets{1, 2, 3, 4};
    options.reversed = true;
    keisen_legend_options c = detail::c_options(options);
    EXPECT_EQUAL(c.place, KEISEN_LEGEND_OUTSIDE_BOTTOM);
    EXPECT_EQUAL(c.insets.right, 4);
    EXPECT_EQUAL(c.columns, 2);
    EXPECT(c.reversed);
    Legend legend(options);
    chart.add_attachment(legend, Layer::above);
    EXPECT(!same(before, chart.render(cpu)));
    legend.set_text("another");
    options.insets = Insets{-1, 0, 0, 0};
    EXPECT_ERROR(Legend{options}, Status::invalid_argument);
    options.insets.reset();
    options.radius = -1;
    EXPECT_ERROR(Legend{options}, Status::invalid_argument);
  });

  test("changes plot areas, titles and legends", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart = sample();
    PlotArea area;
    Title title("source", TitleRole::caption);
    Legend legend;
    chart.add_attachment(area, Layer::below);
    chart.add_attachment(title, Layer::above);
    chart.add_attachment(legend, Layer::above);
    Image plain = chart.render(cpu);
    PlotAreaOptions fill;
    fill.color = Color::parse("navy");
    area.set_options(fill);
    EXPECT(!same(plain, chart.render(cpu)));
    area.set_options(PlotAreaOptions());
    TitleOptions appearance;
    appearance.size = 20;
    title.set_options(appearance);
    EXPECT(!same(plain, chart.render(cpu)));
    EXPECT(title.text() == "source");
    title.set_options(TitleOptions());
    LegendOptions list;
    list.title = "names";
    legend.set_options(list);
    EXPECT(legend.text() == "names");
    EXPECT(!same(plain, chart.render(cpu)));
    list.title = "others";
    list.radius = -1;
    EXPECT_ERROR(legend.set_options(list), Status::invalid_argument);
    EXPECT(legend.text() == "names");
    legend.set_options(LegendOptions());
    EXPECT(same(plain, chart.render(cpu)));
    Attachment any = legend;
    EXPECT_ERROR(Title(any).set_options(appearance), Status::invalid_argument);
    EXPECT_ERROR(PlotArea(any).set_options(fill), Status::invalid_argument);
    Legend(any).set_options(LegendOptions());
    EXPECT_ERROR(area.text(), Status::invalid_argument);
  });
}
