/// A reader of the brackets and words of Swift source, outside of strings and comments.
struct OutlineLexer {
  /// A bracket or a word.
  enum Token {
    /// `{`, `(` or `[`.
    case open(brace: Bool)
    /// `}`, `)` or `]`.
    case close(brace: Bool)
    /// An identifier or keyword that is no member of something, as those after a period are.
    case word(Range<Int>)
  }

  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var position: Int
  private let end: Int
  /// A Boolean value that indicates whether every string and comment has ended.
  private(set) var isComplete = true

  /// Creates a reader of the bytes of a file, or of a range of them.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  private func byte(_ offset: Int) -> UInt8 {
    offset < end ? bytes[offset] : 0
  }

  /// Returns the next bracket or word, or nil at the end of the file.
  mutating func next() -> Token? {
    while position < end {
      let first = byte(position)
      switch first {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        position += 1
        return .open(brace: first == UInt8(ascii: "{"))
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        position += 1
        return .close(brace: first == UInt8(ascii: "}"))
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "`"):
        skipLiteralOrComment(first)
      case let first where Self.isWord(first):
        let start = position
        repeat { position += 1 } while position < end && Self.isWord(byte(position))
        if start == 0 || byte(start - 1) != UInt8(ascii: ".") { return .word(start..<position) }
      default: position += 1
      }
    }
    return nil
  }

  /// Moves past spaces and comments, and the first line of a script, and returns the offset there.
  mutating func skipComments() -> Int {
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while position < end {
      let first = byte(position)
      if first <= UInt8(ascii: " ") || first == 0xEF || first == 0xBB || first == 0xBF {
        position += 1
      } else if first == UInt8(ascii: "/"),
        [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(byte(position + 1))
      {
        skipLiteralOrComment(first)
      } else {
        break
      }
    }
    return position
  }

  private mutating func skipLine() {
    while position < end, byte(position) != UInt8(ascii: "\n"), byte(position) != UInt8(ascii: "\r") {
      position += 1
    }
  }

  /// Moves past the brace that closes the one before the position, and returns whether there is one.
  mutating func skipToClosingBrace() -> Bool {
    var depth = 1
    while position < end {
      let first = byte(position)
      switch first {
      case UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: "}"):
        depth -= 1
        position += 1
        if depth == 0 { return true }
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "`"):
        skipLiteralOrComment(first)
      default: position += 1
      }
    }
    return false
  }

  /// Returns whether a byte belongs to words: letters, digits, underscores and all beyond ASCII.
  static func isWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// Moves past the string, comment or quoted name at the position, or past one byte.
  private mutating func skipLiteralOrComment(_ first: UInt8) {
    switch first {
    case UInt8(ascii: "\""): skipString(pounds: 0)
    case UInt8(ascii: "#"):
      let start = position
      while byte(position) == UInt8(ascii: "#") { position += 1 }
      if byte(position) == UInt8(ascii: "\"") { skipString(pounds: position - start) }
    case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
      skipLine()
    case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "`"):
      position += 1
      while position < end, byte(position) != UInt8(ascii: "`"), byte(position) != UInt8(ascii: "\n") {
        position += 1
      }
      position += 1
    default: position += 1
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte(position) == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte(position) == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < end
    if depth > 0 { isComplete = false }
  }

  /// Moves past a string that begins with the quotation mark at the position, after so many number signs.
  private mutating func skipString(pounds: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(position + 1) == quote && byte(position + 2) == quote
    position += isLong ? 3 : 1
    while position < end {
      let first = byte(position)
      if first == UInt8(ascii: "\\") {
        position += 1
        var count = 0
        while count < pounds, byte(position) == UInt8(ascii: "#") {
          count += 1
          position += 1
        }
        guard count == pounds else { continue }
        if byte(position) == UInt8(ascii: "(") {
          position += 1
          skipInterpolation()
        } else {
          position += 1
        }
      } else if first == quote, !isLong || (byte(position + 1) == quote && byte(position + 2) == quote) {
        position += isLong ? 3 : 1
        var count = 0
        while count < pounds, byte(position) == UInt8(ascii: "#") {
          count += 1
          position += 1
        }
        if count == pounds { return }
      } else if !isLong, first == UInt8(ascii: "\n") {
        isComplete = false
        return
      } else {
        position += 1
      }
    }
    isComplete = false
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while position < end {
      let first = byte(position)
      switch first {
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        depth -= 1
        position += 1
        if depth == 0 { return }
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"): skipLiteralOrComment(first)
      default: position += 1
      }
    }
    isComplete = false
  }
}
