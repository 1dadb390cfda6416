/// An immutable drawing: a canvas of device pixels and the items to draw on it, back to front.
///
/// Every list is drawable. Items outside the canvas, empty shapes and empty clips draw nothing.
public struct DisplayList: Sendable, Equatable {
  /// The canvas in pixels. It starts transparent.
  public let width: Int
  public let height: Int
  /// The items in drawing order. A group's items follow it directly.
  public let items: [DisplayItem]

  /// A list of items on a canvas; each group's count must stay inside the list and inside its own group.
  public init(width: Int, height: Int, items: [DisplayItem] = []) {
    precondition(width >= 0 && height >= 0, "A canvas's sides are not negative.")
    precondition(
      DisplayList.groupsAreNested(items), "A group's items end inside the list and inside its own group.")
    self.width = width
    self.height = height
    self.items = items
  }

  private static func groupsAreNested(_ items: [DisplayItem]) -> Bool {
    var ends = [items.count]
    for (index, item) in items.enumerated() {
      while let end = ends.last, end <= index, ends.count > 1 { ends.removeLast() }
      guard case .group(_, let count) = item.content else { continue }
      let end = index + 1 + count
      guard count >= 0, let enclosing = ends.last, end <= enclosing else { return false }
      ends.append(end)
    }
    return true
  }
}
