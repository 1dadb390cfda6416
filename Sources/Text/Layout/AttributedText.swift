/// Text with attributes by run and styles by paragraph. All indices are UTF-16 offsets, as those of an `NSRange`.
public struct AttributedText: Sendable {
  /// Text of one look.
  public struct Run: Sendable {
    public var range: Range<Int>
    public var attributes: TextAttributes

    /// Attributes of a range.
    public init(_ range: Range<Int>, _ attributes: TextAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  /// Text of one style. A paragraph has the style of its first character.
  public struct Style: Sendable {
    public var range: Range<Int>
    public var style: ParagraphStyle

    /// A style of a range.
    public init(_ range: Range<Int>, _ style: ParagraphStyle) {
      self.range = range
      self.style = style
    }
  }

  /// The text's runs in order. They cover it without a gap; an empty text has one empty run.
  public private(set) var runs: [Run]
  /// The paragraphs' styles in order. They cover the text without a gap; an empty text has one.
  public private(set) var styles: [Style]
  /// The text, a scalar each.
  let scalars: [Unicode.Scalar]
  /// The UTF-16 offset of each scalar and of the end; empty if each scalar is one unit.
  let offsets: [Int]

  /// The number of UTF-16 units.
  public var count: Int { offsets.last ?? scalars.count }

  /// Text of one look and one style. An empty text has them all the same: its only line is as high as the font says.
  public init(
    _ string: String, attributes: TextAttributes, style: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(scalars: Array(string.unicodeScalars), runs: [], styles: [])
    runs = [Run(0..<count, attributes)]
    styles = [Style(0..<count, style)]
  }

  /// Text of several looks and styles, each list in order and with one element at least. Each run and each style goes
  /// on until the next one starts, whatever its own end; the first ones start with the text.
  public init(_ string: String, runs: [Run], styles: [Style]) {
    self.init(scalars: Array(string.unicodeScalars), runs: runs, styles: styles)
  }

  /// Text of UTF-16 units. Each unpaired surrogate becomes U+FFFD, which is one unit, too, so that all offsets stay.
  public init(utf16 units: some Sequence<UInt16>, runs: [Run], styles: [Style]) {
    var scalars: [Unicode.Scalar] = []
    var decoder = UTF16()
    var iterator = units.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .error: scalars.append("\u{FFFD}")
      case .emptyInput: break decoding
      }
    }
    self.init(scalars: scalars, runs: runs, styles: styles)
  }

  private init(scalars: [Unicode.Scalar], runs: [Run], styles: [Style]) {
    self.scalars = scalars
    offsets = Self.offsets(of: scalars)
    self.runs = []
    self.styles = []
    let ranges = coverage(by: runs.map(\.range))
    self.runs = zip(runs, ranges).compactMap { run, range in range.map { Run($0, run.attributes) } }
    let paragraphs = coverage(by: styles.map(\.range))
    self.styles = zip(styles, paragraphs).compactMap { style, range in range.map { Style($0, style.style) } }
  }

  /// The same text with all fonts, kern, offsets and attachments multiplied by a factor; paragraphs' styles stay. For
  /// labels that shrink their text to fit.
  public func scaled(by factor: Double) -> AttributedText {
    var text = self
    for index in text.runs.indices {
      text.runs[index].attributes.scale(by: factor)
    }
    return text
  }
}

// MARK: - Offsets

extension AttributedText {
  private static func offsets(of scalars: [Unicode.Scalar]) -> [Int] {
    guard scalars.contains(where: { $0.value > 0xFFFF }) else { return [] }
    var offsets: [Int] = []
    offsets.reserveCapacity(scalars.count + 1)
    var offset = 0
    for scalar in scalars {
      offsets.append(offset)
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
    offsets.append(offset)
    return offsets
  }

  /// The UTF-16 offset of the scalar at an index, or of the end.
  func offset(ofScalar index: Int) -> Int { offsets.isEmpty ? index : offsets[index] }

  /// The index of the first scalar that starts at a UTF-16 offset or after it; the end at most.
  func scalarIndex(at offset: Int) -> Int {
    guard !offsets.isEmpty else { return min(max(offset, 0), scalars.count) }
    let index = offsets.partitioningIndex { $0 >= offset }
    return min(index, scalars.count)
  }

  /// What each of some ranges covers if it goes on until the next one starts and the first starts with the text; nil if
  /// that is nothing, but for the last one of an empty text. Starts inside a pair of surrogates move behind it.
  private func coverage(by ranges: [Range<Int>]) -> [Range<Int>?] {
    var coverage: [Range<Int>?] = []
    var start = 0
    for index in ranges.indices {
      var end = count
      if index + 1 < ranges.count {
        end = max(start, offset(ofScalar: scalarIndex(at: ranges[index + 1].lowerBound)))
      }
      let isNeeded = start < end || count == 0 && index + 1 == ranges.count
      coverage.append(isNeeded ? start..<end : nil)
      start = end
    }
    return coverage
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element belongs to the second part of a collection of two: first those that do not satisfy
  /// the predicate, then those that do.
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
