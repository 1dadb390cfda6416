internal import Foundation

/// The changes of rows of lists that are told once for several: those that moved together, and those that came into
/// sight or left it.
struct RowChanges {
  /// The rows of a list that moved by the same distance.
  struct Group {
    /// The list in the old tree, and in `new` that in the new one.
    let old: Int
    let new: Int
    var count = 0
    var noun = "rows"
    let change: FrameChange
    var cause: String?
  }

  private(set) var groups: [Group] = []
  /// The nodes of the new tree without a change of their own, and in `toldOfOld` those of the old one.
  private(set) var toldOfNew: Set<Int> = []
  private(set) var toldOfOld: Set<Int> = []

  private let old: TreeIndex
  private let new: TreeIndex
  private let matching: TreeMatching

  init(_ old: TreeIndex, _ new: TreeIndex, _ matching: TreeMatching) {
    (self.old, self.new, self.matching) = (old, new, matching)
    guard old.tree.hasRows, new.tree.hasRows else { return }
    for (list, children) in new.children.enumerated() {
      guard let before = matching.oldOfNew[list],
        children.contains(where: { new.tree.nodes[$0].place != nil })
      else { continue }
      add(List(old: before, new: list))
    }
  }

  /// A list in both trees.
  private struct List {
    let old: Int
    let new: Int
  }

  /// A distance in thousandths of a point.
  private struct Distance: Hashable {
    static let none = Distance(x: 0, y: 0)
    var x: Double
    var y: Double

    init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    init(from old: CGRect, to new: CGRect) {
      self.init(
        x: ((new.minX - old.minX) * 1000).rounded() / 1000, y: ((new.minY - old.minY) * 1000).rounded() / 1000
      )
    }
  }

  private mutating func add(_ list: List) {
    let (olds, news) = (rows(of: list.old, in: old), rows(of: list.new, in: new))
    // The distance of each row that is in both trees.
    var moves: [Int: Distance] = [:]
    for row in news {
      guard let before = matching.oldOfNew[row], old.tree.nodes[before].parent == list.old,
        let was = old.tree.nodes[before].frame, let frame = new.tree.nodes[row].frame
      else { continue }
      moves[row] = Distance(from: was, to: frame)
    }
    let (arrived, left) = sightings(list, olds, news, moves)
    let added = news.filter { matching.oldOfNew[$0] == nil && !arrived.contains($0) }
    let removed = olds.filter { matching.newOfOld[$0] == nil && !left.contains($0) }
    addGroups(list, news, moves, added, removed)
    let isScrolled =
      old.tree.nodes[list.old].properties["offset"] != new.tree.nodes[list.new].properties["offset"]
    // What came into sight is a part of another change.
    guard isScrolled || groups.last?.new == list.new else { return }
    toldOfNew.formUnion(arrived)
    toldOfOld.formUnion(left)
  }

  /// Returns the rows of a list from its start to its end.
  private func rows(of list: Int, in index: TreeIndex) -> [Int] {
    let nodes = index.tree.nodes
    return index.children[list].filter { nodes[$0].place != nil && nodes[$0].frame != nil }.sorted {
      let (one, other) = (nodes[$0].frame ?? .zero, nodes[$1].frame ?? .zero)
      return (one.minY, one.minX, Double($0)) < (other.minY, other.minX, Double($1))
    }
  }

  // MARK: Sight

  /// Returns the rows that were out of sight before, and those that are now.
  private func sightings(
    _ list: List, _ olds: [Int], _ news: [Int], _ moves: [Int: Distance]
  ) -> (arrived: Set<Int>, left: Set<Int>) {
    var (arrived, left): (Set<Int>, Set<Int>) = ([], [])
    var last = Distance.none
    for row in news {
      if let move = moves[row] { last = move }
      guard matching.oldOfNew[row] == nil, let frame = new.tree.nodes[row].frame else { continue }
      // It would have been where the row before it was.
      if !isInSight(frame.offsetBy(dx: -last.x, dy: -last.y), list.old, old) { arrived.insert(row) }
    }
    last = .none
    for row in olds {
      if let after = matching.newOfOld[row], let move = moves[after] { last = move }
      guard matching.newOfOld[row] == nil, let frame = old.tree.nodes[row].frame else { continue }
      if !isInSight(frame.offsetBy(dx: last.x, dy: last.y), list.new, new) { left.insert(row) }
    }
    return (arrived, left)
  }

  private func isInSight(_ frame: CGRect, _ list: Int, _ index: TreeIndex) -> Bool {
    let node = index.tree.nodes[list]
    guard let size = node.frame?.size else { return true }
    let offset = (node.properties["offset"] ?? "").split(separator: " ").compactMap { Double($0) }
    let (x, y) = offset.count == 2 ? (offset[0], offset[1]) : (0, 0)
    return frame.minX < x + size.width && frame.maxX > x && frame.minY < y + size.height && frame.maxY > y
  }

  // MARK: Groups

  private mutating func addGroups(
    _ list: List, _ news: [Int], _ moves: [Int: Distance], _ added: [Int], _ removed: [Int]
  ) {
    var order: [Distance] = []
    var members: [Distance: [Int]] = [:]
    for row in news {
      guard let move = moves[row], move != .none, let before = matching.oldOfNew[row],
        old.tree.nodes[before].frame?.size == new.tree.nodes[row].frame?.size
      else { continue }
      if members[move] == nil { order.append(move) }
      members[move, default: []].append(row)
    }
    for move in order {
      guard let rows = members[move], rows.count > 1, let first = rows.first else { continue }
      let to = new.tree.nodes[first].frame ?? .zero
      var group = Group(
        old: list.old, new: list.new, count: rows.count,
        change: FrameChange(from: to.offsetBy(dx: -move.x, dy: -move.y), to: to))
      group.noun = noun(of: rows)
      group.cause = cause(of: move, before: first, added, removed)
      groups.append(group)
      toldOfNew.formUnion(rows)
    }
  }

  private func noun(of rows: [Int]) -> String {
    let kinds = Set(rows.map { new.tree.nodes[$0].place?.split(separator: " ").first ?? "" })
    return kinds == ["row"] ? "rows" : kinds == ["item"] ? "items" : "views"
  }

  /// Returns the words for the rows before a row whose heights make its distance; nil if they do not.
  private func cause(of move: Distance, before row: Int, _ added: [Int], _ removed: [Int]) -> String? {
    guard move.x == 0, let top = new.tree.nodes[row].frame?.minY, let before = matching.oldOfNew[row],
      let oldTop = old.tree.nodes[before].frame?.minY
    else { return nil }
    let came = added.filter { new.tree.nodes[$0].frame.map { $0.minY < top } ?? false }
    let went = removed.filter { old.tree.nodes[$0].frame.map { $0.minY < oldTop } ?? false }
    let growth =
      came.reduce(0) { $0 + (new.tree.nodes[$1].frame?.height ?? 0) }
      - went.reduce(0) { $0 + (old.tree.nodes[$1].frame?.height ?? 0) }
    guard !came.isEmpty || !went.isEmpty, (growth - move.y).magnitude < 0.01 else { return nil }
    if came.count + went.count == 1 {
      return came.first.map { "\(new.name(of: $0)) was added" }
        ?? went.first.map { "\(old.name(of: $0)) was removed" }
    }
    func words(_ count: Int, _ verb: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? "row was" : "rows were") \(verb)"
    }
    return [words(came.count, "added"), words(went.count, "removed")].compactMap { $0 }.joined(
      separator: " and ")
  }
}
