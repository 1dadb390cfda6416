public import Foundation
public import LayoutCore
public import StyleCore

/// A type of delegates that change the attributes of a selection.
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {
  /// Changes the attributes by a closure.
  func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler)
}

/// An object that tells the font panel of the attributes of a selection.
///
/// Differs from UIKit: there is no font panel; the attributes are kept.
@preconcurrency @MainActor
open class UITextFormattingCoordinator: NSObject {
  /// The delegate.
  open weak var delegate: (any UITextFormattingCoordinatorDelegate)?
  /// The attributes of the selection.
  package private(set) var selectedAttributes: [NSAttributedString.Key: Any] = [:]

  /// Creates an object for a scene.
  public init(windowScene: UIWindowScene) {
    super.init()
  }

  /// Creates an object for a scene.
  public convenience init(for windowScene: UIWindowScene) { self.init(windowScene: windowScene) }

  /// Whether or not the font panel is visible: no.
  open class var isFontPanelVisible: Bool { false }
  /// Shows or hides the font panel; does nothing, since there is none.
  open class func toggleFontPanel(_ sender: Any) {}
  /// Sets the attributes of the selection.
  open func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple flag: Bool) {
    selectedAttributes = attributes
  }
}
