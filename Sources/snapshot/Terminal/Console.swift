internal import Escaping
internal import FileAccess
internal import ViewSpec

/// The console of the command: results go to standard output, progress and errors to standard error.
///
/// Lines of different tasks never mix.
actor Console {
  private let isQuiet: Bool
  private var hasTrouble = false
  /// Whether or not standard output can be written to: its reader has not closed it, its disk is not full.
  private(set) var isOutputOpen = true
  private var troubles: Set<ExactText> = []
  private let terminal: Terminal?
  /// The line that the terminal shows below all others.
  private var bar: ProgressBar?

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
    terminal = isQuiet ? nil : .standardError
  }

  /// Whether or not a bar can be shown.
  var hasTerminal: Bool { terminal != nil }

  /// Shows a progress bar below all other lines, in place of the previous one; nil for none.
  func showBar(_ bar: ProgressBar?) {
    eraseBar()
    self.bar = bar
    drawBar()
  }

  /// Whether or not summaries are printed.
  nonisolated var showsSummaries: Bool { !isQuiet }

  /// Whether or not there was an error.
  var sawTrouble: Bool { hasTrouble }

  /// Prints a line of progress.
  func progress(_ line: String) {
    if !isQuiet { write(escapingControls(in: line), to: .error) }
  }

  /// Prints an error in one line, with an excerpt below; without repetitions.
  func trouble(_ line: String, excerpt: [String] = []) {
    hasTrouble = true
    // Names of files may contain line breaks.
    let line = escapingControls(in: line)
    guard troubles.insert(ExactText(line)).inserted else { return }
    write((["snapshot: \(line)"] + excerpt.map { "    \($0)" }).joined(separator: "\n"), to: .error)
  }

  /// Prints a warning of a spec; without repetitions.
  func warning(_ warning: SpecWarning) {
    guard troubles.insert(ExactText(warning.description)).inserted else { return }
    write("snapshot: warning: \(warning)", to: .error)
  }

  /// Prints a warning in a line; without repetitions.
  func caution(_ line: String) {
    let line = escapingControls(in: line)
    guard troubles.insert(ExactText(line)).inserted else { return }
    write("snapshot: warning: \(line)", to: .error)
  }

  /// Prints a part of the result, also in quiet mode.
  func result(_ line: String) {
    write(line, to: .output)
  }

  /// Prints a command for GitHub Actions, which makes an annotation of it.
  func command(_ line: String) {
    write(line, to: .output, isCommand: true)
  }

  /// Prints the lines of a result as they are made, many at a time, as there may be more than fit into memory.
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

  /// The approximate number of bytes that are written at once.
  private static let blockSize = 1 << 16

  /// Prints a part of the result, except in quiet mode.
  func summary(_ lines: [String]) {
    guard !isQuiet else { return }
    for line in lines { write(line, to: .output) }
  }

  /// Prints bytes of the command itself, such as a picture, without escaping them.
  func raw(_ bytes: [UInt8]) {
    guard isOutputOpen, !bytes.isEmpty else { return }
    eraseBar()
    send(bytes, to: .output)
    drawBar()
  }

  /// Prints the lines of a job, in order.
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

  /// Writes one or more lines.
  ///
  /// A terminal shows all names and texts in them, and takes none as control sequences; a log takes none as a command.
  private func write(_ line: String, to stream: StandardStream, isCommand: Bool = false) {
    eraseBar()
    print(
      escapingCommands(inLines: escapingControls(inLines: line), areCommands: isCommand) + "\n", to: stream)
    drawBar()
  }

  private func print(_ text: String, to stream: StandardStream) {
    send(Array(text.utf8), to: stream)
  }

  private func send(_ bytes: [UInt8], to stream: StandardStream) {
    do {
      try stream.write(bytes)
    } catch {
      if stream == .output { isOutputOpen = false }
      // A reader that closes the pipe has read enough, and must not stop pictures from being written.
      guard stream == .output, !error.isClosedPipe else { return }
      trouble("<stdout>: cannot be written: \(error)")
    }
  }
}

/// The lines of one job.
///
/// Jobs end in any order; the lines of each are kept until its turn.
struct Lines: Sendable {
  /// A line, by its destination.
  enum Line: Sendable, Equatable {
    case progress(String)
    case trouble(String, excerpt: [String])
    case warning(SpecWarning)
    case caution(String)
    case result(String)
  }

  private(set) var all: [Line] = []

  /// The errors.
  var troubles: [String] { all.compactMap { if case .trouble(let text, _) = $0 { text } else { nil } } }

  mutating func progress(_ text: String) { all.append(.progress(text)) }
  mutating func trouble(_ text: String, excerpt: [String] = []) {
    all.append(.trouble(text, excerpt: excerpt))
  }
  mutating func warnings(_ warnings: [SpecWarning]) { all += warnings.map { .warning($0) } }
  mutating func caution(_ text: String) { all.append(.caution(text)) }
  mutating func result(_ text: String) { all.append(.result(text)) }
  /// Replaces the parts of the result by one.
  mutating func replaceResults(by text: String) {
    all.removeAll { if case .result = $0 { true } else { false } }
    result(text)
  }
}

/// The result of one job, with its lines.
struct Report<Value: Sendable>: Sendable {
  var value: Value
  var lines: Lines
  /// The name of the finished job in the progress; nil if it failed.
  var finished: String?

  /// Creates the report of `body`; if it throws, the error is reported and the value is `failure`.
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
