"""W2: one line of ten million rows."""

from bench.workloads.w1_line import Line


class LongLine(Line):
    """W1 with ten times the rows."""

    key = "w2"
    title = "W2: one line of 10,000,000 rows (f64 x and y, a random walk), fresh arrays"
    target = 10
    count = 10_000_000
