import Foundation
import GraphicsCore

extension UIColor {
  /// The image, repeated at its own size: from the origin of a view's bounds where it is a background, else from the
  /// origin of the coordinates that a context began with. Clear where the image has no pixels.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: image.pattern.map { CGColor(pattern: $0) } ?? .clear)
  }
}
