// SPDX-License-Identifier: MIT
//
// The words for what lines and parts of lines look like.
#ifndef KEISEN_PYTHON_LINE_STYLE_HPP
#define KEISEN_PYTHON_LINE_STYLE_HPP

#include "arguments.hpp"

namespace keisen_python {

inline constexpr Word<keisen::Cap> caps[] = {
    {"round", keisen::Cap::round}, {"butt", keisen::Cap::butt}, {"square", keisen::Cap::square}};

inline constexpr Word<keisen::Join> joins[] = {
    {"round", keisen::Join::round}, {"bevel", keisen::Join::bevel}, {"mitre", keisen::Join::mitre}};

} // namespace keisen_python

#endif
