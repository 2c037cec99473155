/// The names of months, as labels.
let monthNames = [
  "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]

/// The month of a date such as 2012/01/31, from 1.
func month(of date: String) -> Int { Int(date.dropFirst(5).prefix(2)) ?? 0 }
