// SPDX-License-Identifier: MIT
//
// Attachments whose options Python changes one by one.
#ifndef KEISEN_PYTHON_STYLED_HPP
#define KEISEN_PYTHON_STYLED_HPP

#include "module.hpp"
#include "moving.hpp"

namespace keisen_python {

using Changes = nb::typed<nb::dict, nb::str, nb::object>;

/// Says that a kind of attachment has no option of a name.
[[noreturn]] inline void no_option(const char *kind, const std::string &name) {
  throw nb::type_error((std::string(kind) + " has no option '" + name + "'").c_str());
}

/// An attachment, and its options, of which the library tells what moves alone.
template <typename Kind, typename KindOptions> struct Styled : Kind {
  using Options = KindOptions;

  Styled(Kind attachment, Options options)
      : Kind(std::move(attachment)), options(std::move(options)) {}

  Options options;
};

/// Binds a kind of attachment. `changed` returns options with those changed that Python names;
/// `text` is the one that can change by itself, if any is.
template <typename Attachment, typename Options = typename Attachment::Options>
nb::class_<Attachment, keisen::Attachment> bind_styled(nb::module_ &module,
                                                       const char *name,
                                                       Options (*changed)(Options, const Changes &),
                                                       std::string Options::*text = nullptr) {
  nb::class_<Attachment, keisen::Attachment> bound(module, name);
  bound.def(
      "update",
      [changed, text](Attachment &attachment, const Changes &changes) {
        Options options = attachment.options;
        const keisen::Attachment &base = attachment;
        read_moving(base, options);
        if (text != nullptr)
          options.*text = attachment.text();
        options = changed(std::move(options), changes);
        attachment.set_options(options);
        attachment.options = std::move(options);
      },
      nb::arg("options"));
  return bound;
}

/// Returns what binds an attachment that the library made, whose options are the defaults.
template <typename Kind, typename Options>
Styled<Kind, Options> adopted(const keisen::Attachment &attachment) {
  return {Kind(attachment), Options()};
}

} // namespace keisen_python

#endif
