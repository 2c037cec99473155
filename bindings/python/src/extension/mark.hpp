// SPDX-License-Identifier: MIT
//
// Series of marks: their columns by the names that Python gives them.
#pragma once

#include "color_scale.hpp"
#include "column.hpp"
#include "module.hpp"
#include "option_field.hpp"

#include <algorithm>
#include <type_traits>

namespace keisen_python {

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

using NamedColumns = nb::typed<nb::dict, nb::str, Column>;

/// Makes the columns of a kind of mark of those that it needs, and of what rows have that is no
/// column.
template <typename Columns>
using ColumnsMaker = std::function<Columns(const NamedColumns &, const NamedValues &)>;

/// Returns a column that a kind of mark needs.
inline keisen::Column needed(const NamedColumns &columns, const char *name) {
  if (!columns.contains(name))
    throw nb::type_error((std::string(name) + " must be values, got None").c_str());
  return nb::cast<const Column &>(columns[name]).column;
}

/// Returns what makes columns of those of some names, all of which are needed.
template <typename Columns, typename... Names> ColumnsMaker<Columns> made_of(Names... names) {
  return [=](const NamedColumns &columns, const NamedValues &) {
    return Columns{needed(columns, names)...};
  };
}

/// What Python knows of the columns of a kind of mark.
template <typename Columns> struct ColumnFields {
  ColumnsMaker<Columns> make;
  /// Those that it may be without.
  std::vector<ColumnField<Columns>> fields;
};

/// Makes columns of all that a caller gave, with their colour scale where there is one.
template <typename Columns>
Columns columns_of(const ColumnFields<Columns> &all,
                   const NamedColumns &given,
                   const NamedValues &details,
                   [[maybe_unused]] const ColorScale *scale) {
  Columns columns = all.make(given, details);
  for (const auto &field : all.fields)
    if (given.contains(field.name))
      field.set(columns, nb::cast<const Column &>(given[field.name]).column);
  if constexpr (has_color_scale<Columns>::value) {
    if (scale != nullptr)
      columns.color_scale = scale->scale;
  }
  return columns;
}

/// Returns fields with further ones, which stand for those of their names.
template <typename Options>
std::vector<OptionField<Options>> joined(std::vector<OptionField<Options>> fields,
                                         std::vector<OptionField<Options>> others) {
  for (auto &each : others) {
    const auto same = std::find_if(fields.begin(), fields.end(), [&](const auto &field) {
      return std::string(field.name) == each.name;
    });
    if (same != fields.end())
      *same = std::move(each);
    else
      fields.push_back(std::move(each));
  }
  return fields;
}

/// Binds a kind of mark as a class of a name; returns the class. In Python, columns and options
/// have names, and `details` are what rows have that is no column. The type of `make` is not
/// deduced, so that it may be any function.
template <typename Kind,
          typename Columns = typename Kind::Columns,
          typename Options = typename Kind::Options>
nb::class_<Optioned<Kind, Options>> bind_mark(nb::module_ &module,
                                              const char *name,
                                              OptionFields<Options> described,
                                              std::common_type_t<ColumnsMaker<Columns>> make,
                                              std::vector<ColumnField<Columns>> others = {}) {
  using Mark = Optioned<Kind, Options>;
  // Functions of Python outlive every scope of ours.
  const auto *options = new OptionFields<Options>(std::move(described));
  const auto *columns = new ColumnFields<Columns>{std::move(make), std::move(others)};
  nb::class_<Mark> bound(module, name);
  bound
      .def(nb::new_([=](const keisen::Space &space, const NamedColumns &given,
                        const NamedValues &details, const ColorScale *scale,
                        const NamedValues &changes) {
             Options all = changed(*options, Options(), changes);
             return Mark{Kind(space, columns_of(*columns, given, details, scale), all), all};
           }),
           nb::arg("space"), nb::arg("columns"), nb::arg("details"), nb::arg("scale").none(),
           nb::arg("options"))
      .def(
          "set_columns",
          [=](Mark &mark, const NamedColumns &given, const NamedValues &details) {
            mark.series.set_columns(columns_of(*columns, given, details, nullptr));
          },
          nb::arg("columns"), nb::arg("details"));
  bind_options(bound, options);
  return bound;
}

} // namespace keisen_python
