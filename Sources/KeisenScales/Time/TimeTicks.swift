/// What the ticks of a time axis are worth: instants on the steps of a calendar.
package struct TimeTicks: Hashable, Sendable {}
