internal import Foundation
internal import LayoutCore
internal import ManualLayout
internal import StyleCore

/// How the subviews of one view are laid out: a rule for every size and position, in an order in which each
/// finds what it needs.
///
/// The plan is worked out on numbers and changes no view, so that it serves a layout and a question for the
/// fitting size alike. Values stay exact from rule to rule; the pixel grid comes in once, at the end.
struct LayoutPlan: Sendable {
  /// A node of the dependency graph.
  enum Step: Sendable, Equatable {
    case size(Int)
    case position(Int)
    /// A slice rule, by its place.
    case slice(Int)
  }

  var sizes: [Written<SizeRule>] = []
  var positions: [Written<PositionRule>] = []
  var slices: [SliceRule] = []
  /// For every slice rule, the name numbers it defines: one for an inset, two for a division.
  var sliceResults: [[Int]] = []
  /// The steps, each after all that it needs.
  var order: [Step] = []
  /// How many of the steps at the beginning do not depend on views that constraints place.
  var independentCount = 0
  /// What places each view; empty where constraints place none.
  var placings: [Placing] = []

  /// What places a view.
  enum Placing: Sendable, Equatable {
    /// The plan, whatever constraints find.
    case independent
    /// The plan, after constraints have placed others.
    case dependent
    case constraints
  }

  /// Whether constraints place some of the views.
  var hasConstrainedViews: Bool { !placings.isEmpty }

  /// Whether the plan places a view, as far as it is worked out to `extent`.
  func places(_ view: Int, _ extent: Extent) -> Bool {
    guard hasConstrainedViews else { return true }
    return placings[view] == .independent || placings[view] == .dependent && extent == .all
  }

  /// Which steps are worked out.
  enum Extent {
    case all
    /// Those that do not depend on views that constraints place.
    case independent
  }

  /// Works the plan out: the frames of the subviews in the container's bounds.
  ///
  /// `sizeThatFits` answers for the subview at a place, `placed` is the frame that constraints found for it. The
  /// frames are exact; see `snapped(_:)`.
  func frames(
    in container: Container, _ extent: Extent = .all, placed: (Int) -> CGRect = { _ in .zero },
    sizeThatFits: (Int, CGSize) -> CGSize
  ) throws(SpecProblem) -> [CGRect] {
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
  ) throws(SpecProblem) -> CGSize {
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
  ) throws(SpecProblem) -> CGPoint {
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

  private func cut(_ rule: SliceRule, _ solution: Solution) throws(SpecProblem) -> [CGRect] {
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
  /// Refuses a size that no view can have. Formulas give finite numbers, and lengths that are not negative; what
  /// is computed from them, and what a slice leaves, may be neither.
  fileprivate func check(_ size: CGSize) throws(SpecProblem) {
    for (name, side) in [("width", size.width), ("height", size.height)] {
      guard side.isFinite else { throw problem("found a \(name) that is not a finite number") }
      guard side >= 0 else {
        throw problem("found a negative \(name), \(numeral(side))", suggestion: "use 0 or more")
      }
    }
  }

  /// Refuses a position that is beyond all numbers.
  fileprivate func check(_ origin: CGPoint) throws(SpecProblem) {
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
  /// The ratio of a width to a height, which must be above 0.
  fileprivate func evaluateAspect(_ number: (FormulaValue) -> Double) throws(SpecProblem) -> AspectRatio {
    AspectRatio(width: try evaluatePositive("aspect", number), height: 1)
  }
}
