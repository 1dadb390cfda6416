/// A category of numbers by which a language changes its words (Unicode CLDR, plural rules).
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// A number as plural rules see it (Unicode Technical Standard #35, part 3, operands).
struct PluralNumber: Equatable, Sendable {
  /// The absolute value.
  let n: Double
  /// The digits before the point.
  let i: Int
  /// The number of visible digits behind the point.
  let v: Int
  /// The visible digits behind the point, as a number.
  let f: Int

  /// Creates the number of an integer.
  init(_ value: Int) {
    n = Double(value.magnitude)
    i = value == .min ? .max : abs(value)
    (v, f) = (0, 0)
  }

  /// Creates a number that shows `digits` digits behind the point; `nil` for as many as it needs.
  init(_ value: Double, digits: Int? = nil) {
    let magnitude = value.isFinite ? abs(value) : 0
    n = magnitude
    i = magnitude < 9e18 ? Int(magnitude) : .max
    var text = "\(magnitude)"
    if text.contains("e") { text = "0" }
    var fraction = text.split(separator: ".").dropFirst().first.map(String.init) ?? ""
    if fraction == "0" { fraction = "" }
    if let digits {
      fraction = String((fraction + String(repeating: "0", count: min(digits, 15))).prefix(min(digits, 15)))
    }
    v = fraction.utf8.count
    f = Int(fraction.prefix(15)) ?? 0
  }

  /// The visible digits behind the point without zeros at their end, as a number.
  var t: Int {
    var rest = f
    while rest != 0, rest % 10 == 0 { rest /= 10 }
    return rest
  }

  /// Whether or not the value is a whole number, which may show zeros behind the point.
  var isWhole: Bool { n == n.rounded() }
}
