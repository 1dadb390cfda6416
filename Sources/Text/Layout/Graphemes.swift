/// Where characters start: Swift's, which are the extended grapheme clusters of Unicode (UAX #29).
enum Graphemes {
  /// Calls `start` with the index of each scalar of `range` with which a character starts, in order.
  static func forEachStart(in range: Range<Int>, of scalars: [Unicode.Scalar], _ start: (Int) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      // Two scalars that never combine part characters; what is between such pairs is left to String.
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

  /// Whether two of these next to each other are always two characters: neither extends, nor prepends, nor joins. Line
  /// ends are not in question here.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x370..<0x483, 0x48A..<0x530: true
    case 0x2010..<0x2028, 0x2030..<0x2060, 0x20A0..<0x20D0, 0x2100..<0x2C00: true
    case 0x3001..<0x302A, 0x3031..<0x3099, 0x30A0..<0x3100, 0x3400..<0xA000: true
    default: false
    }
  }

  /// Whether a character starts, for each scalar of a text.
  static func starts(of scalars: [Unicode.Scalar]) -> [Bool] {
    var starts = [Bool](repeating: false, count: scalars.count)
    forEachStart(in: scalars.indices, of: scalars) { starts[$0] = true }
    return starts
  }

  /// Whether no scalar of a range can be anything but a character of its own.
  static func arePlain(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { $0.value < 0x300 }
  }
}

extension Unicode.Scalar {
  /// Whether this is white space that hangs beyond the end of a line that is broken after it.
  var hangs: Bool {
    switch value {
    case 0x20, 0x09: true
    case 0..<0x1680: false
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether this ends a line wherever it is: BK, CR, LF, NL of UAX #14.
  var endsLine: Bool {
    switch value {
    case 0xA...0xD, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether this ends a paragraph: a line end that is no mere line separator.
  var endsParagraph: Bool {
    switch value {
    case 0xA, 0xD, 0x2029: true
    default: false
    }
  }
}
