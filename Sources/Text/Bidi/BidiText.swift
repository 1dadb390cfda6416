/// The embedding levels of a text whose order on lines is not that of its scalars everywhere.
struct BidiText: Sendable {
  /// The level of each scalar.
  let levels: [UInt8]
  /// The start of each paragraph, and its level.
  private let paragraphs: [(start: Int, level: UInt8)]

  /// Resolves the levels of a text; nil if all of it runs from left to right.
  init?(_ text: AttributedText) {
    let hasDirections = text.hasDirections
    guard hasDirections || text.mayReorder else { return nil }
    var levels: [UInt8] = []
    levels.reserveCapacity(text.scalars.count)
    var paragraphs: [(start: Int, level: UInt8)] = []
    var style = 0
    var start = 0
    repeat {
      let end = Self.endOfParagraph(from: start, in: text.scalars)
      let offset = text.offset(ofScalar: start)
      while style + 1 < text.styles.count, text.styles[style].range.upperBound <= offset { style += 1 }
      let base = text.styles.isEmpty ? .natural(isRightToLeft: false) : text.styles[style].style.base
      paragraphs.append((start, Self.resolve(start..<end, of: text, base, hasDirections, &levels)))
      start = end
    } while start < text.scalars.count
    if let last = text.scalars.last, last.endsParagraph, !text.styles.isEmpty {
      // The empty paragraph after the last line end.
      let base = text.styles[text.styles.count - 1].style.base
      paragraphs.append((start, BidiParagraph([], base: base).baseLevel))
    }
    if paragraphs.allSatisfy({ $0.level == 0 }), levels.allSatisfy({ $0 % 2 == 0 }) { return nil }
    (self.levels, self.paragraphs) = (levels, paragraphs)
  }

  /// Returns the start of the paragraph after the one at an index.
  private static func endOfParagraph(from start: Int, in scalars: [Unicode.Scalar]) -> Int {
    guard var end = scalars[start...].firstIndex(where: \.endsParagraph) else { return scalars.count }
    if scalars[end] == "\r", end + 1 < scalars.count, scalars[end + 1] == "\n" { end += 1 }
    return end + 1
  }

  /// Appends the levels of a paragraph, and returns its own.
  ///
  /// Separators of class B that do not end a paragraph of the layout divide it into parts of the same direction (P1).
  private static func resolve(
    _ range: Range<Int>, of text: AttributedText, _ base: BidiParagraph.Base, _ hasDirections: Bool,
    _ levels: inout [UInt8]
  ) -> UInt8 {
    let table = BidiTable.shared
    var base = base
    var first: UInt8?
    var start = range.lowerBound
    repeat {
      let separator = text.scalars[start..<range.upperBound].firstIndex { table[$0] == .b }
      var end = separator.map { $0 + 1 } ?? range.upperBound
      while end < range.upperBound, table[text.scalars[end]] == .b { end += 1 }
      let paragraph: BidiParagraph
      if hasDirections {
        paragraph = resolve(directedPart: start..<end, of: text, base, into: &levels)
      } else {
        paragraph = BidiParagraph(text.scalars[start..<end], base: base)
        levels.append(contentsOf: paragraph.levels)
      }
      first = first ?? paragraph.baseLevel
      base = .fixed(isRightToLeft: first == 1)
      start = end
    } while start < range.upperBound
    return first ?? 0
  }

  /// Resolves a part with its attributes' directions, and appends the levels of its scalars.
  ///
  /// Embeddings and overrides of attributes are as characters around their ranges.
  private static func resolve(
    directedPart range: Range<Int>, of text: AttributedText, _ base: BidiParagraph.Base,
    into levels: inout [UInt8]
  ) -> BidiParagraph {
    var scalars: [Unicode.Scalar] = []
    // The places of the text's own scalars.
    var places: [Int] = []
    let offset = text.offset(ofScalar: range.lowerBound)
    var index = text.runs.partitioningIndex { $0.range.upperBound > offset }
    while index < text.runs.count {
      let run = text.runs[index]
      let start = text.scalarIndex(at: run.range.lowerBound)
      guard start < range.upperBound else { break }
      let part =
        max(start, range.lowerBound)..<min(text.scalarIndex(at: run.range.upperBound), range.upperBound)
      let directions = run.attributes.writingDirections
      scalars.append(contentsOf: directions.map(\.control))
      places.append(contentsOf: scalars.count..<scalars.count + part.count)
      scalars.append(contentsOf: text.scalars[part])
      scalars.append(contentsOf: repeatElement("\u{202C}", count: directions.count))
      index += 1
    }
    let paragraph = BidiParagraph(scalars[...], base: base)
    levels.append(contentsOf: places.map { paragraph.levels[$0] })
    return paragraph
  }
}

extension BidiText {
  /// Returns whether or not the paragraph of a scalar runs from right to left; the last one for the end of the text.
  func isRightToLeft(paragraphAt scalar: Int) -> Bool {
    let next = paragraphs.partitioningIndex { $0.start > scalar }
    return next > 0 && paragraphs[next - 1].level == 1
  }

  /// Returns whether or not a scalar runs from right to left.
  func isRightToLeft(at scalar: Int) -> Bool { levels.indices.contains(scalar) && levels[scalar] % 2 == 1 }

  /// Returns the first index after a scalar where the level is another one; at most the given end.
  func endOfLevel(from start: Int, to end: Int) -> Int {
    levels[start..<end].firstIndex { $0 != levels[start] } ?? end
  }
}

extension ParagraphStyle {
  /// The base direction of a paragraph in the style.
  fileprivate var base: BidiParagraph.Base {
    switch direction {
    case .natural: .natural(isRightToLeft: isRightToLeft)
    case .leftToRight: .fixed(isRightToLeft: false)
    case .rightToLeft: .fixed(isRightToLeft: true)
    }
  }
}

extension AttributedText {
  /// Whether or not a run has embeddings or overrides.
  fileprivate var hasDirections: Bool { runs.contains { !$0.attributes.writingDirections.isEmpty } }

  /// Whether or not the order of the text on lines may be another one than that of its scalars.
  fileprivate var mayReorder: Bool {
    hasReorderedScalars
      || styles.contains { $0.style.direction == .rightToLeft || $0.style.isRightToLeft }
  }
}

extension WritingDirection {
  /// The character that has the same effect as the start of the direction.
  fileprivate var control: Unicode.Scalar {
    switch (isRightToLeft, isOverride) {
    case (false, false): "\u{202A}"
    case (true, false): "\u{202B}"
    case (false, true): "\u{202D}"
    case (true, true): "\u{202E}"
    }
  }
}
