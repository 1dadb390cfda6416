public import Foundation
import GraphicsRendering
public import LayerCore
public import LayoutCore
internal import Paths
public import Raster
import StyleCore

extension DisplayList {
  /// Creates the display list of a view and its subtree, on a canvas of the view's bounds.
  ///
  /// Where a clock runs, the list shows the presentation at its instant: views between two model values. Without one it
  /// shows the model (B.20). Pending display comes first: `draw(_:)` is called where it was requested. The scale is the
  /// view's `traitCollection.displayScale`; the canvas is rounded up to whole pixels. Layout is the caller's: the
  /// frames are recorded as they are. The view's own position and transform do not apply, as in `CALayer.render(in:)`.
  ///
  /// - Parameters:
  ///   - view: The view to record.
  ///   - edges: The coverage of straight edges of layers, unless a layer allows edge antialiasing itself (G.12, G.13).
  ///     Rounded corners and borders are always smooth.
  @preconcurrency @MainActor
  public init(recording view: UIView, edges: CoverageRule = .exactArea) {
    self.init(recording: view.layer, scale: view.traitCollection.displayScale, edges: edges)
  }

  /// Creates the display list of a layer and its subtree, on a canvas of the layer's bounds.
  ///
  /// Items that are outside the canvas or behind an opaque one are left out.
  ///
  /// - Parameters:
  ///   - layer: The layer to record.
  ///   - scale: The number of pixels per point.
  ///   - edges: The coverage of straight edges, as in `init(recording:edges:)`.
  ///   - time: Where a clock runs, the instant to record; the clock's own by default.
  public init(
    recording layer: CALayer, scale: CGFloat, edges: CoverageRule = .exactArea, at time: Double? = nil
  ) {
    self = DisplayList(recordingAllOf: layer, scale: scale, edges: edges, at: time).culled()
  }

  /// Creates the display list of a layer with all items on the canvas, hidden ones as well.
  package init(
    recordingAllOf layer: CALayer, scale: CGFloat, edges: CoverageRule = .exactArea, at time: Double? = nil
  ) {
    layer.displayTree()
    var visited: [(layer: CALayer, map: Projection)]?
    self.init(recordingAllOf: layer, scale: scale, edges: edges, at: time, visited: &visited)
  }

  /// Creates the display list of a layer with its present contents, and sets `visited` to the layers by their tags,
  /// unless it is nil.
  init(
    recordingAllOf layer: CALayer, scale: CGFloat, edges: CoverageRule, at time: Double? = nil,
    visited: inout [(layer: CALayer, map: Projection)]?
  ) {
    // Without animations the walk reads the model alone, and asks no layer for its animations.
    let time = AnimationClock.hasAnimations ? time ?? MediaTime.current() : nil
    var bounds = layer.bounds
    if let time { bounds.origin = layer.shownOrigin(at: time) }
    let width = DisplayList.pixels(bounds.size.width * scale)
    let height = DisplayList.pixels(bounds.size.height * scale)
    let canvas = AffineTransform.translation(x: -bounds.minX, y: -bounds.minY)
      .concatenating(.scale(x: scale, y: scale))
    var walk = LayerWalk(
      into: LayerRecorder(canvas: FixedRect(x: 0, y: 0, width: width, height: height), edges: edges))
    walk.visited = visited
    walk.draw(layer, map: canvas, at: time)
    visited = walk.visited
    self.init(width: width, height: height, items: walk.target.items)
  }
}
