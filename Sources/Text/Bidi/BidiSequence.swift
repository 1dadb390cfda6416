/// An isolating run sequence (BD13): scalars of one level, for the rules of weak and neutral classes.
struct BidiSequence {
  let level: UInt8
  /// The class before the sequence (sos), and after it (eos).
  let before: BidiClass
  var after = BidiClass.l
  /// The indices of the scalars in the paragraph, in order.
  var indices: [Int] = []
  /// The class of each of them.
  var classes: [BidiClass] = []

  init(level: UInt8, before: BidiClass) {
    (self.level, self.before) = (level, before)
  }

  /// The direction of the level.
  private var embedding: BidiClass { .of(level: level) }

  /// Resolves the classes to L, R, AN and EN.
  mutating func resolve(in paragraph: BidiParagraph) {
    resolveMarks()
    resolveNumbers()
    resolveTerminators()
    resolveBrackets(in: paragraph)
    resolveNeutrals()
  }

  /// Returns the level of a scalar by its resolved class (I1, I2).
  func resolvedLevel(at place: Int) -> UInt8 {
    switch (classes[place], level % 2) {
    case (.r, 0): level + 1
    case (.an, 0), (.en, 0): level + 2
    case (.l, 1), (.an, 1), (.en, 1): level + 1
    default: level
    }
  }

  // MARK: - Weak classes

  /// Gives marks the class of the scalar before them (W1).
  private mutating func resolveMarks() {
    var last = before
    for place in classes.indices {
      if classes[place] == .nsm { classes[place] = last }
      let isIsolate = classes[place].startsIsolate || classes[place] == .pdi
      last = isIsolate ? .on : classes[place]
    }
  }

  /// Makes numbers after Arabic letters Arabic ones, those letters R, and separators parts of numbers (W2 to W4).
  private mutating func resolveNumbers() {
    var strong = before
    for place in classes.indices {
      switch classes[place] {
      case .l, .r, .al: strong = classes[place]
      case .en where strong == .al: classes[place] = .an
      default: break
      }
    }
    for place in classes.indices where classes[place] == .al { classes[place] = .r }
    for place in classes.indices.dropFirst().dropLast() {
      let (one, other) = (classes[place - 1], classes[place + 1])
      guard one == other else { continue }
      switch classes[place] {
      case .es where one == .en, .cs where one == .en || one == .an: classes[place] = one
      default: break
      }
    }
  }

  /// Makes terminators beside European numbers a part of them, other separators and terminators neutral, and numbers
  /// after left-to-right text L (W5 to W7).
  private mutating func resolveTerminators() {
    var place = 0
    while place < classes.count {
      guard classes[place] == .et else {
        place += 1
        continue
      }
      let end = classes[place...].firstIndex { $0 != .et } ?? classes.count
      let isNumber = place > 0 && classes[place - 1] == .en || end < classes.count && classes[end] == .en
      for index in place..<end { classes[index] = isNumber ? .en : .on }
      place = end
    }
    var strong = before
    for place in classes.indices {
      switch classes[place] {
      case .es, .cs: classes[place] = .on
      case .l, .r: strong = classes[place]
      case .en where strong == .l: classes[place] = .l
      default: break
      }
    }
  }

  // MARK: - Neutral classes

  /// Gives neutral scalars the direction of the text around them, or that of the level (N1, N2).
  private mutating func resolveNeutrals() {
    var last = before
    var place = 0
    while place < classes.count {
      guard classes[place].isNeutral else {
        last = classes[place].direction
        place += 1
        continue
      }
      let end = classes[place...].firstIndex { !$0.isNeutral } ?? classes.count
      let next = end < classes.count ? classes[end].direction : after
      for index in place..<end { classes[index] = last == next ? last : embedding }
      place = end
    }
  }
}

extension BidiClass {
  /// The direction of a resolved class for neutral scalars beside it: that of numbers is R.
  fileprivate var direction: BidiClass { self == .l ? .l : .r }
}

// MARK: - Brackets (N0)

extension BidiSequence {
  /// An opening bracket that awaits its closing one, with the directions between the two.
  private struct Opening {
    let place: Int
    let closedBy: Unicode.Scalar
    var hasEmbedding = false
    var hasOpposite = false
  }

  /// A pair of brackets around text with a direction.
  private struct Pair {
    let opening: Int
    let closing: Int
    let hasEmbedding: Bool
  }

  /// The maximum number of open brackets, beyond which the rest of the sequence has no pairs (BD16).
  private static let maximumOpen = 63

  private mutating func resolveBrackets(in paragraph: BidiParagraph) {
    let pairs = findPairs(in: paragraph)
    guard !pairs.isEmpty else { return }
    // The last direction before a place; each pair continues where the one before stopped.
    var (place, context) = (0, before)
    for pair in pairs {
      while place < pair.opening {
        if !classes[place].isNeutral { context = classes[place].direction }
        place += 1
      }
      let direction = pair.hasEmbedding || context == embedding ? embedding : context
      for bracket in [pair.opening, pair.closing] { setBracket(bracket, direction, in: paragraph) }
    }
  }

  /// Sets the direction of a bracket and of the marks after it.
  private mutating func setBracket(_ bracket: Int, _ direction: BidiClass, in paragraph: BidiParagraph) {
    classes[bracket] = direction
    var next = bracket + 1
    while next < classes.count, paragraph.original[indices[next]] == .nsm {
      classes[next] = direction
      next += 1
    }
  }

  /// Returns the pairs of brackets with a direction between them, by their openings (BD16).
  ///
  /// A bracket is closed by the first one of its kind; those that are opened in between have no partner.
  private func findPairs(in paragraph: BidiParagraph) -> [Pair] {
    var open: [Opening] = []
    var pairs: [Pair] = []
    search: for place in classes.indices {
      switch classes[place] {
      case .on:
        switch BidiMirror.bracket(paragraph.scalars[indices[place]]) {
        case .opening(let closedBy):
          if open.count == Self.maximumOpen { break search }
          open.append(Opening(place: place, closedBy: closedBy))
        case .closing(let bracket):
          guard let match = open.lastIndex(where: { $0.closedBy == bracket }) else { continue }
          let content = open[match...]
          let hasEmbedding = content.contains { $0.hasEmbedding }
          let hasOpposite = content.contains { $0.hasOpposite }
          if hasEmbedding || hasOpposite {
            pairs.append(Pair(opening: open[match].place, closing: place, hasEmbedding: hasEmbedding))
          }
          open.removeSubrange(match...)
          if let outer = open.indices.last {
            open[outer].hasEmbedding = open[outer].hasEmbedding || hasEmbedding
            open[outer].hasOpposite = open[outer].hasOpposite || hasOpposite
          }
        case nil: continue
        }
      case .l, .r, .en, .an:
        guard let last = open.indices.last else { continue }
        if classes[place].direction == embedding {
          open[last].hasEmbedding = true
        } else {
          open[last].hasOpposite = true
        }
      default: continue
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }
}
