import Foundation

/// Returns the processor time of this thread in milliseconds, which depends little on other processes.
func processorTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// A piece of work with its durations in several rounds.
@MainActor
struct Measurement {
  static let rounds = 9

  private let name: String
  private let repetitions: Int
  private let work: () -> Void
  private var times: [Double] = []

  /// Creates a measurement of work that is done several times in each round; its duration is that of one time.
  init(_ name: String, times repetitions: Int = 1, _ work: @escaping () -> Void) {
    self.name = name
    self.repetitions = repetitions
    self.work = work
  }

  init<Input>(_ name: String, setUp input: Input, _ work: @escaping (Input) -> Void) {
    self.init(name) { work(input) }
  }

  /// Runs the measurements in turn, round by round, and prints each with its ratio to the first.
  static func compare(_ measurements: inout [Measurement]) {
    for _ in 0..<rounds {
      for index in measurements.indices { measurements[index].run() }
    }
    let yardstick = measurements[0].median
    for measurement in measurements { print(measurement.line(comparedWith: yardstick)) }
  }

  mutating func run() {
    let start = processorTime()
    for _ in 0..<repetitions { work() }
    times.append((processorTime() - start) / Double(repetitions))
  }

  /// The median duration in milliseconds.
  var median: Double { times.sorted()[times.count / 2] }

  func line(comparedWith yardstick: Double) -> String {
    let name = self.name.padding(toLength: 30, withPad: " ", startingAt: 0)
    let milliseconds = String(format: "%8.3f ms", median)
    return name + milliseconds + String(format: "%9.2f×", median / yardstick)
  }
}
