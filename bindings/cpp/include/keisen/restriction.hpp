// SPDX-License-Identifier: MIT
//
// What all restrictions share.
#ifndef KEISEN_RESTRICTION_HPP
#define KEISEN_RESTRICTION_HPP

#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/value.hpp>

#include <cmath>
#include <cstddef>
#include <optional>
#include <string>

namespace keisen {

/// What a restriction does.
enum class RestrictionKind : int {
  other = KEISEN_RESTRICTION_OTHER,
  probe = KEISEN_RESTRICTION_PROBE,
  custom = KEISEN_RESTRICTION_CUSTOM,
  source = KEISEN_RESTRICTION_SOURCE,
  length = KEISEN_RESTRICTION_LENGTH,
  padding = KEISEN_RESTRICTION_PADDING,
  interval = KEISEN_RESTRICTION_INTERVAL,
  window = KEISEN_RESTRICTION_WINDOW,
  user_interactive = KEISEN_RESTRICTION_USER_INTERACTIVE,
  include = KEISEN_RESTRICTION_INCLUDE,
  bounds = KEISEN_RESTRICTION_BOUNDS,
  span = KEISEN_RESTRICTION_SPAN,
  margins = KEISEN_RESTRICTION_MARGINS,
  symmetric = KEISEN_RESTRICTION_SYMMETRIC,
  latest = KEISEN_RESTRICTION_LATEST,
  nice = KEISEN_RESTRICTION_NICE,
  positive = KEISEN_RESTRICTION_POSITIVE,
  aspect = KEISEN_RESTRICTION_ASPECT,
};

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

#endif
