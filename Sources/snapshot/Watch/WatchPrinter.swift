/// The lines of `snapshot watch`, printed apart from its loop.
///
/// A terminal that is stopped, or a pipe without a reader, does not stop the page.
@MainActor
final class WatchPrinter {
  /// A part of what is printed.
  enum Part {
    case result(String)
    /// A line that quiet mode omits.
    case summary(String)
    /// The bytes of a picture in the terminal.
    case picture([UInt8])
  }

  private let console: Console
  private var waiting: [Part] = []
  private var isPrinting = false
  /// A closure that is called when standard output cannot be written to any more.
  var outputClosed: () -> Void = {}

  /// The maximum number of parts that wait; older ones are dropped.
  static let limit = 200

  init(_ console: Console) {
    self.console = console
  }

  /// Prints a part after those before it.
  func print(_ part: Part) {
    // Only the last picture is of interest.
    if case .picture = part { waiting.removeAll { if case .picture = $0 { true } else { false } } }
    waiting.append(part)
    if waiting.count > Self.limit { waiting.removeFirst() }
    guard !isPrinting else { return }
    isPrinting = true
    Task { await printAll() }
  }

  private func printAll() async {
    while !waiting.isEmpty {
      switch waiting.removeFirst() {
      case .result(let line): await console.result(line)
      case .summary(let line): await console.summary([line])
      case .picture(let bytes): await console.raw(bytes)
      }
    }
    isPrinting = false
    if await !console.isOutputOpen { outputClosed() }
  }
}
