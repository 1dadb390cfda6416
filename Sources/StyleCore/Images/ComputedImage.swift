package import Foundation
package import GraphicsCore

/// The source of an image that another framework computes, with its pixels.
package struct ComputedImage: Hashable, @unchecked Sendable {
  // Sendable is unchecked because `NSObject` is not; the sources are immutable.

  /// The object that computes the pixels.
  package let object: NSObject
  package let pixels: CGImage?

  /// Creates the source of an image.
  package init(_ object: NSObject, pixels: CGImage?) {
    self.object = object
    self.pixels = pixels
  }
}

extension UIImage {
  /// Creates an image of a source, which is drawn as its pixels, and has no others.
  package convenience init(computed: ComputedImage, scale: CGFloat, orientation: Orientation) {
    var values = Values()
    values.computed = computed
    values.cgImage = computed.pixels
    values.pixelSize = CGSize(width: computed.pixels?.width ?? 0, height: computed.pixels?.height ?? 0)
    values.scale = scale > 0 ? scale : 1
    values.orientation = orientation
    self.init(values: values)
  }

  /// The source of an image that another framework computes; nil for others.
  package var computed: ComputedImage? { values.computed }
}
