import Foundation
import StyleCore

/// The groups of a section, one after another.
///
/// Groups without measured items are equal, and kept once: their positions are computed. Where measured lengths decide how
/// many items a group holds, all groups are kept.
@MainActor
struct GroupRun {
  /// The solved groups that differ from the first one, in their order, and what they add to the length before the next.
  private var special: [(group: Int, solved: SolvedGroup, shift: CGFloat)] = []
  private let template: SolvedGroup
  /// The first items of all groups, if their numbers differ; then all groups are special.
  private let firsts: [Int]?
  private let axis: LayoutAxis
  private let edges: LayoutEdges
  private let spacing: CGFloat
  /// The number of items of a group, if it is the same.
  private let perGroup: Int
  /// The number of groups.
  let count: Int
  /// The length along the axis.
  private(set) var length: CGFloat = 0
  /// The length across the axis, that of the largest group.
  private(set) var depth: CGFloat = 0
  /// The distance by which frames extend beyond their group.
  private(set) var overflow: CGFloat = 0

  /// Repeats a group for a number of items.
  ///
  /// - Parameters:
  ///   - container: The size of which lengths are shares.
  ///   - measured: The numbers of the items that were measured.
  ///   - previous: The groups before some items were measured again, and these items; nil if all groups are new.
  init(
    _ plan: ItemPlan, of items: Int, in container: CGSize, axis: LayoutAxis, spacing: CGFloat,
    measured: [Int], previous: (run: GroupRun, changed: Set<Int>)?, _ solver: GroupSolver
  ) {
    (self.axis, edges, self.spacing) = (axis, plan.edges, spacing)
    if items > 0, plan.hasMeasuredCount {
      let groups = Self.solveAll(plan, items, container, solver)
      (perGroup, count, firsts) = (0, groups.count, groups.map(\.first))
      template = SolvedGroup(size: .zero)
      for (index, group) in groups.enumerated() { special.append((index, group.solved, 0)) }
    } else if let previous, previous.run.perGroup > 0 {
      (template, perGroup, firsts) = (previous.run.template, previous.run.perGroup, nil)
      (count, special) = (previous.run.count, previous.run.special)
      solveSpecial(plan, items, container, previous.changed, solver)
    } else {
      template = items > 0 ? solver.unmeasured.solve(plan, in: container, first: 0) : SolvedGroup(size: .zero)
      (perGroup, firsts) = (template.items.count, nil)
      count = perGroup > 0 ? (items + perGroup - 1) / perGroup : 0
      solveSpecial(plan, items, container, measured, solver)
    }
    measure()
  }

  private static func solveAll(
    _ plan: ItemPlan, _ items: Int, _ container: CGSize, _ solver: GroupSolver
  ) -> [(first: Int, solved: SolvedGroup)] {
    var groups: [(first: Int, solved: SolvedGroup)] = []
    var item = 0
    while item < items {
      let solved = solver.solve(plan, in: container, first: item)
      guard !solved.items.isEmpty else { break }
      groups.append((item, solved))
      item += solved.items.count
    }
    return groups
  }

  /// Solves the groups of measured items, and the last one if it has fewer items.
  private mutating func solveSpecial(
    _ plan: ItemPlan, _ items: Int, _ container: CGSize, _ measured: some Sequence<Int>, _ solver: GroupSolver
  ) {
    guard perGroup > 0 else { return }
    let number = perGroup
    var groups = Set(measured.filter { $0 < items }.map { $0 / number })
    if items % perGroup != 0 { groups.insert(items / perGroup) }
    for group in groups.sorted() {
      let first = group * perGroup
      var solved = solver.solve(plan, in: container, first: first)
      solved.cut(to: items - first)
      let place = Bisection.first(in: 0..<special.count) { special[$0].group >= group }
      if place < special.count, special[place].group == group {
        special[place].solved = solved
      } else {
        special.insert((group, solved, 0), at: place)
      }
    }
  }

  /// Adds up the lengths.
  private mutating func measure() {
    guard count > 0 else { return }
    var shift: CGFloat = 0
    for index in special.indices {
      shift += special[index].solved.size[axis] - template.size[axis]
      special[index].shift = shift
    }
    let sizes = special.map(\.solved) + (firsts == nil ? [template] : [])
    depth = sizes.map { $0.size[axis.other] }.max().map { $0 + edges.sum(axis.other) } ?? 0
    overflow = sizes.map(Self.overflow).max() ?? 0
    length = start(of: count - 1) + group(count - 1).size[axis] + edges[axis].end.least
  }

  private static func overflow(of group: SolvedGroup) -> CGFloat {
    let box = group.box
    return max(-box.minX, -box.minY, box.maxX - group.size.width, box.maxY - group.size.height, 0)
  }

  // MARK: Groups

  /// Returns the frames of a group.
  func group(_ index: Int) -> SolvedGroup {
    let found = Bisection.first(in: 0..<special.count) { special[$0].group >= index }
    guard found < special.count, special[found].group == index else { return template }
    return special[found].solved
  }

  /// Returns the position of a group along the axis.
  func start(of index: Int) -> CGFloat {
    let pitch = template.size[axis] + edges.sum(axis) + spacing
    let found = Bisection.first(in: 0..<special.count) { special[$0].group >= index }
    return CGFloat(index) * pitch + (found > 0 ? special[found - 1].shift : 0) + edges[axis].start.least
  }

  /// Returns the origin of a group.
  func origin(of index: Int) -> CGPoint {
    var origin = CGPoint.zero
    (origin[axis], origin[axis.other]) = (start(of: index), edges[axis.other].start.least)
    return origin
  }

  /// Returns the first item of a group.
  func first(of index: Int) -> Int { firsts?[index] ?? index * perGroup }

  /// Returns the group of an item.
  private func group(ofItem item: Int) -> Int {
    guard let firsts else { return perGroup > 0 ? item / perGroup : 0 }
    return Bisection.first(in: 0..<firsts.count) { firsts[$0] > item } - 1
  }

  /// Returns the group of an item and its number there; nil if the groups show no such item.
  func find(_ item: Int) -> (group: Int, number: Int)? {
    guard item >= 0, count > 0 else { return nil }
    let index = group(ofItem: item)
    guard index < count else { return nil }
    let number = item - first(of: index)
    return number < group(index).items.count ? (index, number) : nil
  }

  /// Returns the groups that may meet a range of positions.
  func groups(meeting low: CGFloat, _ high: CGFloat) -> Range<Int> {
    let first = Bisection.first(in: 0..<count) { start(of: $0) + group($0).size[axis] + overflow >= low }
    let end = Bisection.first(in: first..<count) { start(of: $0) - overflow > high }
    return first..<end
  }
}
