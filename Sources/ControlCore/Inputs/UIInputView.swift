public import Foundation
import GraphicsCore
@_spi(Plumb) public import LayoutCore
import StyleCore

/// A view in place of the keyboard or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The styles of an input view.
  public enum Style: Int, Sendable {
    /// A style without a background.
    case `default` = 0
    /// A style with the background of the keyboard.
    case keyboard = 1
  }

  private let style: Style

  /// Creates an input view of a style with the given frame.
  public init(frame: CGRect, inputViewStyle: Style) {
    style = inputViewStyle
    super.init(frame: frame)
    if style == .keyboard { backgroundColor = Self.keyboardColor }
  }

  /// Creates an input view of the default style with the given frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  /// Creates an input view of the default style.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// The colour behind the keys of a keyboard.
  private static let keyboardColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.17 : 0.83, alpha: 1)
  }

  /// The style of the view.
  open var inputViewStyle: Style { style }
  /// Whether or not the height of the view follows from its constraints.
  open var allowsSelfSizing = false
}
