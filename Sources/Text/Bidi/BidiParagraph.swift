/// The embedding levels of a paragraph by the Unicode Bidirectional Algorithm (UAX #9), in linear time.
///
/// The rules for lines (L1 to L4) are applied where lines are known.
struct BidiParagraph {
  /// The level of the paragraph: 0 if it runs from left to right, else 1.
  private(set) var baseLevel: UInt8
  /// The level of each scalar; one that X9 removes has that of the scalar before it.
  private(set) var levels: [UInt8]

  /// The text, from index 0.
  let scalars: [Unicode.Scalar]
  /// The class of each scalar.
  let original: [BidiClass]
  /// The classes as the rules change them.
  var classes: [BidiClass]
  /// The isolates by their starts and ends, both of which have the index of the other; nil for others.
  private var partners: [Int?]
  /// The first strong class in each isolate, by its start (P2).
  private var firstStrong: [Int: BidiClass] = [:]

  /// The base direction of a paragraph.
  enum Base {
    /// The direction of the first strong scalar, or the given one if there is none (P2, P3).
    case natural(isRightToLeft: Bool)
    case fixed(isRightToLeft: Bool)
  }

  /// Resolves the levels of a paragraph, which has a paragraph separator only at its end.
  init(_ text: ArraySlice<Unicode.Scalar>, base: Base) {
    scalars = Array(text)
    let table = BidiTable.shared
    original = scalars.map { table[$0] }
    classes = original
    levels = Array(repeating: 0, count: scalars.count)
    partners = Array(repeating: nil, count: scalars.count)
    baseLevel = 0
    let first = findIsolates()
    switch base {
    case .fixed(let isRightToLeft): baseLevel = isRightToLeft ? 1 : 0
    case .natural(let isRightToLeft): baseLevel = first.map { $0 == .l ? 0 : 1 } ?? (isRightToLeft ? 1 : 0)
    }
    setExplicitLevels()
    resolveSequences()
    var last = baseLevel
    for index in levels.indices {
      if original[index].isRemoved { levels[index] = last }
      last = levels[index]
    }
  }

  /// Finds the ends of isolates and the first strong scalars in them (BD9); returns the first strong class outside of
  /// all.
  private mutating func findIsolates() -> BidiClass? {
    var open: [Int] = []
    var first: BidiClass?
    for (index, bidiClass) in original.enumerated() {
      if bidiClass.startsIsolate {
        open.append(index)
      } else if bidiClass == .pdi {
        guard let start = open.popLast() else { continue }
        (partners[start], partners[index]) = (index, start)
      } else if bidiClass.isStrong {
        if let start = open.last {
          if firstStrong[start] == nil { firstStrong[start] = bidiClass }
        } else if first == nil {
          first = bidiClass
        }
      }
    }
    return first
  }
}

// MARK: - Explicit levels (X1 to X8)

extension BidiParagraph {
  /// An entry of the directional status stack.
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// The maximum depth of levels (BD2).
  private static let maximumDepth: UInt8 = 125

  private mutating func setExplicitLevels() {
    var stack = ExplicitStack(base: baseLevel)
    for index in classes.indices {
      switch original[index] {
      case .lre, .lro, .rle, .rlo:
        levels[index] = stack.last.level
        stack.embed(original[index])
      case .lri, .rli, .fsi:
        set(stack.last, at: index)
        stack.isolate(isRightToLeft: isRightToLeft(isolateAt: index))
      case .pdi:
        stack.endIsolate()
        set(stack.last, at: index)
      case .pdf:
        stack.endEmbedding()
        levels[index] = stack.last.level
      case .bn: levels[index] = stack.last.level
      case .b: levels[index] = baseLevel
      default: set(stack.last, at: index)
      }
    }
  }

  private func isRightToLeft(isolateAt index: Int) -> Bool {
    switch original[index] {
    case .rli: true
    case .lri: false
    default: firstStrong[index].map { $0 != .l } ?? false
    }
  }

  private mutating func set(_ status: Status, at index: Int) {
    levels[index] = status.level
    if let override = status.override { classes[index] = override }
  }

  private struct ExplicitStack {
    private var entries: [Status]
    private var overflowIsolates = 0
    private var overflowEmbeddings = 0
    private var validIsolates = 0

    init(base: UInt8) {
      entries = [Status(level: base, override: nil, isIsolate: false)]
    }

    var last: Status { entries[entries.count - 1] }

    /// Returns the next level of a direction; nil beyond the maximum depth or in an overflow.
    private func next(isRightToLeft: Bool) -> UInt8? {
      let level = isRightToLeft ? (last.level + 1) | 1 : (last.level + 2) & ~1
      return level <= maximumDepth && overflowIsolates == 0 && overflowEmbeddings == 0 ? level : nil
    }

    mutating func embed(_ bidiClass: BidiClass) {
      let isRightToLeft = bidiClass == .rle || bidiClass == .rlo
      let override: BidiClass? = bidiClass == .rlo ? .r : bidiClass == .lro ? .l : nil
      if let level = next(isRightToLeft: isRightToLeft) {
        entries.append(Status(level: level, override: override, isIsolate: false))
      } else if overflowIsolates == 0 {
        overflowEmbeddings += 1
      }
    }

    mutating func isolate(isRightToLeft: Bool) {
      if let level = next(isRightToLeft: isRightToLeft) {
        validIsolates += 1
        entries.append(Status(level: level, override: nil, isIsolate: true))
      } else {
        overflowIsolates += 1
      }
    }

    mutating func endIsolate() {
      if overflowIsolates > 0 {
        overflowIsolates -= 1
      } else if validIsolates > 0 {
        overflowEmbeddings = 0
        while !last.isIsolate { entries.removeLast() }
        entries.removeLast()
        validIsolates -= 1
      }
    }

    mutating func endEmbedding() {
      if overflowIsolates > 0 { return }
      if overflowEmbeddings > 0 {
        overflowEmbeddings -= 1
      } else if !last.isIsolate, entries.count > 1 {
        entries.removeLast()
      }
    }
  }
}

// MARK: - Isolating run sequences (X10)

extension BidiParagraph {
  /// Resolves the levels of all isolating run sequences (BD13).
  private mutating func resolveSequences() {
    let kept = original.indices.filter { !original[$0].isRemoved }
    let explicit = levels
    // The sequences that continue after an isolate: the innermost is the last one.
    var open: [BidiSequence] = []
    var start = 0
    while start < kept.count {
      let level = explicit[kept[start]]
      var end = start + 1
      while end < kept.count, explicit[kept[end]] == level { end += 1 }
      var sequence: BidiSequence
      if original[kept[start]] == .pdi, partners[kept[start]] != nil, let outer = open.popLast() {
        sequence = outer
      } else {
        let before = start > 0 ? explicit[kept[start - 1]] : baseLevel
        sequence = BidiSequence(level: level, before: .of(level: max(level, before)))
      }
      sequence.indices.append(contentsOf: kept[start..<end])
      let last = kept[end - 1]
      if original[last].startsIsolate, partners[last] != nil {
        open.append(sequence)
      } else {
        let isOpen = original[last].startsIsolate
        let after = end < kept.count && !isOpen ? explicit[kept[end]] : baseLevel
        resolve(&sequence, after: .of(level: max(level, after)))
      }
      start = end
    }
  }

  private mutating func resolve(_ sequence: inout BidiSequence, after: BidiClass) {
    sequence.after = after
    sequence.classes = sequence.indices.map { classes[$0] }
    sequence.resolve(in: self)
    for (place, index) in sequence.indices.enumerated() {
      levels[index] = sequence.resolvedLevel(at: place)
    }
  }
}
