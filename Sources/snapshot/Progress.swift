/// Counts pictures as they are finished, in whatever order.
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

  /// Says that one more picture is finished.
  func advance(_ name: String) async {
    done += 1
    await console.progress("[\(done)/\(total)] \(verb) \(name)")
  }
}
