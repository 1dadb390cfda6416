internal import Foundation
internal import ImageComparison

/// A terminal that lines can be written over in.
struct Terminal: Sendable, Equatable {
  /// How many characters a line has.
  let columns: Int

  /// The terminal that standard error is; nil where that is a file, or the log of a build server.
  static var standardError: Terminal? {
    let environment = ProcessInfo.processInfo.environment
    guard isatty(STDERR_FILENO) == 1, !["", "dumb"].contains(environment["TERM"] ?? "") else { return nil }
    guard !ContinuousIntegration.isOn(in: environment) else { return nil }
    var size = winsize()
    let isKnown = unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Terminal(columns: isKnown ? Int(size.ws_col) : 80)
  }

  /// Goes back to the beginning of the line and empties it.
  static let emptyLine = "\r\u{1B}[K"
}

/// How far a long run is, in one line.
struct ProgressBar: Equatable {
  var done: Int
  var total: Int
  /// What was done last.
  var name: String

  /// The widest that the bar itself becomes, in characters.
  private static let width = 30

  /// The line: a bar, how many are done, and of the name as much as fits, from its end.
  func line(columns: Int) -> String {
    let count = "\(done)/\(total)"
    // A terminal may begin a new line behind the last character.
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
