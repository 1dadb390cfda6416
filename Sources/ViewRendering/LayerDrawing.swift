package import Foundation
import GraphicsRendering
package import LayerCore
import LayoutCore
package import Paths
package import Raster

/// The drawing of a layer and of all beneath it, and who drew what where.
package struct LayerDrawing {
  /// A layer that was met on the way, in the pixels of the picture.
  package struct Place {
    package let layer: CALayer
    /// Around the layer's bounds, seen or not.
    package let box: Rect
    /// Around all that it drew itself, and its shadow, as far as it can be seen, in whole pixels; nil where nothing can.
    package fileprivate(set) var extent: FixedRect?

    /// Takes in that the layer drew more.
    package mutating func add(_ area: FixedRect?) {
      guard let area else { return }
      extent = extent?.around(area) ?? area
    }
  }

  /// What `DisplayList(recording:scale:)` records.
  package let list: DisplayList
  /// The layers by the tags of their items. One that replicators repeat is there as often as it is drawn.
  package private(set) var places: [Place]

  /// The drawing of a layer in its bounds, at `scale` pixels a point, laid out as it stands.
  package init(recording layer: CALayer, scale: CGFloat, edges: CoverageRule = .exactArea) {
    var visited: [(layer: CALayer, map: Projection)]? = []
    list = DisplayList(recordingAllOf: layer, scale: scale, edges: edges, visited: &visited).culled()
    places = (visited ?? []).map { Place(layer: $0.layer, box: $0.map.box(of: $0.layer.bounds), extent: nil) }
    addExtents(of: list.items)
  }

  /// Takes in what items draw.
  private mutating func addExtents(of items: [DisplayItem]) {
    // Groups that are open: their places among the items, where they end, and what is in them so far.
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
        // What a mask draws is not seen.
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
  /// Around what a rectangle becomes, as far as it lies before the viewer.
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
