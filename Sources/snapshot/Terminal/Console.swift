internal import Escaping
internal import FileAccess
internal import ViewSpec

/// Where the command speaks: results to standard output, progress and trouble to standard error.
///
/// Lines of different tasks never mix.
actor Console {
  private let isQuiet: Bool
  private var hasTrouble = false
  /// Whether standard output takes what is written: its reader has not gone, its disk is not full.
  private(set) var isOutputOpen = true
  private var troubles: Set<ExactText> = []
  private let terminal: Terminal?
  /// The line that the terminal shows beneath all others.
  private var bar: ProgressBar?

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
    terminal = isQuiet ? nil : .standardError
  }

  /// Whether a bar can be shown.
  var hasTerminal: Bool { terminal != nil }

  /// Shows how far the work is beneath all other lines, in place of what was shown there before; nil for nothing.
  func showBar(_ bar: ProgressBar?) {
    eraseBar()
    self.bar = bar
    drawBar()
  }

  /// Whether anything went wrong.
  var sawTrouble: Bool { hasTrouble }

  /// Says how far the work is.
  func progress(_ line: String) {
    if !isQuiet { write(escapingControls(in: line), to: .error) }
  }

  /// Says what went wrong, in one line, with an excerpt beneath; the same is not said twice.
  func trouble(_ line: String, excerpt: [String] = []) {
    hasTrouble = true
    // Names of files may hold line breaks.
    let line = escapingControls(in: line)
    guard troubles.insert(ExactText(line)).inserted else { return }
    write((["snapshot: \(line)"] + excerpt.map { "    \($0)" }).joined(separator: "\n"), to: .error)
  }

  /// Says what should be looked into, although nothing went wrong; the same is not said twice.
  func warning(_ warning: SpecWarning) {
    guard troubles.insert(ExactText(warning.description)).inserted else { return }
    write("snapshot: warning: \(warning)", to: .error)
  }

  /// Says in a line what should be looked into, although nothing went wrong; the same is not said twice.
  func caution(_ line: String) {
    let line = escapingControls(in: line)
    guard troubles.insert(ExactText(line)).inserted else { return }
    write("snapshot: warning: \(line)", to: .error)
  }

  /// Prints a part of the result that is wanted even in quiet.
  func result(_ line: String) {
    write(line, to: .output)
  }

  /// Prints the lines of a result as they are made, many at a time: there may be more of them than fit into memory.
  func result(_ lines: sending some Sequence<String>) {
    var block: [String] = []
    var size = 0
    for line in lines {
      guard isOutputOpen else { return }
      block.append(line)
      size += line.utf8.count
      guard size >= Self.blockSize else { continue }
      write(block.joined(separator: "\n"), to: .output)
      (block, size) = ([], 0)
    }
    if !block.isEmpty { write(block.joined(separator: "\n"), to: .output) }
  }

  /// About as many bytes are written at once.
  private static let blockSize = 1 << 16

  /// Prints a part of the result that quiet leaves out.
  func summary(_ lines: [String]) {
    guard !isQuiet else { return }
    for line in lines { write(line, to: .output) }
  }

  /// Says what a job said, in its order.
  func say(_ lines: Lines) {
    for line in lines.all {
      switch line {
      case .progress(let text): progress(text)
      case .trouble(let text, let excerpt): trouble(text, excerpt: excerpt)
      case .warning(let text): warning(text)
      case .caution(let text): caution(text)
      case .result(let text): result(text)
      }
    }
  }

  private func eraseBar() {
    if bar != nil { print(Terminal.emptyLine, to: .error) }
  }

  private func drawBar() {
    if let bar, let terminal { print(bar.line(columns: terminal.columns), to: .error) }
  }

  /// Writes a line, or several. Whatever names and texts are in it, a terminal shows all of it and obeys none.
  private func write(_ line: String, to stream: StandardStream) {
    eraseBar()
    print(escapingControls(inLines: line) + "\n", to: stream)
    drawBar()
  }

  private func print(_ text: String, to stream: StandardStream) {
    do {
      try stream.write(Array(text.utf8))
    } catch {
      if stream == .output { isOutputOpen = false }
      // A reader that stops reading has seen what it wanted, and must not stop pictures from being written.
      guard stream == .output, !error.isClosedPipe else { return }
      trouble("<stdout>: cannot be written: \(error)")
    }
  }
}

/// What one job has to say. Jobs end in any order; what each of them said is kept until its turn has come.
struct Lines: Sendable {
  /// A line, by where it goes.
  enum Line: Sendable, Equatable {
    case progress(String)
    case trouble(String, excerpt: [String])
    case warning(SpecWarning)
    case caution(String)
    case result(String)
  }

  private(set) var all: [Line] = []

  /// What went wrong.
  var troubles: [String] { all.compactMap { if case .trouble(let text, _) = $0 { text } else { nil } } }

  mutating func progress(_ text: String) { all.append(.progress(text)) }
  mutating func trouble(_ text: String, excerpt: [String] = []) {
    all.append(.trouble(text, excerpt: excerpt))
  }
  mutating func warnings(_ warnings: [SpecWarning]) { all += warnings.map { .warning($0) } }
  mutating func caution(_ text: String) { all.append(.caution(text)) }
  mutating func result(_ text: String) { all.append(.result(text)) }
}

/// What comes of one job, and what there is to say of it.
struct Report<Value: Sendable>: Sendable {
  var value: Value
  var lines: Lines
  /// What progress calls the finished job; nil where it failed.
  var finished: String?

  /// The report of what `body` does; where it throws, that is trouble and the value is `failure`.
  init(
    orElse failure: Value, _ body: (inout Lines) async throws -> (value: Value, finished: String?)
  ) async {
    var lines = Lines()
    do {
      let (value, finished) = try await body(&lines)
      (self.value, self.finished) = (value, finished)
    } catch {
      lines.trouble("\(error)", excerpt: (error as? SpecError)?.excerpt ?? [])
      (value, finished) = (failure, nil)
    }
    self.lines = lines
  }
}
