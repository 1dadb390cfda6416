internal import Foundation
internal import ViewSpec

/// Where the command speaks: results to standard output, progress and trouble to standard error.
///
/// Lines of different tasks never mix.
actor Console {
  private let isQuiet: Bool
  private var hasTrouble = false
  private var troubles: Set<String> = []

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
  }

  /// Whether anything went wrong.
  var sawTrouble: Bool { hasTrouble }

  /// Says how far the work is.
  func progress(_ line: String) {
    if !isQuiet { write(escapingControls(in: line), to: .standardError) }
  }

  /// Says what went wrong, in one line; the same line is not said twice.
  func trouble(_ line: String) {
    hasTrouble = true
    // Names of files may hold line breaks.
    let line = escapingControls(in: line)
    if troubles.insert(line).inserted { write("snapshot: \(line)", to: .standardError) }
  }

  /// Prints a part of the result that is wanted even in quiet.
  func result(_ line: String) {
    write(line, to: .standardOutput)
  }

  /// Prints a part of the result that quiet leaves out.
  func summary(_ lines: [String]) {
    guard !isQuiet else { return }
    for line in lines { write(line, to: .standardOutput) }
  }

  private func write(_ line: String, to handle: FileHandle) {
    // A closed pipe must not stop pictures from being written.
    try? handle.write(contentsOf: Data((line + "\n").utf8))
  }
}
