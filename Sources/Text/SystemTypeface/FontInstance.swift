/// The strokes and proportions of one weight and width, in units of 1/1024 em.
struct FontInstance: Sendable {
  /// The x-height; the others are those of capitals and figures, of ascenders such as b's, and of descenders.
  static let x = 539.0
  static let cap = 721.5
  static let ascender = 752.0
  static let descender = -212.0
  /// The height up to which marks on letters reach, inside of the line.
  static let top = 974.0
  /// The overshoot of round letters beyond flat ones.
  static let overshoot = 10.0

  /// The width of vertical strokes in small letters and in capitals.
  let stem: Double
  let capStem: Double
  /// The height of horizontal strokes in small letters and in capitals.
  let bar: Double
  let capBar: Double
  /// The fraction of the pen's width at which arches leave stems.
  let joint: Double
  /// The horizontal scale of skeletons.
  var stretch: Double
  /// The difference of a vertical stroke's width from that in the regular weight; negative in light weights.
  let gain: Double
  /// The boldness: 0 up to the regular weight, 1 in the black one.
  let boldness: Double
  private(set) var isMonospaced = false
  private(set) var hasTabularFigures = false
  /// The advances that letters have; none in the instances for parts of glyphs, whose letters have those of their
  /// drawing.
  private(set) var advances: AdvanceTable?
  /// The scale of the spaces beside letters, which are smaller in the cut for display.
  private var spacing = 1.0

  /// The widths of small letters' stems in the weights of UIKit, in 1/1000 em.
  private static let stems: [(weight: Double, stem: Double)] = [
    (-1, 14), (-0.8, 22), (-0.6, 40), (-0.4, 63), (0, 88), (0.23, 106), (0.3, 120), (0.4, 138), (0.56, 160),
    (0.62, 182), (1, 204),
  ]

  /// Creates the instance of a design.
  init(_ typeface: SystemTypeface) {
    self.init(weight: typeface.weight, stretch: 1 + typeface.width)
    isMonospaced = typeface.isMonospaced
    hasTabularFigures = typeface.hasTabularFigures
    guard !isMonospaced else { return }
    let cut = OpticalSize.cut(for: typeface.opticalSize)
    advances = AdvanceTable(weight: typeface.weight, cut: cut)
    spacing = 1 - FontInstance.displaySpacing * cut
  }

  /// The part of the space beside letters that the cut for display does not have.
  private static let displaySpacing = 0.2

  /// Creates the instance of a weight, from −1 to 1, with letters of `stretch` times the standard width.
  init(weight: Double, stretch: Double) {
    var stem = FontInstance.stems[0].stem
    for (lighter, heavier) in zip(FontInstance.stems, FontInstance.stems.dropFirst())
    where weight > lighter.weight {
      let part = (weight - lighter.weight) / (heavier.weight - lighter.weight)
      stem = lighter.stem + (heavier.stem - lighter.stem) * min(part, 1)
    }
    // In narrow letters strokes are slightly thinner, to keep counters open.
    self.init(stem: stem * 1.024 * (stretch < 1 ? 0.4 + 0.6 * stretch : 1), stretch: stretch)
  }

  /// Returns the instance for glyphs that are drawn in a smaller size, with strokes of nearly the same weight.
  func smaller(_ size: Double) -> FontInstance {
    var instance = FontInstance(stem: min(stem / size * 0.82, 150 + stem * 0.25), stretch: stretch)
    instance.hasTabularFigures = hasTabularFigures
    return instance
  }

  /// Returns the same instance with thinner strokes.
  func thinned(_ share: Double) -> FontInstance {
    var instance = FontInstance(stem: stem * share, stretch: stretch)
    instance.isMonospaced = isMonospaced
    instance.hasTabularFigures = hasTabularFigures
    return instance
  }

  /// The same instance with the advances of letters.
  var proportional: FontInstance {
    var instance = self
    instance.isMonospaced = false
    return instance
  }

  /// Returns the same instance for signs that are scaled down as a whole, with strokes that then have the same weight.
  func heavier(_ share: Double) -> FontInstance {
    var instance = FontInstance(stem: min(stem * share * 0.93, 110 + stem * 0.45), stretch: stretch)
    instance.isMonospaced = isMonospaced
    instance.hasTabularFigures = hasTabularFigures
    return instance
  }

  private init(stem: Double, stretch: Double) {
    let regular = 88 * 1.024
    gain = stem - regular
    self.stem = stem
    self.stretch = stretch
    capStem = stem * 1.05
    // Horizontal strokes: 0.95 of the vertical ones in the lightest weight, 0.7 in the heaviest.
    let share = max(0, min((stem - 20) / 180, 1))
    let level = 0.95 - 0.27 * share
    bar = stem * level
    capBar = capStem * level
    joint = 0.94 - 0.62 * share
    boldness = max(0, gain / (1.024 * 94))
  }

  /// Returns the outer width of a letter, given its width in the regular weight.
  ///
  /// - Parameters:
  ///   - width: The width in the regular weight, by which the skeleton is stretched.
  ///   - growth: The number of strokes whose gain is added.
  func body(_ width: Double, growth: Double = 1) -> Double {
    let regular = 88 * 1.024
    let change = gain < 0 ? 0.75 * gain : gain
    return (width - regular) * stretch + regular + change * growth
  }

  /// Returns the space beside a letter, given that in the regular weight; it is smaller in heavy weights.
  func side(_ space: Double) -> Double {
    let change = gain < 0 ? 0.12 * gain : 0.22 * gain
    return (space * stretch - (space > 40 ? change : change * 0.5)) * spacing
  }
}
