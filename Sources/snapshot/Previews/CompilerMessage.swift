internal import Foundation
internal import ViewLint

/// A message of the compiler or of the package manager.
struct CompilerMessage: Codable, Hashable, Sendable {
  enum Severity: String, Codable, Sendable { case error, warning, note }

  /// The file, line and column; nil for a message without them.
  var place: FindingSource?
  var severity: Severity
  var text: String

  /// The message in the form of the compiler's.
  var description: String {
    guard let place else { return "\(severity.rawValue): \(text)" }
    return "\(place.file):\(place.line):\(place.column ?? 1): \(severity.rawValue): \(text)"
  }
}

/// A reader of what a build prints, line by line.
struct CompilerMessages {
  /// The folder in which the compiler sees the sources, and that in which they are.
  private let folders: (built: String, own: String)
  private(set) var all: [CompilerMessage] = []
  private var seen: Set<CompilerMessage> = []

  init(built: String, own: String) {
    folders = (built + "/", own + "/")
  }

  /// Reads a line; the same message of several steps of a build counts once.
  mutating func read(_ line: String) {
    guard let message = message(in: line), seen.insert(message).inserted else { return }
    all.append(message)
  }

  /// The messages without those that only say that a step failed, if others say why.
  var informative: [CompilerMessage] {
    let known = all.filter { !Self.isFollowing($0) }
    return known.contains { $0.severity == .error } || !all.contains { $0.severity == .error } ? known : all
  }

  private static func isFollowing(_ message: CompilerMessage) -> Bool {
    message.place == nil
      && ["command failed", "fatalError", "emit-module", "build had"].contains { message.text.contains($0) }
  }

  /// Returns the message in a line, which begins with a path or with the severity.
  private func message(in line: String) -> CompilerMessage? {
    for severity in [CompilerMessage.Severity.error, .warning, .note] {
      let mark = "\(severity.rawValue): "
      if line.hasPrefix(mark) {
        // Warnings of the package manager are about packages, not about previews.
        guard severity == .error else { return nil }
        return CompilerMessage(severity: severity, text: String(line.dropFirst(mark.count)))
      }
      guard line.hasPrefix("/"), let range = line.range(of: ": \(mark)") else { continue }
      let parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let row = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1])
      else { continue }
      var file = parts.dropLast(2).joined(separator: ":")
      if file.hasPrefix(folders.built) { file = folders.own + file.dropFirst(folders.built.count) }
      let isOwn = file.hasPrefix(folders.own) && !file.hasPrefix(folders.own + ".build/")
      guard isOwn || severity == .error else { return nil }
      return CompilerMessage(
        place: FindingSource(file: file, line: row, column: column), severity: severity,
        text: String(line[range.upperBound...]))
    }
    return nil
  }
}
