package import Foundation
package import Paths

/// The recorded drawing of a context: steps in the coordinates of the drawing, in points, back to front.
///
/// It is a value that includes the rectangle it was drawn for. Differs from UIKit: it has no pixels, so a stretched
/// drawing stays sharp.
package struct Drawing: Sendable, Equatable {
  /// An area of the plane.
  package enum Area: Sendable, Hashable {
    /// The inside of a path.
    case fill(Paths.Path, evenOdd: Bool)
    /// A stroke along a path, both under a transform, which may scale the line unevenly.
    case stroke(Paths.Path, StrokeStyle, Paths.AffineTransform)
    /// Glyphs, each drawn over those before it.
    case glyphs(GlyphRun)
  }

  /// A clip of a step.
  package enum Clip: Sendable, Equatable {
    /// An area outside of which drawing is not visible.
    case area(Area)
    /// An image whose alpha multiplies the drawing; outside of the image it is 0.
    case mask(ImagePaint)
  }

  /// A step: an area in a paint, or a group of steps that are composited in a layer of their own first.
  package struct Step: Sendable, Equatable {
    /// The content of a step.
    package enum Content: Sendable, Equatable {
      /// A filled area.
      case area(Area, Paint)
      /// The next `count` steps, where nested groups are counted with all their steps.
      case group(count: Int)
    }

    /// The content.
    package var content: Content
    /// The clips; those of a group clip the group as a whole.
    package var clips: [Clip]
    /// The opacity, 0…1, in addition to the alpha of the paint.
    package var opacity: CGFloat
    /// The compositing with the backdrop.
    package var blend: CGBlendMode
    /// The shadow.
    package var shadow: Shadow?
    /// Whether or not edges are antialiased; if not, a pixel is inside if its centre is.
    package var isSmooth: Bool
    /// The object that letters are from which are drawn as paths or pictures.
    package var source = GlyphSource()

    /// Creates a step of the given content.
    package init(
      _ content: Content, clips: [Clip] = [], opacity: CGFloat = 1, blend: CGBlendMode = .normal,
      shadow: Shadow? = nil, isSmooth: Bool = true
    ) {
      self.content = content
      self.clips = clips
      self.opacity = opacity
      self.blend = blend
      self.shadow = shadow
      self.isSmooth = isSmooth
    }

    /// Creates an area in a single colour, clipped to each of `clips`.
    package init(area: Area, color: CGColor, clips: [Area] = []) {
      self.init(.area(area, .color(color)), clips: clips.map { .area($0) })
    }
  }

  /// The rectangle of the drawing, in the layer's coordinates, to which it is clipped.
  package let rect: CGRect
  /// The steps, back to front, those of a group directly after it.
  package internal(set) var steps: [Step] = []

  /// Creates a drawing of steps, by default an empty one.
  package init(rect: CGRect, steps: [Step] = []) {
    self.rect = rect
    self.steps = steps
  }

  /// Whether or not each step only covers its backdrop.
  ///
  /// If not, the drawing is a group of its own: steps that clear or blend affect only the drawing itself.
  package var isPlain: Bool {
    var next = 0
    for (index, step) in steps.enumerated() where index >= next {
      guard step.blend == .normal else { return false }
      if case .group(let count) = step.content { next = index + 1 + count }
    }
    return true
  }
}
