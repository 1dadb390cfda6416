/// The bidirectional classes of UAX #9, by the short names that its rules use.
enum BidiClass: UInt8 {
  // Strong: left-to-right, right-to-left, Arabic letter.
  case l, r, al
  // Weak: European number, separator and terminator; Arabic number; common separator; nonspacing mark; boundary neutral.
  case en, es, et, an, cs, nsm, bn
  // Neutral: paragraph separator, segment separator, white space, other.
  case b, s, ws, on
  // Explicit: embeddings, overrides and their end.
  case lre, lro, rle, rlo, pdf
  // Explicit: isolates and their end.
  case lri, rli, fsi, pdi

  /// Whether or not the class has a direction of its own.
  var isStrong: Bool { rawValue <= BidiClass.al.rawValue }

  /// Whether or not this starts an isolate (BD8).
  var startsIsolate: Bool { self == .lri || self == .rli || self == .fsi }

  /// Whether or not rule X9 removes the scalar: embeddings, overrides, their end, boundary neutrals.
  var isRemoved: Bool {
    switch self {
    case .lre, .lro, .rle, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// Whether or not this is neutral or an isolate formatting character (NI).
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  /// Whether or not this has the level of the paragraph at the end of a line or before a separator (L1).
  var followsParagraph: Bool { self == .ws || startsIsolate || self == .pdi || isRemoved }

  /// The strong class of a level: R if it is odd.
  static func of(level: UInt8) -> BidiClass { level % 2 == 1 ? .r : .l }
}

/// The bidirectional class of every scalar.
struct BidiTable: Sendable {
  static let shared = BidiTable()

  /// The classes of Latin scalars, which need no search.
  private let latin: [BidiClass]
  /// The ranges of scalars that are not of class L, in order.
  private let ranges: [(scalars: ClosedRange<UInt32>, bidiClass: BidiClass)]

  private static let latinCount: UInt32 = 0x300

  private init() {
    var ranges: [(scalars: ClosedRange<UInt32>, bidiClass: BidiClass)] = []
    for (bidiClass, list) in BidiRanges.all {
      ScalarRanges.forEach(in: list) { ranges.append(($0, bidiClass)) }
    }
    ranges.sort { $0.scalars.lowerBound < $1.scalars.lowerBound }
    self.ranges = ranges
    latin = (0..<Self.latinCount).map { Self.search($0, in: ranges) }
  }

  subscript(scalar: Unicode.Scalar) -> BidiClass {
    if scalar.value < Self.latinCount { return latin[Int(scalar.value)] }
    return Self.search(scalar.value, in: ranges)
  }

  private static func search(
    _ value: UInt32, in ranges: [(scalars: ClosedRange<UInt32>, bidiClass: BidiClass)]
  ) -> BidiClass {
    let index = ranges.partitioningIndex { $0.scalars.upperBound >= value }
    guard index < ranges.count, ranges[index].scalars.contains(value) else { return .l }
    return ranges[index].bidiClass
  }
}

extension Unicode.Scalar {
  /// Whether or not the scalar may change the order of a text that runs from left to right.
  ///
  /// It may be of class R, AL or AN, or an explicit one; all others leave every level 0.
  var mayReorder: Bool {
    switch value {
    case ..<0x590: false
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
    default: false
    }
  }
}
