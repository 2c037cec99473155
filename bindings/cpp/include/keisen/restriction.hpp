// SPDX-License-Identifier: MIT
//
// What all restrictions share.
#pragma once

#include <keisen/detail/calls.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/value.hpp>

#include <cmath>
#include <cstddef>
#include <optional>
#include <string>

namespace keisen {

/// One step of the policy that decides a range: it gets a range and gives another one.
///
/// The classes derived from it make one of each kind, and read what it was made with; each takes a
/// Restriction for the one that it is.
class Restriction : public Object<Restriction,
                                  keisen_restriction,
                                  keisen_restriction_retain,
                                  keisen_restriction_release,
                                  keisen_restriction_equal> {
public:
  using Object::Object;

  /// Returns what it does.
  RestrictionKind kind() const {
    keisen_restriction_kind kind = KEISEN_RESTRICTION_OTHER;
    check(keisen_restriction_get_kind(handle(), &kind));
    return static_cast<RestrictionKind>(kind);
  }

  /// Returns what messages call it.
  std::string name() const { return detail::text(keisen_restriction_get_name, handle()); }

protected:
  /// Returns a number that it was made with.
  Value value(keisen_restriction_parameter parameter) const {
    return detail::value(
        detail::get<keisen_value>(keisen_restriction_get_parameter, handle(), parameter));
  }

  /// Returns a number that it was made with; nothing for one that was left out.
  std::optional<Value> optional(keisen_restriction_parameter parameter) const {
    const Value known = value(parameter);
    if (std::isnan(known.offset))
      return std::nullopt;
    return known;
  }

  /// Returns a number without a unit.
  double number(keisen_restriction_parameter parameter) const {
    return value(parameter).to_double();
  }

  /// Tells whether a flag is set.
  bool flag(keisen_restriction_parameter parameter) const { return number(parameter) != 0; }
};

} // namespace keisen
