/// The advances of characters in one weight and one cut: those of the iOS system font, as far as they are estimated.
///
/// They are proportional to the weight axis of that font between regular and bold, and beyond: estimates of one weight
/// are estimates of all.
struct AdvanceTable: Sendable {
  /// The advances of Basic Latin by value, in units of 1/1024 em; 0 for those that have none.
  private let basic: [Double]
  private let others: [Unicode.Scalar: Double]
  /// The advance of every figure where all have the same one, in units of 1/1024 em.
  let figure: Double
  /// The difference of a letter that is not in the table between the cut and that for text, in units of 1/1024 em.
  let otherLetters: Double

  /// Creates the advances of a weight, as `UIFont.Weight` counts, and of a cut: 0 is that for text, 1 that for display.
  init(weight: Double, cut: Double) {
    let place = WeightAxis.place(of: weight)
    func advance(of row: MeasuredAdvance) -> Double {
      max(20, row.advance(at: place, cut: cut) * 1.024)
    }
    var basic = Array(repeating: 0.0, count: 0x80)
    var others: [Unicode.Scalar: Double] = [:]
    for row in MeasuredAdvance.all {
      if row.scalar.value < 0x80 {
        basic[Int(row.scalar.value)] = advance(of: row)
      } else {
        others[row.scalar] = advance(of: row)
      }
    }
    (self.basic, self.others) = (basic, others)
    figure = advance(of: .tabularFigure)
    otherLetters = MeasuredAdvance.otherLetters * 1.024 * cut
  }

  /// Returns the advance of a character in units of 1/1024 em, or `nil` if none is estimated.
  ///
  /// A letter with a mark has that of the letter.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    var base = scalar.value < 0xA0 ? scalar : Decomposition.root(of: scalar)
    if base.value >= 0x80 {
      if let advance = others[base] { return advance }
      guard let equal = AdvanceTable.equals[base] ?? Sketch.twins[base] else { return nil }
      base = equal
    }
    return base.value < 0x80 && basic[Int(base.value)] > 0 ? basic[Int(base.value)] : nil
  }

  /// The characters that are as wide as another: letters with strokes, and spaces.
  static let equals: [Unicode.Scalar: Unicode.Scalar] = [
    "Ð": "D", "Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "Ł": "L", "ł": "l", "Ø": "O", "ø": "o", "Ŧ": "T",
    "ŧ": "t",
    "ı": "i", "ȷ": "j", "\u{A0}": " ", "\u{2007}": "0", "\u{2010}": "-", "\u{2011}": "-",
  ]
}

/// An estimate of a character's advance in the iOS system font, in thousandths of an em.
struct MeasuredAdvance: Sendable {
  /// The advances of one cut in three weights, between and beyond which those of others are.
  struct Weights: Sendable {
    let light: Double
    let regular: Double
    let bold: Double

    /// Returns the advance at a place of the weight axis.
    func advance(at place: Double) -> Double {
      regular + (place > 0 ? (bold - regular) * place : (light - regular) * place / WeightAxis.light)
    }
  }

  let scalar: Unicode.Scalar
  /// The advances up to 17 points.
  let text: Weights
  /// The advances from 28 points on.
  let display: Weights

  init(
    _ scalar: Unicode.Scalar, _ light: Double, _ regular: Double, _ bold: Double,
    display displayLight: Double,
    _ displayRegular: Double, _ displayBold: Double
  ) {
    self.scalar = scalar
    text = Weights(light: light, regular: regular, bold: bold)
    display = Weights(light: displayLight, regular: displayRegular, bold: displayBold)
  }

  /// Returns the advance at a place of the weight axis in a cut.
  func advance(at place: Double, cut: Double) -> Double {
    let advance = text.advance(at: place)
    return advance + (display.advance(at: place) - advance) * cut
  }

  /// All estimates.
  static let all: [MeasuredAdvance] = capitals + smallLetters + figures + signs

  /// The advance of every figure where all have the same one.
  static let tabularFigure = MeasuredAdvance("0", 619.5, 629.5, 666.5, display: 596, 609, 646)

  /// The mean difference of letters between the cuts, for those that are not estimated.
  static let otherLetters = -49.1
}

/// The weight axis of the iOS system font, on which regular is 0 and bold is 1.
///
/// The weights of `UIFont.Weight` are not proportional to it: the x-heights of medium, semibold, bold and black (M.6)
/// and the widths of labels agree with these places.
enum WeightAxis {
  /// The place of light text.
  static let light = -0.42

  private static let places: [(weight: Double, place: Double)] = [
    (-1, -1.333), (-0.8, -1.233), (-0.6, -0.967), (-0.4, light), (0, 0), (0.23, 0.367), (0.3, 0.633),
    (0.4, 1),
    (0.56, 1.533), (0.62, 2), (1, 2.2),
  ]

  /// Returns the place of a weight, as `UIFont.Weight` counts.
  static func place(of weight: Double) -> Double {
    places.interpolated(at: weight, { $0.weight }, { $0.place })
  }
}
