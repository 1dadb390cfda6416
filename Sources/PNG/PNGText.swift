/// A text of a PNG beside its picture: a key and a value.
public struct PNGText: Sendable, Equatable {
  /// The key of the text, such as `Title` or `Software`.
  ///
  /// It has 1 to 79 printable Latin-1 characters, without spaces at either end and without two in a row.
  public var key: String
  /// The value: any text without the character NUL, with lines that end in a line feed.
  public var value: String

  /// Whether or not a writer compresses the value; texts that were read do not reveal how they were stored.
  public var isCompressed: Bool

  /// Creates a text; `PNGWriter` checks its key and its value, not this initializer.
  public init(key: String, value: String, isCompressed: Bool = false) {
    self.key = key
    self.value = value
    self.isCompressed = isCompressed
  }
}

extension PNGText {
  /// Whether or not the standard allows the key.
  var hasValidKey: Bool {
    let scalars = Array(key.unicodeScalars)
    let isPrintable = scalars.allSatisfy { (32...126).contains($0.value) || (161...255).contains($0.value) }
    // Without empty words: no space at either end, and no two in a row.
    let words = scalars.split(separator: " ", omittingEmptySubsequences: false)
    return scalars.count <= 79 && isPrintable && !words.contains { $0.isEmpty }
  }

  /// The chunk of this text: `tEXt` or compressed `zTXt` if Latin-1 suffices, else `iTXt` in UTF-8.
  var chunk: (type: String, content: [UInt8]) {
    let key = self.key.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let isLatin1 = value.unicodeScalars.allSatisfy {
      $0 == "\n" || (32...126).contains($0.value) || (160...255).contains($0.value)
    }
    guard isLatin1 else {
      // After the key's NUL: whether compressed, compression method 0, no language tag, no translated key.
      let text = Array(value.utf8)
      return (
        "iTXt", key + [0, isCompressed ? 1 : 0, 0, 0, 0] + (isCompressed ? TextStream.compress(text) : text)
      )
    }
    let text = value.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    // After the key's NUL of a compressed text: compression method 0.
    return isCompressed ? ("zTXt", key + [0, 0] + TextStream.compress(text)) : ("tEXt", key + [0] + text)
  }

  /// Creates the text of a `tEXt`, `zTXt` or `iTXt` chunk; nil if it violates the standard.
  ///
  /// - Parameters:
  ///   - type: The type of the chunk.
  ///   - content: The content of the chunk.
  ///   - budget: The remaining size of compressed texts, from which this one is subtracted.
  ///
  /// - Throws: A `PNGError` if the budget is exceeded.
  init?(type: String, content: ArraySlice<UInt8>, budget: inout InflationBudget) throws(PNGError) {
    guard let keyEnd = content.firstIndex(of: 0), (1...79).contains(keyEnd - content.startIndex) else {
      return nil
    }
    key = String(latin1: content[..<keyEnd])
    isCompressed = false
    var rest = content[(keyEnd + 1)...]
    switch type {
    case "tEXt":
      value = String(latin1: rest)
    case "zTXt":
      guard rest.popFirst() == 0, let inflated = try budget.inflate(rest) else { return nil }
      value = String(latin1: inflated[...])
    case "iTXt":
      guard let flag = rest.popFirst(), flag <= 1, rest.popFirst() == 0 else { return nil }
      for _ in ["language tag", "translated key"] {
        guard let end = rest.firstIndex(of: 0) else { return nil }
        rest = rest[(end + 1)...]
      }
      guard let utf8 = flag == 0 ? Array(rest) : try budget.inflate(rest),
        let text = String(validating: utf8, as: UTF8.self)
      else { return nil }
      value = text
    default:
      return nil
    }
  }
}

extension String {
  /// Creates a string from Latin-1, which is the first 256 characters of Unicode.
  init(latin1 bytes: ArraySlice<UInt8>) {
    // Scalars one by one take a tenth of the time of verifying an unchanged reference.
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte < 0x80 {
        utf8.append(byte)
      } else {
        utf8.append(0xC0 | byte >> 6)
        utf8.append(0x80 | byte & 0x3F)
      }
    }
    self.init(decoding: utf8, as: UTF8.self)
  }
}
