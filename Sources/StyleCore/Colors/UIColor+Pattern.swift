import Foundation
import GraphicsCore

extension UIColor {
  /// Creates a colour that repeats an image at the image's own size.
  ///
  /// The pattern starts at the origin of a view's bounds where the colour is a background, else at the origin of the
  /// coordinates that a context began with. The colour is clear if the image has no pixels.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: image.pattern.map { CGColor(pattern: $0) } ?? .clear)
  }
}
