import Foundation
import StyleCore

/// The computation of the frames of a group (P.10–P.15).
@MainActor
struct GroupSolver {
  let grid: PixelGrid
  let environment: LayoutEnvironment
  /// The most items that a group holds, that of the section.
  let limit: Int
  /// The size that the view of an item prefers; nil if it was not measured.
  let measured: (_ item: Int) -> CGSize?
  /// The size that a supplementary view of an item prefers; nil if it was not measured.
  let measuredSupplement: (_ kind: String, _ item: Int) -> CGSize?

  /// The computation without measured sizes.
  var unmeasured: GroupSolver {
    GroupSolver(
      grid: grid, environment: environment, limit: limit, measured: { _ in nil },
      measuredSupplement: { _, _ in nil })
  }

  /// Returns the frames of an item or a group.
  ///
  /// - Parameters:
  ///   - container: The size of which lengths are shares.
  ///   - first: The first item.
  ///   - forced: The lengths that replace those of the plan.
  func solve(
    _ plan: ItemPlan, in container: CGSize, first: Int, forced: ForcedLengths = ForcedLengths()
  ) -> SolvedGroup {
    var size = plan.size.points(in: container, grid)
    if let width = forced.width { size.width = width }
    if let height = forced.height { size.height = height }
    switch plan.content {
    case .item: return solveItem(plan, size, first, forced)
    case .line(let line): return solveLine(plan, line, size, first)
    case .custom(let provider): return solveCustom(plan, provider, size, first)
    }
  }

  // MARK: Items

  private func solveItem(
    _ plan: ItemPlan, _ size: CGSize, _ item: Int, _ forced: ForcedLengths
  ) -> SolvedGroup {
    var size = size
    if plan.size.isMeasured, let measured = measured(item) {
      for axis in [LayoutAxis.x, .y] where plan.size[axis].isMeasured && forced[axis] == nil {
        // A length is negative if the item was measured along the other axis only.
        if measured[axis] >= 0 { size[axis] = measured[axis] }
      }
    }
    let frame = CGRect(origin: .zero, size: size).reduced(by: plan.effectiveInsets)
    var solved = SolvedGroup(size: size, items: [SolvedGroup.Item(frame: frame, lengths: plan.size)])
    anchor(plan, to: frame, item, 0, &solved)
    return solved
  }

  /// Adds the views that are anchored to a frame.
  private func anchor(
    _ plan: ItemPlan, to frame: CGRect, _ item: Int, _ index: Int, _ solved: inout SolvedGroup
  ) {
    for supplement in plan.supplements {
      var size = supplement.size.points(in: frame.size, grid)
      if supplement.size.isMeasured, let measured = measuredSupplement(supplement.kind, item) {
        if supplement.size.width.isMeasured { size.width = measured.width }
        if supplement.size.height.isMeasured { size.height = measured.height }
      }
      solved.supplements.append(
        SolvedGroup.Supplement(
          kind: supplement.kind, frame: supplement.frame(of: size, at: frame, grid),
          zIndex: supplement.zIndex,
          item: index, lengths: supplement.size))
    }
  }

  // MARK: Custom groups

  private func solveCustom(
    _ plan: ItemPlan, _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize, _ first: Int
  ) -> SolvedGroup {
    let insets = plan.effectiveInsets
    let content = CGRect(origin: .zero, size: size).reduced(by: insets)
    let items = provider(environment.inGroup(of: content.size)).prefix(limit)
    var solved = SolvedGroup(size: size)
    for item in items {
      let frame = item.frame.finite.offsetBy(dx: content.minX, dy: content.minY)
      solved.items.append(SolvedGroup.Item(frame: frame, zIndex: item.zIndex))
    }
    for axis in [LayoutAxis.x, .y] where plan.size[axis].isMeasured {
      let end = solved.items.map { axis == .x ? $0.frame.maxX : $0.frame.maxY }.max()
      if let end { solved.size[axis] = max(0, end) }
    }
    anchor(plan, to: CGRect(origin: .zero, size: solved.size).reduced(by: insets), first, 0, &solved)
    return solved
  }

  // MARK: Lines

  private func solveLine(_ plan: ItemPlan, _ line: LinePlan, _ size: CGSize, _ first: Int) -> SolvedGroup {
    let insets = plan.effectiveInsets
    let content = CGRect(origin: .zero, size: size).reduced(by: insets)
    let solver = LineSolver(
      group: self, line: line, content: content.size, isLengthMeasured: plan.size[line.axis].isMeasured,
      isDepthMeasured: plan.size[line.axis.other].isMeasured)
    var solved = solver.solve(first: first)
    let inner = solved.size
    solved.size = size
    for axis in [LayoutAxis.x, .y] where plan.size[axis].isMeasured { solved.size[axis] = inner[axis] }
    var moved = SolvedGroup(size: solved.size)
    moved.add(solved, at: content.origin)
    anchor(plan, to: CGRect(origin: .zero, size: solved.size).reduced(by: insets), first, 0, &moved)
    return moved
  }
}

/// Lengths that replace those of a plan.
struct ForcedLengths {
  var width: CGFloat?
  var height: CGFloat?

  /// The length along an axis.
  subscript(axis: LayoutAxis) -> CGFloat? {
    get { axis == .x ? width : height }
    set { if axis == .x { width = newValue } else { height = newValue } }
  }
}

extension CGRect {
  /// The rectangle, or an empty one at zero if one of its numbers is not finite.
  fileprivate var finite: CGRect {
    let isFinite = [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
    return isFinite ? standardized : .zero
  }
}
