import Foundation
import LayoutCore
import StyleCore

/// The view behind the items of a bar: a ground that reaches to the edges of the screen, with a colour and a picture, and
/// towards the content a hairline or the picture of a shadow.
final class BarGround: UIView {
  /// The distances from the bar to the edges of the screen that the ground covers.
  var outerInsets = UIEdgeInsets.zero {
    didSet { if outerInsets != oldValue { superview?.setNeedsLayout() } }
  }

  private let hairline = UIImageView(frame: .zero)
  private var picture: UIImageView?
  private let isHairlineAbove: Bool

  init(hairlineAbove isHairlineAbove: Bool) {
    self.isHairlineAbove = isHairlineAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .systemBackground
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  /// What was set for a bar itself, which goes before its appearance.
  struct Own {
    var tint: UIColor?
    /// A picture in the place of the ground; one without pixels takes it away.
    var image: UIImage?
    /// A picture in the place of the hairline; one without pixels takes it away.
    var shadow: UIImage?
  }

  /// Takes on a look.
  func show(_ appearance: UIBarAppearance, _ own: Own) {
    let image = own.image ?? appearance.backgroundImage
    let color = own.image == nil ? own.tint ?? appearance.groundColor : nil
    if backgroundColor != color { backgroundColor = color }
    show(image, own.image == nil ? appearance.backgroundImageContentMode : .scaleToFill)
    let shadow = own.shadow ?? appearance.shadowImage
    hairline.image = shadow
    hairline.tintColor = appearance.shadowColor
    let shadowColor = shadow == nil ? appearance.shadowColor : nil
    if hairline.backgroundColor != shadowColor { hairline.backgroundColor = shadowColor }
    // A shadow that is tinted by no colour is none.
    hairline.isHidden = shadow?.renderingMode == .alwaysTemplate && appearance.shadowColor == nil
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, _ mode: UIView.ContentMode) {
    guard let image, image.size != .zero else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    (view.image, view.contentMode, view.clipsToBounds) = (image, mode, true)
    if picture == nil { insertSubview(view, at: 0) }
    picture = view
  }

  /// Fills a bar of the given bounds, and what is around it.
  func fill(_ bounds: CGRect) {
    frame = bounds.inset(
      by: UIEdgeInsets(
        top: -outerInsets.top, left: -outerInsets.left, bottom: -outerInsets.bottom, right: -outerInsets.right
      ))
  }

  override func layoutSubviews() {
    picture?.frame = bounds
    // A hairline is the last pixel of the ground; a shadow falls on the content.
    let shadow = hairline.image?.size.height
    let height = shadow ?? 1 / max(traitCollection.displayScale, 1)
    let edge = isHairlineAbove ? 0 : bounds.height
    let isBelowEdge = isHairlineAbove == (shadow == nil)
    hairline.frame = CGRect(
      x: 0, y: isBelowEdge ? edge : edge - height, width: bounds.width, height: height)
  }
}

/// The content of a bar that has a ground.
@MainActor
protocol GroundedBarContent: BarContent {
  var ground: BarGround { get }
}

extension GroundedBarContent {
  package var outerInsets: UIEdgeInsets {
    get { ground.outerInsets }
    set { ground.outerInsets = newValue }
  }
}
