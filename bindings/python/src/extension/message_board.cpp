// SPDX-License-Identifier: MIT
#include "styled.hpp"
#include "styled_tables.hpp"
#include "words.hpp"

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

const StyledFields<MessageBoxOptions> fields("a message box", plain_message_box);

MessageBox make_message_box(const MessageBoard &board, const Changes &changes) {
  return made<keisen::MessageBox>(fields, changes, board);
}

} // namespace

void bind_message_board(nb::module_ &module) {
  nb::class_<Message>(module, "Message", "A text and how long it is shown.")
      .def_ro("text", &Message::text, "The text.")
      .def_prop_ro(
          "kind", [](const Message &message) { return word_for(message.kind, message_kinds); },
          "What it is about: \"normal\", \"ok\", \"caution\", \"error\", \"debug\" or "
          "\"internal-error\".")
      .def_ro("end", &Message::end,
              "The first time at which it is gone, in seconds; infinity for never.")
      .def("__repr__", [](const Message &message) {
        return std::string("<Message ") + word_for(message.kind, message_kinds) + " until " +
               repr(message.end) + ">";
      });

  nb::class_<MessageBoard>(module, "MessageBoard")
      .def(nb::init<>())
      .def(
          "show",
          [](MessageBoard &board, nb::handle words, nb::handle kind, nb::handle seconds,
             nb::handle time) {
            board.show(text(words, "text"), choice(kind, "kind", message_kinds),
                       number(seconds, "seconds"), number(time, "time"));
          },
          nb::arg("text").none(), nb::arg("kind").none(), nb::arg("seconds").none(),
          nb::arg("time").none())
      .def(
          "message",
          [](const MessageBoard &board, nb::handle time) {
            return board.message(number(time, "time"));
          },
          nb::arg("time").none());

  bind_styled<MessageBox>(module, "MessageBox", fields)
      .def(nb::new_(&make_message_box), nb::arg("board"), nb::arg("options"));
}

} // namespace keisen_python
