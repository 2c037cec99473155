// SPDX-License-Identifier: MIT
//
// Titles.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <optional>
#include <string>
#include <utility>

namespace keisen {

/// How a title looks.
struct TitleOptions {
  /// Size in points; 0 chooses by the role.
  double size = 0;
  /// Where it lies: flush with the plot's sides or centred about its middle.
  TitleAlignment alignment = TitleAlignment::left;
  /// Whether strokes are heavy; nothing chooses by the role: only a title's are.
  std::optional<bool> bold;
  /// Whether letters slant.
  bool italic = false;
  /// Colour; nothing takes the theme's.
  std::optional<Color> color;
  /// Whether `$...$` is a formula and `\$` a dollar, where the chart's titles may have markup.
  bool markup = true;
};

namespace detail {

inline keisen_title_options c_options(const TitleOptions &options) noexcept {
  keisen_title_options c = c_struct<keisen_title_options>(options);
  c.bold = options.bold ? *options.bold : -1;
  return c;
}

} // namespace detail

/// A title or subtitle above the plot, or a caption below it.
class Title : public Attachment {
public:
  explicit Title(const std::string &text, const TitleOptions &options = TitleOptions())
      : Title(text, TitleRole::title, options) {}

  Title(const std::string &text, TitleRole role, const TitleOptions &options = TitleOptions())
      : Attachment(detail::make<keisen_attachment>(keisen_attachment_create_title,
                                                   detail::c_string(text),
                                                   static_cast<keisen_title_role>(role),
                                                   detail::c_options(options))) {}

  /// Takes an attachment for a title; where it is none, the function below throws
  /// Status::invalid_argument.
  explicit Title(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options; role and text stay.
  void set_options(const TitleOptions &options) {
    detail::call(keisen_attachment_set_title_options, handle(), detail::c_options(options));
  }
};

} // namespace keisen
