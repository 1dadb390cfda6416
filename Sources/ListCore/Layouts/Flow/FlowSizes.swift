import Foundation
import StyleCore

/// A size relative to the lines of a flow layout, in points.
struct FlowSize: Equatable {
  /// The length along a line.
  var along: CGFloat
  /// The length across a line, along which the collection view scrolls.
  var across: CGFloat

  static let zero = FlowSize(along: 0, across: 0)
}

/// The sizes of the items of a section, kept once if all are equal.
struct FlowSizes {
  /// The number of sizes.
  private(set) var count = 0
  private var first = FlowSize(along: 0, across: 0)
  /// The sizes; empty while all are equal.
  private var each: [FlowSize] = []

  /// Creates a number of equal sizes.
  init(repeating size: FlowSize, count: Int) {
    (first, self.count) = (size, max(0, count))
  }

  /// The size of all items; nil if they differ.
  var common: FlowSize? { each.isEmpty ? first : nil }

  /// The greatest length along a line.
  var longest: CGFloat { each.isEmpty ? count > 0 ? first.along : 0 : each.reduce(0) { max($0, $1.along) } }

  /// Adds a size at the end.
  mutating func append(_ size: FlowSize) {
    if count == 0 { first = size }
    if each.isEmpty, size != first { each = Array(repeating: first, count: count) }
    if !each.isEmpty { each.append(size) }
    count += 1
  }

  /// The size of an item.
  subscript(item: Int) -> FlowSize {
    get { each.isEmpty ? first : each[item] }
    set {
      if each.isEmpty {
        if newValue == first { return }
        each = Array(repeating: first, count: count)
      }
      each[item] = newValue
    }
  }

  /// Makes the sizes one again if all are equal.
  mutating func compact() {
    guard let size = each.first, each.allSatisfy({ $0 == size }) else { return }
    (first, each) = (size, [])
  }
}
