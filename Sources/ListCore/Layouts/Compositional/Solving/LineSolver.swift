import Foundation
import StyleCore

/// The computation of the frames in a row or a column of a group.
@MainActor
struct LineSolver {
  let group: GroupSolver
  let line: LinePlan
  /// The size of the group without its insets; lengths that views measure are estimates.
  let content: CGSize
  /// Whether the length along the line is that of its items.
  let isLengthMeasured: Bool
  /// Whether the length across the line is that of its largest item.
  let isDepthMeasured: Bool

  /// An item or a group in the line.
  private struct Child {
    let plan: ItemPlan
    let first: Int
    var solved: SolvedGroup
    /// Whether the section has no item for it; it keeps the places of the others, and is left out.
    let isPhantom: Bool
  }

  private var axis: LayoutAxis { line.axis }
  private var space: CGFloat { line.spacing.least }

  /// Returns the frames of the line whose first item has a number.
  func solve(first: Int) -> SolvedGroup {
    guard !line.children.isEmpty else { return SolvedGroup(size: content) }
    let count = LineCount(line, in: content, isMeasured: isLengthMeasured, limit: group.limit)
    var children = makeChildren(count, first, depth: content[axis.other])
    let depth = isDepthMeasured ? ownDepth(children) ?? content[axis.other] : content[axis.other]
    if depth != content[axis.other],
      line.children.contains(where: { $0.size[axis.other].share == axis.other })
    {
      children = makeChildren(count, first, depth: depth)
    }
    return place(children, depth)
  }

  // MARK: Children

  private func makeChildren(_ count: LineCount, _ first: Int, depth: CGFloat) -> [Child] {
    var children = count.isOpen ? fill(first, depth) : repeatChildren(count, first, depth)
    makeUniform(&children, base: count.base, depth)
    return children
  }

  private func repeatChildren(_ count: LineCount, _ first: Int, _ depth: CGFloat) -> [Child] {
    var children: [Child] = []
    var item = first
    for index in 0..<count.count {
      let plan = line.children[index % line.children.count]
      var forced = ForcedLengths()
      forced[axis] = count.forced.map { group.grid.snap(max(0, $0 - plan.edges.sum(axis)), .floor) }
      let child = solve(plan, item, base: count.base, depth, forced)
      children.append(child)
      item += child.solved.items.count
    }
    return children
  }

  /// Returns as many children as the line holds by their measured lengths.
  private func fill(_ first: Int, _ depth: CGFloat) -> [Child] {
    var children: [Child] = []
    var (item, used): (Int, CGFloat) = (first, 0)
    while item < group.limit {
      let plan = line.children[children.count % line.children.count]
      let child = solve(plan, item, base: content[axis], depth, ForcedLengths())
      let outer = child.solved.size[axis] + plan.edges.sum(axis)
      let next = used + outer + (children.isEmpty ? 0 : space)
      guard children.isEmpty || next <= content[axis] + LineCount.slack else { break }
      children.append(child)
      used = next
      item += child.solved.items.count
      if child.solved.items.isEmpty, children.count >= line.children.count { break }
    }
    return children
  }

  private func solve(
    _ plan: ItemPlan, _ item: Int, base: CGFloat, _ depth: CGFloat, _ forced: ForcedLengths
  ) -> Child {
    var container = content
    container[axis] = base
    // Only shares of the depth are those of the solved one; others would make it depend on itself.
    if plan.size[axis.other].share == axis.other { container[axis.other] = depth }
    let solved = group.solve(plan, in: container, first: item, forced: forced)
    return Child(plan: plan, first: item, solved: solved, isPhantom: item >= group.limit)
  }

  // MARK: Lengths

  /// Gives items of a uniform length the largest one.
  private func makeUniform(_ children: inout [Child], base: CGFloat, _ depth: CGFloat) {
    for axis in [LayoutAxis.x, .y] {
      func isUniform(_ child: Child) -> Bool {
        guard case .item = child.plan.content, case .uniform = child.plan.size[axis] else { return false }
        return true
      }
      let lengths = children.filter { isUniform($0) && !$0.isPhantom }.map { $0.solved.size[axis] }
      guard let most = lengths.max() else { continue }
      for index in children.indices where isUniform(children[index]) {
        let child = children[index]
        var forced = ForcedLengths()
        forced[axis] = most
        forced[axis.other] = child.solved.size[axis.other]
        children[index] = solve(child.plan, child.first, base: base, depth, forced)
      }
    }
  }

  /// Returns the length across the line, that of its largest item that has no share of it; nil if all have.
  private func ownDepth(_ children: [Child]) -> CGFloat? {
    let other = axis.other
    let own = children.filter { !$0.isPhantom && $0.plan.size[other].share != other }
    return own.map { $0.solved.size[other] + $0.plan.edges.sum(other) }.max()
  }

  // MARK: Places

  private func place(_ children: [Child], _ depth: CGFloat) -> SolvedGroup {
    let other = axis.other
    let shown = isLengthMeasured ? children.filter { !$0.isPhantom } : children
    let share = freeShare(shown)
    var solved = SolvedGroup(size: content)
    var position: CGFloat = 0
    for (index, child) in shown.enumerated() {
      if index > 0 { position += line.spacing.points(share) }
      position += child.plan.edges[axis].start.points(share)
      var origin = CGPoint.zero
      origin[axis] = share > 0 ? group.grid.snap(position, .nearest(.up)) : position
      origin[other] = start(of: child, in: depth)
      if !child.isPhantom { solved.add(child.solved, at: origin) }
      position += child.solved.size[axis] + child.plan.edges[axis].end.points(share)
    }
    if isLengthMeasured { solved.size[axis] = position }
    if isDepthMeasured { solved.size[other] = depth }
    return solved
  }

  /// Returns the share of the free space that each flexible space takes.
  private func freeShare(_ children: [Child]) -> CGFloat {
    let gaps = max(0, children.count - 1)
    let edges = children.reduce(0) { $0 + $1.plan.edges.flexibleCount(axis) }
    let flexible = edges + (line.spacing.isFlexible ? gaps : 0)
    guard flexible > 0, !isLengthMeasured else { return 0 }
    let used = children.reduce(CGFloat(gaps) * space) { $0 + $1.solved.size[axis] + $1.plan.edges.sum(axis) }
    return max(0, content[axis] - used) / CGFloat(flexible)
  }

  private func start(of child: Child, in depth: CGFloat) -> CGFloat {
    let other = axis.other
    let edges = child.plan.edges
    let flexible = edges.flexibleCount(other)
    guard flexible > 0 else { return edges[other].start.least }
    let free = max(0, depth - child.solved.size[other] - edges.sum(other))
    return group.grid.snap(edges[other].start.points(free / CGFloat(flexible)), .nearest(.up))
  }
}
