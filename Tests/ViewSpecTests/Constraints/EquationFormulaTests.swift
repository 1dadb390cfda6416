import LayoutCore
import StyleCore
import TestSupport
import Testing

@testable import ViewSpec

/// A constraint in words becomes `first REL multiplier · second + constant` (F.1).
@Suite struct EquationFormulaTests {
  private static let names: ItemNames = {
    var names = ItemNames()
    for id in ["a", "b"] { _ = names.addView(named: id, in: 0) }
    names.addGuide(named: "column", place: 0, in: 1)
    return names
  }()
  private static let scope = ConstraintScope(names: names, metrics: ["gap": 0, "high": 1], owner: 2)
  /// gap is 8, the metric `high` 600.
  private static func number(_ value: FormulaValue) -> Double {
    switch value {
    case .metric(let place): [8, 600][place]
    default: 2
    }
  }

  private func text(_ constraint: String) throws -> String {
    let resolved = try EquationFormula(parsing: constraint, in: Self.scope).resolve(Self.number)
    func name(_ term: ConstrainedTerm) -> String {
      let part =
        switch term.item.part {
        case .view: ""
        case .system(let guide): ".\(guide)"
        case .guide(let place): ".guides[\(place)]"
        }
      return "\(term.item.view)\(part).\(term.attribute.name)"
    }
    let second = resolved.second.map { "\(resolved.multiplier) · \(name($0)) + " } ?? ""
    return
      "\(name(resolved.first)) \(resolved.relation.symbol) \(second)\(resolved.constant) @\(resolved.priority.rawValue)"
  }

  /// The canvas is 0, a is 1 and b is 2, in which the constraint is written.
  @Test(arguments: [
    ("a.leading == b.trailing + 8 @750", "1.leading == 1.0 · 2.trailing + 8.0 @750.0"),
    ("a.width == 120", "1.width == 120.0 @1000.0"),
    ("a.width<=2*b.width", "1.width <= 2.0 · 2.width + 0.0 @1000.0"),
    ("a.width == b.width * 0.5", "1.width == 0.5 · 2.width + 0.0 @1000.0"),
    ("a.width >= b.width / 4 - gap", "1.width >= 0.25 · 2.width + -8.0 @1000.0"),
    // The first attribute comes first, and is alone: 8 <= a − b is a >= b + 8.
    ("gap <= a.leading - b.trailing", "1.leading >= 1.0 · 2.trailing + 8.0 @1000.0"),
    ("40 >= a.height", "1.height <= 40.0 @1000.0"),
    ("2 * a.width + 4 == b.width", "1.width == 0.5 · 2.width + -2.0 @1000.0"),
    ("(a.width - gap) / 2 == max(3, gap)", "1.width == 24.0 @1000.0"),
    ("-a.width <= -40", "1.width >= 40.0 @1000.0"),
    ("a.width == 0 * b.width + 3", "1.width == 3.0 @1000.0"),
    ("a.width - b.width + b.width == 3 / scale", "1.width == 1.5 @1000.0"),
    // Guides, the superview and the view in which the constraint is written.
    ("a.layoutMarginsGuide.top == b.top", "1.layoutMarginsGuide.top == 1.0 · 2.top + 0.0 @1000.0"),
    ("column.width == self.width", "1.guides[0].width == 1.0 · 2.width + 0.0 @1000.0"),
    ("a.leading == superview.leadingMargin", "1.leading == 1.0 · 0.leadingMargin + 0.0 @1000.0"),
    ("superview.width == 3", "0.width == 3.0 @1000.0"),
    // The view contains its own guide.
    ("superview.top == column.top", "1.top == 1.0 · 1.guides[0].top + 0.0 @1000.0"),
    ("a.baseline == b.firstBaseline", "1.lastBaseline == 1.0 · 2.firstBaseline + 0.0 @1000.0"),
    // Priorities (F.2): a metric comes before a name of UIKit's.
    ("a.width == 1 @high", "1.width == 1.0 @600.0"),
    ("a.width == 1 @defaultHigh - 0.5", "1.width == 1.0 @749.5"),
    ("a.width == 1 @low", "1.width == 1.0 @250.0"),
    ("a.width == 1 @fittingSizeLevel", "1.width == 1.0 @50.0"),
    ("a.width == 1 @required", "1.width == 1.0 @1000.0"),
  ])
  func `says the same as its text`(constraint: String, expected: String) throws {
    #expect(try text(constraint) == expected)
  }

  /// However a constraint is written, it holds for exactly the numbers for which its text does.
  @Test(arguments: TestEffort.seeds(200))
  func `holds where its text holds`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func whole(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
    // Sides of whole numbers, so that all is exact: p·a + q·b + r REL s·a + t·b + u.
    let factors = (0..<6).map { _ in whole(-4...4) }
    guard factors[0] != factors[3] || factors[1] != factors[4] else { return }
    let symbol = ["==", "<=", ">="].randomElement(using: &random) ?? "=="
    let text =
      "\(factors[0]) * a.width + \(factors[1]) * b.width + (\(factors[2])) \(symbol) "
      + "a.width * \(factors[3]) - b.width * \(-factors[4]) + (\(factors[5]))"
    let resolved = try EquationFormula(parsing: text, in: Self.scope).resolve(Self.number)
    for _ in 0..<20 {
      let (a, b) = (whole(-9...9), whole(-9...9))
      let left = factors[0] * a + factors[1] * b + factors[2]
      let right = factors[3] * a + factors[4] * b + factors[5]
      let holds = symbol == "==" ? left == right : symbol == "<=" ? left <= right : left >= right
      let value = [a, b][resolved.first.item.view - 1]
      var other = 0.0
      if let second = resolved.second { other = [a, b][second.item.view - 1] }
      let difference = value - resolved.multiplier * other - resolved.constant
      // Quotients of whole numbers below 10 differ by more than 0.01 or are equal.
      let isEqual = abs(difference) < 1e-9
      let resolvedHolds =
        switch resolved.relation {
        case .equal: isEqual
        case .lessThanOrEqual: isEqual || difference < 0
        case .greaterThanOrEqual: isEqual || difference > 0
        }
      #expect(resolvedHolds == holds, "\(text) with a = \(a), b = \(b)")
    }
  }
}
