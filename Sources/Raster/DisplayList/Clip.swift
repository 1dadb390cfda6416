/// Where a fill may be seen: inside an upright rectangle and inside every one of a list of shapes.
///
/// The rectangle cuts geometry, so a half-covered edge that coincides with it stays half covered. The shapes
/// multiply coverage, one after the other, each product rounded once.
public struct Clip: Sendable, Equatable {
  public var rect: FixedRect
  public var shapes: [Shape]

  /// A clip of a rectangle and shapes.
  public init(rect: FixedRect = .everything, shapes: [Shape] = []) {
    self.rect = rect
    self.shapes = shapes
  }

  /// Clips nothing.
  public static let none = Clip()

  /// Both clips together. Upright rectangles join the rectangle; every other shape joins the list, and the rectangle
  /// keeps to the whole pixels around it: a part of a pixel would be taken away twice.
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
  /// The smallest rectangle of whole pixels around this one.
  fileprivate var wholePixels: FixedRect {
    guard !isEmpty else { return self }
    return FixedRect(
      minX: Fixed(pixels: minX.flooredPixel), minY: Fixed(pixels: minY.flooredPixel),
      maxX: Fixed(pixels: maxX.ceiledPixel), maxY: Fixed(pixels: maxY.ceiledPixel))
  }
}
