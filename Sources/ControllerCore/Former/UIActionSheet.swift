public import Foundation
public import LayoutCore
import StyleCore

/// A sheet with buttons, whose delegate hears of them by their numbers, for code of old.
///
/// Differs from UIKit: the sheet is a `UIAlertController` in front of the window's controllers; the view itself is not shown.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  private var titles: [String?] = []
  private var sheet: NumberedAlert?

  /// The delegate.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The title.
  open var title = ""
  /// The look.
  ///
  /// Differs from UIKit: without effect.
  open var actionSheetStyle = UIActionSheetStyle.automatic
  /// The number of the button that cancels; -1 is none.
  open var cancelButtonIndex = -1
  /// The number of the button that deletes something; -1 is none.
  open var destructiveButtonIndex = -1

  /// Creates a sheet without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a sheet without content.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a sheet with a button that deletes, which is the first, and one that cancels.
  public init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    super.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates a sheet with buttons: one that deletes, one that cancels, and the others behind them.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: Buttons

  /// Adds a button, and returns its number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// Returns the title of a button; nil if there is none of the number.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// The number of the first button that neither cancels nor deletes; -1 if there is none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }

  // MARK: Presentation

  /// Whether or not the sheet is shown.
  open var isVisible: Bool { sheet?.presentingViewController != nil }

  /// Shows the sheet, on a pad as a popover in the middle of a view.
  open func show(in view: UIView) { show(in: view.window ?? view as? UIWindow) { $0.sourceView = view } }

  /// Shows the sheet, on a pad as a popover at a tab bar.
  open func show(from view: UITabBar) { show(in: view as UIView) }

  /// Shows the sheet, on a pad as a popover at a toolbar.
  open func show(from view: UIToolbar) { show(in: view as UIView) }

  /// Shows the sheet, on a pad as a popover at an item of a bar.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    show(in: UIApplication.shared.frontWindow, animated: animated) { $0.barButtonItem = item }
  }

  /// Shows the sheet, on a pad as a popover at a rectangle of a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(in: view.window ?? view as? UIWindow, animated: animated) {
      ($0.sourceView, $0.sourceRect) = (view, rect)
    }
  }

  /// Closes the sheet as if a button had been chosen, of which the delegate does not hear as a choice.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    sheet?.close(buttonIndex, animated: animated)
  }

  private func show(
    in window: UIWindow?, animated: Bool = true, anchor: (UIPopoverPresentationController) -> Void
  ) {
    guard !isVisible, let front = window?.frontController else { return }
    let shown = NumberedAlert(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    sheet = shown
    shown.owner = self
    shown.addButtons(titles.indices.map { (titles[$0], style(of: $0)) })
    shown.onChoice = { [weak self] index in self?.tellChoice(index) }
    shown.onEnd = { [weak self] index in
      if let self { delegate?.actionSheet(self, didDismissWithButtonIndex: index) }
    }
    shown.popoverPresentationController.map(anchor)
    delegate?.willPresent(self)
    front.present(shown, animated: animated) { [weak self] in
      if let self { delegate?.didPresent(self) }
    }
  }

  private func style(of index: Int) -> UIAlertAction.Style {
    index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
  }

  private func tellChoice(_ index: Int) {
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
  }
}
