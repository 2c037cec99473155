// SPDX-License-Identifier: MIT
//
// Preferences.
#pragma once

#include <keisen/detail/calls.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace keisen {

/// The value of a preference, of one of four kinds that never mix.
///
/// Any integer makes an integer, any floating-point number a double.
class PreferenceValue {
public:
  PreferenceValue(bool value) : value_(value) {}
  PreferenceValue(double value) : value_(value) {}
  PreferenceValue(std::string value) : value_(std::move(value)) {}
  PreferenceValue(const char *value) : value_(std::string(value)) {}
  template <typename Integer,
            typename = std::enable_if_t<std::is_integral_v<Integer> && sizeof(Integer) <= 8 &&
                                        (std::is_signed_v<Integer> || sizeof(Integer) < 8)>>
  PreferenceValue(Integer value) : value_(static_cast<std::int64_t>(value)) {}

  /// Returns the value as a variant.
  const std::variant<std::int64_t, double, std::string, bool> &variant() const noexcept {
    return value_;
  }

private:
  std::variant<std::int64_t, double, std::string, bool> value_;
};

/// A key and its default.
struct Preference {
  std::string key;
  PreferenceValue value;
};

/// Something odd about a file.
struct PreferenceReport {
  PreferenceReportKind kind = PreferenceReportKind::unknown_key;
  /// One line, with key, value and path.
  std::string message;
};

namespace detail {

/// Returns a key and its default for C, which points into the one given.
inline keisen_preference c_preference(const Preference &preference) {
  keisen_preference c = KEISEN_PREFERENCE_INT(c_string(preference.key), 0);
  const auto &value = preference.value.variant();
  if (const auto *integer = std::get_if<std::int64_t>(&value)) {
    c.int_value = *integer;
  } else if (const auto *real = std::get_if<double>(&value)) {
    c.kind = KEISEN_PREFERENCE_KIND_DOUBLE;
    c.double_value = *real;
  } else if (const auto *text = std::get_if<std::string>(&value)) {
    c.kind = KEISEN_PREFERENCE_KIND_STRING;
    c.string_value = c_string(*text);
  } else {
    c.kind = KEISEN_PREFERENCE_KIND_BOOL;
    c.bool_value = std::get<bool>(value);
  }
  return c;
}

} // namespace detail

/// A set of keys with values, kept in a file. The defaults fix the keys and the kind of each.
class Preferences : public Object<Preferences,
                                  keisen_preferences,
                                  keisen_preferences_retain,
                                  keisen_preferences_release,
                                  keisen_preferences_equal> {
public:
  using Object::Object;

  /// Makes preferences from defaults and from what a file holds. Keys are one where their bytes
  /// are.
  Preferences(const std::vector<Preference> &defaults,
              const std::string &path,
              const std::string &version)
      : Object(made(defaults, path, version)) {}

  /// Returns what this process uses of the user's own, which changes the look of charts that ask
  /// for no theme.
  static Preferences user() {
    return adopt(detail::make<keisen_preferences>(keisen_preferences_create_user));
  }

  /// Reads the user's own file anew.
  static void reload_user() { check(keisen_preferences_reload_user()); }

  /// Returns the keys, sorted.
  std::vector<std::string> keys() const {
    return detail::texts(keisen_preferences_get_count, keisen_preferences_get_key, handle());
  }

  /// Returns the kind of a key.
  PreferenceKind kind(const std::string &key) const {
    keisen_preference_kind kind = KEISEN_PREFERENCE_KIND_INT;
    check(keisen_preferences_get_kind(handle(), detail::c_string(key), &kind));
    return static_cast<PreferenceKind>(kind);
  }

  /// Returns an integer.
  std::int64_t get_int(const std::string &key) const {
    return detail::get<std::int64_t>(keisen_preferences_get_int, handle(), detail::c_string(key));
  }

  /// Returns a double.
  double get_double(const std::string &key) const {
    return detail::get<double>(keisen_preferences_get_double, handle(), detail::c_string(key));
  }

  /// Returns whether a key is true.
  bool get_bool(const std::string &key) const {
    return detail::get<bool>(keisen_preferences_get_bool, handle(), detail::c_string(key));
  }

  /// Returns a text.
  std::string get_string(const std::string &key) const {
    const char *name = detail::c_string(key);
    return detail::text(keisen_preferences_get_string, handle(), name);
  }

  /// Returns the value of a key, of the kind that it has.
  PreferenceValue get(const std::string &key) const {
    switch (kind(key)) {
    case PreferenceKind::integer:
      return get_int(key);
    case PreferenceKind::real:
      return get_double(key);
    case PreferenceKind::boolean:
      return get_bool(key);
    default:
      return get_string(key);
    }
  }

  /// Changes a value, in memory; it must be of the key's kind.
  void set(const std::string &key, const PreferenceValue &value) {
    const Preference preference{key, value};
    const keisen_preference c = detail::c_preference(preference);
    switch (c.kind) {
    case KEISEN_PREFERENCE_KIND_INT:
      return check(keisen_preferences_set_int(handle(), c.key, c.int_value));
    case KEISEN_PREFERENCE_KIND_DOUBLE:
      return check(keisen_preferences_set_double(handle(), c.key, c.double_value));
    case KEISEN_PREFERENCE_KIND_BOOL:
      return check(keisen_preferences_set_bool(handle(), c.key, c.bool_value));
    default:
      return check(keisen_preferences_set_string(handle(), c.key, c.string_value));
    }
  }

  /// Gives every key its default, in memory.
  void reset() { check(keisen_preferences_reset(handle())); }

  /// Writes all values to the file; a crash at any moment leaves the old file or the new one. A
  /// file that is damaged or of another version gets another name beside it.
  void save() const { check(keisen_preferences_save(handle())); }

  /// Returns the absolute path of the file; "" where the user's preferences have none.
  std::string path() const { return detail::text(keisen_preferences_get_path, handle()); }

  /// Returns what was odd about the file.
  std::vector<PreferenceReport> reports() const {
    return detail::list<PreferenceReport>(
        keisen_preferences_get_report_count, handle(), [&](std::size_t i) -> PreferenceReport {
          keisen_preference_report kind = KEISEN_PREFERENCE_REPORT_UNKNOWN_KEY;
          std::string message = detail::text(keisen_preferences_get_report, handle(), i, &kind);
          return {static_cast<PreferenceReportKind>(kind), std::move(message)};
        });
  }

private:
  static keisen_preferences *made(const std::vector<Preference> &defaults,
                                  const std::string &path,
                                  const std::string &version) {
    std::vector<keisen_preference> c;
    for (const Preference &preference : defaults)
      c.push_back(detail::c_preference(preference));
    return detail::make<keisen_preferences>(keisen_preferences_create, c.data(), c.size(),
                                            detail::c_string(path), detail::c_string(version));
  }
};

} // namespace keisen
