public import Foundation

/// An effect on what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur. Differs from UIKit: nothing is blurred; a colour of its look stands for it, and that is reported.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The looks of a blur.
  public enum Style: Int, Sendable {
    /// Lighter than light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the surroundings ask.
    case regular = 4
    /// As the surroundings ask, stronger.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  let style: Style

  /// A blur of the given look.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// What makes content stand out of a blur. Differs from UIKit: content is drawn in its own colours.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The effect for content of `blurEffect`.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A view with an effect on what is behind it. Differs from UIKit: a blur is a colour between what is behind the view
/// and its content, and vibrancy changes nothing; both are reported.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView, @preconcurrency ContentBlockDrawing {
  /// The view of the content; it fills the view.
  public let contentView = UIView()

  /// The effect.
  open var effect: UIVisualEffect? {
    didSet { effectDidChange() }
  }

  /// A view with an effect, of no size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView(contentView)
    effectDidChange()
  }

  /// A view of no size without effect. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView(contentView)
  }

  private func effectDidChange() {
    backing.set(.drawsContentBlocks, effect is UIBlurEffect)
    switch effect {
    case is UIBlurEffect: LayoutDiagnostics.report(.notDrawn("a blur"))
    case is UIVibrancyEffect: LayoutDiagnostics.report(.notDrawn("vibrancy"))
    default: break
    }
  }

  var contentBlocks: [ContentBlock] {
    guard let blur = effect as? UIBlurEffect else { return [] }
    return [ContentBlock(bounds, blur.style.substitute(in: traitCollection))]
  }
}

extension UIBlurEffect.Style {
  /// The colour that stands for a blur: white or a dark grey, as opaque as the material is thick.
  ///
  /// What is behind shows through unblurred; a phone's materials are tinted by what they blur.
  func substitute(in traits: UITraitCollection) -> CGColor {
    let isDark =
      switch self {
      case .extraLight, .light: false
      case .dark: true
      default: traits.userInterfaceStyle == .dark
      }
    let opacity: CGFloat =
      switch self {
      case .systemUltraThinMaterial: 0.4
      case .systemThinMaterial: 0.55
      case .light, .dark, .regular, .systemMaterial: 0.7
      case .extraLight, .prominent, .systemThickMaterial: 0.85
      case .systemChromeMaterial: 0.8
      }
    return CGColor(gray: isDark ? 0.11 : 1, alpha: opacity)
  }
}
