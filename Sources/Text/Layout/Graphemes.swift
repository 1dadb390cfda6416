/// The boundaries of characters: Swift's, which are the extended grapheme clusters of Unicode (UAX #29).
enum Graphemes {
  /// Calls `start` with the index of each scalar of `range` that starts a character, in order.
  static func forEachStart(in range: Range<Int>, of scalars: [Unicode.Scalar], _ start: (Int) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      // Two scalars that never combine separate characters; the text between such pairs is left to String.
      if isPlain(scalars[index]) && (index + 1 == range.upperBound || isPlain(scalars[index + 1])) {
        start(index)
        index += 1
        continue
      }
      var end = index + 1
      while end < range.upperBound && !(isPlain(scalars[end - 1]) && isPlain(scalars[end])) { end += 1 }
      var string = String.UnicodeScalarView()
      string.append(contentsOf: scalars[index..<end])
      for character in String(string) {
        start(index)
        index += character.unicodeScalars.count
      }
      index = end
    }
  }

  /// Returns whether or not two of these next to each other are always two characters: neither extends, prepends nor
  /// joins.
  ///
  /// Line ends are not considered here.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x370..<0x483, 0x48A..<0x530: true
    case 0x2010..<0x2028, 0x2030..<0x2060, 0x20A0..<0x20D0, 0x2100..<0x2C00: true
    case 0x3001..<0x302A, 0x3031..<0x3099, 0x30A0..<0x3100, 0x3400..<0xA000: true
    default: false
    }
  }

  /// Returns whether or not each scalar of a text starts a character.
  static func starts(of scalars: [Unicode.Scalar]) -> [Bool] {
    var starts = [Bool](repeating: false, count: scalars.count)
    forEachStart(in: scalars.indices, of: scalars) { starts[$0] = true }
    return starts
  }

  /// Returns whether or not each scalar of a range is certainly a character of its own.
  static func arePlain(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { $0.value < 0x300 }
  }
}

extension Unicode.Scalar {
  /// Whether or not this is white space that hangs beyond the end of a line that is broken after it.
  var hangs: Bool {
    switch value {
    case 0x20, 0x09: true
    case 0..<0x1680: false
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether or not this ends a line in any context: BK, CR, LF, NL of UAX #14.
  var endsLine: Bool {
    switch value {
    case 0xA...0xD, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether or not this ends a paragraph: a line end other than a line separator.
  var endsParagraph: Bool {
    switch value {
    case 0xA, 0xD, 0x2029: true
    default: false
    }
  }
}
