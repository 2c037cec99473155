// SPDX-License-Identifier: MIT
//
// Options of series by the names that Python gives them.
#pragma once

#include "arguments.hpp"
#include "tick_format.hpp"

#include <nanobind/stl/tuple.h>

#include <functional>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace keisen_python {

/// Tells a colour as a tuple; None for none.
inline nb::object given_color(const std::optional<keisen::Color> &color) {
  if (!color)
    return nb::none();
  return nb::make_tuple(color->red, color->green, color->blue, color->alpha);
}

/// An option of a kind of series: its name, and how it is written, told and read while it moves.
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
      [=](const Options &options) { return given_color(options.*member); }};
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
inline nb::object given_dash(const std::vector<double> &dash) {
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
      [=](const Options &options) { return given_dash(options.*member); }};
}

template <typename Options>
OptionField<Options> text_field(const char *name, std::string Options::*member) {
  return {name, "str",
          [=](Options &options, nb::handle value) { options.*member = text(value, name); },
          [=](const Options &options) { return nb::cast((options.*member).c_str()); }};
}

/// Some texts.
template <typename Options>
OptionField<Options> texts_field(const char *name, std::vector<std::string> Options::*member) {
  return {name, "list[str]",
          [=](Options &options, nb::handle value) { options.*member = texts_of(value, name); },
          [=](const Options &options) -> nb::object {
            nb::list texts;
            for (const std::string &each : options.*member)
              texts.append(nb::cast(each.c_str()));
            return texts;
          }};
}

/// A number of things.
template <typename Options>
OptionField<Options> count_field(const char *name, std::uint32_t Options::*member) {
  return {name, "int",
          [=](Options &options, nb::handle value) { options.*member = small_count(value, name); },
          [=](const Options &options) { return nb::cast(options.*member); }};
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

/// Colours of rows, from the first on; None for none. They are written and not told.
template <typename Options>
OptionField<Options> colors_field(std::vector<keisen::Color> Options::*member) {
  return {"colors", "object",
          [=](Options &options, nb::handle value) {
            std::vector<keisen::Color> colors;
            if (nb::isinstance<nb::str>(value))
              wrong_type("colors", "a sequence of colours", value);
            if (!value.is_none())
              for (nb::handle each : nb::iter(value))
                colors.push_back(color(each, "colors"));
            options.*member = std::move(colors);
          },
          nullptr};
}

/// The options of a kind of series.
template <typename Options> struct OptionFields {
  /// What several of the kind are called.
  const char *kind;
  std::vector<OptionField<Options>> fields;
};

using NamedValues = nb::typed<nb::dict, nb::str, nb::object>;

/// A series of the library, and its options, of which the library tells what moves alone.
template <typename Kind, typename KindOptions> struct Optioned {
  using Options = KindOptions;

  Kind series;
  Options options;

  void set(Options changed) {
    series.set_options(changed);
    options = std::move(changed);
  }
};

/// Returns options with those changed that Python names.
template <typename Options>
Options changed(const OptionFields<Options> &all, Options options, const NamedValues &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    bool is_known = false;
    for (const auto &field : all.fields) {
      if (name != field.name)
        continue;
      field.set(options, value);
      is_known = true;
    }
    if (!is_known)
      throw nb::type_error((std::string(all.kind) + " have no option '" + name + "'").c_str());
  }
  return options;
}

/// Returns the options of a series as they are now.
template <typename Series>
typename Series::Options current(const OptionFields<typename Series::Options> &all,
                                 const Series &series) {
  typename Series::Options options = series.options;
  for (const auto &field : all.fields)
    if (field.read)
      field.read(options, series.series);
  return options;
}

/// Binds what every class of series has: itself, and its options, read one by one and changed
/// together.
template <typename Series>
void bind_options(nb::class_<Series> &bound, const OptionFields<typename Series::Options> *all) {
  bound
      .def(
          "update",
          [all](Series &series, const NamedValues &changes) {
            series.set(changed(*all, current(*all, series), changes));
          },
          nb::arg("options"))
      .def_prop_ro("series", [](const Series &series) -> keisen::Series { return series.series; });
  for (const auto &field : all->fields) {
    if (!field.get)
      continue;
    const std::string signature = std::string("def ") + field.name + "(self) -> " + field.type;
    bound.def_prop_ro(
        field.name,
        [all, &field](const Series &series) { return field.get(current(*all, series)); },
        nb::for_getter(nb::sig(signature.c_str())));
  }
}

} // namespace keisen_python
