/// A reader of the parts of an HTML document, which accepts any text.
///
/// Names are in lower case, and entities are replaced; comments, declarations and scripts are left out.
struct HTMLTokenizer: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index = 0
  /// The name of the element whose contents are characters alone.
  private var rawName: String?
  /// The media of a style element.
  private var rawMedia = ""
  private var pending: HTMLToken?

  /// Creates a reader of a text.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the next part, or `nil` at the end.
  mutating func next() -> HTMLToken? {
    if let token = pending {
      pending = nil
      return token
    }
    while index < bytes.count {
      if let name = rawName {
        rawName = nil
        if let token = readRaw(name) { return token }
        continue
      }
      if isMarkup(at: index) {
        if let token = readMarkup() { return token }
        continue
      }
      return readText()
    }
    return nil
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Returns whether a tag, a comment or a declaration begins at an index.
  private func isMarkup(at index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "<") else { return false }
    let next = byte(index + 1)
    return next.isLetter || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
      || next == UInt8(ascii: "/") && index + 2 < bytes.count
  }

  private mutating func readText() -> HTMLToken {
    let start = index
    index += 1
    while index < bytes.count, !isMarkup(at: index) { index += 1 }
    return .text(HTMLEntities.decoded(bytes[start..<index], isAttribute: false))
  }

  private mutating func readMarkup() -> HTMLToken? {
    switch byte(index + 1) {
    case UInt8(ascii: "!"):
      if byte(index + 2) == UInt8(ascii: "-"), byte(index + 3) == UInt8(ascii: "-") {
        skipComment()
      } else {
        skip(past: UInt8(ascii: ">"))
      }
      return nil
    case UInt8(ascii: "/"):
      index += 2
      guard byte(index).isLetter else {
        skip(past: UInt8(ascii: ">"))
        return nil
      }
      let name = readName()
      _ = readAttributes()
      return .end(name)
    case UInt8(ascii: "?"):
      skip(past: UInt8(ascii: ">"))
      return nil
    default:
      index += 1
      let name = readName()
      let attributes = readAttributes()
      if Self.rawNames.contains(name) {
        (rawName, rawMedia) = (name, attributes["media"]?.lowercased() ?? "")
      }
      return .start(name, attributes)
    }
  }

  private mutating func skip(past end: UInt8) {
    while index < bytes.count, bytes[index] != end { index += 1 }
    index += 1
  }

  private mutating func skipComment() {
    index += 4
    // An empty comment ends at once: `<!-->`.
    if byte(index) == UInt8(ascii: ">") {
      index += 1
      return
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "-"), byte(index + 1) == UInt8(ascii: "-"),
        byte(index + 2) == UInt8(ascii: ">")
      {
        index += 3
        return
      }
      index += 1
    }
  }

  private mutating func readName() -> String {
    let start = index
    while index < bytes.count, !bytes[index].isSpace, bytes[index] != UInt8(ascii: ">"),
      bytes[index] != UInt8(ascii: "/")
    {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
  }

  private mutating func readAttributes() -> [String: String] {
    var attributes: [String: String] = [:]
    while index < bytes.count {
      while index < bytes.count, bytes[index].isSpace || bytes[index] == UInt8(ascii: "/") { index += 1 }
      guard index < bytes.count else { break }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        break
      }
      let start = index
      index += 1
      while index < bytes.count, !bytes[index].isSpace, bytes[index] != UInt8(ascii: "="),
        bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "/")
      {
        index += 1
      }
      let name = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
      while byte(index).isSpace { index += 1 }
      var value = ""
      if byte(index) == UInt8(ascii: "=") {
        index += 1
        while byte(index).isSpace { index += 1 }
        value = readValue()
      }
      // Of two attributes of a name, the first one counts.
      if attributes[name] == nil { attributes[name] = value }
    }
    return attributes
  }

  private mutating func readValue() -> String {
    let quote = byte(index)
    let start: Int
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      start = index + 1
      index = start
      while index < bytes.count, bytes[index] != quote { index += 1 }
      defer { index += 1 }
      return HTMLEntities.decoded(bytes[start..<index], isAttribute: true)
    }
    start = Swift.min(index, bytes.count)
    while index < bytes.count, !bytes[index].isSpace, bytes[index] != UInt8(ascii: ">") { index += 1 }
    return HTMLEntities.decoded(bytes[start..<Swift.max(start, index)], isAttribute: true)
  }

  /// The names of elements whose contents have no tags.
  private static let rawNames: Set<String> = [
    "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
  ]

  /// Reads up to the end of an element whose contents have no tags, and leaves its end tag as the next part.
  private mutating func readRaw(_ name: String) -> HTMLToken? {
    let start = index
    let target = Array(name.utf8)
    while index < bytes.count, !isEnd(of: target, at: index) { index += 1 }
    let contents = bytes[start..<index]
    if index < bytes.count {
      index += 2 + target.count
      _ = readAttributes()
    }
    pending = .end(name)
    switch name {
    case "style" where ["", "all", "screen"].contains(rawMedia):
      return .style(String(decoding: contents, as: UTF8.self))
    case "textarea": return .text(HTMLEntities.decoded(contents, isAttribute: false))
    case "xmp": return .text(String(decoding: contents, as: UTF8.self))
    default: return next()
    }
  }

  private func isEnd(of name: [UInt8], at index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "<"), byte(index + 1) == UInt8(ascii: "/"),
      index + 2 + name.count <= bytes.count
    else { return false }
    let after = byte(index + 2 + name.count)
    return (after == 0 || after.isSpace || after == UInt8(ascii: ">") || after == UInt8(ascii: "/"))
      && zip(name, bytes[(index + 2)...]).allSatisfy { $0 == $1 | 0x20 }
  }
}

extension UInt8 {
  /// Whether or not the byte is a letter of ASCII.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  /// Whether or not the byte is a digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether or not HTML takes the byte for space.
  var isSpace: Bool { self == 0x20 || self == 0x9 || self == 0xA || self == 0xC || self == 0xD }
}
