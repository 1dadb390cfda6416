package import Foundation
package import GraphicsCore
package import Paths

/// What a layer tree is drawn into, one thing after the other from back to front: a display list, a context.
///
/// Clips and groups nest. All coordinates are those of the layer at the `LayerPlace`, in points.
package protocol LayerTarget {
  /// Whether nothing that is drawn now could be seen.
  var isClippedAway: Bool { get }

  /// Draws something.
  mutating func draw(_ mark: LayerMark, at place: LayerPlace)

  /// Narrows where drawing shows to `figure`, until the `popClip()` that belongs to it.
  mutating func pushClip(_ figure: LayerFigure, at place: LayerPlace)

  /// Goes back to the clip before.
  mutating func popClip()

  /// Begins a group. One with a mask begins with what the mask draws, up to `endMask()`.
  mutating func beginGroup(_ group: LayerGroup, at place: LayerPlace)

  /// Ends what the mask of the group that was begun last draws.
  mutating func endMask()

  /// Ends the group that was begun last.
  mutating func endGroup()
}

/// Where and how something of a layer is drawn.
package struct LayerPlace: Sendable {
  /// From the layer's coordinates to those that the drawing began with.
  package var map: Projection
  /// What remains of colours, where no group does it.
  package var opacity = 1.0
  /// What colours are multiplied with, where replicators ask for it.
  package var tint: LayerTint?
  /// The layer's place in the drawing order, from 0.
  package var ordinal = 0
  /// The edges that are smooth even where others are not (G.12).
  package var smoothEdges: CAEdgeAntialiasingMask = []

  /// The place of the layer that a drawing begins with.
  package init(_ map: Projection) {
    self.map = map
  }
}

/// Several things that are composited as one: masked, then faded, then joined with what is behind.
package struct LayerGroup: Sendable {
  /// What remains of the group.
  package var opacity = 1.0
  package var blendMode = CGBlendMode.normal
  /// Whether the group begins with a mask, whose alpha multiplies the rest.
  package var hasMask = false
  /// The shadow of all that is in the group.
  package var shadow: LayerShadow?

  init() {}
}

/// A shadow, in the points of its layer.
package struct LayerShadow: Sendable, Equatable {
  /// Its colour; the alpha is that of the shadow.
  package var color: CGColor
  package var offset: CGSize
  /// The σ of the blur (G.7).
  package var radius: CGFloat
  /// The middle of the layer: a plane that is tilted has the offset and the blur that they have there.
  package var center: CGPoint
}

/// An area of a layer.
package enum LayerFigure: Sendable {
  /// A rectangle with corners of circles.
  case rounded(RoundedRect)
  /// The band of a width inside such a rectangle; all of it where the band has no inside.
  case ring(RoundedRect, width: Double)
  /// The inside of a path.
  case path(Paths.Path, evenOdd: Bool)
  /// A line along a path.
  case stroke(Paths.Path, StrokeStyle)
}

/// Something that a layer shows of itself.
package enum LayerMark {
  /// An area in a paint. Paints are in the layer's points; blend modes, clips and shadows are those of the target.
  case fill(LayerFigure, Drawing.Paint)
  /// The shadow of an area, without the area.
  case shadow(LayerFigure, LayerShadow)
  /// Pixels.
  case image(LayerImage)
  /// Steps in the layer's coordinates.
  case steps([Drawing.Step])
  /// What was drawn for the rectangle that the drawing knows, stretched to another one of the layer.
  case drawing(Drawing, CGRect)
}

extension LayerMark {
  /// An area around all that is painted, shadows aside.
  package var figure: LayerFigure {
    switch self {
    case .fill(let figure, _), .shadow(let figure, _): figure
    case .image(let image): .rect(image.target)
    case .steps(let steps): .rect(steps.reduce(.null) { $0.union($1.box) })
    case .drawing(_, let rect): .rect(rect)
    }
  }
}

extension LayerFigure {
  /// A rectangle.
  package static func rect(_ rect: CGRect) -> LayerFigure { .rounded(RoundedRect(square: Rect(rect))) }
}

extension Drawing.Step {
  /// A rectangle around what the step paints; a group paints nothing itself.
  fileprivate var box: CGRect {
    guard case .area(let area, _) = content else { return .null }
    return area.box ?? .null
  }
}
