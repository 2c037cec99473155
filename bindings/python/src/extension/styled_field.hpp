// SPDX-License-Identifier: MIT
//
// Options by the names that Python gives them, in tables: what sets each.
#pragma once

#include "option_field.hpp"
#include "tick_format.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace keisen_python {

using Changes = nb::typed<nb::dict, nb::str, nb::object>;

/// An option: its name, and what sets it; `name` is what errors call it.
template <typename Options> struct StyledField {
  const char *option;
  void (*set)(Options &options, nb::handle value, const std::string &name);
};

/// Each sets a member to what Python gives for it, which `name` is the option of.
inline void assign(bool &member, nb::handle value, const std::string &name) {
  member = boolean(value, name);
}
inline void assign(double &member, nb::handle value, const std::string &name) {
  member = number(value, name);
}
inline void assign(std::uint32_t &member, nb::handle value, const std::string &name) {
  member = small_count(value, name);
}
inline void assign(std::string &member, nb::handle value, const std::string &name) {
  member = optional_text(value, name);
}
inline void assign(std::vector<double> &member, nb::handle value, const std::string &name) {
  member = optional_dash(value, name);
}
inline void
assign(std::optional<keisen::Color> &member, nb::handle value, const std::string &name) {
  member = optional_color(value, name);
}
inline void assign(keisen::TickFormat &member, nb::handle value, const std::string &) {
  using Format = std::tuple<nb::handle, nb::handle, nb::handle, nb::handle, nb::handle>;
  member = tick_format(nb::cast<Format>(value));
}
inline void assign(keisen::Value &member, nb::handle value, const std::string &name) {
  member = exact_value(value, name);
}
inline void assign(keisen::Point &member, nb::handle value, const std::string &name) {
  const auto [x, y] = numbers_of<2>(value, name.c_str());
  member = {x, y};
}
inline void assign(keisen::Conversion &member, nb::handle value, const std::string &name) {
  const auto [factor, offset] = numbers_of<2>(value, name.c_str());
  member = {factor, offset};
}
inline void assign(keisen::Insets &member, nb::handle value, const std::string &name) {
  const auto [top, left, bottom, right] = one_or_four(value, name.c_str());
  member = {top, left, bottom, right};
}
template <typename Value>
void assign(std::optional<Value> &member, nb::handle value, const std::string &name) {
  member.reset();
  if (!value.is_none())
    assign(member.emplace(), value, name);
}

/// Sets a member, as its type wants it.
template <auto Member, typename Options>
void set(Options &options, nb::handle value, const std::string &name) {
  assign(options.*Member, value, name);
}

/// Sets a member that is one of some words.
template <auto Member, const auto &Words, typename Options>
void set_word(Options &options, nb::handle value, const std::string &name) {
  options.*Member = choice(value, name.c_str(), Words);
}

/// Sets a member that is one of some words, to its default for None.
template <auto Member, const auto &Words, typename Options>
void set_word_or_default(Options &options, nb::handle value, const std::string &name) {
  options.*Member = value.is_none() ? Options().*Member : choice(value, name.c_str(), Words);
}

/// Sets two members to two numbers.
template <auto First, auto Second, typename Options>
void set_pair(Options &options, nb::handle value, const std::string &name) {
  const auto [first, second] = numbers_of<2>(value, name.c_str());
  options.*First = first;
  options.*Second = second;
}

/// Sets insets that must not be negative, which would mean "automatic"; None leaves them to the
/// library.
template <auto Member, typename Options>
void set_nonnegative_insets(Options &options, nb::handle value, const std::string &name) {
  std::optional<keisen::Insets> insets;
  assign(insets, value, name);
  if (insets) {
    for (const double inset : {insets->top, insets->left, insets->bottom, insets->right}) {
      if (inset < 0)
        invalid(name + " must not be negative, got " + repr(inset));
    }
  }
  options.*Member = insets;
}

/// Says that a kind has no option of a name.
[[noreturn]] inline void no_option(const char *kind, const std::string &name) {
  throw nb::type_error((std::string(kind) + " has no option '" + name + "'").c_str());
}

/// The options of a kind that Python changes one by one.
template <typename Options> class StyledFields {
public:
  /// What reads options that are in no table; tells whether it knew the name.
  using Other = bool (*)(Options &options, const std::string &name, nb::handle value);

  /// Takes what one of the kind is called, and its options, which outlive this.
  template <std::size_t N>
  constexpr StyledFields(const char *kind,
                         const StyledField<Options> (&fields)[N],
                         Other other = nullptr)
      : StyledFields(kind, Table{}, Table{fields, N}, other) {}

  /// Takes options of two tables.
  template <std::size_t M, std::size_t N>
  constexpr StyledFields(const char *kind,
                         const StyledField<Options> (&own)[M],
                         const StyledField<Options> (&fields)[N],
                         Other other = nullptr)
      : StyledFields(kind, Table{own, M}, Table{fields, N}, other) {}

  /// Sets an option, which errors call `name`; tells whether there is one.
  bool set(Options &options,
           const std::string &option,
           nb::handle value,
           const std::string &name) const {
    for (const auto &[fields, count] : tables_) {
      for (std::size_t i = 0; i < count; ++i) {
        if (option == fields[i].option) {
          fields[i].set(options, value, name);
          return true;
        }
      }
    }
    return other_ != nullptr && other_(options, option, value);
  }

  /// Returns options with those changed that Python names.
  Options changed(Options options, const Changes &changes) const {
    for (auto [key, value] : changes) {
      const std::string name = text(key, "option");
      if (!set(options, name, value, name))
        no_option(kind_, name);
    }
    return options;
  }

private:
  struct Table {
    const StyledField<Options> *fields;
    std::size_t count;
  };

  constexpr StyledFields(const char *kind, Table own, Table fields, Other other)
      : kind_(kind), tables_{own, fields}, other_(other) {}

  const char *kind_;
  Table tables_[2];
  Other other_;
};

} // namespace keisen_python
