internal import Escaping
internal import ViewSpec

/// A printer of the lines of finished jobs, which counts them in their given order.
///
/// On a terminal, long runs have a bar, which is redrawn in place; elsewhere, and in short runs, each job has a line.
actor Progress {
  /// The number of jobs from which a run has a bar: the lines of shorter ones fit a screen.
  private static let longRun = 20
  /// The minimum time between two drawings of a bar, as terminals are slow.
  private static let interval = Duration.milliseconds(40)

  private let console: Console
  private let total: Int
  private let verb: String
  private var done = 0
  private var finished = 0
  private var lastDrawn: ContinuousClock.Instant?

  init(_ console: Console, total: Int, verb: String) {
    self.console = console
    self.total = total
    self.verb = verb
  }

  /// Prints the lines of a job, and counts it as finished, unless it failed.
  func finish<Value>(_ report: Report<Value>) async {
    await console.say(report.lines)
    finished += 1
    if report.finished != nil { done += 1 }
    guard total >= Self.longRun, await console.hasTerminal else {
      if let name = report.finished { await console.progress("[\(done)/\(total)] \(verb) \(name)") }
      return
    }
    guard finished < total else { return await console.showBar(nil) }
    let now = ContinuousClock.now
    if let lastDrawn, now - lastDrawn < Self.interval { return }
    lastDrawn = now
    await console.showBar(
      ProgressBar(done: finished, total: total, name: escapingControls(in: report.finished ?? "")))
  }
}
