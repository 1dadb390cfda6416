internal import Foundation
internal import LayoutCore
internal import StyleCore

/// The active constraints of a tree in words, by the views that they place.
@MainActor
struct ConstraintWords {
  private var constraints: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

  /// Collects the constraints that a view and its descendants hold.
  init(in root: UIView) {
    var waiting: [UIView] = [root]
    while let view = waiting.popLast() {
      for constraint in view.constraints { add(constraint) }
      waiting += view.subviews.reversed()
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    let (first, second) = (Self.view(of: constraint.firstItem), Self.view(of: constraint.secondItem))
    if let first, !(second.map { $0 !== first && $0.isDescendant(of: first) } ?? false) {
      constraints[ObjectIdentifier(first), default: []].append(constraint)
    }
    // A constraint to a view around says nothing of the place of that.
    if let first, let second, second !== first, !first.isDescendant(of: second) {
      constraints[ObjectIdentifier(second), default: []].append(constraint)
    }
  }

  /// Returns the constraints that place a view, such as `leading == superview.leading + 16`.
  func words(of view: UIView) -> [String] {
    (constraints[ObjectIdentifier(view)] ?? []).map { Self.words(of: $0, from: view) }
  }

  private static func words(of constraint: NSLayoutConstraint, from view: UIView) -> String {
    var text = term(constraint.firstItem, constraint.firstAttribute, from: view)
    text += " \(constraint.relation.symbol) "
    let constant = Double(constraint.constant)
    if constraint.secondAttribute == .notAnAttribute {
      text += constant.shortText
    } else {
      text += term(constraint.secondItem, constraint.secondAttribute, from: view)
      if constraint.multiplier != 1 { text += " * \(Double(constraint.multiplier).shortText)" }
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).shortText)" }
    }
    if constraint.priority != .required {
      text += " (priority \(Double(constraint.priority.rawValue).shortText))"
    }
    if let identifier = constraint.identifier { text += " '\(identifier.onOneLine)'" }
    return text
  }

  private static func term(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, from view: UIView
  ) -> String {
    guard let owner = Self.view(of: item) else { return "(gone).\(attribute.name)" }
    var parts: [String] = []
    if owner === view.superview {
      parts.append("superview")
    } else if owner !== view {
      parts.append(name(of: owner))
    }
    if let guide = item as? UILayoutGuide { parts.append(name(of: guide, in: owner)) }
    return (parts + [attribute.name]).joined(separator: ".")
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private static func name(of view: UIView) -> String {
    let kind = String(describing: type(of: view))
    if let identifier = view.accessibilityIdentifier { return "\(kind)#\(identifier.onOneLine)" }
    let place = view.superview?.subviews.firstIndex { $0 === view }
    return kind + (place.map { "[\($0)]" } ?? "")
  }

  private static func name(of guide: UILayoutGuide, in view: UIView) -> String {
    if guide === view.safeAreaLayoutGuide { return "safeArea" }
    if guide === view.layoutMarginsGuide { return "margins" }
    if guide === view.readableContentGuide { return "readableContent" }
    if let scrollView = view as? UIScrollView {
      if guide === scrollView.contentLayoutGuide { return "content" }
      if guide === scrollView.frameLayoutGuide { return "frame" }
    }
    if !guide.identifier.isEmpty { return "'\(guide.identifier.onOneLine)'" }
    let place = view.layoutGuides.firstIndex { $0 === guide }
    return "UILayoutGuide" + (place.map { "[\($0)]" } ?? "")
  }
}
