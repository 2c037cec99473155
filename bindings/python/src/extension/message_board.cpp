// SPDX-License-Identifier: MIT
#include "styled.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

namespace keisen_python {

namespace {

using keisen::Message;
using keisen::MessageBoard;
using keisen::MessageBoxOptions;
using keisen::MessageKind;
using keisen::MessagePlace;
using MessageBox = Styled<keisen::MessageBox, MessageBoxOptions>;

const Word<MessageKind> kinds[] = {
    {"normal", MessageKind::normal},   {"ok", MessageKind::ok},
    {"caution", MessageKind::caution}, {"error", MessageKind::error},
    {"debug", MessageKind::debug},     {"internal-error", MessageKind::internal_error},
};

const Word<MessagePlace> places[] = {
    {"top-left", MessagePlace::top_left},   {"top", MessagePlace::top},
    {"top-right", MessagePlace::top_right}, {"bottom-left", MessagePlace::bottom_left},
    {"bottom", MessagePlace::bottom},       {"bottom-right", MessagePlace::bottom_right},
};

MessageBoxOptions changed_message_box(MessageBoxOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "place") {
      options.place = choice(value, "place", places);
    } else if (name == "size") {
      options.size = number(value, name);
    } else if (name == "max_width") {
      options.max_width = number(value, name);
    } else if (name == "insets") {
      options.insets.reset();
      if (!value.is_none()) {
        const auto [top, left, bottom, right] = one_or_four(value, "insets");
        options.insets = keisen::Insets{top, left, bottom, right};
      }
    } else if (name == "margin") {
      options.margin = number(value, name);
    } else if (name == "radius") {
      options.radius = number(value, name);
    } else {
      no_option("a message box", name);
    }
  }
  return options;
}

MessageBox make_message_box(const MessageBoard &board, const Changes &changes) {
  MessageBoxOptions options = changed_message_box(MessageBoxOptions(), changes);
  return {keisen::MessageBox(board, options), options};
}

} // namespace

void bind_message_board(nb::module_ &module) {
  nb::class_<Message>(module, "Message", "A text and how long it is shown.")
      .def_ro("text", &Message::text, "The text.")
      .def_prop_ro(
          "kind", [](const Message &message) { return word_for(message.kind, kinds); },
          "What it is about: \"normal\", \"ok\", \"caution\", \"error\", \"debug\" or "
          "\"internal-error\".")
      .def_ro("end", &Message::end,
              "The first time at which it is gone, in seconds; infinity for never.")
      .def("__repr__", [](const Message &message) {
        return std::string("<Message ") + word_for(message.kind, kinds) + " until " +
               repr(message.end) + ">";
      });

  nb::class_<MessageBoard>(module, "MessageBoard")
      .def(nb::init<>())
      .def(
          "show",
          [](MessageBoard &board, nb::handle words, nb::handle kind, nb::handle seconds,
             nb::handle time) {
            board.show(text(words, "text"), choice(kind, "kind", kinds), number(seconds, "seconds"),
                       number(time, "time"));
          },
          nb::arg("text").none(), nb::arg("kind").none(), nb::arg("seconds").none(),
          nb::arg("time").none())
      .def(
          "message",
          [](const MessageBoard &board, nb::handle time) {
            return board.message(number(time, "time"));
          },
          nb::arg("time").none());

  bind_styled<MessageBox>(module, "MessageBox", changed_message_box)
      .def(nb::new_(&make_message_box), nb::arg("board"), nb::arg("options"));
}

} // namespace keisen_python
