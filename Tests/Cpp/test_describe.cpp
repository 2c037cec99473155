#include "test.hpp"

#include <memory>
#include <string>
#include <utility>

using namespace keisen;

namespace {

/// Tells whether an object's text begins with its kind, and has some part.
template <typename Kind>
bool tells(const Kind &object, const std::string &kind, const std::string &part = "") {
  const std::string text = describe(object);
  return text.rfind("{\"kind\":\"" + kind + "\"", 0) == 0 && text.back() == '}' &&
         text.find(part) != std::string::npos && describe(object) == text;
}

/// What an attachment shows: nothing; it keeps what its painter tells.
class Watcher : public CustomPart {
public:
  explicit Watcher(std::string &text) : text_(text) {}

  void draw(Painter &painter, const Rect &) override { text_ = describe(painter); }

private:
  std::string &text_;
};

} // namespace

void test_describe() {
  test("objects of every class tell their state", [] {
    const Column values({1.0, 2.0, 4.0});
    Chart chart(200, 100);
    LineOptions options;
    options.label = "a \"line\"";
    const LineSeries line = chart.add_line(values, options);
    EXPECT(tells(chart, "chart", R"("width":200.0)"));
    EXPECT(tells(line, "series", R"("label":"a \"line\"")"));
    EXPECT(tells(values, "column", R"("first":[1.0,2.0,4.0])"));
    EXPECT(tells(chart.space(), "space", R"("type":"cartesian")"));
    EXPECT(tells(chart.space().x(), "projection", R"("range":null)"));
    EXPECT(tells(ColorScale(), "color_scale", "missing"));
    EXPECT(tells(Title("t"), "attachment", R"("type":"title")"));
    EXPECT(tells(Updater(chart.space().x()), "updater"));
    EXPECT(tells(Animator(), "animator", R"("count":0)"));
    EXPECT(tells(Renderer::cpu(), "renderer", R"("type":"cpu")"));
    EXPECT(tells(Canvas(20, 10), "canvas"));
    EXPECT(tells(Paint(1, 8), "paint"));
    EXPECT(tells(Figure(100, 100, 1, 1), "figure"));
    EXPECT(tells(chart.render(Renderer::cpu()), "image", R"("height":100)"));
    EXPECT(tells(chart, "chart", R"("frame_record":{"frame":1)"));
  });

  test("a change changes the text", [] {
    Chart chart(200, 100);
    const std::string before = describe(chart);
    EXPECT(describe(Chart(200, 100)) == before);
    chart.set_title("now");
    EXPECT(describe(chart) != before);
  });

  test("a painter tells its frame within its call", [] {
    std::string text;
    Chart chart(200, 100);
    chart.add_attachment(CustomAttachment(std::make_unique<Watcher>(text)), Layer::above);
    chart.render(Renderer::cpu());
    EXPECT(text.rfind(R"({"kind":"painter")", 0) == 0);
  });

  test("what was moved from tells nothing", [] {
    Chart chart(200, 100);
    const Chart moved = std::move(chart);
    EXPECT_ERROR(describe(chart), Status::invalid_handle);
  });
}
