// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
import LayoutCore
public import StyleCore

/// Begins an image of `size` points at one pixel a point, transparent at first: what is drawn goes there until
/// `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of `size` points: what is drawn goes there until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - opaque: whether the image is black at first instead of transparent.
///   - scale: pixels per point; 0 is the main screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let image = ImageContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  ImageContexts.current.open.append(image)
  UIGraphicsPushContext(image.context)
}

/// What has been drawn into the image that was begun last; nil where the current context is not that image's, or
/// where the image has no pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let open = ImageContexts.current.open.last, open.context === UIGraphicsGetCurrentContext() else {
    return nil
  }
  let image = open.image
  return image.cgImage == nil ? nil : image
}

/// Ends the image that was begun last; nothing happens where the current context is not that image's.
public func UIGraphicsEndImageContext() {
  let contexts = ImageContexts.current
  guard let image = contexts.open.last, image.context === UIGraphicsGetCurrentContext() else { return }
  contexts.open.removeLast()
  UIGraphicsPopContext()
}

/// The images of one thread that were begun and not ended, the latest last.
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
