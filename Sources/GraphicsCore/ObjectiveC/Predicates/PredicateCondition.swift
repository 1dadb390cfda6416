import DiagnosticCore
import Foundation

/// A condition of a predicate.
indirect enum PredicateCondition {
  case always(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateComparison)

  /// Returns whether the condition holds for an object.
  func holds(for context: PredicateContext) -> Bool {
    switch self {
    case .always(let value): value
    case .not(let condition): !condition.holds(for: context)
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: context) }
    case .any(let conditions): conditions.contains { $0.holds(for: context) }
    case .comparison(let comparison): comparison.holds(for: context)
    }
  }
}

/// A comparison of two values.
struct PredicateComparison {
  /// The elements of the left value for which a comparison has to hold.
  enum Extent {
    case direct, any, all, none
  }

  enum Operation: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case isIn = "IN"
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"

    /// Creates the operation of a sign or a word; nil if it is none.
    init?(_ text: String) {
      let other = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
      self.init(rawValue: other[text] ?? text.uppercased())
    }
  }

  var extent: Extent
  var left: PredicateExpression
  var operation: Operation
  /// The letters of the options: `c` is without regard to case, `d` without regard to accents.
  var options: String
  var right: PredicateExpression

  func holds(for context: PredicateContext) -> Bool {
    let left = left.value(for: context)
    let right = folded(self.right.value(for: context))
    let elements = PredicateValues.elements(left) ?? []
    func holds(_ value: Any) -> Bool { compare(folded(PredicateValues.flattened(value)), right) }
    switch extent {
    case .direct: return compare(folded(left), right)
    case .any: return elements.contains(where: holds)
    case .all: return elements.allSatisfy(holds)
    case .none: return !elements.contains(where: holds)
    }
  }

  /// Returns a text, or a list of texts, as the options compare it.
  private func folded(_ value: Any?) -> Any? {
    guard options.contains("c") || options.contains("d"), operation != .matches else { return value }
    if let text = PredicateValues.text(value) { return folded(text) }
    return PredicateValues.elements(value)?.map { folded(PredicateValues.flattened($0)) ?? NSNull() } ?? value
  }

  private func folded(_ text: String) -> String {
    var comparison: String.CompareOptions = []
    if options.contains("c") { comparison.insert(.caseInsensitive) }
    if options.contains("d") { comparison.insert(.diacriticInsensitive) }
    return text.folding(options: comparison, locale: nil)
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    let order = { PredicateValues.order(left, right) }
    switch operation {
    case .equal: return PredicateValues.areEqual(left, right)
    case .unequal: return !PredicateValues.areEqual(left, right)
    case .less: return order() == .orderedAscending
    case .lessOrEqual: return order().map { $0 != .orderedDescending } ?? false
    case .greater: return order() == .orderedDescending
    case .greaterOrEqual: return order().map { $0 != .orderedAscending } ?? false
    case .between: return isBetween(left, right)
    case .isIn: return Self.contains(right, left)
    case .contains: return Self.contains(left, right)
    case .begins, .ends, .like, .matches:
      guard let left = PredicateValues.text(left), let right = PredicateValues.text(right) else {
        return false
      }
      return compare(left, with: right)
    }
  }

  private func compare(_ left: String, with right: String) -> Bool {
    switch operation {
    case .begins: left.hasPrefix(right)
    case .ends: left.hasSuffix(right)
    case .like: Self.matches(left, Self.pattern(ofWildcards: right), isCaseless: false)
    default: Self.matches(left, right, isCaseless: options.contains("c"))
    }
  }

  private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
    guard let limits = PredicateValues.elements(limits), limits.count == 2,
      let low = PredicateValues.order(limits[0], value), let high = PredicateValues.order(value, limits[1])
    else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  /// Returns whether a collection has an element, or a text another text.
  private static func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let whole = PredicateValues.text(whole) {
      return PredicateValues.text(part).map { whole.contains($0) } ?? false
    }
    return PredicateValues.elements(whole)?
      .contains { PredicateValues.areEqual(PredicateValues.flattened($0), part) } ?? false
  }

  private static func pattern(ofWildcards text: String) -> String {
    "(?s)"
      + text.map { letter in
        switch letter {
        case "*": ".*"
        case "?": "."
        default: NSRegularExpression.escapedPattern(for: String(letter))
        }
      }.joined()
  }

  /// Returns whether a regular expression matches all of a text.
  private static func matches(_ text: String, _ pattern: String, isCaseless: Bool) -> Bool {
    let whole = "\\A(?:\(pattern))\\z"
    guard
      let expression = try? NSRegularExpression(pattern: whole, options: isCaseless ? .caseInsensitive : [])
    else {
      LayoutDiagnostics.reportOnce(.message(.predicatePattern(pattern)))
      return false
    }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
