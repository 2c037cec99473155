import KeisenPrimitives

extension Figure: Describable, DescribedObject {
  /// The grid, the chart around it, and the charts in it.
  package var described: Described {
    let state = state.withLock { $0 }
    return Described(
      "figure",
      nil,
      [
        "rows": DescribedList(state.rows),
        "columns": DescribedList(state.columns),
        "rowGap": state.rowGap,
        "columnGap": state.columnGap,
        "isAligned": state.isAligned,
        "showsInnerLabels": state.showsInnerLabels,
        "outer": outer,
        "cells": DescribedList(state.cells),
        "insets": DescribedList(state.insets),
      ]
    )
  }
}
