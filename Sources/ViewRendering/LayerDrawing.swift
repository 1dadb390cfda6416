package import Foundation
import GraphicsRendering
package import LayerCore
import LayoutCore
package import Paths
package import Raster

/// The display list of a layer and its subtree, and the layers that drew its items.
package struct LayerDrawing {
  /// A visited layer, in the pixels of the picture.
  package struct Place {
    package let layer: CALayer
    /// The bounding box of the layer's bounds, visible or not.
    package let box: Rect
    /// The visible extent of the layer's own drawing and of its shadow, in whole pixels; nil if nothing is visible.
    package fileprivate(set) var extent: FixedRect?

    /// Extends the visible extent by `area`.
    package mutating func add(_ area: FixedRect?) {
      guard let area else { return }
      extent = extent?.around(area) ?? area
    }
  }

  /// The display list, as `DisplayList(recording:scale:)` records it.
  package let list: DisplayList
  /// The layers by the tags of their items.
  ///
  /// A layer in replicators is contained once for each copy.
  package private(set) var places: [Place]

  /// Creates the drawing of a layer in its bounds, at `scale` pixels per point, without a layout.
  package init(recording layer: CALayer, scale: CGFloat, edges: CoverageRule = .exactArea) {
    layer.displayTree()
    var visited: [(layer: CALayer, map: Projection)]? = []
    list = DisplayList(recordingAllOf: layer, scale: scale, edges: edges, visited: &visited).culled()
    places = (visited ?? []).map { Place(layer: $0.layer, box: $0.map.box(of: $0.layer.bounds), extent: nil) }
    addExtents(of: list.items)
  }

  /// Adds the extents of items to their layers.
  private mutating func addExtents(of items: [DisplayItem]) {
    // The open groups: their indices among the items, their ends, and their extents so far.
    var open: [(index: Int, end: Int, extent: FixedRect?)] = []
    var index = items.startIndex
    while true {
      while let group = open.last, group.end <= index {
        open.removeLast()
        close(items[group.index], around: group.extent, &open)
      }
      guard index < items.endIndex else { return }
      switch items[index].content {
      case .fill(let fill):
        add(fill.shape.bounds.intersection(fill.clip.rect).roundedOut, items[index].tag, &open)
        index += 1
      case .group(let group):
        // The items of a mask are not visible themselves.
        open.append((index, index + 1 + group.itemCount, nil))
        index += 1 + group.maskItemCount
      }
    }
  }

  private mutating func close(
    _ item: DisplayItem, around extent: FixedRect?, _ open: inout [(index: Int, end: Int, extent: FixedRect?)]
  ) {
    guard case .group(let group) = item.content, let extent else { return }
    guard let shadow = group.shadow else { return add(extent, .none, &open) }
    add(shadow.area(of: extent).intersection(group.clip.rect.roundedOut), item.tag, &open)
  }

  private mutating func add(
    _ area: FixedRect, _ tag: DisplayTag, _ open: inout [(index: Int, end: Int, extent: FixedRect?)]
  ) {
    guard !area.isEmpty else { return }
    if places.indices.contains(tag.rawValue) { places[tag.rawValue].add(area) }
    guard !open.isEmpty else { return }
    open[open.count - 1].extent = open[open.count - 1].extent?.around(area) ?? area
  }
}

extension Projection {
  /// Returns the bounding box of the image of a rectangle, of its part before the viewer.
  fileprivate func box(of rect: CGRect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    let points = visiblePart(of: corners).map(map)
    guard let first = points.first else { return Rect(minX: 0, minY: 0, maxX: 0, maxY: 0) }
    let (minX, minY) = points.reduce((first.x, first.y)) { (min($0.0, $1.x), min($0.1, $1.y)) }
    let (maxX, maxY) = points.reduce((first.x, first.y)) { (max($0.0, $1.x), max($0.1, $1.y)) }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
