import Foundation
import StyleCore

/// Across the axis (F.44).
extension StackPlan {
  /// How tightly an edge of the views is held by the spacer around them, and by the stack.
  private struct Ends {
    var isStartTight, isEndTight: Bool

    /// Whether views may end before the stack does.
    var isLoose: Bool { !isStartTight || !isEndTight }
  }

  private var ends: Ends {
    switch alignment {
    case .fill: Ends(isStartTight: true, isEndTight: true)
    case .leading: Ends(isStartTight: true, isEndTight: false)
    case .trailing: Ends(isStartTight: false, isEndTight: true)
    case .center, .firstBaseline, .lastBaseline: Ends(isStartTight: false, isEndTight: false)
    }
  }

  /// The alignment; columns have no baselines in a line, and align edges instead.
  private var alignment: UIStackView.Alignment {
    switch (stack.alignment, along.axis) {
    case (.firstBaseline, .vertical): .leading
    case (.lastBaseline, .vertical): .trailing
    case (let alignment, _): alignment
    }
  }

  mutating func align() {
    if visible.isEmpty {
      spanNothing()
    } else if ends.isLoose, views.count > 1 {
      span()
    } else {
      connectFirst()
    }
    lineUp()
    guard ends.isLoose else { return }
    for index in views.indices {
      add(
        StackRelation(.ambiguitySuppression, zero: item(index), across.size, priority: UILayoutPriority(25)))
    }
  }

  /// All views are in line with the first, whether hidden or not.
  private mutating func lineUp() {
    let attributes: [NSLayoutConstraint.Attribute] =
      switch alignment {
      case .fill: [across.start, across.end]
      case .leading: [across.start]
      case .center: [across.center]
      case .trailing: [across.end]
      case .firstBaseline: [.firstBaseline]
      case .lastBaseline: [.lastBaseline]
      }
    for index in views.indices.dropFirst() {
      for attribute in attributes {
        add(StackRelation(.alignment, item(0), attribute, item(index), attribute))
      }
    }
  }

  /// A single view, or the first of those that fill, meets the edges itself.
  private mutating func connectFirst() {
    connect(item(0), across.start, ends.isStartTight ? .equal : .lessThanOrEqual)
    connect(item(0), across.end, ends.isEndTight ? .equal : .greaterThanOrEqual)
    if alignment == .center { connect(item(0), across.center) }
    if ends.isLoose { fitCanvas() }
  }

  /// A spacer spans all that is seen, and is what loose edges of the stack meet. Views in line by their first baselines
  /// hang on it from below, and the stack has room for the first of them, which need not be the highest; by their last
  /// baselines it is the other way round (F.63).
  private mutating func span() {
    let spacer = guide(.alignmentSpanner)
    switch alignment {
    case .fill, .leading:
      connect(item(0), across.start)
      connect(spacer, across.end)
    case .trailing:
      connect(spacer, across.start)
      connect(item(0), across.end)
    case .center:
      connect(spacer, across.start)
      connect(spacer, across.end)
      connect(item(0), across.center)
    case .firstBaseline:
      connect(item(0), across.start, .lessThanOrEqual)
      connect(spacer, across.end)
      fitCanvas()
    case .lastBaseline:
      connect(spacer, across.start)
      connect(item(0), across.end, .greaterThanOrEqual)
      fitCanvas()
    }
    for index in visible {
      bound(spacer, across.start, ends.isStartTight ? nil : .lessThanOrEqual, index)
    }
    for index in visible {
      bound(spacer, across.end, ends.isEndTight ? nil : .greaterThanOrEqual, index)
    }
    add(StackRelation(.spanningFit, zero: spacer, across.size, priority: UILayoutPriority(51)))
  }

  /// Ties an edge of the spacer to that of a view: not quite a demand where the two shall be equal.
  private mutating func bound(
    _ spacer: ConstraintItem, _ edge: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation?,
    _ index: Int
  ) {
    add(
      StackRelation(
        .spanningBoundary, spacer, edge, relation ?? .equal, item(index), edge,
        priority: relation == nil ? UILayoutPriority(999.5) : .required))
  }

  /// Where all views are hidden, a spacer takes the place of the first (F.38).
  private mutating func spanNothing() {
    let spacer = guide(.alignmentSpanner)
    connect(spacer, across.start)
    connect(spacer, across.end)
    if ends.isLoose {
      add(StackRelation(.spanningFit, zero: spacer, across.size, priority: UILayoutPriority(51)))
    }
  }

  private mutating func fitCanvas() {
    add(StackRelation(.canvasFit, zero: stack.constraintItem, across.size, priority: UILayoutPriority(49)))
  }
}
