internal import Raster

/// The visible shapes of a display list, item by item, each clipped.
struct DrawnMarks {
  /// A visible shape.
  struct Mark {
    let tag: DisplayTag
    /// The bounding box of the visible part.
    let area: FixedRect
    /// The index of the item in the list.
    let item: Int
  }

  /// The marks from back to front.
  ///
  /// Masked items, masks, and items that only cast a shadow are left out.
  private(set) var marks: [Mark] = []
  /// The marks that hide everything behind them, by the bands of 64 rows that they touch.
  private var covers: [Int: [Mark]] = [:]

  init(_ list: DisplayList) {
    let canvas = FixedRect(x: 0, y: 0, width: list.width, height: list.height)
    // The open groups, and the visible areas of their contents.
    var open: [(end: Int, area: FixedRect)] = []
    var index = list.items.startIndex
    while index < list.items.endIndex {
      while let group = open.last, group.end <= index { open.removeLast() }
      let outer = open.last?.area ?? canvas
      switch list.items[index].content {
      case .fill(let fill):
        let area = fill.clip.area(of: fill.shape.bounds).intersection(outer)
        if !area.isEmpty {
          let mark = Mark(tag: list.items[index].tag, area: area, item: index)
          marks.append(mark)
          if open.isEmpty, fill.isCover { add(cover: mark) }
        }
        index += 1
      case .group(let group):
        let isShown = group.maskItemCount == 0 && group.shadow?.drawsSource != false
        if isShown { open.append((index + 1 + group.itemCount, group.clip.area(of: outer))) }
        index += isShown ? 1 : 1 + group.itemCount
      }
    }
  }

  /// Returns the opaque rectangles that are drawn later and cover a whole area.
  func covers(of area: FixedRect, after item: Int) -> [Mark] {
    (covers[Self.band(of: area.minY)] ?? []).filter { $0.item > item && $0.area.contains(area) }
  }

  private mutating func add(cover: Mark) {
    for band in Self.band(of: cover.area.minY)...Self.band(of: cover.area.maxY) {
      covers[band, default: []].append(cover)
    }
  }

  private static func band(of y: Fixed) -> Int { y.flooredPixel >> 6 }
}

extension Clip {
  /// Returns the bounding box of the part of a rectangle in the clip.
  fileprivate func area(of rect: FixedRect) -> FixedRect {
    shapes.reduce(rect.intersection(self.rect)) { $0.intersection($1.bounds) }
  }
}

extension Fill {
  fileprivate var isCover: Bool {
    guard case .rectangle = shape, case .solid(let color) = paint else { return false }
    return color.alpha == 255 && blend == .sourceOver && clip.shapes.isEmpty
  }
}

extension FixedRect {
  fileprivate func contains(_ other: FixedRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
