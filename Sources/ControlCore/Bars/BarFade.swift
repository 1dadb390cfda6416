import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore

/// A fade over content that is scrolled under a bar without a background: from the colour of the system to nothing where
/// the bar ends (26.B.6).
final class BarFade: UIView {
  private let isAbove: Bool

  /// Creates a fade of a bar above content, or below it.
  init(isAbove: Bool) {
    self.isAbove = isAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let gradient = layer as? CAGradientLayer else { return }
    let color = UIColor.systemBackground.resolvedColor(with: traitCollection)
    let colors = [0.9, 0.7, 0].map { color.withAlphaComponent($0).cgColor }
    gradient.colors = isAbove ? colors : colors.reversed()
    gradient.locations = [0, 0.5, 1]
  }
}
