// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
import LayoutCore
public import StyleCore

/// Creates an image context of `size` points at one pixel per point, and makes it the current context.
///
/// The image is transparent at first. `UIGraphicsEndImageContext()` ends the drawing.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Creates an image context of `size` points, and makes it the current context.
///
/// `UIGraphicsEndImageContext()` ends the drawing.
///
/// - Parameters:
///   - size: The size of the image, in points.
///   - opaque: Whether or not the image is black at first, instead of transparent.
///   - scale: The number of pixels per point; 0 is the main screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let image = ImageContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  ImageContexts.current.open.append(image)
  UIGraphicsPushContext(image.context)
}

/// Returns the image of the latest image context; nil if that is not the current context, or has no pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let open = ImageContexts.current.open.last, open.context === UIGraphicsGetCurrentContext() else {
    return nil
  }
  let image = open.image
  return image.cgImage == nil ? nil : image
}

/// Ends the latest image context; without effect if that is not the current context.
public func UIGraphicsEndImageContext() {
  let contexts = ImageContexts.current
  guard let image = contexts.open.last, image.context === UIGraphicsGetCurrentContext() else { return }
  contexts.open.removeLast()
  UIGraphicsPopContext()
}

/// The open image contexts of a thread, the latest last.
private final class ImageContexts {
  private static let key = "plumb.ImageContexts.current"

  var open: [ImageContext] = []

  static var current: ImageContexts {
    let storage = Thread.current.threadDictionary
    if let contexts = storage[key] as? ImageContexts { return contexts }
    let contexts = ImageContexts()
    storage[key] = contexts
    return contexts
  }
}
