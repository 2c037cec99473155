import Glibc

/// Returns the milliseconds that `body` takes.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  var start = timespec()
  var end = timespec()
  clock_gettime(CLOCK_MONOTONIC, &start)
  try body()
  clock_gettime(CLOCK_MONOTONIC, &end)
  return Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
}

/// Returns the value that half of them are below.
func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}

/// Returns the median milliseconds of some runs of `body`; one before them isn't counted.
func medianTime(runs: Int, _ body: () throws -> Void) rethrows -> Double {
  var times: [Double] = []
  for run in 0...runs {
    let time = try milliseconds(body)
    if run > 0 { times.append(time) }
  }
  return median(times)
}
