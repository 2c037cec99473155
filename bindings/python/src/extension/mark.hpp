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

/// Tells a colour as a tuple; None for none.
inline nb::object told_color(const std::optional<keisen::Color> &color) {
  if (!color)
    return nb::none();
  return nb::make_tuple(color->red, color->green, color->blue, color->alpha);
}

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
      [=](const Options &options) { return told_color(options.*member); }};
  if (moving)
    field.read = [=](Options &options, const keisen::Series &series) {
      options.*member = series.color(*moving);
    };
  return field;
}

/// An option that is one of some words, which outlive it.
template <typename Options, typename Value, std::size_t N>
OptionField<Options>
word_field(const char *name, Value Options::*member, const Word<Value> (&words)[N]) {
  const auto *all = &words;
  return {name, "str",
          [=](Options &options, nb::handle value) { options.*member = choice(value, name, *all); },
          [=](const Options &options) -> nb::object {
            return nb::str(word_for(options.*member, *all));
          }};
}

template <typename Options>
OptionField<Options> flag_field(const char *name, bool Options::*member) {
  return {name, "bool",
          [=](Options &options, nb::handle value) { options.*member = boolean(value, name); },
          [=](const Options &options) -> nb::object { return nb::bool_(options.*member); }};
}

/// Reads a dash; None is a solid line.
inline std::vector<double> optional_dash(nb::handle value, const std::string &name) {
  return value.is_none() ? std::vector<double>() : numbers(value, name);
}

/// Tells a dash as a tuple; None for a solid line.
inline nb::object told_dash(const std::vector<double> &dash) {
  if (dash.empty())
    return nb::none();
  nb::list lengths;
  for (double length : dash)
    lengths.append(length);
  return nb::tuple(lengths);
}

/// Marks and gaps; None for a solid line.
template <typename Options> OptionField<Options> dash_field(std::vector<double> Options::*member) {
  return {
      "dash", "tuple[float, ...] | None",
      [=](Options &options, nb::handle value) { options.*member = optional_dash(value, "dash"); },
      [=](const Options &options) { return told_dash(options.*member); }};
}

template <typename Options>
OptionField<Options> text_field(const char *name, std::string Options::*member) {
  return {name, "str",
          [=](Options &options, nb::handle value) { options.*member = text(value, name); },
          [=](const Options &options) { return nb::cast((options.*member).c_str()); }};
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

/// Whether columns have a colour scale.
template <typename Columns, typename = void> struct has_color_scale : std::false_type {};
template <typename Columns>
struct has_color_scale<Columns, std::void_t<decltype(Columns::color_scale)>> : std::true_type {};

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

/// Makes columns of x, where they can be without it also of none, of y, and of what else they need.
template <typename Kind>
typename Kind::Columns places_of(const MarkFields<Kind> &fields,
                                 const Column *x,
                                 const Column &y,
                                 [[maybe_unused]] const NamedColumns &others) {
  using Columns = typename Kind::Columns;
  if constexpr (std::is_constructible_v<Columns, std::optional<keisen::Column>, keisen::Column>) {
    return Columns(x != nullptr ? std::optional(x->column) : std::nullopt, y.column);
  } else {
    if (x == nullptr)
      throw nb::type_error("x must be values, got None");
    if constexpr (std::is_constructible_v<Columns, keisen::Column, keisen::Column>)
      return Columns(x->column, y.column);
    else
      return fields.make(x->column, y.column, [&](const char *name) {
        return nb::cast<const Column &>(others[name]).column;
      });
  }
}

/// Gives columns their colour scale, where there are colours by values.
template <typename Columns>
void set_scale([[maybe_unused]] Columns &columns, [[maybe_unused]] const ColorScale *scale) {
  if constexpr (has_color_scale<Columns>::value) {
    if (scale != nullptr)
      columns.color_scale = scale->scale;
  }
}

template <typename Kind>
typename Kind::Columns columns_of(const MarkFields<Kind> &fields,
                                  const Column *x,
                                  const Column &y,
                                  const NamedColumns &others,
                                  const ColorScale *scale) {
  auto columns = places_of(fields, x, y, others);
  for (auto [key, value] : others)
    for (const auto &field : fields.columns)
      if (text(key, "column") == field.name)
        field.set(columns, nb::cast<const Column &>(value).column);
  set_scale(columns, scale);
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

/// Binds what every class of a kind of mark has: its options, read one by one and changed together.
template <typename Kind>
void bind_options(nb::class_<Mark<Kind>> &bound, const MarkFields<Kind> *fields) {
  bound
      .def(
          "update",
          [fields](Mark<Kind> &mark, const NamedValues &changes) {
            auto options = changed(*fields, current(*fields, mark), changes);
            mark.series.set_options(options);
            mark.options = std::move(options);
          },
          nb::arg("options"))
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

/// Binds a kind of mark as a class of a name; returns the class.
template <typename Kind>
nb::class_<Mark<Kind>>
bind_mark(nb::module_ &module, const char *name, MarkFields<Kind> described) {
  // Functions of Python outlive every scope of ours.
  const auto *fields = new MarkFields<Kind>(std::move(described));
  nb::class_<Mark<Kind>> bound(module, name);
  bound
      .def(nb::new_([fields](const keisen::Space &space, const Column *x, const Column &y,
                             const NamedColumns &others, const ColorScale *scale,
                             const NamedValues &options) {
             typename Kind::Options all = changed(*fields, typename Kind::Options(), options);
             return Mark<Kind>{Kind(space, columns_of(*fields, x, y, others, scale), all), all};
           }),
           nb::arg("space"), nb::arg("x").none(), nb::arg("y"), nb::arg("others"),
           nb::arg("scale").none(), nb::arg("options"))
      .def(
          "set_columns",
          [fields](Mark<Kind> &mark, const Column *x, const Column &y, const NamedColumns &others) {
            mark.series.set_columns(columns_of(*fields, x, y, others, nullptr));
          },
          nb::arg("x").none(), nb::arg("y"), nb::arg("others"));
  bind_options(bound, fields);
  return bound;
}

/// Makes the columns of a kind of mark of those that it needs, and of what is no column.
template <typename Kind>
using ColumnsMaker =
    std::function<typename Kind::Columns(const NamedColumns &, const NamedValues &)>;

/// Returns a column that a kind of mark needs.
inline keisen::Column needed(const NamedColumns &columns, const char *name) {
  if (!columns.contains(name))
    throw nb::type_error((std::string(name) + " is missing").c_str());
  return nb::cast<const Column &>(columns[name]).column;
}

/// Binds a kind of mark whose columns all have names of their own, as a class of a name.
template <typename Kind>
void bind_named_mark(nb::module_ &module,
                     const char *name,
                     MarkFields<Kind> described,
                     ColumnsMaker<Kind> make) {
  const auto *fields = new MarkFields<Kind>(std::move(described));
  const auto read = [fields, make = std::move(make)](const NamedColumns &columns,
                                                     const NamedValues &details,
                                                     const ColorScale *scale) {
    typename Kind::Columns all = make(columns, details);
    for (const auto &field : fields->columns)
      if (columns.contains(field.name))
        field.set(all, nb::cast<const Column &>(columns[field.name]).column);
    set_scale(all, scale);
    return all;
  };
  nb::class_<Mark<Kind>> bound(module, name);
  bound
      .def(nb::new_([fields, read](const keisen::Space &space, const NamedColumns &columns,
                                   const ColorScale *scale, const NamedValues &details,
                                   const NamedValues &options) {
             typename Kind::Options all = changed(*fields, typename Kind::Options(), options);
             return Mark<Kind>{Kind(space, read(columns, details, scale), all), all};
           }),
           nb::arg("space"), nb::arg("columns"), nb::arg("scale").none(), nb::arg("details"),
           nb::arg("options"))
      .def(
          "set_columns",
          [read](Mark<Kind> &mark, const NamedColumns &columns, const NamedValues &details) {
            mark.series.set_columns(read(columns, details, nullptr));
          },
          nb::arg("columns"), nb::arg("details"));
  bind_options(bound, fields);
}

} // namespace keisen_python

#endif
