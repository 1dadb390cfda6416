/// The lines of a program's replies, each with a limited length.
struct OutputLines {
  private var bytes: [UInt8] = []
  private var searched = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ more: [UInt8]) { bytes += more }

  /// Returns the next whole line; nil if there is none yet.
  mutating func next() -> SessionChannel.Line? {
    guard let end = bytes[searched...].firstIndex(of: 0x0A) else {
      searched = bytes.count
      return bytes.count > limit ? .tooLong : nil
    }
    let line = Array(bytes[..<end])
    bytes.removeSubrange(...end)
    searched = 0
    return line.count > limit ? .tooLong : .bytes(line)
  }
}

/// The last lines that a program printed, as text on one line each.
struct PrintedLines {
  private var lines: [String] = []
  private var rest: [UInt8] = []

  private static let lineLimit = 2_000
  private static let keptLines = 1_000

  mutating func append(_ bytes: [UInt8]) {
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 { endLine() }
      rest += part.element.prefix(max(Self.lineLimit - rest.count, 0))
    }
  }

  private mutating func endLine() {
    lines.append(String(decoding: rest, as: UTF8.self).onOneLine)
    rest = []
    if lines.count > 2 * Self.keptLines { lines.removeFirst(lines.count - Self.keptLines) }
  }

  /// Returns the last lines, and forgets all.
  mutating func take(_ limit: Int) -> [String] {
    if !rest.isEmpty { endLine() }
    defer { lines = [] }
    return Array(lines.suffix(limit))
  }
}
