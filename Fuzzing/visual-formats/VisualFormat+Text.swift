import LayoutCore
import VisualFormatCore

extension VisualFormat {
  /// The format as a text, all parts in their longest form.
  var text: String {
    var text = axis == .vertical ? "V:" : "H:"
    if let start { text += "|" + Self.text(start.space) }
    for (place, view) in views.enumerated() {
      if place > 0 { text += Self.text(spaces[place - 1]) }
      text += "[\(view.name)\(view.predicates.isEmpty ? "" : Self.text(view.predicates))]"
    }
    if let end { text += Self.text(end.space) + "|" }
    return text
  }

  private static func text(_ space: Space) -> String {
    switch space {
    case .none: ""
    case .standard: "-"
    case .predicates(let predicates): "-\(text(predicates))-"
    }
  }

  private static func text(_ predicates: [Predicate]) -> String {
    let parts = predicates.map { predicate in
      let relation =
        switch predicate.relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
      return relation + text(predicate.object) + (predicate.priority.map { "@" + text($0) } ?? "")
    }
    return "(\(parts.joined(separator: ",")))"
  }

  private static func text(_ operand: Operand) -> String {
    switch operand.value {
    case .number(let number): plain(number)
    case .name(let name): name
    }
  }

  /// Returns a number without an exponent, which formats do not have.
  private static func plain(_ number: Double) -> String {
    let text = "\(number)"
    guard text.contains("e") else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    return number.magnitude < 1 ? "0" : "1"
  }
}
