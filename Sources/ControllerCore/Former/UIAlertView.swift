public import Foundation
public import LayoutCore
import StyleCore
public import TextViewCore

/// An alert with buttons, whose delegate hears of them by their numbers, for code of old.
///
/// Differs from UIKit: the alert is a `UIAlertController` in front of the key window's controllers; the view itself is not
/// shown.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  private var titles: [String?] = []
  private var alert: NumberedAlert?

  /// The delegate.
  open weak var delegate: AnyObject?
  /// The title.
  open var title = "" { didSet { alert?.title = title } }
  /// The message below the title.
  open var message: String? { didSet { alert?.message = message } }
  /// The number of the button that cancels; -1 is none.
  open var cancelButtonIndex = -1
  /// The text fields of the alert.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if alertViewStyle != oldValue, !isVisible { alert = nil } }
  }

  /// Creates an alert without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an alert without content.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an alert with a button that cancels.
  public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert with buttons.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
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
  /// The number of the first button that does not cancel; -1 if there is none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

  /// Returns a text field of the style.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = currentAlert.textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  // MARK: Presentation

  /// Whether or not the alert is shown.
  open var isVisible: Bool { alert?.presentingViewController != nil }

  /// Shows the alert in front of the controllers of the key window; without a window nothing happens.
  open func show() {
    guard !isVisible, let front = UIApplication.shared.frontWindow?.frontController else { return }
    // An alert that went by other ways than its buttons has them already.
    if alert?.actions.isEmpty == false { alert = nil }
    let shown = currentAlert
    (shown.title, shown.message, shown.owner) = (title, message, self)
    shown.addButtons(titles.indices.map { (titles[$0], $0 == cancelButtonIndex ? .cancel : .default) })
    enableFirstOtherButton()
    shown.onChoice = { [weak self] index in self?.tellChoice(index) }
    shown.onEnd = { [weak self] index in self?.tellEnd(index) }
    told?.willPresent(self)
    front.present(shown, animated: true) { [weak self] in
      if let self { told?.didPresent(self) }
    }
  }

  /// Closes the alert as if a button had been chosen, of which the delegate does not hear as a choice.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    told?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    alert?.close(buttonIndex, animated: animated)
  }

  private var told: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  private func tellChoice(_ index: Int) {
    told?.alertView(self, clickedButtonAt: index)
    told?.alertView(self, willDismissWithButtonIndex: index)
  }

  private func tellEnd(_ index: Int) {
    let ended = alert
    told?.alertView(self, didDismissWithButtonIndex: index)
    // An alert that is shown again has the same texts in its fields.
    if alert === ended { alert = nil }
  }

  private var currentAlert: NumberedAlert {
    if let alert { return alert }
    let made = NumberedAlert(title: title, message: message, preferredStyle: .alert)
    let secrets: [Bool] =
      switch alertViewStyle {
      case .default: []
      case .secureTextInput: [true]
      case .plainTextInput: [false]
      case .loginAndPasswordInput: [false, true]
      }
    for isSecret in secrets {
      made.addTextField { field in
        field.isSecureTextEntry = isSecret
        if secrets.count == 2 { field.placeholder = isSecret ? "Password" : "Login" }
        field.addAction(UIAction { [weak self] _ in self?.enableFirstOtherButton() }, for: .editingChanged)
      }
    }
    alert = made
    return made
  }

  private func enableFirstOtherButton() {
    guard let alert, let told, alert.actions.indices.contains(firstOtherButtonIndex) else { return }
    alert.actions[firstOtherButtonIndex].isEnabled = told.alertViewShouldEnableFirstOtherButton(self)
  }
}

extension UIApplication {
  /// The key window, or else the window in front.
  var frontWindow: UIWindow? { keyWindow ?? windows.last { $0.rootViewController != nil } }
}
