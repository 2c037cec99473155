// SPDX-License-Identifier: MIT
//
// What series of groups of rows share: their columns, and how these are exchanged.
#pragma once

#include <keisen/detail/structs.hpp>
#include <keisen/detail/mark_series.hpp>
#include <keisen/enums.hpp>

namespace keisen {

/// The columns of boxes, violins and strips; all are equally long. Rows whose positions are equal
/// are a group.
struct GroupColumns {
  /// Where each row's group stands, and its value.
  GroupColumns(Column places, Column numbers)
      : values(std::move(numbers)), positions(std::move(places)) {}

  /// Values of one group at 0.
  explicit GroupColumns(Column numbers) : values(std::move(numbers)) {}

  /// The values that are told about, or shown, group by group.
  Column values;
  /// Where each row's group stands in the other dimension; nothing for one group at 0.
  std::optional<Column> positions;
  /// The size of each row's marker in points, for strips alone.
  std::optional<Column> size;
  /// What `color_scale` turns into the colour of each row's marker, and of a box or a violin by its
  /// group's first row.
  std::optional<Column> color;
  /// Taken when the series is made, for good; nothing makes one of viridis where there is `color`.
  std::optional<ColorScale> color_scale;
};

namespace detail {

/// What `Calls` of a series of groups has in common.
struct GroupCalls {
  using Columns = GroupColumns;

  static keisen_group_columns c_columns(const GroupColumns &columns) {
    return c_struct<keisen_group_columns>(columns);
  }

  static constexpr auto set_columns = keisen_series_set_group_columns;
};

} // namespace detail

} // namespace keisen
