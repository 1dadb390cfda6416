public import Paths

/// A picture as a paint: its source rectangle, tiled over the plane, of which each device pixel takes the colour at its
/// centre.
///
/// The image's space has its pixels as units, its origin at its top left, y down. Positions in it are rounded to 1/256
/// pixel, like those of shapes. A paint with a transform that is not finite, or whose source rectangle has no pixels of
/// the image, is transparent everywhere.
public struct ImagePaint: Sendable, Equatable {
  /// The sampling of colours between pixels.
  public enum Sampling: Sendable, Equatable {
    /// The pixel that contains the position.
    case nearest
    /// Linear interpolation between the two by two pixels around the position.
    case linear
    /// The mean of an upright box around the position, at least 1 × 1, for reduced pictures.
    ///
    /// The box has the width and height of the device pixel's axes in the image. For pictures that are not reduced, it
    /// is the same as `linear`.
    case area
  }

  /// The content outside of the source rectangle along an axis.
  public enum Tiling: Sendable, Equatable {
    /// Transparency.
    case none
    /// The pixels of the edge, extended.
    case clamp
    /// The source rectangle, repeated.
    case `repeat`
  }

  /// The picture.
  public var image: Picture
  /// The transform from device pixels to the image's.
  public var deviceToImage: AffineTransform
  /// The sampling of colours.
  public var sampling: Sampling
  /// The tiling to the left and the right.
  public var tilingX: Tiling
  /// The tiling above and below.
  public var tilingY: Tiling
  /// The part of the image that is shown, clipped to the image.
  public var source: PixelRect
  /// The opacity of the image, in 255ths; each channel is rounded once more.
  public var opacity: UInt8
  /// The colour that is drawn with the image's alpha, in place of its own colours: for template images, glyphs, masks.
  public var alphaColor: StraightColor?

  /// Creates a paint of a picture, by default of all of it.
  public init(
    _ image: Picture, deviceToImage: AffineTransform = .identity, sampling: Sampling = .linear,
    tilingX: Tiling = .clamp, tilingY: Tiling = .clamp, source: PixelRect? = nil, opacity: UInt8 = 255,
    alphaColor: StraightColor? = nil
  ) {
    self.image = image
    self.deviceToImage = deviceToImage
    self.sampling = sampling
    self.tilingX = tilingX
    self.tilingY = tilingY
    self.source = source ?? PixelRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height)
    self.opacity = opacity
    self.alphaColor = alphaColor
  }
}

/// A shared, immutable bitmap, so that items which draw it are cheap to copy.
public final class Picture: Sendable {
  /// The pixels.
  public let bitmap: Bitmap

  /// Creates a picture of pixels, each well formed.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }
}

extension Picture: Equatable {
  public static func == (a: Picture, b: Picture) -> Bool { a === b || a.bitmap == b.bitmap }
}
