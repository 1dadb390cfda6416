import DiagnosticCore
internal import Foundation
import LayoutCore
import StyleCore

/// A maker of the constraints of a visual format, in the order of its text (F.26).
@MainActor
struct VisualFormatMaker {
  private let format: String
  private let content: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let names: VisualFormatNames
  private var constraints: [NSLayoutConstraint] = []

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) throws(VisualFormatError) {
    self.format = format
    content = try VisualFormatParser.parse(format)
    self.options = options
    names = VisualFormatNames(format: format, metrics: metrics ?? [:], views: views)
  }

  /// Returns the constraints, not active yet.
  mutating func makeConstraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkOptions()
    var items: [ConstraintItem] = []
    for view in content.views { items.append(try names.item(of: view)) }
    if let start = content.start { try addEdge(start, beside: items[0], of: content.views[0], isEnd: false) }
    for (index, view) in content.views.enumerated() {
      try addSize(of: items[index], view)
      guard index < content.spaces.count else { continue }
      try addSpace(content.spaces[index], between: items[index], and: items[index + 1])
      for attribute in options.alignedAttributes {
        add(ConstraintTerm(items[index], attribute), .equal, ConstraintTerm(items[index + 1], attribute))
      }
    }
    let last = content.views.count - 1
    if let end = content.end { try addEdge(end, beside: items[last], of: content.views[last], isEnd: true) }
    return constraints
  }

  /// Checks the options (F.27): views of a row cannot be aligned along it, and a row has one direction.
  private func checkOptions() throws(VisualFormatError) {
    if options.isSuperset(of: .directionMask) {
      throw names.error(.options("The options give two directions."), at: 0)
    }
    // A single view is aligned with no other.
    guard content.views.count > 1 else { return }
    if let wrong = options.alignedAttributes.first(where: { $0.axis == content.axis }) {
      let way = content.axis == .horizontal ? "horizontal" : "vertical"
      throw names.error(
        .options("The options align the views by \(wrong.name), and the format is \(way) itself."), at: 0)
    }
  }

  private mutating func add(
    _ first: ConstraintTerm, _ relation: NSLayoutConstraint.Relation, _ second: ConstraintTerm?,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(first, relation, second, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }

  private mutating func addSize(
    of item: ConstraintItem, _ view: VisualFormat.Element
  ) throws(VisualFormatError) {
    let attribute: NSLayoutConstraint.Attribute = content.axis == .horizontal ? .width : .height
    for predicate in view.predicates {
      let priority = try names.priority(predicate.priority)
      let size = ConstraintTerm(item, attribute)
      switch try names.sizeOperand(predicate.object) {
      case .number(let number):
        add(size, predicate.relation, nil, constant: number, priority: priority)
      case .item(let other):
        add(size, predicate.relation, ConstraintTerm(other, attribute), priority: priority)
      }
    }
  }

  /// Adds the space between two views, from the far edge of the first to the near edge of the second.
  private mutating func addSpace(
    _ space: VisualFormat.Space, between before: ConstraintItem, and after: ConstraintItem
  ) throws(VisualFormatError) {
    let isByBaselines =
      content.axis == .vertical && options.contains(.spacingBaselineToBaseline) && before.guide == nil
      && after.guide == nil
    let far = ConstraintTerm(before, isByBaselines ? .lastBaseline : edges.far)
    let near = ConstraintTerm(after, isByBaselines ? .firstBaseline : edges.near)
    switch space {
    case .none: add(inOrder: far, near, .equal)
    case .standard: add(inOrder: far, near, .equal, constant: standardSpace(from: far, to: near))
    case .predicates(let predicates):
      for predicate in predicates {
        add(
          inOrder: far, near, predicate.relation, constant: try names.number(predicate.object),
          priority: try names.priority(predicate.priority))
      }
    }
  }

  private func standardSpace(from far: ConstraintTerm, to near: ConstraintTerm) -> CGFloat {
    guard content.axis == .vertical else { return SystemSpacing.betweenViews }
    return SystemSpacing.below(NSLayoutYAxisAnchor(far), to: NSLayoutYAxisAnchor(near))
  }

  /// Adds the space between `|` and the view beside it.
  ///
  /// The standard one is the superview's margin (F.24).
  private mutating func addEdge(
    _ edge: VisualFormat.Edge, beside item: ConstraintItem, of view: VisualFormat.Element, isEnd: Bool
  ) throws(VisualFormatError) {
    guard let superview = item.view?.superview ?? item.guide?.owningView else {
      throw names.error(.noSuperview(view.name), at: edge.position)
    }
    let attribute = isEnd ? edges.far : edges.near
    let inner = ConstraintTerm(item, attribute)
    let outer = ConstraintTerm(
      superview.constraintItem, edge.space == .standard ? attribute.inMargins : attribute)
    let (before, after) = isEnd ? (inner, outer) : (outer, inner)
    switch edge.space {
    case .none, .standard: add(inOrder: before, after, .equal)
    case .predicates(let predicates):
      for predicate in predicates {
        add(
          inOrder: before, after, predicate.relation, constant: try names.number(predicate.object),
          priority: try names.priority(predicate.priority))
      }
    }
  }

  /// Adds a relation between two terms in the order of the text.
  ///
  /// From right to left, the first one has the greater coordinate.
  private mutating func add(
    inOrder before: ConstraintTerm, _ after: ConstraintTerm, _ relation: NSLayoutConstraint.Relation,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let (first, second) = isFromRight ? (before, after) : (after, before)
    add(first, relation, second, constant: constant, priority: priority)
  }

  private var isFromRight: Bool {
    content.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  /// The edges that are nearer to the start of the format and farther from it.
  private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
    if content.axis == .vertical { return (.top, .bottom) }
    if isFromRight { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin at an edge.
  fileprivate var inMargins: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: self
    }
  }
}
