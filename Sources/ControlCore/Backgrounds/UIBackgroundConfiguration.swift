public import Foundation
public import LayoutCore
public import StyleCore

/// A configuration of the background of a view: from back to front an effect, a colour, an image, a view and a stroke.
///
/// Differs from UIKit: there are no shadows.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  let preset: BackgroundPreset
  private var color: Adjustable<UIColor?>
  private var radius: Adjustable<CGFloat>
  private var insets: Adjustable<NSDirectionalEdgeInsets>

  /// A custom view over the image.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { radius.value }
    set { radius.own = newValue }
  }
  /// The insets of the background from the edges of the view, in points.
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get { insets.value }
    set { insets.own = newValue }
  }
  /// The edges at which the view's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The background colour; nil is the tint colour, or leaves it to a button.
  public var backgroundColor: UIColor? {
    get { color.value }
    set { color.own = .some(newValue) }
  }
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
  /// The shadow of the background.
  ///
  /// Differs from UIKit: it is not drawn.
  public var shadowProperties = UIShadowProperties()

  init(_ preset: BackgroundPreset) {
    let look = preset.look(nil)
    self.preset = preset
    color = Adjustable(usual: look.color)
    radius = Adjustable(usual: look.cornerRadius)
    insets = Adjustable(usual: look.insets)
    visualEffect = look.effect
  }

  /// Returns the configuration for a state: the colour, the radius and the insets of its style, where code set none.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let look = preset.look(state)
    var updated = self
    (updated.color.usual, updated.radius.usual, updated.insets.usual) = (
      look.color, look.cornerRadius, look.insets
    )
    return updated
  }

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

extension UIBackgroundConfiguration: @MainActor Hashable {
  /// Returns whether two configurations look the same in every state.
  public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
    left.preset == right.preset && left.color == right.color && left.radius == right.radius
      && left.insets == right.insets && left.customView == right.customView
      && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
      && left.backgroundColorTransformer?.identity == right.backgroundColorTransformer?.identity
      && left.visualEffect == right.visualEffect && left.image == right.image
      && left.imageContentMode == right.imageContentMode && left.strokeColor == right.strokeColor
      && left.strokeColorTransformer?.identity == right.strokeColorTransformer?.identity
      && left.strokeWidth == right.strokeWidth
      && left.strokeOutset == right.strokeOutset
  }

  /// Adds the style, the colour and the radius to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(preset)
    hasher.combine(color)
    hasher.combine(radius)
  }
}
