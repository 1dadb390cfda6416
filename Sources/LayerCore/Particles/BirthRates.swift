import Foundation

/// The rate of births of particles as it was changed on the clock, from which the number of births at a time follows.
struct BirthRates: Equatable {
  /// The changes that are kept; the oldest are forgotten, as if the rate had always been that of the first kept one.
  private static let capacity = 64

  /// The time at which the emitter or the cell was made.
  private let start = MediaTime.current()
  /// The times of changes, with the rate before each.
  private var changes: [(time: Double, before: Double)] = []

  /// Notes a change where a clock runs, later than the beginning; elsewhere the rate is as if it had always been the new
  /// one.
  mutating func change(to new: Float, from old: Float) {
    guard new != old, AnimationClock.isRunningHere else { return }
    let time = MediaTime.current()
    if time == start || changes.last?.time == time { return }
    changes.append((time, Double(old)))
    if changes.count > BirthRates.capacity { changes.removeFirst() }
  }

  /// Returns the rate at a time, where the present one is `present`.
  func rate(at time: Double, present: Float) -> Double {
    changes.first { time < $0.time }?.before ?? Double(present)
  }

  /// The times at which the rate changed.
  var times: [Double] { changes.map(\.time) }

  static func == (one: BirthRates, other: BirthRates) -> Bool {
    one.changes.elementsEqual(other.changes) { $0 == $1 }
  }
}

/// The births of a cell: a whole number each time that the sum of its rate passes one, from 0 at its beginning.
struct Births {
  private struct Span {
    let start: Double
    let rate: Double
    /// The sum of the rates before the span.
    let sum: Double
  }

  private var spans: [Span] = []
  private let end: Double

  /// Creates the births from `start` to `end` at rates between the given times.
  init(from start: Double, to end: Double, changes: [Double], rate: (Double) -> Double) {
    self.end = max(start, end)
    var sum = 0.0
    let starts = [start] + changes.filter { $0 > start && $0 < end }.sorted()
    for (index, begin) in starts.enumerated() {
      let rate = max(0, min(rate(begin), 1e6))
      spans.append(Span(start: begin, rate: rate.isFinite ? rate : 0, sum: sum))
      let next = index + 1 < starts.count ? starts[index + 1] : self.end
      sum += (next - begin) * (rate.isFinite ? rate : 0)
    }
  }

  /// Returns the number of births up to a time, itself included.
  func count(at time: Double) -> Int {
    guard let span = spans.last(where: { $0.start <= time }) else { return 0 }
    let sum = span.sum + (min(time, end) - span.start) * span.rate
    // The first particle is born at the beginning, unless none ever is.
    return sum > 0 || span.rate > 0 ? Int(min(sum, 1e9).rounded(.down)) + 1 : 0
  }

  /// Returns the time of the birth of a number, from 0.
  func time(of number: Int) -> Double {
    let sum = Double(number)
    let span = spans.last { $0.sum <= sum && $0.rate > 0 } ?? spans.last
    guard let span, span.rate > 0 else { return end }
    return span.start + (sum - span.sum) / span.rate
  }
}
