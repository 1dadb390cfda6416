/// The Unicode line-break algorithm (UAX #14, Unicode 16) in one pass, which decides on a break before each scalar.
///
/// The rules are applied in order; the first that matches a position decides. The mandatory breaks (LB4 to LB6: text
/// has no line ends here) and LB28a are not included, nor are breaks between the words of scripts without spaces.
struct LineBreaker {
  /// The text, for the lookahead of quotation marks and numbers to the class after a scalar and its marks.
  private let text: ArraySlice<Unicode.Scalar>
  private let table = LineBreakTable.shared

  /// The scalar before the position, without the marks on it (LB9, LB10); nil at the start.
  private var left: LineBreakProperty?
  /// The scalar before `left`.
  private var beforeLeft: LineBreakProperty?
  /// The last scalar that is not a space.
  private var beforeSpaces: LineBreakProperty?
  /// Whether or not `beforeSpaces` is an opening quotation mark (LB15a).
  private var isAfterOpeningQuote = false
  /// Whether or not the scalar before the position is a joiner (LB8a).
  private var isAfterJoiner = false
  /// The part of a number that ends at `left` (LB25).
  private var number = Number.none
  /// Whether or not an odd number of regional indicators ends at `left` (LB30a).
  private var isAfterOddIndicator = false
  /// The number of scalars visited by lookahead.
  private(set) var scalarsAhead = 0
  /// The text so far from the first to the last scalar whose words only a dictionary finds; nil without one.
  private(set) var dictionaryText: Range<Int>?

  private enum Number {
    case none
    /// The pattern NU (SY | IS)*.
    case digits
    /// The pattern NU (SY | IS)* (CL | CP).
    case closed
  }

  /// Creates a pass over a text.
  init(_ text: ArraySlice<Unicode.Scalar>) {
    self.text = text
  }

  /// Advances by the scalar at `index`, and returns whether or not a line may be broken before it.
  ///
  /// Indices are those of the text, one after the other.
  mutating func isBreak(before index: Int) -> Bool {
    var right = table[text[index]]
    let lineBreakClass = right.lineBreakClass
    if right.needsDictionary { dictionaryText = (dictionaryText?.lowerBound ?? index)..<(index + 1) }
    if lineBreakClass == .cm || lineBreakClass == .zwj {
      defer { isAfterJoiner = lineBreakClass == .zwj }
      switch left?.lineBreakClass {
      case nil, .sp, .zw: right = LineBreakProperty(.al)  // LB10
      default: return false  // LB9
      }
      return goOn(by: right, at: index)
    }
    defer { isAfterJoiner = false }
    return goOn(by: right, at: index)
  }

  private mutating func goOn(by right: LineBreakProperty, at index: Int) -> Bool {
    let isBreak = left.map { allowsBreak(after: $0, before: right, at: index) } ?? false  // LB2
    note(right)
    return isBreak
  }

  /// Advances past a scalar.
  private mutating func note(_ right: LineBreakProperty) {
    let lineBreakClass = right.lineBreakClass
    switch (lineBreakClass, number) {
    case (.nu, _), (.sy, .digits), (.is, .digits): number = .digits
    case (.cl, .digits), (.cp, .digits): number = .closed
    default: number = .none
    }
    isAfterOddIndicator = lineBreakClass == .ri && !isAfterOddIndicator
    if lineBreakClass != .sp {
      // LB15a: (sot | OP | QU | GL | SP | ZW) [\p{Pi}&QU] SP* ×
      switch left?.lineBreakClass {
      case nil, .op, .qu, .qi, .qf, .gl, .sp, .zw: isAfterOpeningQuote = lineBreakClass == .qi
      default: isAfterOpeningQuote = false
      }
      beforeSpaces = right
    }
    beforeLeft = left
    left = right
  }

  /// Returns the class of the first scalar after `index` that is not a mark on the one there; nil at the end.
  private mutating func property(after index: inout Int) -> LineBreakProperty? {
    while index + 1 < text.endIndex {
      index += 1
      scalarsAhead += 1
      let property = table[text[index]]
      if property.lineBreakClass != .cm && property.lineBreakClass != .zwj { return property }
    }
    return nil
  }
}

// MARK: - Rules

extension LineBreaker {
  private mutating func allowsBreak(
    after leftProperty: LineBreakProperty, before rightProperty: LineBreakProperty, at index: Int
  ) -> Bool {
    let (left, right) = (leftProperty.lineBreakClass, rightProperty.lineBreakClass)
    if left == .al && right == .al { return false }  // LB28 first: no rule before it breaks between letters
    if right == .sp || right == .zw { return false }  // LB7
    if left == .zw || left == .sp && beforeSpaces?.lineBreakClass == .zw { return true }  // LB8
    if isAfterJoiner { return false }  // LB8a
    if right == .wj || left == .wj { return false }  // LB11
    if left == .gl { return false }  // LB12
    if right == .gl && left != .sp && left != .ba && left != .hh && left != .hy { return false }  // LB12a
    switch right {
    case .cl, .cp, .ex, .sy: return false  // LB13
    default: break
    }
    let before = left == .sp ? beforeSpaces?.lineBreakClass : left
    if before == .op { return false }  // LB14
    if isAfterOpeningQuote { return false }  // LB15a
    if right == .qf && closes(at: index) { return false }  // LB15b
    if right == .is {
      var next = index
      return left == .sp && property(after: &next)?.lineBreakClass == .nu  // LB15c, LB15d
    }
    if right == .ns && (before == .cl || before == .cp) { return false }  // LB16
    if right == .b2 && before == .b2 { return false }  // LB17
    if left == .sp { return true }  // LB18
    if keepsQuote(leftProperty, rightProperty, at: index) { return false }  // LB19, LB19a
    if left == .cb || right == .cb { return true }  // LB20
    return !keepsWord(leftProperty, rightProperty) && !keepsNumber(left, right, at: index)
      && !keepsSyllable(left, right) && !keepsLetters(leftProperty, rightProperty)  // LB31
  }

  /// Returns whether or not LB15b applies: × [\p{Pf}&QU] (SP | GL | WJ | CL | QU | CP | EX | IS | SY | ZW | eot).
  private mutating func closes(at index: Int) -> Bool {
    var next = index
    switch property(after: &next)?.lineBreakClass {
    case nil, .sp, .gl, .wj, .cl, .qu, .qi, .qf, .cp, .ex, .is, .sy, .zw: return true
    default: return false
    }
  }

  /// Returns whether or not LB19 or LB19a keeps a quotation mark with its neighbours.
  ///
  /// Exceptions are opening ones after East Asian text and closing ones before it.
  private mutating func keepsQuote(_ left: LineBreakProperty, _ right: LineBreakProperty, at index: Int)
    -> Bool
  {
    switch right.lineBreakClass {
    case .qu, .qf: return true  // LB19: × [QU − \p{Pi}]
    case .qi:  // LB19a: [^$EastAsian] × QU; × QU ([^$EastAsian] | eot)
      if !left.isEastAsian { return true }
      var next = index
      if property(after: &next)?.isEastAsian != true { return true }
    default: break
    }
    switch left.lineBreakClass {
    case .qu, .qi: return true  // LB19: [QU − \p{Pf}] ×
    case .qf:  // LB19a: QU × [^$EastAsian]; (sot | [^$EastAsian]) QU ×
      return !right.isEastAsian || beforeLeft?.isEastAsian != true
    default: return false
    }
  }

  /// Returns whether or not one of LB20a to LB22 keeps two scalars together.
  private func keepsWord(_ left: LineBreakProperty, _ right: LineBreakProperty) -> Bool {
    let leftClass = left.lineBreakClass
    if (leftClass == .hy || leftClass == .hh) && right.lineBreakClass == .al {
      // LB20a: (sot | SP | ZW | CB | GL) (HY | U+2010) × AL
      switch beforeLeft?.lineBreakClass {
      case nil, .sp, .zw, .cb, .gl: return true
      default: break
      }
    }
    switch right.lineBreakClass {
    case .ba, .hh, .hy, .ns: return true  // LB21
    case .in: return true  // LB22
    default: break
    }
    if leftClass == .bb { return true }  // LB21
    if beforeLeft?.lineBreakClass == .hl && right.lineBreakClass != .hl {
      // LB21a: HL (HY | [BA − $EastAsian]) × [^HL]
      if leftClass == .hy || leftClass == .hh || leftClass == .ba && !left.isEastAsian { return true }
    }
    return leftClass == .sy && right.lineBreakClass == .hl  // LB21b
  }

  /// Returns whether or not one of LB23 to LB25 keeps two scalars together.
  private mutating func keepsNumber(_ left: LineBreakClass, _ right: LineBreakClass, at index: Int) -> Bool {
    switch (left, right) {
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): return true  // LB23
    case (.pr, .id), (.pr, .eb), (.pr, .em), (.id, .po), (.eb, .po), (.em, .po): return true  // LB23a
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): return true  // LB24
    case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): return true  // LB24
    // LB25
    case (_, .po), (_, .pr): return number != .none
    case (.po, .nu), (.pr, .nu), (.hy, .nu), (.is, .nu): return true
    case (_, .nu): return number == .digits
    case (.po, .op), (.pr, .op):
      var next = index
      var following = property(after: &next)?.lineBreakClass
      if following == .is { following = property(after: &next)?.lineBreakClass }
      return following == .nu
    default: return false
    }
  }

  /// Returns whether or not LB26 or LB27 keeps two scalars together.
  private func keepsSyllable(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    switch (left, right) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return true
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt): return true
    case (.jt, .jt), (.h3, .jt): return true
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): return true
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): return true
    default: return false
    }
  }

  /// Returns whether or not one of LB28 to LB30b keeps two scalars together.
  private func keepsLetters(_ left: LineBreakProperty, _ right: LineBreakProperty) -> Bool {
    switch (left.lineBreakClass, right.lineBreakClass) {
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl): return true  // LB28
    case (.is, .al), (.is, .hl): return true  // LB29
    case (.al, .op), (.hl, .op), (.nu, .op): return !right.isEastAsian  // LB30
    case (.cp, .al), (.cp, .hl), (.cp, .nu): return !left.isEastAsian  // LB30
    case (.ri, .ri): return isAfterOddIndicator  // LB30a
    case (.eb, .em): return true  // LB30b
    default: return false
    }
  }
}
