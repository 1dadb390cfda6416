/// How many dependencies the search for reasons may look at: views may all depend on each other, and the ways through them
/// are then more than there is time for. No layout that was observed comes near the limit.
final class SearchEffort {
  private(set) var spent = 0
  private(set) var isExhausted = false
  private let limit: Int

  /// As much as grows with the tree: a few dozen looks for each node, change and dependency.
  init(_ changes: TreeChanges) {
    let nodes = changes.new.nodes + changes.old.nodes
    let count = nodes.reduce(changes.changes.count) { $0 + 1 + $1.dependencies.count }
    limit = SearchEffort.least + 32 * count
  }

  /// For small trees, all there is.
  private static let least = 1 << 20

  /// Takes a step that costs so much; answers whether it may be taken.
  func spend(_ cost: Int) -> Bool {
    guard !isExhausted, spent + cost <= limit else {
      isExhausted = true
      return false
    }
    spent += cost
    return true
  }
}
