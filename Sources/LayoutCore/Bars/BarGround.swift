import Foundation

/// What is behind the items of a bar: a ground that reaches to the edges of the screen, and a hairline towards
/// the content.
final class BarGround: UIView {
  /// The distances from the bar to the edges of the screen that the ground covers.
  var outerInsets = UIEdgeInsets.zero {
    didSet { if outerInsets != oldValue { superview?.setNeedsLayout() } }
  }

  private let hairline = UIView(frame: .zero)
  private let isHairlineAbove: Bool

  init(hairlineAbove isHairlineAbove: Bool) {
    self.isHairlineAbove = isHairlineAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes on a look; a colour that was set for the bar itself goes before that of the appearance.
  func show(_ appearance: UIBarAppearance, barTintColor: UIColor?) {
    let color = barTintColor ?? appearance.groundColor
    if backgroundColor != color { backgroundColor = color }
    if hairline.backgroundColor != appearance.shadowColor {
      hairline.backgroundColor = appearance.shadowColor
    }
  }

  /// Takes the hairline away.
  func hideShadow() {
    hairline.backgroundColor = nil
  }

  /// Fills a bar of the given bounds, and what is around it.
  func fill(_ bounds: CGRect) {
    frame = bounds.inset(
      by: UIEdgeInsets(
        top: -outerInsets.top, left: -outerInsets.left, bottom: -outerInsets.bottom, right: -outerInsets.right
      ))
  }

  override func layoutSubviews() {
    let width = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: 0, y: isHairlineAbove ? 0 : bounds.height - width, width: bounds.width, height: width)
  }
}
