/// A clip of a fill: the inside of an upright rectangle and of every one of a list of shapes.
///
/// The rectangle clips geometry, so a half-covered edge that coincides with it stays half covered. The shapes multiply
/// coverage, one after the other, each product rounded once.
public struct Clip: Sendable, Equatable {
  /// The rectangle that clips geometry.
  public var rect: FixedRect
  /// The shapes that multiply coverage, beyond whose pixels nothing is drawn.
  public var shapes: [Shape]

  /// Creates a clip of a rectangle and shapes.
  public init(rect: FixedRect = .everything, shapes: [Shape] = []) {
    self.rect = rect
    self.shapes = shapes
  }

  /// The clip without any effect.
  public static let none = Clip()

  /// Returns the intersection of both clips.
  ///
  /// Upright rectangles are merged into the rectangle; every other shape is added to the list, and the rectangle is
  /// reduced to the whole pixels that contain it: a fraction of a pixel would be clipped twice.
  public func intersection(_ shape: Shape) -> Clip {
    var clip = self
    if case .rectangle(let rect) = shape {
      clip.rect = clip.rect.intersection(rect)
    } else {
      clip.rect = clip.rect.intersection(shape.bounds.wholePixels)
      clip.shapes.append(shape)
    }
    return clip
  }
}

extension FixedRect {
  /// The smallest rectangle of whole pixels that contains this one.
  var wholePixels: FixedRect {
    guard !isEmpty else { return self }
    return FixedRect(
      minX: Fixed(pixels: minX.flooredPixel), minY: Fixed(pixels: minY.flooredPixel),
      maxX: Fixed(pixels: maxX.ceiledPixel), maxY: Fixed(pixels: maxY.ceiledPixel))
  }
}
