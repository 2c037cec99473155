#include "test.hpp"

#include <cmath>
#include <cstring>

using namespace keisen;

void test_messages() {
  test("replaces a message, whose time starts anew", [] {
    MessageBoard board;
    EXPECT(!board.message(0));
    board.show("A", MessageKind::normal, 5, 0);
    board.show("B", MessageKind::caution, 5, 4);
    const std::optional<Message> message = board.message(8.5);
    EXPECT(message && message->text == "B" && message->kind == MessageKind::caution);
    EXPECT_EQUAL(message->end, 9);
    EXPECT(!board.message(9));
    EXPECT(!MessageBoard().message(5));
  });

  test("refuses seconds, kinds and texts that are none", [] {
    MessageBoard board;
    EXPECT_ERROR(board.show("a", MessageKind::ok, 0, 0), Status::invalid_argument);
    EXPECT_ERROR(board.show("a", MessageKind::ok, 1, NAN), Status::invalid_argument);
    EXPECT_ERROR(board.show("a", static_cast<MessageKind>(9), 1, 0), Status::invalid_argument);
    EXPECT_ERROR(board.show(std::string("a\0", 2), MessageKind::ok, 1, 0),
                 Status::invalid_argument);
    EXPECT(!board.message(0));
  });

  test("has the standard durations", [] {
    EXPECT_EQUAL(message_seconds::normal, 4);
    EXPECT_EQUAL(message_seconds::ok + message_seconds::ok_long, 10);
    EXPECT_EQUAL(message_seconds::caution + message_seconds::caution_long, 16);
    EXPECT_EQUAL(message_seconds::error + message_seconds::error_long, 15);
    EXPECT_EQUAL(message_seconds::error_longest, 12);
    EXPECT_EQUAL(message_seconds::lasting + message_seconds::lasting_long, 122400);
  });

  test("draws a board in a corner of a chart until the message's end", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart(240, 180);
    MessageBoard board;
    MessageBoxOptions options;
    options.place = MessagePlace::bottom_left;
    MessageBox box(board, options);
    chart.add_attachment(box, Layer::above);
    board.show("text", MessageKind::error, 4, 0);
    chart.render(cpu, {1, 1});
    EXPECT_EQUAL(*chart.next_frame_time(1), 4);
    EXPECT_EQUAL(chart.labels().back().text, "text");
    EXPECT(chart.labels().back().role == LabelRole::message);
    chart.render(cpu, {1, 4});
    EXPECT(!chart.next_frame_time(4));
    options.max_width = 0;
    EXPECT_ERROR(box.set_options(options), Status::invalid_argument);
    options = MessageBoxOptions();
    options.insets = Insets{1, 2, -3, 4};
    EXPECT_ERROR(box.set_options(options), Status::invalid_argument);
    EXPECT_ERROR(MessageBox(MessageBoard(), options), Status::invalid_argument);
    EXPECT_ERROR(MessageBox(Attachment(Title("a"))).set_options({}), Status::invalid_argument);
  });

  test("has the theme's colours for messages, and its size of texts", [] {
    Renderer cpu = Renderer::cpu();
    Chart chart(240, 180);
    MessageBoard board;
    chart.add_attachment(MessageBox(board), Layer::above);
    board.show("text", MessageKind::ok, 4, 0);
    ThemeOptions options;
    options.messages.ok = Color{1, 0, 1};
    options.text_size = 18;
    const double small = [&] {
      chart.render(cpu);
      return chart.labels().back().height;
    }();
    chart.set_theme(options);
    Image image = chart.render(cpu);
    EXPECT(chart.labels().back().height > small * 1.4);
    bool found = false;
    for (std::uint32_t y = 0; y < image.height(); ++y)
      for (std::uint32_t x = 0; x < image.width(); ++x) {
        const std::uint8_t *pixel = image.data() + y * image.bytes_per_row() + std::size_t{4} * x;
        found |= pixel[0] == 255 && pixel[1] == 0 && pixel[2] == 255;
      }
    EXPECT(found);
    options.text_size = 0;
    EXPECT_ERROR(chart.set_theme(options), Status::invalid_argument);
    chart.set_theme_automatic();
    chart.render(cpu);
    EXPECT_EQUAL(chart.labels().back().height, small);
  });
}
