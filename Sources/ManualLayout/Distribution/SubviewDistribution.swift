internal import DiagnosticCore
internal import Foundation
internal import LayoutCore
internal import StyleCore

/// A distribution of subviews along an axis.
///
/// Views and fixed spacers take their lengths, flexible spacers share by weight the remaining length, which is negative
/// where there is too little. Positions are computed without rounding, each independently from the leading end, and
/// then rounded to pixels: errors do not add up, and views of whole pixels that touch still do.
@MainActor
struct SubviewDistribution {
  let container: UIView
  let axis: ViewDistributionAxis
  /// The area to fill, in the container's coordinates.
  let area: CGRect
  /// The placement of views across the axis; nil leaves it.
  let placement: OrthogonalPlacement?

  func apply(_ distribution: [any ViewDistributionSpecifying]) {
    let items = withImpliedSpacers(valid(distribution.map(\.distributionItem)))
    guard !items.isEmpty else { return }
    let direction = container.effectiveUserInterfaceLayoutDirection
    let line = LayoutLine(axis, of: area, in: direction)
    let crossLine = LayoutLine(axis.orthogonal, of: area, in: direction)

    let left = line.length - items.reduce(0) { $0 + $1.length(along: axis) }
    let weights = items.reduce(0) { $0 + $1.weight }
    var taken: CGFloat = 0
    var weighed: CGFloat = 0
    var views: [(context: AlignmentContext, coordinate: CGFloat)] = []
    for item in items {
      if case .view(let alignable, let insets) = item {
        let context = alignable.alignmentContext
        let distance = taken + (weights > 0 ? left * weighed / weights : 0)
        let coordinate = line.coordinate(at: distance, extent: item.length(along: axis))
        views.append((context, coordinate - axis.insets(insets).near - context.margin(along: axis)))
      }
      taken += item.length(along: axis)
      weighed += item.weight
    }
    let grid = container.pixelGrid
    for (view, coordinate) in zip(views, grid.snapConsistently(views.map(\.coordinate))) {
      var origin = view.context.view.untransformedFrame.origin
      axis.setCoordinate(of: &origin, to: coordinate)
      if let placement {
        let across = axis.orthogonal
        let extent = across.length(of: view.context.alignmentBounds.size)
        let start = crossLine.coordinate(of: placement, extent: extent) - view.context.margin(along: across)
        across.setCoordinate(of: &origin, to: start.roundedToPixel(in: grid.scale))
      }
      view.context.view.untransformedFrame.origin = origin
    }
  }

  /// Returns the items whose views are distinct subviews of the container; the others are reported.
  private func valid(_ items: [ViewDistributionItem]) -> [ViewDistributionItem] {
    var views: Set<UIView> = []
    return items.filter { item in
      guard case .view(let alignable, _) = item else { return true }
      let view = alignable.alignmentContext.view
      guard container.accepts(view) else { return false }
      if views.insert(view).inserted { return true }
      LayoutDiagnostics.report(
        .placement(.repeatedView(view: view.diagnosticName, superview: container.diagnosticName)))
      return false
    }
  }

  /// Returns the items with the implied spacers, where no flexible ones are given.
  ///
  /// Without spacers there is equal space before, between and behind all views, without flexible ones before and behind
  /// them.
  private func withImpliedSpacers(_ items: [ViewDistributionItem]) -> [ViewDistributionItem] {
    guard items.contains(where: \.isView) else { return [] }
    if items.allSatisfy(\.isView) {
      return [.flexible(1)] + items.flatMap { [$0, .flexible(1)] }
    }
    return items.contains { $0.weight > 0 } ? items : [.flexible(1)] + items + [.flexible(1)]
  }
}

extension ViewDistributionItem {
  /// Returns the length of the item itself, in points.
  fileprivate func length(along axis: ViewDistributionAxis) -> CGFloat {
    switch self {
    case .view(let alignable, let insets):
      let (near, far) = axis.insets(insets)
      return axis.length(of: alignable.alignmentContext.alignmentBounds.size) - near - far
    case .fixed(let length): return length
    case .flexible: return 0
    }
  }

  /// The weight of the item in the remaining length; a weight below zero is none.
  fileprivate var weight: CGFloat {
    if case .flexible(let weight) = self { max(0, weight) } else { 0 }
  }
}

extension AlignmentContext {
  /// Returns the distance from the left or upper edge of the view to that of the rectangle, in points.
  fileprivate func margin(along axis: ViewDistributionAxis) -> CGFloat {
    axis.coordinate(of: alignmentBounds.origin) - axis.coordinate(of: view.bounds.origin)
  }
}

extension UIView {
  /// Returns whether `view` is a subview; any other is reported.
  func accepts(_ view: UIView) -> Bool {
    if view.superview === self { return true }
    LayoutDiagnostics.report(.placement(.notSubview(view: view.diagnosticName, superview: diagnosticName)))
    return false
  }
}
