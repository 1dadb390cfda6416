/// Says what finished jobs have to say, and counts them; jobs are finished in the order in which they were given.
actor Progress {
  private let console: Console
  private let total: Int
  private let verb: String
  private var done = 0

  init(_ console: Console, total: Int, verb: String) {
    self.console = console
    self.total = total
    self.verb = verb
  }

  /// Says what a job said, and that one more is finished, unless it failed.
  func finish<Value>(_ report: Report<Value>) async {
    await console.say(report.lines)
    guard let name = report.finished else { return }
    done += 1
    await console.progress("[\(done)/\(total)] \(verb) \(name)")
  }
}
