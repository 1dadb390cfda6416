import Foundation
import LayerCore
import LayoutCore
import Raster
import StyleCore

/// The boxes of `ScreenBox.phone` as views, each of which sets the frames of its subviews.
@MainActor
class PhoneScreen: UIView {
  private let box: ScreenBox
  /// The number of views in the tree, including the screen itself.
  var viewCount: Int { box.count }

  /// Creates the screen in its size, in the traits of a display with the given scale.
  convenience init(scale: CGFloat) {
    self.init(.phone)
    frame = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
    hostTraits = UITraitCollection(displayScale: scale)
  }

  fileprivate init(_ box: ScreenBox) {
    self.box = box
    super.init(frame: .zero)
    backgroundColor = UIColor(box.color)
    alpha = box.opacity
    layer.cornerRadius = box.radius
    if let border = box.border {
      layer.borderWidth = border.width
      layer.borderColor = UIColor(border.color).cgColor
    }
    for box in box.boxes { addSubview(box.lastColor == nil ? PhoneScreen(box) : GradientBox(box)) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, box) in zip(subviews, box.boxes) {
      let height = box.isHairline ? 1 / traitCollection.displayScale : box.height
      view.frame = CGRect(x: box.x, y: box.y, width: box.width, height: height)
    }
  }
}

/// A box with a gradient.
@MainActor
private final class GradientBox: PhoneScreen {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(_ box: ScreenBox) {
    super.init(box)
    guard let layer = layer as? CAGradientLayer, let last = box.lastColor else { return }
    layer.colors = [UIColor(box.color).cgColor, UIColor(last).cgColor]
    (layer.startPoint, layer.endPoint) = (.zero, CGPoint(x: 1, y: 1))
  }

  required init?(coder: NSCoder) { nil }
}

extension UIColor {
  fileprivate convenience init(_ color: StraightColor) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
      alpha: CGFloat(color.alpha) / 255)
  }
}
