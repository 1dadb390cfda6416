import UIKit

/// One line of a `layoutSubviews`: it sizes or places one view, and needs others to have been done before.
@MainActor
struct LayoutStep {
  let name: String
  let needed: Set<String>
  let perform: @MainActor () -> Void

  init(_ name: String, after needed: Set<String> = [], _ perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.needed = needed
    self.perform = perform
  }
}

extension [LayoutStep] {
  /// Every order of the steps, by their places, in which each comes after what it needs.
  @MainActor var validOrders: [[Int]] {
    orders { done, next in self[next].needed.isSubset(of: done.map { self[$0].name }) }
  }

  /// Every order of the steps, by their places.
  @MainActor var allOrders: [[Int]] { orders { _, _ in true } }

  @MainActor private func orders(where mayFollow: ([Int], Int) -> Bool) -> [[Int]] {
    var orders: [[Int]] = [[]]
    for _ in self {
      orders = orders.flatMap { done in
        indices.filter { !done.contains($0) && mayFollow(done, $0) }.map { done + [$0] }
      }
    }
    return orders
  }
}
