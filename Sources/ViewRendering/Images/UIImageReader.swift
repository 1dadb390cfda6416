public import Foundation
import LayoutCore
public import StyleCore

/// A reader of images with choices of their size and their preparation.
public struct UIImageReader: Sendable {
  /// The choices of a reader.
  public struct Configuration: Sendable {
    /// Whether or not a high range of brightness is kept.
    ///
    /// Differs from UIKit: without effect; pictures are sRGB.
    public var prefersHighDynamicRange = false
    /// Whether or not images are decoded at once, as always here.
    public var preparesImagesForDisplay = false
    /// The size into which an image is scaled, in points; zero keeps its own.
    public var preferredThumbnailSize = CGSize.zero
    /// The number of pixels in an inch of documents; 0 is that of the system.
    ///
    /// Differs from UIKit: without effect.
    public var pixelsPerInch = 0.0

    /// Creates choices.
    public init() {}
  }

  /// The choices.
  public let configuration: Configuration
  /// A reader without choices.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// Creates a reader.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Returns the image of a file's bytes, or `nil` if they are none.
  public func image(data: Data) -> UIImage? { UIImage(data: data).flatMap(sized) }

  /// Returns the image of a file, or `nil` if there is none.
  public func image(contentsOf fileURL: URL) -> UIImage? {
    UIImage(contentsOfFile: fileURL.path).flatMap(sized)
  }

  /// Returns the image of a file's bytes, or `nil` if they are none.
  public func image(data: Data) async -> UIImage? { UIImage(data: data).flatMap(sized) }

  /// Returns the image of a file, or `nil` if there is none.
  public func image(contentsOf fileURL: URL) async -> UIImage? {
    UIImage(contentsOfFile: fileURL.path).flatMap(sized)
  }

  /// Scales an image down so that it fits into the preferred size.
  private func sized(_ image: UIImage) -> UIImage? {
    let wanted = configuration.preferredThumbnailSize
    guard wanted.width > 0, wanted.height > 0, image.size.width > 0, image.size.height > 0 else {
      return image
    }
    let scale = min(1, wanted.width / image.size.width, wanted.height / image.size.height)
    return scale == 1
      ? image
      : image.preparingThumbnail(
        of: CGSize(width: image.size.width * scale, height: image.size.height * scale))
  }
}
