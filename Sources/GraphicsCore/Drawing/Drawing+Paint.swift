package import Foundation
package import Paths

extension Drawing {
  /// The paint of an area.
  package enum Paint: Sendable, Equatable {
    /// A single colour, without a pattern.
    case color(CGColor)
    /// A gradient along a line, between circles or around a point.
    case gradient(GradientPaint)
    /// The pixels of an image.
    case image(ImagePaint)
    /// A repeated drawing.
    case pattern(PatternPaint)
  }

  /// A gradient with its geometry.
  package struct GradientPaint: Sendable, Equatable {
    /// The geometry along which the locations of a gradient are measured, in its own coordinates.
    package enum Geometry: Sendable, Equatable {
      /// A line from location 0 at one point to 1 at another.
      case linear(from: CGPoint, to: CGPoint)
      /// The circles from location 0 on one circle to 1 on another.
      case radial(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
      /// A full turn around a point from an angle in radians, which grows as angles of the coordinates do.
      case conic(CGPoint, angle: CGFloat)
    }

    /// The colours.
    package var gradient: CGGradient
    /// The geometry.
    package var geometry: Geometry
    /// The transform from the gradient's coordinates to the drawing's.
    package var transform: Paths.AffineTransform
    /// Whether or not the first colour extends before location 0.
    package var extendsBefore: Bool
    /// Whether or not the last colour extends after location 1.
    package var extendsAfter: Bool
    /// Whether or not colours are premultiplied before interpolation.
    package var isPremultiplied: Bool

    /// Creates a gradient with its geometry.
    package init(
      _ gradient: CGGradient, _ geometry: Geometry, transform: Paths.AffineTransform, extendsBefore: Bool,
      extendsAfter: Bool, isPremultiplied: Bool = true
    ) {
      self.gradient = gradient
      self.geometry = geometry
      self.transform = transform
      self.extendsBefore = extendsBefore
      self.extendsAfter = extendsAfter
      self.isPremultiplied = isPremultiplied
    }
  }

  /// An image with its transform.
  package struct ImagePaint: Sendable, Equatable {
    /// The sampling of colours between the centres of an image's pixels.
    package enum Sampling: Sendable {
      /// The nearest pixel.
      case nearest
      /// Interpolation between the four nearest pixels.
      case linear
      /// The average of the covered pixels; interpolation between the nearest where the image is enlarged.
      case area
    }

    /// The image.
    package var image: CGImage
    /// The part of the image that is shown, in its pixels from the top left; pixels outside have no effect.
    package var source: CGRect
    /// The transform from the image's pixels, y down from the top row, to the drawing's coordinates.
    package var transform: Paths.AffineTransform
    /// The sampling of pixels.
    package var sampling: Sampling
    /// Whether or not `source` is repeated along the image's rows; if not, its edges are extended.
    package var repeatsAcross: Bool
    /// Whether or not `source` is repeated along the image's columns; if not, its edges are extended.
    package var repeatsDown: Bool
    /// The colour that is drawn with the image's alpha, instead of its own colours.
    package var tint: CGColor?

    /// Creates the paint of an image, by default of all of it.
    package init(
      _ image: CGImage, source: CGRect? = nil, transform: Paths.AffineTransform, sampling: Sampling = .area,
      repeatsAcross: Bool = false, repeatsDown: Bool = false, tint: CGColor? = nil
    ) {
      self.image = image
      self.source = source ?? CGRect(x: 0, y: 0, width: image.width, height: image.height)
      self.transform = transform
      self.sampling = sampling
      self.repeatsAcross = repeatsAcross
      self.repeatsDown = repeatsDown
      self.tint = tint
    }

    /// The outline of the part that is shown, in the drawing's coordinates.
    package var outline: Paths.Path {
      var path = Paths.Path()
      path.appendRect(Rect(source))
      return path.mapped(by: transform)
    }
  }

  /// A repeated drawing.
  package struct PatternPaint: Sendable, Equatable {
    /// The cell, clipped to its rectangle.
    package var tile: Drawing
    /// The distance from one cell to the next, in the pattern's coordinates; neither component is 0.
    package var step: CGSize
    /// The transform from the pattern's coordinates to the drawing's.
    package var transform: Paths.AffineTransform

    /// Creates a drawing that is repeated at a distance.
    package init(tile: Drawing, step: CGSize, transform: Paths.AffineTransform) {
      self.tile = tile
      self.step = step
      self.transform = transform
    }
  }

  /// The shadow of a step.
  package struct Shadow: Sendable, Equatable {
    /// The offset from the step, in the drawing's coordinates.
    package var offset: CGSize
    /// The standard deviation of its Gaussian blur, in points of the drawing (G.7).
    package var sigma: CGFloat
    package var color: CGColor
    /// Whether or not the source of the shadow is drawn as well.
    package var drawsSource = true

    /// Creates a shadow.
    package init(offset: CGSize, sigma: CGFloat, color: CGColor) {
      self.offset = offset
      self.sigma = sigma
      self.color = color
    }
  }
}
