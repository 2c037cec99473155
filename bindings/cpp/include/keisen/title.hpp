// SPDX-License-Identifier: MIT
//
// Titles.
#ifndef KEISEN_TITLE_HPP
#define KEISEN_TITLE_HPP

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <optional>
#include <string>
#include <utility>

namespace keisen {

/// Where a title lies, or a legend above or below the plot: on a side of the page, in whatever
/// direction its text reads.
enum class TitleAlignment : int {
  left = KEISEN_TITLE_ALIGNMENT_LEFT,
  center = KEISEN_TITLE_ALIGNMENT_CENTER,
  right = KEISEN_TITLE_ALIGNMENT_RIGHT,
};

/// Which of a chart's texts a title is.
enum class TitleRole : int {
  title = KEISEN_TITLE_ROLE_TITLE,
  subtitle = KEISEN_TITLE_ROLE_SUBTITLE,
  caption = KEISEN_TITLE_ROLE_CAPTION,
};

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
  keisen_title_options c = KEISEN_TITLE_OPTIONS_INIT;
  c.size = options.size;
  c.alignment = static_cast<keisen_title_alignment>(options.alignment);
  c.bold = options.bold ? *options.bold : -1;
  c.italic = options.italic;
  c.color = c_color(options.color);
  c.markup = options.markup;
  return c;
}

} // namespace detail

/// A title or subtitle above the plot, or a caption below it.
class Title : public Attachment {
public:
  explicit Title(const std::string &text, const TitleOptions &options = TitleOptions())
      : Title(text, TitleRole::title, options) {}

  Title(const std::string &text, TitleRole role, const TitleOptions &options = TitleOptions())
      : Attachment(create(text, role, options)) {}

  /// Takes an attachment for a title; where it is none, the function below throws
  /// Status::invalid_argument.
  explicit Title(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options; role and text stay.
  void set_options(const TitleOptions &options) {
    keisen_title_options c = detail::c_options(options);
    check(keisen_attachment_set_title_options(handle(), &c));
  }

private:
  static Attachment create(const std::string &text, TitleRole role, const TitleOptions &options) {
    keisen_title_options c = detail::c_options(options);
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_title,
                                                 detail::c_string(text),
                                                 static_cast<keisen_title_role>(role), &c));
  }
};

} // namespace keisen

#endif
