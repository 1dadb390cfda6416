#if canImport(_FoundationICU)
  internal import _FoundationICU
#endif

/// The words of scripts that have no spaces between them, such as Thai, Lao, Khmer and Burmese: class SA of UAX #14.
///
/// They are found by the dictionaries of the ICU that Swift's toolchain has for Foundation, so that they are the same on
/// every machine with the same toolchain. Without it, any character of theirs counts as a word.
enum DictionaryWords {
  /// Calls `start` with the index of each scalar of `range` that starts a word after another one, in order.
  static func forEachStart(in range: Range<Int>, of scalars: [Unicode.Scalar], _ start: (Int) -> Void) {
    let table = LineBreakTable.shared
    let found = dictionaryStarts(in: range, of: scalars) ?? characterStarts(in: range, of: scalars)
    for index in found
    where table[scalars[index - 1]].needsDictionary && table[scalars[index]].needsDictionary {
      start(index)
    }
  }

  /// Returns the indices of characters that may start a line if there is no dictionary.
  ///
  /// None is after a vowel that is written before its consonant, or before one that is written after it.
  static func characterStarts(in range: Range<Int>, of scalars: [Unicode.Scalar]) -> [Int] {
    var starts: [Int] = []
    Graphemes.forEachStart(in: range, of: scalars) { index in
      guard index > range.lowerBound, !leads(scalars[index - 1]), !follows(scalars[index]) else { return }
      starts.append(index)
    }
    return starts
  }

  /// Returns whether or not this is a vowel before its consonant, or a sign that puts the next letter below.
  private static func leads(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE40...0xE44, 0xEC0...0xEC4, 0x1039, 0x17D2, 0x1A60: true
    default: false
    }
  }

  /// Returns whether or not this is a vowel after its consonant, or a sign of repetition.
  private static func follows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE2F...0xE30, 0xE32...0xE33, 0xE45...0xE46, 0xEAF...0xEB0, 0xEB2...0xEB3, 0xEC6: true
    default: false
    }
  }
}

#if canImport(_FoundationICU)
  extension DictionaryWords {
    /// Returns the indices at which ICU would break lines, without the first one; nil if it cannot be used.
    private static func dictionaryStarts(in range: Range<Int>, of scalars: [Unicode.Scalar]) -> [Int]? {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[range])
      let units = Array(String(text).utf16)
      guard let places = breaks(in: units) else { return nil }
      var starts: [Int] = []
      var (index, offset) = (range.lowerBound, 0)
      for place in places where place < units.count {
        while offset < place {
          offset += scalars[index].value > 0xFFFF ? 2 : 1
          index += 1
        }
        if index > range.lowerBound { starts.append(index) }
      }
      return starts
    }

    /// Returns the offsets of the breaks of lines in UTF-16, in order.
    private static func breaks(in units: [UInt16]) -> [Int]? {
      guard let count = Int32(exactly: units.count) else { return nil }
      return unsafe units.withUnsafeBufferPointer { units in
        var status = U_ZERO_ERROR
        let iterator = unsafe swift_ubrk_open(UBRK_LINE, "en", units.baseAddress, count, &status)
        guard let iterator = unsafe iterator else { return nil }
        defer { unsafe swift_ubrk_close(iterator) }
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        var places: [Int] = []
        var place = unsafe swift_ubrk_next(iterator)
        while place >= 0 {
          places.append(Int(place))
          place = unsafe swift_ubrk_next(iterator)
        }
        return places
      }
    }
  }
#else
  extension DictionaryWords {
    private static func dictionaryStarts(in range: Range<Int>, of scalars: [Unicode.Scalar]) -> [Int]? { nil }
  }
#endif
