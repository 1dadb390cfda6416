public import Foundation
import GraphicsRendering
public import LayerCore
public import LayoutCore
internal import Paths
public import Raster
import StyleCore

extension DisplayList {
  /// The drawing of a view and all beneath it, on a canvas of the view's bounds.
  ///
  /// Where a clock runs, what is drawn is the presentation at its instant: views on their way to where they are set to
  /// be. Without one it is the model (B.20). What waits to be displayed is displayed first: `draw(_:)` is called where
  /// it was asked for. The scale is the view's `traitCollection.displayScale`; the canvas is rounded up to whole
  /// pixels. Layout is the caller's: what is recorded are the frames as they stand. The view's own position and
  /// transform play no part, as in `CALayer.render(in:)`.
  ///
  /// - Parameter edges: how straight edges of layers are drawn, unless a layer allows edge antialiasing itself
  ///   (G.12, G.13). Rounded corners and borders are always smooth.
  @preconcurrency @MainActor
  public init(recording view: UIView, edges: CoverageRule = .exactArea) {
    self.init(recording: view.layer, scale: view.traitCollection.displayScale, edges: edges)
  }

  /// The drawing of a layer and all beneath it, on a canvas of the layer's bounds, at `scale` pixels a point.
  ///
  /// What cannot be seen is left out: what lies outside the canvas or behind something opaque.
  ///
  /// - Parameter time: where a clock runs, the instant that is drawn; by default its own.
  public init(
    recording layer: CALayer, scale: CGFloat, edges: CoverageRule = .exactArea, at time: Double? = nil
  ) {
    self = DisplayList(recordingAllOf: layer, scale: scale, edges: edges, at: time).culled()
  }

  /// The same with all that lies on the canvas, seen or not.
  package init(
    recordingAllOf layer: CALayer, scale: CGFloat, edges: CoverageRule = .exactArea, at time: Double? = nil
  ) {
    var nobody: [(layer: CALayer, map: Projection)]?
    self.init(recordingAllOf: layer, scale: scale, edges: edges, at: time, visited: &nobody)
  }

  /// The same; `visited` becomes the layers by their tags, unless it is nil.
  init(
    recordingAllOf layer: CALayer, scale: CGFloat, edges: CoverageRule, at time: Double? = nil,
    visited: inout [(layer: CALayer, map: Projection)]?
  ) {
    // Nothing on its way: the plain way, which asks no layer for its animations.
    let time = AnimationClock.hasFlights ? time ?? MediaTime.current() : nil
    var bounds = layer.bounds
    if let time { bounds.origin = layer.shownOrigin(at: time) }
    let width = DisplayList.pixels(bounds.size.width * scale)
    let height = DisplayList.pixels(bounds.size.height * scale)
    let canvas = AffineTransform.translation(x: -bounds.minX, y: -bounds.minY)
      .concatenating(.scale(x: scale, y: scale))
    var display = DisplayPass()
    display.run(from: layer)
    var walk = LayerWalk(
      into: LayerRecorder(canvas: FixedRect(x: 0, y: 0, width: width, height: height), edges: edges))
    walk.visited = visited
    walk.draw(layer, map: canvas, at: time)
    visited = walk.visited
    self.init(width: width, height: height, items: walk.target.items)
  }
}
