public import Foundation
public import StyleCore

/// The appearance of a bar's background.
///
/// Differs from UIKit: an effect is drawn as the colour `systemBackground`.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The type of device that the appearance is for, which has no effect.
  public private(set) var idiom: UIUserInterfaceIdiom

  /// The closure that is called after every change.
  var onChange: (() -> Void)?

  /// Creates the default appearance for a type of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates the default appearance.
  public override convenience init() {
    self.init(idiom: .unspecified)
  }

  /// Creates an appearance with the background of another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    copyGround(of: barAppearance)
  }

  /// Sets the default background: an effect, and a hairline.
  open func configureWithDefaultBackground() {
    setGround(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .separator)
  }

  /// Sets an opaque background in the colour of the system, and a hairline.
  open func configureWithOpaqueBackground() {
    setGround(effect: nil, color: .systemBackground, shadow: .separator)
  }

  /// Sets a transparent background, without a hairline.
  open func configureWithTransparentBackground() {
    setGround(effect: nil, color: nil, shadow: nil)
  }

  /// The effect on the content behind the bar.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) {
    didSet { onChange?() }
  }
  /// The colour above the effect.
  open var backgroundColor: UIColor? { didSet { onChange?() } }
  /// The image above the colour.
  open var backgroundImage: UIImage? { didSet { onChange?() } }
  /// The content mode of the image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { onChange?() } }
  /// The colour of the hairline, or `nil` for no hairline.
  open var shadowColor: UIColor? = .separator { didSet { onChange?() } }
  /// The image in place of the hairline, outside of the bar.
  ///
  /// A template is in the hairline's colour.
  open var shadowImage: UIImage? { didSet { onChange?() } }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any { madeCopy() }

  /// Returns an appearance of the same class with the background of this one.
  func madeCopy() -> Self {
    let copy = _LayerInstantiation.makeObject(of: type(of: self))
    copy.idiom = idiom
    copy.copyGround(of: self)
    return copy
  }

  /// Returns a copy of the appearance, where one of its class is expected.
  @_disfavoredOverload
  public func copy() -> Self { copy(with: nil) as? Self ?? self }

  /// The colour that stands for the effect and the colour.
  package var groundColor: UIColor? { backgroundColor ?? backgroundEffect.map { _ in .systemBackground } }

  func copyGround(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  private func setGround(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }
}
