// SPDX-License-Identifier: MIT
//
// Attachments whose options Python changes one by one.
#pragma once

#include "module.hpp"
#include "moving.hpp"
#include "styled_field.hpp"

namespace keisen_python {

/// An attachment, and its options, of which the library tells what moves alone.
template <typename Kind, typename KindOptions> struct Styled : Kind {
  using Options = KindOptions;

  Styled(Kind attachment, Options options)
      : Kind(std::move(attachment)), options(std::move(options)) {}

  Options options;
};

/// Binds a kind of attachment. `fields`, which outlive it, are its options; `text` is the one that
/// can change by itself, if any is.
template <typename Attachment, typename Options = typename Attachment::Options>
nb::class_<Attachment, keisen::Attachment> bind_styled(nb::module_ &module,
                                                       const char *name,
                                                       const StyledFields<Options> &fields,
                                                       std::string Options::*text = nullptr) {
  nb::class_<Attachment, keisen::Attachment> bound(module, name);
  bound.def(
      "update",
      [&fields, text](Attachment &attachment, const Changes &changes) {
        Options options = attachment.options;
        const keisen::Attachment &base = attachment;
        read_moving(base, options);
        if (text != nullptr)
          options.*text = attachment.text();
        options = fields.changed(std::move(options), changes);
        attachment.set_options(options);
        attachment.options = std::move(options);
      },
      nb::arg("options"));
  return bound;
}

/// Makes an attachment, of what it belongs to and its options, as Python names them.
template <typename Kind, typename Options, typename... Owners>
Styled<Kind, Options>
made(const StyledFields<Options> &fields, const Changes &changes, const Owners &...owners) {
  Options options = fields.changed(Options(), changes);
  return {Kind(owners..., options), options};
}

/// Returns what binds an attachment that the library made, whose options are the defaults.
template <typename Kind, typename Options>
Styled<Kind, Options> adopted(const keisen::Attachment &attachment) {
  return {Kind(attachment), Options()};
}

} // namespace keisen_python
