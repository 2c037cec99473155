// SPDX-License-Identifier: MIT
#include "gil.hpp"
#include "module.hpp"
#include "words.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace keisen_python {

namespace {

using keisen::Preference;
using keisen::PreferenceReport;
using keisen::PreferenceReportKind;
using keisen::Preferences;
using keisen::PreferenceValue;

/// Reads a value, whose kind is that of its type.
PreferenceValue value_of(nb::handle value, const std::string &key) {
  const std::string name = "value of key '" + key + "'";
  if (is_boolean(value))
    return boolean(value, name);
  if (PyFloat_Check(value.ptr()))
    return number(value, name);
  if (PyUnicode_Check(value.ptr()))
    return text(value, name);
  if (PyIndex_Check(value.ptr()))
    return integer(value, name);
  wrong_type(name, "a bool, int, float or str", value);
}

/// Calls a function; failures of files tell the path.
template <typename Function> auto with_path(const std::string &path, Function function) {
  try {
    return function();
  } catch (const keisen::Error &error) {
    if (error.status() != keisen::Status::io)
      throw;
    throw FileFailure(error, path);
  }
}

Preferences make(const nb::typed<nb::dict, nb::str, nb::object> &defaults,
                 nb::handle path,
                 nb::handle version) {
  std::vector<Preference> read;
  for (auto [key, value] : defaults) {
    const std::string name = text(key, "key");
    read.push_back({name, value_of(value, name)});
  }
  const std::string file = text(path, "path");
  const std::string wanted = text(version, "version");
  return with_path(file, [&] {
    Unlocked unlocked;
    return Preferences(read, file, wanted);
  });
}

std::variant<std::int64_t, double, std::string, bool> get(const Preferences &preferences,
                                                          nb::handle key) {
  return preferences.get(text(key, "key")).variant();
}

void save(const Preferences &preferences) {
  with_path(preferences.path(), [&] {
    Unlocked unlocked;
    preferences.save();
  });
}

Preferences user() {
  Unlocked unlocked;
  return Preferences::user();
}

void reload_user() {
  Unlocked unlocked;
  Preferences::reload_user();
}

} // namespace

void bind_preferences(nb::module_ &module) {
  nb::class_<PreferenceReport>(module, "PreferenceReport", "Something odd about a file.")
      .def_prop_ro(
          "kind",
          [](const PreferenceReport &report) {
            return word_for(report.kind, preference_report_kinds);
          },
          "What it is about, such as \"unknown-key\".\n\n"
          "\"unknown-key\", \"wrong-kind\", \"other-version\", \"damaged-file\" or, of the user's "
          "own\npreferences alone, \"unreadable-file\" or \"unusable-value\".")
      .def_ro("message", &PreferenceReport::message, "One line, with key, value and path.")
      .def("__repr__", [](const PreferenceReport &report) {
        return std::string("<PreferenceReport ") + word_for(report.kind, preference_report_kinds) +
               ": " + report.message + ">";
      });

  nb::class_<Preferences>(module, "Preferences")
      .def(nb::new_(&make), nb::arg("defaults"), nb::arg("path").none(), nb::arg("version").none())
      .def_static("user", user)
      .def_static("reload_user", reload_user)
      .def_prop_ro("keys", &Preferences::keys)
      .def("get", get, nb::arg("key").none())
      .def(
          "set",
          [](Preferences &preferences, nb::handle key, nb::handle value) {
            const std::string name = text(key, "key");
            preferences.set(name, value_of(value, name));
          },
          nb::arg("key").none(), nb::arg("value").none())
      .def("reset", &Preferences::reset)
      .def("save", save)
      .def_prop_ro("path", &Preferences::path)
      .def_prop_ro("reports", &Preferences::reports);
}

} // namespace keisen_python
