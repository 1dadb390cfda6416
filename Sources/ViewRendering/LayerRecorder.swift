internal import Foundation
internal import LayoutCore
internal import Paths
internal import Raster

/// Walks a layer tree back to front and writes down what each layer draws.
///
/// The walk keeps a stack of its own, so that a tree may be as deep as memory allows. A layer is drawn in the
/// order of G.1: its background, what it drew, its sublayers (G.4), its border above them (G.2), and all of that faded as one
/// (G.10).
struct LayerRecorder {
  /// What a layer inherits from those above it.
  private struct Surroundings {
    /// From the layer's own bounds to device pixels.
    var transform: AffineTransform
    var clip: Clip
    /// The opacity of ancestors that fade each layer on its own instead of as a group.
    var opacity: Double
  }

  private enum Step {
    case draw(CALayer, Surroundings)
    /// What comes after the sublayers: the border, and the end of the group that began at item `group`.
    case finish(LayerPainter, group: Int?)
  }

  private(set) var items: [DisplayItem] = []
  private let canvas: FixedRect
  private let edges: CoverageRule
  private var steps: [Step] = []
  private var layersDrawn = 0

  init(canvas: FixedRect, edges: CoverageRule) {
    self.canvas = canvas
    self.edges = edges
  }

  /// Records `layer` and its sublayers; `transform` maps the layer's bounds to device pixels.
  mutating func record(_ layer: CALayer, transform: AffineTransform) {
    steps = [.draw(layer, Surroundings(transform: transform, clip: Clip(rect: canvas), opacity: 1))]
    while let step = steps.popLast() {
      switch step {
      case .draw(let layer, let surroundings): draw(layer, in: surroundings)
      case .finish(let painter, let group): finish(painter, group: group)
      }
    }
  }

  private mutating func draw(_ layer: CALayer, in surroundings: Surroundings) {
    let tag = DisplayTag(rawValue: layersDrawn)
    layersDrawn += 1
    let layerOpacity = max(0, min(Double(layer.opacity), 1))
    guard !layer.isHidden, layerOpacity > 0, !surroundings.clip.rect.isEmpty else { return }

    let fadesAsGroup = layerOpacity < 1 && layer.allowsGroupOpacity
    let opacity = fadesAsGroup ? surroundings.opacity : surroundings.opacity * layerOpacity
    let group = fadesAsGroup ? beginGroup(opacity: layerOpacity, tag: tag) : nil

    let painter = LayerPainter(
      layer, transform: surroundings.transform, clip: surroundings.clip, opacity: opacity,
      edges: edges, canvas: canvas, tag: tag)
    append(painter.background)
    for block in painter.blocks { append(block) }
    for item in painter.contents { append(item) }
    steps.append(.finish(painter, group: group))

    let clip = layer.masksToBounds ? surroundings.clip.intersection(painter.outline) : surroundings.clip
    for sublayer in layer.sublayersInDrawingOrder.reversed() {
      steps.append(
        .draw(
          sublayer,
          Surroundings(
            transform: sublayer.transformToSuperlayer.concatenating(surroundings.transform),
            clip: clip, opacity: opacity)))
    }
  }

  private mutating func finish(_ painter: LayerPainter, group: Int?) {
    append(painter.border)
    if let group { endGroup(group) }
  }

  /// Keeps an item, unless all of it lies outside its clip or the canvas.
  private mutating func append(_ item: DisplayItem?) {
    guard let item, case .fill(let fill) = item.content,
      !fill.shape.bounds.intersection(fill.clip.rect).isEmpty
    else { return }
    items.append(item)
  }

  private mutating func beginGroup(opacity: Double, tag: DisplayTag) -> Int {
    let group = Group(opacity: UInt8((opacity * 255).rounded()), itemCount: 0)
    items.append(DisplayItem(.group(group), tag: tag))
    return items.count - 1
  }

  /// Closes the group that began at item `start`, or takes it back if nothing was drawn in it.
  private mutating func endGroup(_ start: Int) {
    guard case .group(var group) = items[start].content else { return }
    group.itemCount = items.count - start - 1
    if group.itemCount == 0 {
      items.removeLast()
    } else {
      items[start].content = .group(group)
    }
  }
}

extension CALayer {
  /// The sublayers by their `zPosition`, those of one height in the order of the tree (G.4).
  fileprivate var sublayersInDrawingOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
