public import Foundation
import LayerCore
public import LayoutCore
public import StyleCore
import TextViewCore

/// A configuration of the background of a view: from back to front an effect, a colour, an image, a view and a stroke.
///
/// Differs from UIKit: there are no list backgrounds, and no shadows.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A custom view over the image.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the edges of the view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The background colour; nil leaves it to the view.
  public var backgroundColor: UIColor?
  /// The transformer of the background colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect behind the colour.
  public var visualEffect: UIVisualEffect?

  /// The image over the colour.
  public var image: UIImage?
  /// The content mode of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the stroke; nil is the tint colour.
  public var strokeColor: UIColor?
  /// The transformer of the stroke colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points; 0 is none.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke's outer edge from the background, in points; positive outside, negative inside.
  public var strokeOutset: CGFloat = 0

  private init() {}

  /// Returns a configuration without a visible background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background colour for the given tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the colour of the stroke for the given tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// A view that draws a background configuration, behind the content of another.
final class BackgroundView: UIView {
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

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(ground)
  }

  required init?(coder: NSCoder) { nil }

  /// Applies a configuration; one without a colour draws none.
  func show(_ configuration: UIBackgroundConfiguration) {
    let color = configuration.backgroundColor.map { configuration.backgroundColorTransformer?($0) ?? $0 }
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
    effect?.removeFromSuperview()
    effect = visualEffect.map(UIVisualEffectView.init)
    guard let effect else { return }
    effect.clipsToBounds = true
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

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [ground, effect, imageView, customView] { view?.frame = bounds }
    stroke?.frame = bounds.insetBy(dx: -outset, dy: -outset)
    // New traits cause a layout, and the colour of a border does not follow them by itself.
    stroke?.layer.borderColor = strokeColor.map { resolved($0) }
  }
}
