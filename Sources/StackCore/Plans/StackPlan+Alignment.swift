import Foundation
import LayoutCore
import StyleCore

/// The relations across the axis (F.44).
extension StackPlan {
  /// The strength with which the edges of the views are held by the spacer around them, and by the stack view.
  private struct Ends {
    var isStartTight, isEndTight: Bool

    /// Whether or not views may end before the stack view does.
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

  /// The alignment, which is that of edges in place of baselines for a column.
  private var alignment: UIStackView.Alignment {
    switch (stack.alignment, along.axis) {
    case (.firstBaseline, .vertical): .leading
    case (.lastBaseline, .vertical): .trailing
    case (let alignment, _): alignment
    }
  }

  mutating func align() {
    if visible.isEmpty {
      connectEmptySpacer()
    } else if ends.isLoose, views.count > 1 {
      span()
    } else {
      connectFirst()
    }
    lineUp()
    guard ends.isLoose else { return }
    for index in views.indices {
      add(
        StackRelation(
          .ambiguitySuppression, zero: item(index), attribute: across.size, priority: UILayoutPriority(25)))
    }
  }

  /// Aligns all views with the first one, hidden views as well.
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
        add(
          StackRelation(
            .alignment, item: item(0), attribute: attribute, toItem: item(index), attribute: attribute))
      }
    }
  }

  /// Connects a single view, or the first of those that fill, to the edges.
  private mutating func connectFirst() {
    connect(item(0), across.start, relatedBy: ends.isStartTight ? .equal : .lessThanOrEqual)
    connect(item(0), across.end, relatedBy: ends.isEndTight ? .equal : .greaterThanOrEqual)
    if alignment == .center { connect(item(0), across.center) }
    if ends.isLoose { fitCanvas() }
  }

  /// Spans all visible views by a spacer, to which loose edges of the stack view are connected.
  ///
  /// Views aligned by first baselines hang on it from below, and the stack view has space for the first of them, which
  /// need not be the highest; for last baselines it is the other way round (F.63).
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
      connect(item(0), across.start, relatedBy: .lessThanOrEqual)
      connect(spacer, across.end)
      fitCanvas()
    case .lastBaseline:
      connect(spacer, across.start)
      connect(item(0), across.end, relatedBy: .greaterThanOrEqual)
      fitCanvas()
    }
    for index in visible {
      bound(spacer, across.start, ends.isStartTight ? nil : .lessThanOrEqual, index)
    }
    for index in visible {
      bound(spacer, across.end, ends.isEndTight ? nil : .greaterThanOrEqual, index)
    }
    add(StackRelation(.spanningFit, zero: spacer, attribute: across.size, priority: UILayoutPriority(51)))
  }

  /// Connects an edge of the spacer to that of a view, with a priority just below required for equal edges.
  private mutating func bound(
    _ spacer: ConstraintItem, _ edge: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation?,
    _ index: Int
  ) {
    add(
      StackRelation(
        .spanningBoundary, item: spacer, attribute: edge, relatedBy: relation ?? .equal, toItem: item(index),
        attribute: edge, priority: relation == nil ? UILayoutPriority(999.5) : .required))
  }

  /// Connects a spacer in place of the first view if all views are hidden (F.38).
  private mutating func connectEmptySpacer() {
    let spacer = guide(.alignmentSpanner)
    connect(spacer, across.start)
    connect(spacer, across.end)
    if ends.isLoose {
      add(StackRelation(.spanningFit, zero: spacer, attribute: across.size, priority: UILayoutPriority(51)))
    }
  }

  private mutating func fitCanvas() {
    add(
      StackRelation(
        .canvasFit, zero: stack.constraintItem, attribute: across.size, priority: UILayoutPriority(49)))
  }
}
