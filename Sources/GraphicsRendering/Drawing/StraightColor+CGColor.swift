internal import Foundation
package import GraphicsCore
internal import Raster

extension StraightColor {
  /// Creates the colour in 8 bits, its alpha multiplied by `opacity` before it is rounded; nil if it is invisible.
  package init?(_ color: CGColor?, opacity: Double) {
    guard let color = color?.srgb else { return nil }
    self.init(
      quantizingRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha * opacity)
    guard alpha > 0 else { return nil }
  }
}
