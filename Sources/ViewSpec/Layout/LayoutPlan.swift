internal import Foundation
internal import LayoutCore
internal import ManualLayout
internal import StyleCore

/// The layout of the subviews of one view: a rule for every size and position, in an order of their dependencies.
///
/// The plan is evaluated on numbers and changes no view, so that it serves both layout and fitting sizes. Values are
/// exact from rule to rule; only the resulting frames are moved to the pixel grid.
struct LayoutPlan: Sendable {
  /// A node of the dependency graph.
  enum Step: Sendable, Equatable {
    case size(Int)
    case position(Int)
    /// A slice rule, by index.
    case slice(Int)
  }

  var sizes: [Located<SizeRule>] = []
  var positions: [Located<PositionRule>] = []
  var slices: [SliceRule] = []
  /// The numbers of the names that each slice rule defines: one for an inset, two for a division.
  var sliceResults: [[Int]] = []
  /// The steps, each after its dependencies.
  var order: [Step] = []
  /// The number of steps at the beginning that do not depend on views placed by constraints.
  var independentCount = 0
  /// The way in which each view is placed; empty if constraints place none.
  var placings: [Placing] = []

  /// The way in which a view is placed.
  enum Placing: Sendable, Equatable {
    /// A placement by the plan, independently of constraints.
    case independent
    /// A placement by the plan, after constraints have placed other views.
    case dependent
    case constraints
  }

  /// Whether or not constraints place some of the views.
  var hasConstrainedViews: Bool { !placings.isEmpty }

  /// Returns whether or not the plan places a view when it is evaluated to `extent`.
  func places(_ view: Int, _ extent: Extent) -> Bool {
    guard hasConstrainedViews else { return true }
    return placings[view] == .independent || placings[view] == .dependent && extent == .all
  }

  /// The steps that are evaluated.
  enum Extent {
    case all
    /// The steps that do not depend on views placed by constraints.
    case independent
  }

  /// Returns the frames of the subviews in the container's bounds.
  ///
  /// `sizeThatFits` returns the fitting size of the subview at an index, and `placed` the frame that constraints gave
  /// it. The frames are exact and not moved to the pixel grid.
  func frames(
    in container: Container, _ extent: Extent = .all, placed: (Int) -> CGRect = { _ in .zero },
    sizeThatFits: (Int, CGSize) -> CGSize
  ) throws(DocumentError) -> [CGRect] {
    var solution = Solution(container: container, plan: self)
    for step in extent == .all ? order[...] : order[..<independentCount] {
      switch step {
      case .size(let view) where sizes[view].rule.isByConstraints:
        solution.frames[view] = placed(view)
      case .position(let view) where sizes[view].rule.isByConstraints:
        break
      case .size(let view):
        let size = try size(sizes[view].rule, view, solution, sizeThatFits)
        try sizes[view].element.check(size)
        solution.frames[view].size = size
      case .position(let view):
        let origin = try origin(positions[view].rule, view, solution)
        try positions[view].element.check(origin)
        solution.frames[view].origin = origin
      case .slice(let rule):
        let pieces = try cut(slices[rule], solution)
        for (name, piece) in zip(sliceResults[rule], pieces) { solution.slices[name] = piece }
      }
    }
    return solution.frames
  }

  private func size(
    _ rule: SizeRule, _ view: Int, _ solution: Solution, _ sizeThatFits: (Int, CGSize) -> CGSize
  ) throws(DocumentError) -> CGSize {
    let number = solution.number(for: view)
    switch rule {
    case .sides(let width, let height):
      return CGSize(
        width: try width.evaluateLength("width", number),
        height: try height.evaluateLength("height", number))
    case .aspect(.width, let width, let ratio):
      let width = try width.evaluateLength("width", number)
      return CGSize(width: width, height: try ratio.evaluateAspect(number).height(for: width))
    case .aspect(.height, let height, let ratio):
      let height = try height.evaluateLength("height", number)
      return CGSize(width: try ratio.evaluateAspect(number).width(for: height), height: height)
    case .fitting(let width, let height, let constraints):
      let superview = solution.container.bounds.size
      let available = CGSize(
        width: try width?.evaluateLength("width", number) ?? superview.width,
        height: try height?.evaluateLength("height", number) ?? superview.height)
      return constraints.apply(to: sizeThatFits(view, available), in: available)
    case .area(let area):
      return solution.rect(of: area).size
    case .constraints:
      return solution.frames[view].size
    }
  }

  private func origin(
    _ rule: PositionRule, _ view: Int, _ solution: Solution
  ) throws(DocumentError) -> CGPoint {
    let number = solution.number(for: view)
    switch rule {
    case .origin(let x, let y):
      return CGPoint(x: try x.evaluate(number), y: try y.evaluate(number))
    case .area(let area):
      return solution.rect(of: area).origin
    case .constraints:
      return solution.frames[view].origin
    case .alignment(let alignment):
      let direction = solution.container.direction
      let target = solution.rect(of: alignment.target)
      var point = alignment.targetPosition.point(in: target, layoutDirection: direction)
      if let offset = alignment.offset {
        point =
          point
          + UIOffset(
            horizontal: try offset.x.evaluate(number), vertical: try offset.y.evaluate(number))
      }
      if let inset = alignment.inset {
        point =
          point
          + alignment.targetPosition.offset(inwardBy: try inset.evaluate(number), in: direction)
      }
      return solution.frames[view].size
        .rect(placing: alignment.position, at: point, layoutDirection: direction).origin
    }
  }

  private func cut(_ rule: SliceRule, _ solution: Solution) throws(DocumentError) -> [CGRect] {
    let number = solution.number(for: nil)
    let direction = solution.container.direction
    switch rule {
    case .inset(let area, let edges):
      let insets = NSDirectionalEdgeInsets(
        top: try edges.top.evaluate(number), leading: try edges.leading.evaluate(number),
        bottom: try edges.bottom.evaluate(number), trailing: try edges.trailing.evaluate(number))
      return [
        solution.rect(of: area)
          .inset(by: UIEdgeInsets(insets, in: edges.isAbsolute ? .leftToRight : direction))
      ]
    case .divide(let area, let distance, let edge):
      let pieces = solution.rect(of: area)
        .slice(from: edge.edge(in: direction), amount: try distance.evaluate(number))
      return [pieces.slice, pieces.remainder]
    }
  }
}

extension JSONElement {
  /// Refuses a size that is not finite, or that is negative.
  ///
  /// Formulas give finite numbers, and lengths that are not negative; sizes that are computed from them, and the rest
  /// of a division, may be neither.
  fileprivate func check(_ size: CGSize) throws(DocumentError) {
    for (name, side) in [("width", size.width), ("height", size.height)] {
      guard side.isFinite else { throw problem("found a \(name) that is not a finite number") }
      guard side >= 0 else {
        throw problem("found a negative \(name), \(numeral(side))", suggestion: "use 0 or more")
      }
    }
  }

  /// Refuses a position that is not finite.
  fileprivate func check(_ origin: CGPoint) throws(DocumentError) {
    guard origin.x.isFinite, origin.y.isFinite else { throw problem("found a position that is not finite") }
  }
}

extension SpecEdge {
  fileprivate func edge(in direction: UIUserInterfaceLayoutDirection) -> CGRectEdge {
    switch self {
    case .minXEdge: .minXEdge
    case .minYEdge: .minYEdge
    case .maxXEdge: .maxXEdge
    case .maxYEdge: .maxYEdge
    case .leadingEdge: DirectionalEdge.leading.edge(in: direction)
    case .trailingEdge: DirectionalEdge.trailing.edge(in: direction)
    }
  }
}

extension Formula {
  /// Returns the ratio of a width to a height, which must be above 0.
  fileprivate func evaluateAspect(_ number: (FormulaValue) -> Double) throws(DocumentError) -> AspectRatio {
    AspectRatio(width: try evaluatePositive("aspect", number), height: 1)
  }
}
