public import Foundation
public import GraphicsCore

/// Images that are computed from another one.
extension CIImage {
  /// Returns the image under a transform.
  ///
  /// Differs from UIKit: colours between pixels are interpolated from the nearest four, also where the image shrinks.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(MapNode(image: node, map: matrix))
  }

  /// Returns the image under a transform, of any quality.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// Returns the image inside a rectangle, clipped at whole pixels.
  public func cropped(to rect: CGRect) -> CIImage {
    CIImage(CropNode(image: node, rect: rect.standardized))
  }

  /// Returns the image continued with its edges in all directions.
  public func clampedToExtent() -> CIImage { CIImage(ClampNode(image: node)) }

  /// Returns the image inside a rectangle, continued with its edges in all directions.
  public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

  /// Returns the image over another one.
  public func composited(over dest: CIImage) -> CIImage {
    CIImage(CombineNode.over(node, dest.node))
  }

  /// Returns the image turned upright by an orientation of EXIF.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// Returns the image turned upright by one of EXIF's numbers; others change nothing.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard let found = UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init(rawValue:)) else {
      return self
    }
    return oriented(found)
  }

  /// Returns the transform that turns the image upright, with its bottom left corner at the same place.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    let turn: (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) =
      switch orientation {
      case .up: (1, 0, 0, 1)
      case .upMirrored: (-1, 0, 0, 1)
      case .down: (-1, 0, 0, -1)
      case .downMirrored: (1, 0, 0, -1)
      case .leftMirrored: (0, -1, -1, 0)
      case .right: (0, -1, 1, 0)
      case .rightMirrored: (0, 1, 1, 0)
      case .left: (0, 1, -1, 0)
      }
    let plain = CGAffineTransform(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: 0, ty: 0)
    guard !extent.isNull, !extent.isInfinite else { return plain }
    let turned = extent.applying(plain)
    return CGAffineTransform(
      a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: extent.minX - turned.minX, ty: extent.minY - turned.minY
    )
  }

  /// Returns the image with a Gaussian blur.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    CIImage(BlurNode(image: node, kernel: .gaussian(sigma: sigma)))
  }

  /// Returns the result of a filter of the given name; an image without pixels if there is no such filter.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return .empty() }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? .empty()
  }

  /// Returns the result of a filter of the given name with its default parameters.
  public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// Returns the image with each colour multiplied by its alpha.
  public func premultiplyingAlpha() -> CIImage {
    CIImage(ColorMapNode(image: node) { pixel, _ in pixel.premultiplied })
  }

  /// Returns the image with each colour divided by its alpha.
  public func unpremultiplyingAlpha() -> CIImage {
    CIImage(ColorMapNode(image: node) { pixel, _ in pixel.straight })
  }

  /// Returns the image opaque inside a rectangle, and transparent outside of it.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    let opaque = ColorMapNode(image: node) { pixel, _ in WorkingPixel(pixel.x, pixel.y, pixel.z, 1) }
    return CIImage(CropNode(image: opaque, rect: extent.standardized))
  }

  /// Returns the same image, sampled at the nearest pixels.
  ///
  /// Differs from UIKit: colours are interpolated, unless all centres fall on centres.
  public func samplingNearest() -> CIImage { self }

  /// Returns the same image, sampled by interpolation.
  public func samplingLinear() -> CIImage { self }
}

extension CombineNode {
  /// Returns an image over another one.
  static func over(_ front: any ImageNode, _ back: any ImageNode) -> CombineNode {
    CombineNode(front: front, back: back, extent: front.extent.united(with: back.extent)) {
      $0 + $1 * (1 - $0.w)
    }
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains both; infinite if one of them is.
  func united(with other: CGRect) -> CGRect {
    isInfinite || other.isInfinite ? .infinite : union(other)
  }
}
