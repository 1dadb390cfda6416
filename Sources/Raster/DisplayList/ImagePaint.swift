public import Paths

/// A picture as a paint: its source rectangle covers the plane as the tilings say, and each device pixel takes the
/// colour that lies at its centre.
///
/// The image's space has its pixels as units, its origin at its top left, y down. Positions in it are rounded to 1/256
/// pixel, as those of shapes are. A paint with a map that is not finite, or whose source rectangle has no pixels of
/// the image, is transparent everywhere.
public struct ImagePaint: Sendable, Equatable {
  /// How colours between pixels come about.
  public enum Sampling: Sendable, Equatable {
    /// The pixel that the position lies in.
    case nearest
    /// The two by two pixels around the position, weighted by their nearness.
    case linear
    /// The mean of an upright box around the position, as wide and high as the device pixel's axes reach in the
    /// image, at least 1 × 1: for pictures made smaller. For those that are not, it is the same as `linear`.
    case area
  }

  /// What lies beside the source rectangle along an axis.
  public enum Tiling: Sendable, Equatable {
    /// Nothing: transparent.
    case none
    /// The pixels of the edge, on and on.
    case clamp
    /// The source rectangle, over and over.
    case `repeat`
  }

  /// The picture.
  public var image: Picture
  /// From device pixels to the image's.
  public var deviceToImage: AffineTransform
  public var sampling: Sampling
  /// The tiling to the left and the right.
  public var tilingX: Tiling
  /// The tiling above and below.
  public var tilingY: Tiling
  /// The part of the image that is seen; what of it lies outside the image is left out.
  public var source: PixelRect
  /// How much of the image remains, in 255ths; each channel is rounded once more.
  public var opacity: UInt8
  /// If given, the image's alpha is the coverage of this colour, and its own colours play no part: template images,
  /// glyphs, masks.
  public var alphaColor: StraightColor?

  /// A paint of a picture, all of it if no source rectangle is given.
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

/// A bitmap that is shared and never changes, so that items which show it are cheap to copy.
public final class Picture: Sendable {
  /// The pixels.
  public let bitmap: Bitmap

  /// A picture of the given pixels, each well formed.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }
}

extension Picture: Equatable {
  public static func == (a: Picture, b: Picture) -> Bool { a === b || a.bitmap == b.bitmap }
}
