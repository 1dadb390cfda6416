public import Foundation
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// A type of delegates of a font picker.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user chose a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Tells the delegate that the user chose none.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

extension UIFontPickerViewController {
  /// The options of a font picker.
  ///
  /// Differs from UIKit: without effect.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether or not the user chooses among the faces of a family.
    open var includeFaces = false
    /// Whether or not names are shown in the system's font.
    open var displayUsingSystemFont = false
    /// The traits of the fonts that are offered.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// The condition for the languages of the fonts that are offered.
    open var filteredLanguagesPredicate: NSPredicate?

    /// Returns a condition that holds for lists with one of some languages.
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
      let wanted = Set(filteredLanguages)
      return NSPredicate { languages, _ in
        (languages as? [String])?.contains(where: wanted.contains) ?? false
      }
    }

    /// Creates options.
    public override init() {
      super.init()
    }
  }
}

/// A controller that lets the user choose a font.
///
/// Differs from UIKit: a sheet with the name of the font stands in for it. Tests answer it with `HeadlessUser.pick(font:)`.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The options.
  ///
  /// Differs from UIKit: without effect.
  open private(set) var configuration: Configuration
  /// The delegate.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is chosen.
  open var selectedFontDescriptor: UIFontDescriptor? { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Creates a picker with options.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    configuration = Configuration()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a picker.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func loadView() {
    view = ServiceView("UIFontPickerViewController") { [weak self] in
      [self?.selectedFontDescriptor?.postscriptName].compactMap { $0 }
    }
  }

  /// Chooses a font on behalf of the user; the delegate dismisses the picker.
  package func choose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
    if presentingViewController != nil { closeByUser {} }
  }

  /// Closes the picker on behalf of the user, without a choice.
  package func cancelByUser() {
    closeByUser { [self] in userDidDismiss() }
  }
}

extension UIFontPickerViewController: UserAnswering {
  func userDidDismiss() { delegate?.fontPickerViewControllerDidCancel(self) }
}
