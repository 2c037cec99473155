// SPDX-License-Identifier: MIT
//
// The texts of a picture.
#pragma once

#include <keisen/enums.hpp>
#include <keisen/keisen.h>

#include <string>

namespace keisen {

/// One text of a picture and its box.
struct LabelRecord {
  /// What it is for.
  LabelRole role = LabelRole::tick;
  /// What it says.
  std::string text;
  /// What a tick's text stands in, the date of an hour; "" for others.
  std::string context;
  /// Middle of the box, in points.
  double center_x = 0;
  double center_y = 0;
  /// Width of the box before the turn, in points.
  double width = 0;
  /// Height of the box before the turn, in points.
  double height = 0;
  /// Turn about the middle counter-clockwise as seen on screen, in degrees.
  double angle = 0;
};

} // namespace keisen
