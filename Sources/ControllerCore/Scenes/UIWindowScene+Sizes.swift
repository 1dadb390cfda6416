import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore

/// The sizes that a scene may have; without effect.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The least size.
  open var minimumSize = CGSize.zero
  /// The largest size.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether or not the scene may fill the screen.
  open var allowsFullScreen = true

  override init() {
    super.init()
  }
}

/// The ways in which the user may handle the window of a scene; without effect.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Whether or not the window can be closed.
  open var isClosable = true
  /// Whether or not the window can be put away.
  open var isMiniaturizable = true

  override init() {
    super.init()
  }
}

extension UIWindowScene {
  private static let restrictions = AttachedValue<UISceneSizeRestrictions>()
  private static let behaviors = AttachedValue<UISceneWindowingBehaviors>()

  private var isOnPad: Bool { screen.device.idiom == .pad }

  /// The sizes that the scene may have; nil on a phone.
  ///
  /// Differs from UIKit: the scene always fills the screen.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    isOnPad ? Self.restrictions.of(self) { UISceneSizeRestrictions() } : nil
  }

  /// The ways in which the user may handle the window; nil on a phone.
  public var windowingBehaviors: UISceneWindowingBehaviors? {
    isOnPad ? Self.behaviors.of(self) { UISceneWindowingBehaviors() } : nil
  }

  /// The traits that the scene's windows have in place of those of the screen.
  ///
  /// Differs from UIKit: they are those of the present windows, which have no others of their own then.
  public var traitOverrides: any UITraitOverrides {
    get { windows.first?.traitOverrides ?? TraitOverrides() }
    set { for window in windows { window.traitOverrides = newValue } }
  }

  /// Whether or not the scene fills the screen: always.
  public var isFullScreen: Bool { true }
}

extension UIScene {
  private static let conditions = AttachedValue<UISceneActivationConditions>()

  /// The conditions in which the scene is shown; without effect.
  public var activationConditions: UISceneActivationConditions {
    get { Self.conditions.of(self) { UISceneActivationConditions() } }
    set { Self.conditions[self] = newValue }
  }
}
