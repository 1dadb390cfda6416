public import Foundation

/// An effect on what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur. Differs from UIKit: it is not drawn.
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

  /// A blur of the given look.
  public init(style: Style) {
    super.init()
  }
}

/// What makes content stand out of a blur. Differs from UIKit: it is not drawn.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The effect for content of `blurEffect`.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A view with an effect on what is behind it. Differs from UIKit: only its content is drawn.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view of the content; it fills the view.
  public let contentView = UIView()
  /// The effect.
  open var effect: UIVisualEffect?

  /// A view with an effect, of no size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView(contentView)
  }

  /// A view of no size without effect. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView(contentView)
  }
}
