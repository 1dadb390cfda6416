public import Foundation
public import StyleCore

/// The look of a bar's ground.
///
/// Differs from UIKit: an effect is the colour `systemBackground`.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The kind of device that the look is for. It has no effect.
  public let idiom: UIUserInterfaceIdiom

  /// Told of every change.
  var onChange: (() -> Void)?

  /// The usual look on a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// The usual look.
  public override convenience init() {
    self.init(idiom: .unspecified)
  }

  /// A look with the ground of another.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    copyGround(of: barAppearance)
  }

  /// Takes on the usual ground: an effect, and a hairline.
  open func configureWithDefaultBackground() {
    setGround(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .separator)
  }

  /// Takes on a ground in the colour of the system, and a hairline.
  open func configureWithOpaqueBackground() {
    setGround(effect: nil, color: .systemBackground, shadow: .separator)
  }

  /// Takes on no ground, without a hairline.
  open func configureWithTransparentBackground() {
    setGround(effect: nil, color: nil, shadow: nil)
  }

  /// What is done with the content behind the bar.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) {
    didSet { onChange?() }
  }
  /// The colour above the effect.
  open var backgroundColor: UIColor? { didSet { onChange?() } }
  /// The picture above the colour.
  open var backgroundImage: UIImage? { didSet { onChange?() } }
  /// How the picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { onChange?() } }
  /// The colour of the hairline; nil is none.
  open var shadowColor: UIColor? = .separator { didSet { onChange?() } }
  /// A picture in place of the hairline, outside of the bar; a template is in the hairline's colour.
  open var shadowImage: UIImage? { didSet { onChange?() } }

  /// A look of its own that is like this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIBarAppearance(barAppearance: self)
  }

  /// What stands for effect and colour.
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

/// The look of a button item in each of its states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look in most states.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look under a finger; without attributes it is that of most states, paler.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of an item that cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look in focus. Differs from UIKit: without effect.
  public let focused = UIBarButtonItemStateAppearance()

  /// The usual look of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// The usual look.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// Takes on the usual look of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// The look of a button item in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Font and colour of the text; what is missing is as usual.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the item.
  open var backgroundImage: UIImage?
}
