package import Foundation
import LayerCore
package import LayoutCore
import StyleCore
import TextViewCore

/// A view that draws a background configuration, behind the content of another.
package final class BackgroundView: UIView {
  private let ground = UIView()
  private var effect: UIVisualEffectView?
  private var imageView: UIImageView?
  private var customView: UIView?
  private var stroke: UIView?
  private var strokeColor: UIColor?
  private var outset: CGFloat = 0

  /// The radius of the corners, in points.
  var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { roundCorners() } }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(ground)
  }

  package required init?(coder: NSCoder) { nil }

  /// Applies a configuration and its corner radius; without a colour, it has the tint colour.
  package func showTinted(_ configuration: UIBackgroundConfiguration) {
    cornerRadius = configuration.cornerRadius
    show(configuration, configuration.resolvedBackgroundColor(for: tintColor))
  }

  /// Applies a configuration of a button; one without a colour draws none.
  func show(_ configuration: UIBackgroundConfiguration) {
    show(
      configuration, configuration.backgroundColor.map { configuration.backgroundColorTransformer?($0) ?? $0 }
    )
  }

  private func show(_ configuration: UIBackgroundConfiguration, _ color: UIColor?) {
    if ground.backgroundColor != color { ground.backgroundColor = color }
    showEffect(configuration.visualEffect)
    showImage(configuration.image, configuration.imageContentMode)
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
      if let customView { ground.addSubview(customView) }
    }
    ground.clipsToBounds = imageView != nil || customView != nil
    showStroke(configuration)
    roundCorners()
    setNeedsLayout()
  }

  private func roundCorners() {
    for view in [ground, effect] { view?.layer.cornerRadius = cornerRadius }
    stroke?.layer.cornerRadius = cornerRadius > 0 ? max(0, cornerRadius + outset) : 0
  }

  private func showEffect(_ visualEffect: UIVisualEffect?) {
    guard effect?.effect !== visualEffect else { return }
    if let effect, effect.effect is UIGlassEffect, visualEffect is UIGlassEffect {
      effect.effect = visualEffect
      return
    }
    effect?.removeFromSuperview()
    effect = visualEffect.map(UIVisualEffectView.init)
    guard let effect else { return }
    // Glass has a shadow around it.
    effect.clipsToBounds = !(visualEffect is UIGlassEffect)
    insertSubview(effect, at: 0)
  }

  private func showImage(_ image: UIImage?, _ mode: UIView.ContentMode) {
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    (view.image, view.contentMode) = (image, mode)
    if imageView == nil { ground.insertSubview(view, at: 0) }
    imageView = view
  }

  private func showStroke(_ configuration: UIBackgroundConfiguration) {
    guard configuration.strokeWidth > 0 else {
      stroke?.removeFromSuperview()
      stroke = nil
      return
    }
    let view = stroke ?? UIView()
    outset = configuration.strokeOutset
    view.layer.borderWidth = configuration.strokeWidth
    strokeColor = configuration.resolvedStrokeColor(for: tintColor)
    if stroke == nil { addSubview(view) }
    stroke = view
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    for view in [ground, effect, imageView, customView] { view?.frame = bounds }
    stroke?.frame = bounds.insetBy(dx: -outset, dy: -outset)
    // New traits cause a layout, and the colour of a border does not follow them by itself.
    stroke?.layer.borderColor = strokeColor.map { resolved($0) }
  }
}
