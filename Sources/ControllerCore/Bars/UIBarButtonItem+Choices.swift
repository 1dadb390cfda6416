public import ControlCore
import Foundation
public import GraphicsCore
public import LayoutCore
public import StyleCore

/// The choices of a button that bars keep and do not show.
@MainActor
private final class ButtonChoices {
  static let values = AttachedValue<ButtonChoices>()

  var changesSelection = false
  var menuOrder = UIContextMenuConfiguration.ElementOrder.automatic
  var menuRepresentation: UIMenuElement?
  var isSymbolAnimationEnabled = false
}

@MainActor
private final class LargeContent {
  static let values = AttachedValue<LargeContent>()

  var image: UIImage?
  var insets = UIEdgeInsets.zero
}

extension UIBarButtonItem {
  private var choices: ButtonChoices { ButtonChoices.values.of(self) { ButtonChoices() } }

  /// Creates a button with a title or an image, an action message, and a menu.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    self.target = target
    self.action = action
  }

  /// Whether or not the choice of the menu becomes the title.
  ///
  /// Differs from UIKit: without effect.
  public var changesSelectionAsPrimaryAction: Bool {
    get { choices.changesSelection }
    set { choices.changesSelection = newValue }
  }

  /// The order of the menu's elements.
  ///
  /// Differs from UIKit: without effect.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { choices.menuOrder }
    set { choices.menuOrder = newValue }
  }

  /// The menu element that stands for the button where there is no room.
  ///
  /// Differs from UIKit: it is not shown.
  public var menuRepresentation: UIMenuElement? {
    get { choices.menuRepresentation }
    set { choices.menuRepresentation = newValue }
  }

  /// Whether or not symbols of the button are animated.
  ///
  /// Differs from UIKit: without effect.
  public var isSymbolAnimationEnabled: Bool {
    get { choices.isSymbolAnimationEnabled }
    set { choices.isSymbolAnimationEnabled = newValue }
  }
}

extension UIBarItem {
  private var largeContent: LargeContent { LargeContent.values.of(self) { LargeContent() } }

  /// The image that is shown large while a finger rests on the item.
  ///
  /// Differs from UIKit: it is kept and not shown.
  public var largeContentSizeImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }

  /// The insets of the image that is shown large.
  ///
  /// Differs from UIKit: they are kept and without effect.
  public var largeContentSizeImageInsets: UIEdgeInsets {
    get { largeContent.insets }
    set { largeContent.insets = newValue }
  }
}
