package import Foundation
package import GraphicsCore
package import Paths

/// A type that a layer tree is drawn into, mark by mark from back to front: a display list, a context.
///
/// Clips and groups nest. All coordinates are those of the layer at the `LayerPlace`, in points.
package protocol LayerTarget {
  /// Whether or not marks are clipped away entirely.
  var isClippedAway: Bool { get }

  /// Draws a mark.
  mutating func draw(_ mark: LayerMark, at place: LayerPlace)

  /// Intersects the clip with `figure`, until the matching `popClip()`.
  mutating func pushClip(_ figure: LayerShape, at place: LayerPlace)

  /// Restores the clip before the last `pushClip(_:at:)`.
  mutating func popClip()

  /// Begins a group; one with a mask begins with the marks of the mask, up to `endMask()`.
  mutating func beginGroup(_ group: LayerGroup, at place: LayerPlace)

  /// Ends the mask of the innermost group.
  mutating func endMask()

  /// Ends the innermost group.
  mutating func endGroup()
}

/// The coordinates and the appearance of a layer's marks.
package struct LayerPlace: Sendable {
  /// The map from the layer's coordinates to those of the whole drawing.
  package var map: Projection
  /// The opacity of the marks, apart from that of groups.
  package var opacity = 1.0
  /// The colour that marks are multiplied by, where replicators set one.
  package var tint: LayerTint?
  /// The layer's index in the drawing order, from 0.
  package var ordinal = 0
  /// The edges that are antialiased even where others are not (G.12).
  package var smoothEdges: CAEdgeAntialiasingMask = []

  /// Creates the place of the layer that a drawing begins with.
  package init(_ map: Projection) {
    self.map = map
  }
}

/// A group of marks that are composited as one: masked, then faded, then composited with the backdrop.
package struct LayerGroup: Sendable {
  /// The opacity of the group.
  package var opacity = 1.0
  package var blendMode = CGBlendMode.normal
  /// Whether or not the group begins with a mask, whose alpha multiplies the rest.
  package var hasMask = false
  /// The shadow of the group as a whole.
  package var shadow: LayerShadow?

  init() {}
}

/// A shadow, in the points of its layer.
package struct LayerShadow: Sendable, Equatable {
  /// The colour, whose alpha is that of the shadow.
  package var color: CGColor
  package var offset: CGSize
  /// The σ of the blur (G.7).
  package var radius: CGFloat
  /// The middle of the layer: a tilted plane has the offset and the blur of that point.
  package var center: CGPoint
}

/// An area of a layer.
package enum LayerShape: Sendable {
  /// A rectangle with corners of circles.
  case rounded(RoundedRect)
  /// The band of a width inside such a rectangle; all of it if the band has no inside.
  case ring(RoundedRect, width: Double)
  /// The inside of a path.
  case path(Paths.Path, evenOdd: Bool)
  /// A stroke along a path.
  case stroke(Paths.Path, StrokeStyle)
}

/// A piece of content that a layer draws itself.
package enum LayerMark {
  /// An area in a paint, which is in the layer's points; blend modes, clips and shadows are those of the target.
  case fill(LayerShape, Drawing.Paint)
  /// The shadow of an area, without the area.
  case shadow(LayerShape, LayerShadow)
  /// The content beneath an area, which it replaces.
  case backdrop(LayerShape, LayerBackdrop)
  /// An image.
  case image(LayerImage)
  /// The steps of a drawing, in the layer's coordinates.
  case steps([Drawing.Step])
  /// A drawing, stretched from its own rectangle to another one of the layer.
  case drawing(Drawing, CGRect)
}

extension LayerMark {
  /// The area that contains all marks, shadows aside.
  package var figure: LayerShape {
    switch self {
    case .fill(let figure, _), .shadow(let figure, _), .backdrop(let figure, _): figure
    case .image(let image): .rect(image.target)
    case .steps(let steps): .rect(steps.reduce(.null) { $0.union($1.box) })
    case .drawing(_, let rect): .rect(rect)
    }
  }
}

extension LayerShape {
  /// Returns the figure of a rectangle.
  package static func rect(_ rect: CGRect) -> LayerShape { .rounded(RoundedRect(square: Rect(rect))) }
}

extension Drawing.Step {
  /// The bounding box of the step's marks; a group has none itself.
  fileprivate var box: CGRect {
    guard case .area(let area, _) = content else { return .null }
    return area.box ?? .null
  }
}
