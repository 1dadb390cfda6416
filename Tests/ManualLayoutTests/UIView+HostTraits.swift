import Foundation
import LayoutCore
import StyleCore

extension UIView {
  /// Gives this view and all beneath it, at once, traits with the given scale and direction.
  func host(scale: CGFloat = 2, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
    hostTraits = UITraitCollection.headless.modifyingTraits { traits in
      traits.displayScale = scale
      traits.layoutDirection = direction
    }
  }
}
