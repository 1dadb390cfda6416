/// Text with attributes by run and styles by paragraph; all indices are UTF-16 offsets, as those of an `NSRange`.
public struct AttributedText: Sendable {
  /// A range of text with its attributes.
  public struct Run: Sendable {
    /// The range, in UTF-16 offsets.
    public var range: Range<Int>
    /// The attributes of the range.
    public var attributes: TextAttributes

    /// Creates a run of a range.
    public init(_ range: Range<Int>, _ attributes: TextAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  /// A range of text with its paragraph style; a paragraph has the style of its first character.
  public struct Style: Sendable {
    /// The range, in UTF-16 offsets.
    public var range: Range<Int>
    /// The style of the range.
    public var style: ParagraphStyle

    /// Creates a style of a range.
    public init(_ range: Range<Int>, _ style: ParagraphStyle) {
      self.range = range
      self.style = style
    }
  }

  /// The text's runs in order, which cover it without a gap; an empty text has one empty run.
  public private(set) var runs: [Run]
  /// The paragraphs' styles in order, which cover the text without a gap; an empty text has one.
  public private(set) var styles: [Style]
  /// The scalars of the text.
  let scalars: [Unicode.Scalar]
  /// The UTF-16 offset of each scalar and of the end; empty if each scalar is one unit.
  let offsets: [Int]

  /// Whether or not a scalar may change the order of the text on lines.
  let hasReorderedScalars: Bool

  /// The number of UTF-16 units.
  public var count: Int { offsets.last ?? scalars.count }

  /// Creates text of one run and one style.
  ///
  /// An empty text has them all the same: its only line has the height of its font.
  public init(
    _ string: String, attributes: TextAttributes, style: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(scalars: Array(string.unicodeScalars), runs: [], styles: [])
    if offsets.isEmpty, let shared = PlainSetting.shared(attributes, style, count: count) {
      (runs, styles) = (shared.runs, shared.styles)
    } else {
      runs = [Run(0..<count, attributes)]
      styles = [Style(0..<count, style)]
    }
  }

  /// Creates text of several runs and styles.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - runs: The runs in order, at least one. Each extends to the start of the next one, regardless of its own end;
  ///     the first one starts with the text.
  ///   - styles: The styles in order, at least one, which extend in the same way.
  public init(_ string: String, runs: [Run], styles: [Style]) {
    self.init(scalars: Array(string.unicodeScalars), runs: runs, styles: styles)
  }

  /// Creates text of UTF-16 units.
  ///
  /// Each unpaired surrogate becomes U+FFFD, which is one unit, too, so that all offsets stay the same.
  ///
  /// - Parameters:
  ///   - units: The UTF-16 units.
  ///   - runs: The runs in order, at least one. Each extends to the start of the next one, regardless of its own end;
  ///     the first one starts with the text.
  ///   - styles: The styles in order, at least one, which extend in the same way.
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
    let highest = scalars.reduce(0 as UInt32) { max($0, $1.value) }
    offsets = highest > 0xFFFF ? Self.offsets(of: scalars) : []
    hasReorderedScalars = highest >= 0x590 && scalars.contains(where: \.mayReorder)
    self.runs = []
    self.styles = []
    let ranges = coverage(by: runs.map(\.range))
    self.runs = zip(runs, ranges).compactMap { run, range in range.map { Run($0, run.attributes) } }
    let paragraphs = coverage(by: styles.map(\.range))
    self.styles = zip(styles, paragraphs).compactMap { style, range in range.map { Style($0, style.style) } }
  }

  /// Returns the text with all fonts, kern, offsets and attachments multiplied by a factor, for labels that shrink to
  /// fit.
  ///
  /// The paragraphs' styles are not scaled.
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

  /// Returns the UTF-16 offset of the scalar at an index, or of the end.
  func offset(ofScalar index: Int) -> Int { offsets.isEmpty ? index : offsets[index] }

  /// Returns the index of the first scalar that starts at a UTF-16 offset or after it; at most the end.
  func scalarIndex(at offset: Int) -> Int {
    guard !offsets.isEmpty else { return min(max(offset, 0), scalars.count) }
    let index = offsets.partitioningIndex { $0 >= offset }
    return min(index, scalars.count)
  }

  /// Returns the range of each run if it extends to the start of the next one and the first starts with the text.
  ///
  /// The result is nil for an empty range, except for the last one of an empty text. Starts inside a surrogate pair are
  /// moved after it.
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
  /// Returns the first index whose element satisfies the predicate.
  ///
  /// The elements that do not satisfy it must precede those that do.
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
