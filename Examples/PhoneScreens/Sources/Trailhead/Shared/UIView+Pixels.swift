import UIKit

extension UIView {
  /// A length, or a distance from the edge of the screen, as a whole number of pixels.
  func snapped(_ length: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (length * scale).rounded(rule) / scale
  }
}
