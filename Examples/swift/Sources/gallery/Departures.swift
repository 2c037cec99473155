/// How far each value is from the mean of its column.
func departures(_ rows: [[Double]]) -> [[Double]] {
  let means = rows[0].indices.map { column in rows.map { $0[column] }.mean }
  return rows.map { row in zip(row, means).map { $0 - $1 } }
}
