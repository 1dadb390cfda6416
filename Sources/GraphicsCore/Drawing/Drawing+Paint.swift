package import Foundation
package import Paths

extension Drawing {
  /// What an area is filled with.
  package enum Paint: Sendable, Equatable {
    /// One colour, without a pattern.
    case color(CGColor)
    /// Colours that change along a line, between circles or around a point.
    case gradient(GradientPaint)
    /// The pixels of an image.
    case image(ImagePaint)
    /// A drawing, repeated.
    case pattern(PatternPaint)
  }

  /// A gradient and where it lies.
  package struct GradientPaint: Sendable, Equatable {
    /// What the locations of a gradient are measured along, in its own coordinates.
    package enum Geometry: Sendable, Equatable {
      /// From 0 at one point to 1 at another.
      case linear(from: CGPoint, to: CGPoint)
      /// From 0 on one circle to 1 on another.
      case radial(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
      /// Around a point, from an angle in radians through a full turn; it grows as angles of the coordinates do.
      case conic(CGPoint, angle: CGFloat)
    }

    /// The colours.
    package var gradient: CGGradient
    /// Where they are.
    package var geometry: Geometry
    /// From the gradient's coordinates to the drawing's.
    package var transform: Paths.AffineTransform
    /// Whether the first colour goes on before location 0.
    package var extendsBefore: Bool
    /// Whether the last colour goes on behind location 1.
    package var extendsAfter: Bool
    /// Whether colours are multiplied by their alphas before what lies between them is found.
    package var isPremultiplied: Bool

    /// A gradient at a place.
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

  /// An image and where it lies.
  package struct ImagePaint: Sendable, Equatable {
    /// How colours between the centres of an image's pixels are found.
    package enum Sampling: Sendable {
      /// The nearest pixel's.
      case nearest
      /// Between the four nearest pixels.
      case linear
      /// The average of the pixels that a pixel of the picture covers; between the nearest where it is larger.
      case area
    }

    /// The pixels.
    package var image: CGImage
    /// The part of the image that is shown, in its pixels from the top left; what lies outside plays no part.
    package var source: CGRect
    /// From the image's pixels, y down from the top row, to the drawing's coordinates.
    package var transform: Paths.AffineTransform
    /// How pixels are found.
    package var sampling: Sampling
    /// Whether `source` is repeated along the image's rows; if not, its edges go on.
    package var repeatsAcross: Bool
    /// Whether `source` is repeated along the image's columns; if not, its edges go on.
    package var repeatsDown: Bool
    /// The colour that is drawn where the image has alpha, instead of its own.
    package var tint: CGColor?

    /// An image at a place; all of it, if no part is named.
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

    /// The outline of what is shown, in the drawing's coordinates.
    package var outline: Paths.Path {
      var path = Paths.Path()
      path.appendRect(Rect(source))
      return path.mapped(by: transform)
    }
  }

  /// A drawing that is repeated.
  package struct PatternPaint: Sendable, Equatable {
    /// The cell; what lies outside of its rectangle does not show.
    package var tile: Drawing
    /// How far it is from one cell to the next, in the pattern's coordinates; neither is 0.
    package var step: CGSize
    /// From the pattern's coordinates to the drawing's.
    package var transform: Paths.AffineTransform

    /// A drawing, repeated at a distance.
    package init(tile: Drawing, step: CGSize, transform: Paths.AffineTransform) {
      self.tile = tile
      self.step = step
      self.transform = transform
    }
  }

  /// What a step casts on what is behind it.
  package struct Shadow: Sendable, Equatable {
    /// How far it lies from the step, in the drawing's coordinates.
    package var offset: CGSize
    /// The standard deviation of its Gaussian blur, in points of the drawing (G.7).
    package var sigma: CGFloat
    /// Its colour.
    package var color: CGColor
    /// Whether what casts it is drawn as well.
    package var drawsSource = true

    /// A shadow.
    package init(offset: CGSize, sigma: CGFloat, color: CGColor) {
      self.offset = offset
      self.sigma = sigma
      self.color = color
    }
  }
}
