package import Foundation
package import Paths

/// What was drawn into a context: steps in the coordinates of the drawing, in points, back to front.
///
/// It is a value that knows the rectangle it was drawn for. Differs from UIKit: it has no pixels, so a drawing
/// that the layer stretches stays sharp.
package struct Drawing: Sendable, Equatable {
  /// An area of the plane.
  package enum Area: Sendable, Hashable {
    /// The inside of a path.
    case fill(Paths.Path, evenOdd: Bool)
    /// A line along a path, both moved by a map: a stretch makes the line uneven, too.
    case stroke(Paths.Path, StrokeStyle, Paths.AffineTransform)
  }

  /// What confines a step.
  package enum Clip: Sendable, Equatable {
    /// Nothing shows outside of the area.
    case area(Area)
    /// The alpha of an image multiplies what is drawn; nothing shows outside of the image.
    case mask(ImagePaint)
  }

  /// One step: an area in a paint, or a group of steps that are drawn on a layer of their own first.
  package struct Step: Sendable, Equatable {
    /// What a step draws.
    package enum Content: Sendable, Equatable {
      /// An area, filled.
      case area(Area, Paint)
      /// The next `count` steps, groups among them counted with all their steps.
      case group(count: Int)
    }

    /// What is drawn.
    package var content: Content
    /// Where it shows. Those of a group confine the group as a whole.
    package var clips: [Clip]
    /// How opaque it is, 0…1, beside the alpha of its paint.
    package var opacity: CGFloat
    /// How it joins what is behind it.
    package var blend: CGBlendMode
    /// The shadow that it casts.
    package var shadow: Shadow?
    /// Whether edges are smooth; if not, a pixel is inside where its centre is.
    package var isSmooth: Bool

    /// A step of the given content.
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

    /// An area in one colour, where all of `clips` let it be seen.
    package init(area: Area, color: CGColor, clips: [Area] = []) {
      self.init(.area(area, .color(color)), clips: clips.map { .area($0) })
    }
  }

  /// The rectangle that was drawn, in the layer's coordinates; nothing shows outside.
  package let rect: CGRect
  /// What was drawn, back to front. A group's steps follow it directly.
  package internal(set) var steps: [Step] = []

  /// A drawing of nothing.
  package init(rect: CGRect, steps: [Step] = []) {
    self.rect = rect
    self.steps = steps
  }

  /// Whether each step only covers what is behind it. If not, the drawing is a group by itself: what it takes
  /// away or mixes with is its own.
  package var isPlain: Bool {
    var next = 0
    for (index, step) in steps.enumerated() where index >= next {
      guard step.blend == .normal else { return false }
      if case .group(let count) = step.content { next = index + 1 + count }
    }
    return true
  }
}
