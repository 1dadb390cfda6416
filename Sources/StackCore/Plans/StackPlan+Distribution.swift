import Foundation
import LayoutCore
import StyleCore

/// The relations along the axis.
///
/// The solver takes required equalities in their order, and each determines one variable by others. So lengths that are
/// known or equal come first, then positions from the last view to the first: the rest is the length of the first view.
/// In another order each equality would be a sum over all views.
extension StackPlan {
  mutating func distribute() {
    connectEnds()
    for index in views.indices where views[index].isHidden {
      add(StackRelation(.hiding, zero: item(index), attribute: along.size))
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing, .equalCentering:
      spread()
      add(
        StackRelation(
          .canvasFit, zero: stack.constraintItem, attribute: along.size, priority: UILayoutPriority(49)))
    }
    for index in views.indices.dropFirst().reversed() { addSpacing(between: index - 1, and: index) }
  }

  /// Connects the first and the last visible view to the edges, or a spacer if there is none (F.38).
  private mutating func connectEnds() {
    let first = visible.first.map { item($0) } ?? guide(.orderingSpanner)
    let last = visible.last.map { item($0) } ?? first
    connect(first, along.start)
    connect(last, along.end)
  }

  /// Whether or not gaps may be wider than their spacing.
  private var isLoose: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  /// Whether or not spacing is between baselines (F.45).
  private var isBaselineRelative: Bool {
    stack.arrangement.isBaselineRelative && along.axis == .vertical
  }

  /// Returns the attribute of the view that faces the one before it, an edge if the view is hidden.
  private func near(_ index: Int) -> NSLayoutConstraint.Attribute {
    isBaselineRelative && !views[index].isHidden ? .firstBaseline : along.start
  }

  /// Returns the attribute of the view that faces the one after it.
  private func far(_ index: Int) -> NSLayoutConstraint.Attribute {
    isBaselineRelative && !views[index].isHidden ? .lastBaseline : along.end
  }

  /// Adds the spacing between two views.
  ///
  /// A gap with hidden views in it is shared by the spaces around them, so that it is there once (F.39).
  private mutating func addSpacing(between index: Int, and next: Int) {
    var spacing: CGFloat = 0
    if let first = visible.first, let last = visible.last, first <= index, index < last {
      spacing = gap(after: index)
      for neighbour in [index, next] where views[neighbour].isHidden { spacing -= gap(after: index) / 2 }
    }
    add(
      StackRelation(
        .spacing, item: item(next), attribute: near(next), relatedBy: isLoose ? .greaterThanOrEqual : .equal,
        toItem: item(index), attribute: far(index), constant: spacing))
  }

  /// Returns the points between the last visible view up to `index` and the next visible one.
  private func gap(after index: Int) -> CGFloat {
    guard let before = visible.last(where: { $0 <= index }) else { return 0 }
    let gap = stack.spacing(after: views[before])
    guard gap == UIStackView.spacingUseSystem else { return gap }
    guard isBaselineRelative, let next = visible.first(where: { $0 > index }) else {
      return SystemSpacing.betweenViews
    }
    return SystemSpacing.below(views[before].lastBaselineAnchor, to: views[next].firstBaselineAnchor)
  }

  /// Makes the lengths of the views equal (F.41).
  private mutating func fillEqually() {
    guard let first = visible.first else { return }
    for index in visible.dropFirst() {
      add(
        StackRelation(
          .fillEqually, item: item(index), attribute: along.size, toItem: item(first), attribute: along.size))
    }
  }

  /// Makes the lengths of the views proportional to those of their contents.
  ///
  /// The priorities fall, so that the last view takes the rest (F.42). The shares are of the whole stack view, even
  /// where views keep to its margins, to which the last one gives way. A single view that has to be all of it keeps to
  /// the margins, too: UIKit reports that it cannot be both.
  private mutating func fillProportionally() {
    let lengths = visible.map { views[$0].naturalLength(along: along.axis) }
    guard lengths.contains(where: { $0 > 0 }) else { return fillEqually() }
    let gaps = visible.dropLast().reduce(0) { $0 + gap(after: $1) }
    let total = lengths.reduce(gaps) { $0 + max(0, $1) }
    let isOnly = lengths.count { $0 > 0 } == 1 && gaps == 0
    for (place, index) in visible.enumerated() {
      guard lengths[place] > 0, total > 0 else {
        add(StackRelation(.fillProportionally, zero: item(index), attribute: along.size))
        continue
      }
      add(
        StackRelation(
          .fillProportionally, item: item(index), attribute: along.size,
          toItem: isOnly ? canvas : stack.constraintItem, attribute: along.size,
          multiplier: lengths[place] / total,
          priority: isOnly ? .required : UILayoutPriority(max(999 - Float(place), 751))))
    }
  }

  /// Adds guides between neighbours, or between their centres, that are all as long as the first one (F.43).
  private mutating func spread() {
    let isCentering = stack.distribution == .equalCentering
    let gaps = visible.dropLast().indices.map { guide(.gap($0)) }
    for (place, gap) in gaps.enumerated().dropFirst() {
      add(
        StackRelation(
          .fillEqually, item: gap, attribute: along.size, toItem: gaps[0], attribute: along.size,
          priority: isCentering ? UILayoutPriority(max(150 - Float(place), 50)) : .required))
    }
    for (place, gap) in gaps.enumerated().reversed() {
      let (index, next) = (visible[place], visible[place + 1])
      let (from, to) = isCentering ? (along.center, along.center) : (far(index), near(next))
      add(
        StackRelation(.distributingEdge, item: gap, attribute: along.end, toItem: item(next), attribute: to))
      add(
        StackRelation(
          .distributingEdge, item: gap, attribute: along.start, toItem: item(index), attribute: from))
    }
  }
}

extension UIView {
  /// Returns the length of the content: the intrinsic one, or else the fitting one of constraints in the view.
  ///
  /// It is 0 or less for a view that has neither.
  fileprivate func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let intrinsic = intrinsicContentSize
    let length = axis == .horizontal ? intrinsic.width : intrinsic.height
    guard length == UIView.noIntrinsicMetric else { return length }
    guard holdsConstraints else { return 0 }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return axis == .horizontal ? fitting.width : fitting.height
  }
}
