import Foundation
import StyleCore

/// An item or a group of a compositional layout as a value.
struct ItemPlan {
  /// The contents of an item or a group.
  indirect enum Content {
    /// One item.
    case item
    /// A line of items.
    case line(LinePlan)
    /// Items that a provider places.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  var size: LayoutLengths
  var content: Content
  var insets = NSDirectionalEdgeInsets.zero
  var edges = LayoutEdges()
  var supplements: [SupplementPlan] = []

  /// Whether views measure any length of the item or of those in the group.
  var isMeasured: Bool {
    switch content {
    case .item: size.isMeasured || supplements.contains(where: \.size.isMeasured)
    case .line(let line):
      line.children.contains(where: \.isMeasured) || supplements.contains(where: \.size.isMeasured)
    case .custom: false
    }
  }

  /// Whether the number of items in the group depends on their measured lengths.
  var hasMeasuredCount: Bool {
    guard case .line(let line) = content else { return false }
    if line.children.contains(where: \.hasMeasuredCount) { return true }
    // A group that has a share of a measured depth holds as many items as fit into it.
    let other = line.axis.other
    if size[other].isMeasured,
      line.children.contains(where: { $0.size[other].share == other && $0.hasSequence })
    {
      return true
    }
    return line.filling == .sequence && !size[line.axis].isMeasured
      && line.children.contains { $0.size[line.axis].isMeasured }
  }

  /// Whether items are repeated in the group, or in a group in it, until a line is full.
  private var hasSequence: Bool {
    guard case .line(let line) = content else { return false }
    return line.filling == .sequence || line.children.contains(where: \.hasSequence)
  }

  /// The insets along the axes whose length is not measured.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var effective = insets
    for axis in [LayoutAxis.x, .y] where size[axis].isMeasured { effective[axis] = (0, 0) }
    return effective
  }

  /// The items of the group, one a line, indented by their depth.
  var outline: [String] {
    let name =
      switch content {
      case .item: "item"
      case .line(let line): line.axis == .x ? "horizontal group" : "vertical group"
      case .custom: "custom group"
      }
    let head = "\(name): \(size.width) × \(size.height)"
    guard case .line(let line) = content else { return [head] }
    return [head] + line.children.flatMap(\.outline).map { "  \($0)" }
  }
}

/// The filling of a line with its items.
enum LineFilling: Equatable {
  /// The items are repeated until the line is full.
  case sequence
  /// A number of items share the line.
  case equal(Int)
  /// The item is repeated a number of times.
  case repeated(Int)
}

/// A row or a column of items and groups.
struct LinePlan {
  var axis: LayoutAxis
  var filling: LineFilling
  var spacing: LayoutSpace
  var children: [ItemPlan]
}

/// A point of an item or of a view that is anchored to it.
struct AnchorPoint {
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  var isAbsolute: Bool

  /// Returns the position of the edges in a size: 0, the middle or the end.
  static func position(of edges: NSDirectionalRectEdge, in size: CGSize) -> CGPoint {
    func place(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge, _ length: CGFloat) -> CGFloat {
      switch (edges.contains(start), edges.contains(end)) {
      case (true, false): 0
      case (false, true): length
      default: length / 2
      }
    }
    return CGPoint(x: place(.leading, .trailing, size.width), y: place(.top, .bottom, size.height))
  }

  /// Returns the offset in points, for a view of a size.
  func points(for size: CGSize) -> CGPoint {
    isAbsolute ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

/// A view that is anchored to an item or a group.
struct SupplementPlan {
  var kind: String
  var size: LayoutLengths
  var insets: NSDirectionalEdgeInsets
  var zIndex: Int
  var container: AnchorPoint
  var item: AnchorPoint?

  /// Returns the frame of the view of a size, anchored to the frame of its item (P.15).
  func frame(of size: CGSize, at frame: CGRect, _ grid: PixelGrid) -> CGRect {
    let there = AnchorPoint.position(of: container.edges, in: frame.size)
    let moved = container.points(for: size)
    var here = AnchorPoint.position(of: (item ?? container).edges, in: size)
    if let item {
      let offset = item.points(for: size)
      here.x += offset.x
      here.y += offset.y
    }
    let origin = CGPoint(
      x: frame.minX + there.x + moved.x - here.x, y: frame.minY + there.y + moved.y - here.y)
    return CGRect(origin: grid.snap(origin, .nearest(.up)), size: size).reduced(by: insets)
  }
}

/// A view at the boundary of a section or a layout.
struct BoundaryPlan {
  var kind: String
  var size: LayoutLengths
  var insets: NSDirectionalEdgeInsets
  var zIndex: Int
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  var extends: Bool
  var isPinned: Bool
}

extension CGRect {
  /// Returns the rectangle without insets, of which the leading one is at the left; no side is less than 0.
  func reduced(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension NSRectAlignment {
  /// The edges of the place.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
