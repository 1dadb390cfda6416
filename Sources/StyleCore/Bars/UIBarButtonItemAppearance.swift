public import Foundation

/// The style of a button.
public enum UIBarButtonItemStyle: Int, Sendable {
  /// The plain style.
  case plain = 0
  /// The plain style, with a border in old systems.
  case bordered = 1
  /// The style of a button that ends a task.
  case done = 2

  /// The style of the most important button, which as of iOS 26 is filled; the newer name of `done`.
  public static var prominent: UIBarButtonItemStyle { .done }
}

/// The appearance of a button item in each of its states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance in the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance while the item is pressed, which is the normal one, paler, without attributes.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of a disabled item.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance of a focused item.
  ///
  /// Differs from UIKit: without effect.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the default appearance of a style.
  public init(style: UIBarButtonItemStyle) {
    super.init()
  }

  /// Creates the default appearance.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// Sets the default appearance of a style.
  open func configureWithDefault(for style: UIBarButtonItemStyle) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// The appearance of a button item in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  ///
  /// A missing font or colour is the default one.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the item.
  open var backgroundImage: UIImage?
  /// The offset of the image behind the item, in points.
  ///
  /// Differs from UIKit: without effect.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}
