import DiagnosticCore
import Foundation
import StyleCore

/// The computation of a section: its groups, and the views around them.
@MainActor
struct SectionSolver {
  let grid: PixelGrid
  let environment: LayoutEnvironment
  /// The axis along which the collection view scrolls.
  let axis: LayoutAxis
  /// The distances of the content from the edges that do not scroll, by their reference.
  let references: InsetReferences
  let measured: MeasuredSizes

  private var container: CGSize { environment.container.contentSize }

  /// Returns a section of a number of items at the origin.
  ///
  /// - Parameter previous: The section before some items were measured again, and these items; nil if it is new.
  func solve(
    _ section: NSCollectionLayoutSection, _ index: Int, items: Int,
    previous: (solved: SolvedSection, changed: Set<Int>)?
  ) -> SolvedSection {
    let padding =
      section.list?.padding(
        isFirst: index == 0, pixels: PixelGrid(scale: environment.traitCollection.displayScale))
      ?? ListPadding()
    let insets = insets(of: section)
    let sides = supplementSides(of: section, insets)
    let boundary = boundarySolver(section, index, sides)
    let outside = boundary.extensions
    var size = container
    for axis in [LayoutAxis.x, .y] { size[axis] = max(0, size[axis] - insets.sum(axis)) }
    size[axis.other] = max(0, size[axis.other] - outside.sum(axis.other))
    let isScrolling = section.orthogonalScrollingBehavior != .none
    let groupAxis = isScrolling ? axis.other : axis
    let old = previous.map { (run: $0.solved.groups, changed: $0.changed) }
    let run = solveGroups(section, index, items, size, groupAxis, previous: old)

    var area = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    area.size[axis] = isScrolling ? run.depth : run.length
    area.origin = CGPoint(x: insets.leading + outside.leading, y: insets.top + outside.top)
    area.origin[axis] += padding.header + padding.start
    let inside = CGRect(
      x: area.minX - insets.leading, y: area.minY - insets.top, width: area.width + insets.sum(.x),
      height: area.height + insets.sum(.y))
    var line = inside
    line.origin[axis.other] = sides.start
    line.size[axis.other] = max(0, container[axis.other] - sides.start - sides.end)
    var frame = CGRect(origin: .zero, size: container)
    let end = axis == .x ? inside.maxX + outside.trailing : inside.maxY + outside.bottom
    frame.size[axis] = end + padding.end
    var around = inside
    around.origin[axis] -= padding.start
    around.size[axis] += padding.start
    return SolvedSection(
      section: section, groups: run, groupAxis: groupAxis, itemCount: items, area: area,
      boundary: boundary.solve(around: around, alignedWith: line), frame: frame)
  }

  // MARK: Groups

  private func solveGroups(
    _ section: NSCollectionLayoutSection, _ index: Int, _ items: Int, _ size: CGSize, _ axis: LayoutAxis,
    previous: (run: GroupRun, changed: Set<Int>)?
  ) -> GroupRun {
    let plan = section.group.plan
    let own = measured.items[index] ?? [:]
    let solver = GroupSolver(
      grid: grid, environment: environment, limit: max(0, items), measured: { own[$0] },
      measuredSupplement: { measured.others[.supplement($0, IndexPath(item: $1, section: index))] })
    let others = measured.others.keys.lazy.compactMap { key in
      ItemPlace(key.indexPath).flatMap { $0.section == index ? $0.item : nil }
    }
    let isMeasured = plan.isMeasured
    let numbers = isMeasured && previous == nil ? Array(own.keys) + Array(others) : []
    let spacing = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
    let run = GroupRun(
      plan, of: items, in: size, axis: axis, spacing: spacing, measured: numbers, previous: previous, solver)
    if items > 0, run.count == 0 { LayoutDiagnostics.reportOnce(.collection(.emptyGroup)) }
    return run
  }

  // MARK: Insets

  private func insets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    var insets = section.contentInsets
    let reference = references[section.contentInsetsReference]
    insets[axis.other].start += reference.start
    insets[axis.other].end += reference.end
    return insets
  }

  private func supplementSides(
    of section: NSCollectionLayoutSection, _ insets: NSDirectionalEdgeInsets
  ) -> (start: CGFloat, end: CGFloat) {
    switch section.supplementaryContentInsetsReference {
    case .automatic: section.supplementariesFollowContentInsets ? insets[axis.other] : (0, 0)
    case let reference: references[reference]
    }
  }

  private func boundarySolver(
    _ section: NSCollectionLayoutSection, _ index: Int, _ sides: (start: CGFloat, end: CGFloat)
  ) -> BoundarySolver {
    var size = container
    size[axis.other] = max(0, size[axis.other] - sides.start - sides.end)
    return BoundarySolver(section.boundarySupplementaryItems.map(\.boundary), in: size, grid) {
      kind, ordinal in
      measured.others[.supplement(kind, IndexPath(item: ordinal, section: index))]
    }
  }
}

/// The distances of the content from the edges that do not scroll, by their reference.
struct InsetReferences: Equatable {
  var safeArea: (start: CGFloat, end: CGFloat) = (0, 0)
  var margins: (start: CGFloat, end: CGFloat) = (0, 0)
  var readable: (start: CGFloat, end: CGFloat) = (0, 0)
  /// The reference of sections that name none.
  var automatic = UIContentInsetsReference.safeArea

  static func == (first: InsetReferences, second: InsetReferences) -> Bool {
    first.safeArea == second.safeArea && first.margins == second.margins && first.readable == second.readable
      && first.automatic == second.automatic
  }

  /// The distances of a reference.
  subscript(reference: UIContentInsetsReference) -> (start: CGFloat, end: CGFloat) {
    switch reference {
    case .automatic: automatic == .automatic ? safeArea : self[automatic]
    case .none: (0, 0)
    case .safeArea: safeArea
    case .layoutMargins: margins
    case .readableContent: readable
    }
  }
}
