/// The limit on the dependencies that a search for causes examines.
///
/// All views may depend on each other, and the paths through them are then too many. No observed layout comes near the
/// limit.
final class SearchBudget {
  private(set) var spent = 0
  private(set) var isExhausted = false
  private let limit: Int

  /// Creates a limit proportional to the tree: a few dozen steps for each node, change and dependency.
  init(_ changes: TreeChanges) {
    let nodes = changes.new.nodes + changes.old.nodes
    let count = nodes.reduce(changes.changes.count) { $0 + 1 + $1.dependencies.count }
    limit = SearchBudget.least + 32 * count
  }

  /// The limit for small trees, which suffices for all paths.
  private static let least = 1 << 20

  /// Spends a cost, and returns whether the step may be taken.
  func spend(_ cost: Int) -> Bool {
    guard !isExhausted, spent + cost <= limit else {
      isExhausted = true
      return false
    }
    spent += cost
    return true
  }
}
