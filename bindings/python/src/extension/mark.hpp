// SPDX-License-Identifier: MIT
//
// Series of marks: their columns and options by the names that Python gives them.
#ifndef KEISEN_PYTHON_MARK_HPP
#define KEISEN_PYTHON_MARK_HPP

#include "color_scale.hpp"
#include "column.hpp"
#include "module.hpp"
#include "tick_format.hpp"

#include <nanobind/stl/tuple.h>

#include <functional>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace keisen_python {

/// An option of a kind of mark: its name, and how it is written, told and read while it moves.
template <typename Options> struct OptionField {
  const char *name;
  /// What type Python's checkers take it for.
  const char *type;
  std::function<void(Options &, nb::handle)> set;
  std::function<nb::object(const Options &)> get;
  std::function<void(Options &, const keisen::Series &)> read = nullptr;
};

template <typename Options>
OptionField<Options> number_field(const char *name,
                                  double Options::*member,
                                  std::optional<keisen::AnimatedNumber> moving = std::nullopt) {
  OptionField<Options> field{
      name, "float",
      [=](Options &options, nb::handle value) { options.*member = number(value, name); },
      [=](const Options &options) { return nb::cast(options.*member); }};
  if (moving)
    field.read = [=](Options &options, const keisen::Series &series) {
      options.*member = series.number(*moving);
    };
  return field;
}

template <typename Options>
OptionField<Options> color_field(const char *name,
                                 std::optional<keisen::Color> Options::*member,
                                 std::optional<keisen::AnimatedColor> moving = std::nullopt) {
  OptionField<Options> field{
      name, "tuple[float, float, float, float] | None",
      [=](Options &options, nb::handle value) { options.*member = optional_color(value, name); },
      [=](const Options &options) -> nb::object {
        const std::optional<keisen::Color> &color = options.*member;
        if (!color)
          return nb::none();
        return nb::make_tuple(color->red, color->green, color->blue, color->alpha);
      }};
  if (moving)
    field.read = [=](Options &options, const keisen::Series &series) {
      options.*member = series.color(*moving);
    };
  return field;
}

template <typename Options>
OptionField<Options> flag_field(const char *name, bool Options::*member) {
  return {name, "bool", [=](Options &options, nb::handle value) { options.*member = flag(value); },
          [=](const Options &options) { return nb::cast(options.*member); }};
}

template <typename Options>
OptionField<Options> text_field(const char *name, std::string Options::*member) {
  return {name, "str",
          [=](Options &options, nb::handle value) { options.*member = text(value, name); },
          [=](const Options &options) { return nb::cast((options.*member).c_str()); }};
}

/// A word of some; `words` live as long as the program.
template <typename Options, typename Value, std::size_t N>
OptionField<Options>
choice_field(const char *name, Value Options::*member, const Word<Value> (&words)[N]) {
  const Word<Value>(*all)[N] = &words;
  return {name, "str",
          [=](Options &options, nb::handle value) { options.*member = choice(value, name, *all); },
          [=](const Options &options) { return nb::cast(word_for(options.*member, *all)); }};
}

/// How values are written: what `_tick_format.native_format` returns. It is written and not told.
template <typename Options>
OptionField<Options> format_field(const char *name, keisen::TickFormat Options::*member) {
  using Format = std::tuple<nb::handle, nb::handle, nb::handle, nb::handle, nb::handle>;
  return {name, "object",
          [=](Options &options, nb::handle value) {
            options.*member = tick_format(nb::cast<Format>(value));
          },
          nullptr};
}

template <typename Options> OptionField<Options> label_field(std::string Options::*member) {
  return {
      "label", "str | None",
      [=](Options &options, nb::handle value) { options.*member = optional_text(value, "label"); },
      [=](const Options &options) -> nb::object {
        if ((options.*member).empty())
          return nb::none();
        return nb::str((options.*member).c_str());
      }};
}

/// A column that a kind of mark takes, by its name.
template <typename Columns> struct ColumnField {
  const char *name;
  std::function<void(Columns &, const keisen::Column &)> set;
};

template <typename Columns>
ColumnField<Columns> column_field(const char *name,
                                  std::optional<keisen::Column> Columns::*member) {
  return {name, [=](Columns &columns, const keisen::Column &column) { columns.*member = column; }};
}

/// What Python knows of a kind of mark, beside its columns x and y.
template <typename Kind> struct MarkFields {
  const char *kind;
  std::vector<OptionField<typename Kind::Options>> options;
  std::vector<ColumnField<typename Kind::Columns>> columns;
  /// Makes columns of x, y and all others, which a function finds by their names; nothing where x
  /// and y are enough.
  std::function<typename Kind::Columns(const keisen::Column &,
                                       const keisen::Column &,
                                       const std::function<keisen::Column(const char *)> &)>
      make = nullptr;
};

/// A series of a mark, and its options, of which the library tells what moves alone.
template <typename Kind> struct Mark {
  Kind series;
  typename Kind::Options options;
};

using NamedValues = nb::typed<nb::dict, nb::str, nb::object>;
using NamedColumns = nb::typed<nb::dict, nb::str, Column>;

template <typename Kind>
typename Kind::Options changed(const MarkFields<Kind> &fields,
                               typename Kind::Options options,
                               const NamedValues &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    bool is_known = false;
    for (const auto &field : fields.options) {
      if (name != field.name)
        continue;
      field.set(options, value);
      is_known = true;
    }
    if (!is_known)
      throw nb::type_error((std::string(fields.kind) + " have no option '" + name + "'").c_str());
  }
  return options;
}

template <typename Kind>
typename Kind::Columns columns_of(const MarkFields<Kind> &fields,
                                  const Column &x,
                                  const Column &y,
                                  const NamedColumns &others,
                                  const ColorScale *scale) {
  auto columns = [&] {
    if constexpr (std::is_constructible_v<typename Kind::Columns, keisen::Column, keisen::Column>)
      return typename Kind::Columns(x.column, y.column);
    else
      return fields.make(x.column, y.column, [&](const char *name) {
        return nb::cast<const Column &>(others[name]).column;
      });
  }();
  for (auto [key, value] : others)
    for (const auto &field : fields.columns)
      if (text(key, "column") == field.name)
        field.set(columns, nb::cast<const Column &>(value).column);
  if (scale != nullptr)
    columns.color_scale = scale->scale;
  return columns;
}

/// Returns the options of a series as they are now.
template <typename Kind>
typename Kind::Options current(const MarkFields<Kind> &fields, const Mark<Kind> &mark) {
  typename Kind::Options options = mark.options;
  for (const auto &field : fields.options)
    if (field.read)
      field.read(options, mark.series);
  return options;
}

/// Binds a kind of mark as a class of a name.
template <typename Kind>
void bind_mark(nb::module_ &module, const char *name, MarkFields<Kind> described) {
  // Functions of Python outlive every scope of ours.
  const auto *fields = new MarkFields<Kind>(std::move(described));
  nb::class_<Mark<Kind>> bound(module, name);
  bound
      .def(nb::new_([fields](const keisen::Space &space, const Column &x, const Column &y,
                             const NamedColumns &others, const ColorScale *scale,
                             const NamedValues &options) {
             typename Kind::Options all = changed(*fields, typename Kind::Options(), options);
             return Mark<Kind>{Kind(space, columns_of(*fields, x, y, others, scale), all), all};
           }),
           nb::arg("space"), nb::arg("x"), nb::arg("y"), nb::arg("others"), nb::arg("scale").none(),
           nb::arg("options"))
      .def(
          "update",
          [fields](Mark<Kind> &mark, const NamedValues &changes) {
            auto options = changed(*fields, current(*fields, mark), changes);
            mark.series.set_options(options);
            mark.options = std::move(options);
          },
          nb::arg("options"))
      .def(
          "set_columns",
          [fields](Mark<Kind> &mark, const Column &x, const Column &y, const NamedColumns &others) {
            mark.series.set_columns(columns_of(*fields, x, y, others, nullptr));
          },
          nb::arg("x"), nb::arg("y"), nb::arg("others"))
      .def_prop_ro("series", [](const Mark<Kind> &mark) -> keisen::Series { return mark.series; });
  for (const auto &field : fields->options) {
    if (!field.get)
      continue;
    const std::string signature = std::string("def ") + field.name + "(self) -> " + field.type;
    bound.def_prop_ro(
        field.name,
        [fields, &field](const Mark<Kind> &mark) { return field.get(current(*fields, mark)); },
        nb::for_getter(nb::sig(signature.c_str())));
  }
}

} // namespace keisen_python

#endif
