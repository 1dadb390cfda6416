/// An immutable drawing: a canvas of device pixels and the items to draw on it, back to front.
///
/// Every list can be drawn. Items outside of the canvas, empty shapes and empty clips have no effect.
public struct DisplayList: Sendable, Equatable {
  /// The width of the canvas in pixels, which is transparent initially.
  public let width: Int
  /// The height of the canvas in pixels.
  public let height: Int
  /// The items in drawing order; a group's items follow it directly.
  public let items: [DisplayItem]
  /// Whether or not an item is painted with a backdrop.
  let hasBackdrops: Bool

  /// Creates a list of items on a canvas.
  ///
  /// Each group's count must stay inside the list and inside its own group, and its mask's count inside the group,
  /// without ending within another group.
  public init(width: Int, height: Int, items: [DisplayItem] = []) {
    precondition(width >= 0 && height >= 0, "A canvas's sides are not negative.")
    let properties = DisplayList.properties(of: items)
    precondition(
      properties.groupsAreNested, "A group's items end inside the list and inside its own group.")
    self.width = width
    self.height = height
    self.items = items
    hasBackdrops = properties.hasBackdrops
  }

  private static func properties(of items: [DisplayItem]) -> (groupsAreNested: Bool, hasBackdrops: Bool) {
    var hasBackdrops = false
    var ends = [items.count]
    for (index, item) in items.enumerated() {
      while let end = ends.last, end <= index, ends.count > 1 { ends.removeLast() }
      guard case .group(let group) = item.content else {
        if item.content.isBackdrop { hasBackdrops = true }
        continue
      }
      guard group.maskItemCount >= 0, group.itemCount >= group.maskItemCount, let enclosing = ends.last,
        group.itemCount < enclosing - index
      else { return (false, hasBackdrops) }
      ends.append(index + 1 + group.itemCount)
      if group.maskItemCount > 0 { ends.append(index + 1 + group.maskItemCount) }
    }
    return (true, hasBackdrops)
  }
}

extension DisplayItem.Content {
  /// Whether or not this is a fill with a backdrop.
  fileprivate var isBackdrop: Bool {
    if case .fill(let fill) = self, case .backdrop = fill.paint { true } else { false }
  }
}
