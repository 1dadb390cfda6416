internal import Foundation
internal import ImageComparison

/// A terminal on which lines can be redrawn.
struct Terminal: Sendable, Equatable {
  /// The number of characters of a line.
  let columns: Int

  /// The terminal of standard error; nil if that is a file, or the log of a build server.
  static var standardError: Terminal? {
    let environment = ProcessInfo.processInfo.environment
    guard isatty(STDERR_FILENO) == 1, !["", "dumb"].contains(environment["TERM"] ?? "") else { return nil }
    guard !ContinuousIntegration.isOn(in: environment) else { return nil }
    var size = winsize()
    let isKnown = unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Terminal(columns: isKnown ? Int(size.ws_col) : 80)
  }

  /// The sequence that moves to the beginning of the line and erases it.
  static let emptyLine = "\r\u{1B}[K"
}

/// The progress of a long run, in one line.
struct ProgressBar: Equatable {
  var done: Int
  var total: Int
  /// The name of the last finished job.
  var name: String

  /// The maximum width of the bar itself, in characters.
  private static let width = 30

  /// Returns the line: a bar, the number of finished jobs, and the end of the name, as far as it fits.
  func line(columns: Int) -> String {
    let count = "\(done)/\(total)"
    // A terminal may begin a new line after the last character.
    let room = columns - 1 - count.count - 3
    guard room >= 10 else { return String(count.prefix(max(0, columns - 1))) }
    let width = min(Self.width, room / 2)
    let filled = total > 0 ? width * done / total : width
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    let left = room - width - 1
    let end = name.count <= left ? name : "…" + name.suffix(max(0, left - 1))
    return "[\(bar)] \(count) \(end)"
  }
}
