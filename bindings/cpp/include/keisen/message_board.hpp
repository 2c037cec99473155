// SPDX-License-Identifier: MIT
//
// Message boards, and the boxes that draw them.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace keisen {

/// How long messages are usually shown, in seconds.
namespace message_seconds {
inline constexpr double normal = KEISEN_MESSAGE_SECONDS_NORMAL;
inline constexpr double ok = KEISEN_MESSAGE_SECONDS_OK;
inline constexpr double ok_long = KEISEN_MESSAGE_SECONDS_OK_LONG;
inline constexpr double caution = KEISEN_MESSAGE_SECONDS_CAUTION;
inline constexpr double caution_long = KEISEN_MESSAGE_SECONDS_CAUTION_LONG;
inline constexpr double error = KEISEN_MESSAGE_SECONDS_ERROR;
inline constexpr double error_long = KEISEN_MESSAGE_SECONDS_ERROR_LONG;
inline constexpr double error_longest = KEISEN_MESSAGE_SECONDS_ERROR_LONGEST;
/// Ten hours.
inline constexpr double lasting = KEISEN_MESSAGE_SECONDS_LASTING;
/// A day.
inline constexpr double lasting_long = KEISEN_MESSAGE_SECONDS_LASTING_LONG;
} // namespace message_seconds

/// A text and how long it is shown.
struct Message {
  std::string text;
  /// What it is about.
  MessageKind kind = MessageKind::normal;
  /// The first time at which it is gone, in seconds; infinity for never.
  double end = 0;
};

/// Shows one message at a time, each for its own number of seconds.
///
/// Time is that of frames: nothing sleeps, and what is shown at a time depends on the last message
/// and on that time alone.
class MessageBoard : public Object<MessageBoard,
                                   keisen_message_board,
                                   keisen_message_board_retain,
                                   keisen_message_board_release,
                                   keisen_message_board_equal> {
public:
  using Object::Object;

  /// Makes a board without a message.
  MessageBoard() : Object(detail::make<keisen_message_board>(keisen_message_board_create)) {}

  /// Shows a message in place of the one before, for some seconds from a time on; both in seconds.
  void show(const std::string &text, MessageKind kind, double seconds, double time) {
    check(keisen_message_board_show(handle(), detail::c_string(text),
                                    static_cast<keisen_message_kind>(kind), seconds, time));
  }

  /// Returns the message that is shown at a time; nothing for none.
  std::optional<Message> message(double time) const {
    bool shown = false;
    keisen_message_kind kind = KEISEN_MESSAGE_NORMAL;
    Message message;
    message.text = detail::text([&](std::size_t capacity, char *buffer, std::size_t *length) {
      return keisen_message_board_get_message(handle(), time, &shown, &kind, &message.end, capacity,
                                              buffer, length);
    });
    if (!shown)
      return std::nullopt;
    message.kind = static_cast<MessageKind>(kind);
    return message;
  }
};

/// How a message looks.
struct MessageBoxOptions {
  /// Where it lies.
  MessagePlace place = MessagePlace::top_right;
  /// Size of the text, in points.
  double size = 13;
  /// The widest that the box may be, in points.
  double max_width = 320;
  /// Distances from the sides of the box to the text; nothing takes 0.65 sizes above, 0.5 below,
  /// 0.9 beside it.
  std::optional<Insets> insets;
  /// Distance from the plot's sides to the box, in points.
  double margin = 10;
  /// Radius of the box's corners, in points.
  double radius = 4;
};

namespace detail {

/// Returns the options for C.
inline keisen_message_box_options c_options(const MessageBoxOptions &options) {
  return c_struct<keisen_message_box_options>(options);
}

} // namespace detail

/// The message of a board, in a corner of the plot.
class MessageBox : public Attachment {
public:
  explicit MessageBox(const MessageBoard &board,
                      const MessageBoxOptions &options = MessageBoxOptions())
      : Attachment(detail::make<keisen_attachment>(
            keisen_attachment_create_message_box, board.handle(), detail::c_options(options))) {}

  /// Takes an attachment for a message box; where it is none, the function below throws
  /// Status::invalid_argument.
  explicit MessageBox(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options.
  void set_options(const MessageBoxOptions &options) {
    detail::call(keisen_attachment_set_message_box_options, handle(), detail::c_options(options));
  }
};

} // namespace keisen
