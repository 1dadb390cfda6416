internal import Foundation
import LayerCore
import StyleCore

extension NSLayoutConstraint {
  /// The constraint in the format of UIKit's log (F.30), but with names that are the same in every run.
  ///
  /// An example is `<NSLayoutConstraint 'gap' H:[UILabel#title]-(8)-[UIButton[1]](LTR)   (active)>`.
  package var logDescription: String {
    described(as: "\(type(of: self))", ItemNames(first?.item, second?.item))
  }

  /// The constraint in the format of UIKit's log (F.30).
  ///
  /// An example is `<NSLayoutConstraint:0x60f0 UILabel:0x71a0.width == 8   (active)>`.
  var describedAsUIKit: String {
    let title = "\(ObjectNames.name(of: type(of: self))):\(ObjectNames.address(of: self))"
    return described(as: title, ItemNames(addressing: first?.item, second?.item))
  }

  private func described(as title: String, _ names: ItemNames) -> String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    guard first != nil else { return "<\(title)\(name)   (\(state))>" }
    let format = formatBody(names)
    let known = names.known + (format?.superview.map { ["'|':\($0)"] } ?? [])
    let end = known.isEmpty ? "" : ", names: \(known.joined(separator: ", ")) "
    return "<\(title)\(name) \(format?.text ?? equationBody(names))   (\(state)\(end))>"
  }

  /// Returns the constraint as an equation: `A.width == 0.5*B.width + 10 priority:750`.
  private func equationBody(_ names: ItemNames) -> String {
    var text = side(names.first, first?.attribute, from: origins?.first) + " \(relation.symbol) "
    if second != nil {
      if multiplier != 1 { text += "\(Double(multiplier).shortText)*" }
      text += side(names.second, second?.attribute, from: origins?.second)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Double(abs(constant)).shortText)" }
    } else {
      text += Double(constant).shortText
    }
    if priority != .required { text += " priority:\(Double(priority.rawValue).shortText)" }
    return text
  }

  private func side(_ name: String, _ attribute: Attribute?, from origin: ConstraintTerm?) -> String {
    let end = "\(name).\(attribute?.name ?? "")"
    return origin.map { "(\(end) - \($0.item.name).\($0.attribute.name))" } ?? end
  }

  /// Returns the constraint in the visual format, and the view of `|` in it, or `nil` if the format cannot express it.
  private func formatBody(_ names: ItemNames) -> (text: String, superview: String?)? {
    guard let second, let first, origins == nil, multiplier == 1,
      let (before, after) = facingItems(first, second, names)
    else { return nil }
    // The gap is from the item before to the one after; the constraint may have them in reverse order.
    let isReversed = after.isSecond
    let gap = Double(isReversed ? -constant : constant)
    var predicate = (gap == 0 ? 0 : gap).shortText
    if relation != .equal { predicate = (isReversed ? relation.turned : relation).symbol + predicate }
    if priority != .required { predicate += "@\(Double(priority.rawValue).shortText)" }
    let axis = first.attribute.axis == .horizontal ? "H" : "V"
    let mark = isDirectional ? (direction == .leftToRight ? "(LTR)" : "(RTL)") : ""
    return (
      "\(axis):\(before.symbol)-(\(predicate))-\(after.symbol)\(mark)",
      before.isSuperview ? before.name : after.isSuperview ? after.name : nil
    )
  }

  private struct FacingItem {
    let name: String
    let isSuperview: Bool
    let isSecond: Bool
    var symbol: String { isSuperview ? "|" : "[\(name)]" }
  }

  /// Returns the items in the order of the axis if an edge of one faces an edge of the other, or else `nil`.
  private func facingItems(
    _ first: ConstraintTerm, _ second: ConstraintTerm, _ names: ItemNames
  ) -> (before: FacingItem, after: FacingItem)? {
    guard first.item !== second.item, let one = first.attribute.edge, let two = second.attribute.edge else {
      return nil
    }
    let firstIsSuperview = first.item.view != nil && second.item.container === first.item.view
    let secondIsSuperview = second.item.view != nil && first.item.container === second.item.view
    let left = FacingItem(name: names.first, isSuperview: firstIsSuperview, isSecond: false)
    let right = FacingItem(name: names.second, isSuperview: secondIsSuperview, isSecond: true)
    if firstIsSuperview || secondIsSuperview {
      guard one == two else { return nil }
      return (one == .min) == firstIsSuperview ? (left, right) : (right, left)
    }
    // The far edge of the item before faces the near edge of the item after.
    switch (one, two) {
    case (.min, .max): return (right, left)
    case (.max, .min): return (left, right)
    default: return nil
    }
  }
}

/// The names of the items of one constraint, longer ones if the short ones are equal.
@MainActor
private struct ItemNames {
  private(set) var first: String
  private(set) var second: String
  /// The meanings of names that are not the items' own: `title:0x71a0`.
  private(set) var known: [String] = []

  init(_ first: ConstraintItem?, _ second: ConstraintItem?) {
    self.first = first?.name ?? ""
    self.second = second?.name ?? ""
    guard let first, let second, second !== first, self.first == self.second else { return }
    self.first = first.nameWithContainer
    self.second = second.nameWithContainer
  }

  /// Creates names from addresses, or from the accessibility identifiers of views that have one.
  init(addressing first: ConstraintItem?, _ second: ConstraintItem?) {
    self.first = first?.addressName ?? ""
    self.second = second?.addressName ?? ""
    for item in [first, second === first ? nil : second] {
      guard let view = item?.view, let name = view.accessibilityIdentifier else { continue }
      known.append("\(name):\(ObjectNames.address(of: view))")
    }
  }
}

extension ConstraintItem {
  /// The name of the view or guide in place of its address in UIKit's log.
  ///
  /// It is the class, with the accessibility identifier or the index among the subviews or guides.
  var name: String {
    if let view { return view.constraintName }
    guard let guide else { return "(gone)" }
    let kind = String(describing: type(of: guide))
    if !guide.identifier.isEmpty { return "\(kind)'\(guide.identifier)'" }
    let place = guide.owner?.layoutGuides.firstIndex { $0 === guide }
    return kind + (place.map { "[\($0)]" } ?? "")
  }

  /// The name of the view or guide in UIKit's log: `UILabel:0x71a0'Title'`, or its accessibility identifier.
  var addressName: String {
    if let view {
      if let name = view.accessibilityIdentifier { return name }
      return Self.addressName(of: view, view.shownTitle ?? "")
    }
    return guide.map { Self.addressName(of: $0, $0.identifier) } ?? "(gone)"
  }

  private static func addressName(of object: AnyObject, _ title: String) -> String {
    let name = "\(ObjectNames.name(of: type(of: object))):\(ObjectNames.address(of: object))"
    return title.isEmpty ? name : "\(name)'\(ObjectNames.excerpt(title))'"
  }

  /// The view that contains the view or guide.
  fileprivate var container: UIView? { view?.attachedSuperview ?? guide?.owner }

  fileprivate var nameWithContainer: String {
    container.map { "\($0.constraintName)/\(name)" } ?? name
  }
}

extension UIView {
  /// The name of the view in constraints: `UILabel#title`, or `UILabel[1]` for the second of its siblings.
  var constraintName: String {
    let kind = String(describing: type(of: self))
    if let accessibilityIdentifier { return "\(kind)#\(accessibilityIdentifier)" }
    // A closure of no actor is called for each sibling without a check of the executor.
    let place = attachedSuperview?.listedSubviews.firstIndex { @Sendable in $0 === self }
    return kind + (place.map { "[\($0)]" } ?? "")
  }
}

extension NSLayoutConstraint.Relation {
  /// The symbol of the relation in the visual format.
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation between the same terms with opposite signs.
  var turned: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge of the alignment rectangle, where reading starts at the near one, or `nil` for another attribute.
  fileprivate var edge: ResolvedAttribute.Part? {
    switch self {
    case .left, .leading, .top: .min
    case .right, .trailing, .bottom: .max
    default: nil
    }
  }
}

extension Double {
  /// The number as a string, without a fraction of zero.
  package var shortText: String {
    guard let whole = Int(exactly: self) else { return description }
    return "\(whole)"
  }
}
