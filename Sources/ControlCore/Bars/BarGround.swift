import Foundation
import LayoutCore
import StyleCore

/// The background of a bar, which reaches to the edges of the screen.
///
/// It has a colour, an image, and towards the content a hairline or a shadow image.
final class BarGround: UIView {
  /// The distances from the bar to the edges of the screen that the ground covers.
  var outerInsets = UIEdgeInsets.zero {
    didSet { if outerInsets != oldValue { superview?.setNeedsLayout() } }
  }

  private let hairline = UIImageView(frame: .zero)
  private var picture: UIImageView?
  /// The effects on content under a bar without a background, as of iOS 26.
  private var edges = BarEdges()
  private let isHairlineAbove: Bool

  init(hairlineAbove isHairlineAbove: Bool) {
    self.isHairlineAbove = isHairlineAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .systemBackground
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  /// The properties set on a bar itself, which take precedence over its appearance.
  struct Own {
    var tint: UIColor?
    /// An image in place of the background; an empty one removes it.
    var image: UIImage?
    /// An image in place of the hairline; an empty one removes it.
    var shadow: UIImage?
  }

  /// Shows nothing, as over the edge of content, but for effects at the edges of scroll views.
  func clear(over scrollViews: [UIScrollView] = []) {
    showEdges(scrollViews)
    if backgroundColor != nil { backgroundColor = nil }
    show(nil, .scaleToFill)
    hairline.isHidden = true
    setNeedsLayout()
  }

  /// Shows the ground of a bar of iOS 26: a background that was set, or else the edge effects of scroll views under it.
  ///
  /// They are behind the platters (26.B.6).
  func show(_ appearance: UIBarAppearance, _ own: Own, over scrollViews: [UIScrollView]) {
    let hasGround =
      own.tint != nil || own.image != nil || appearance.backgroundColor != nil
      || appearance.backgroundImage != nil
    if hasGround { return show(appearance, own) }
    clear(over: scrollViews)
  }

  /// The distance that the effect of a bar at the bottom reaches above it (26.B.6).
  var edgeReach: CGFloat = 0

  private func showEdges(_ scrollViews: [UIScrollView]) {
    edges.show(scrollViews, at: isHairlineAbove ? .bottom : .top, in: self)
  }

  /// Applies an appearance.
  func show(_ appearance: UIBarAppearance, _ own: Own) {
    showEdges([])
    let image = own.image ?? appearance.backgroundImage
    let color = own.image == nil ? own.tint ?? appearance.groundColor : nil
    if backgroundColor != color { backgroundColor = color }
    show(image, own.image == nil ? appearance.backgroundImageContentMode : .scaleToFill)
    let shadow = own.shadow ?? appearance.shadowImage
    hairline.image = shadow
    hairline.tintColor = appearance.shadowColor
    let shadowColor = shadow == nil ? appearance.shadowColor : nil
    if hairline.backgroundColor != shadowColor { hairline.backgroundColor = shadowColor }
    // A template shadow without a tint colour is not drawn.
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

  /// Lays out the background for a bar of the given bounds, extended by the outer insets.
  func fill(_ bounds: CGRect) {
    frame = bounds.inset(
      by: UIEdgeInsets(
        top: -outerInsets.top, left: -outerInsets.left, bottom: -outerInsets.bottom, right: -outerInsets.right
      ))
  }

  override func layoutSubviews() {
    picture?.frame = bounds
    edges.place(
      in: bounds.inset(by: UIEdgeInsets(top: -edgeReach, left: 0, bottom: 0, right: 0)), of: self)
    // A hairline is the last pixel of the background; a shadow is beyond it, on the content.
    let shadow = hairline.image?.size.height
    let height = shadow ?? 1 / max(traitCollection.displayScale, 1)
    let edge = isHairlineAbove ? 0 : bounds.height
    let isBelowEdge = isHairlineAbove == (shadow == nil)
    hairline.frame = CGRect(
      x: 0, y: isBelowEdge ? edge : edge - height, width: bounds.width, height: height)
  }
}

/// The content of a bar that has a background.
@MainActor
protocol GroundedBarContent: BarContent {
  var ground: BarGround { get }
}

extension GroundedBarContent {
  package var largeSubtitleHeight: CGFloat { 0 }
  package var outerInsets: UIEdgeInsets {
    get { ground.outerInsets }
    set { ground.outerInsets = newValue }
  }
}
