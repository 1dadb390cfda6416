import ControlCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The actions of an alert in rows, or two side by side, with lines between them; they scroll where there is no room.
final class AlertActionList: UIView {
  private weak var controller: UIAlertController?
  private let look: AlertLook
  private let scrollView = UIScrollView()
  private var actions: [UIAlertAction] = []
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []
  /// Whether or not a line is above the first row.
  private var hasUpperLine = false

  init(of controller: UIAlertController, _ look: AlertLook) {
    self.controller = controller
    self.look = look
    super.init(frame: .zero)
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) { nil }

  override var contentKind: ViewContent.Kind { .container }

  /// Shows actions from the top, or from the leading side where two are side by side.
  func show(_ actions: [UIAlertAction], hasUpperLine: Bool) {
    self.hasUpperLine = hasUpperLine
    if !actions.elementsEqual(self.actions, by: ===) {
      self.actions = actions
      for button in buttons { button.removeFromSuperview() }
      buttons = actions.map(makeButton)
      for button in buttons { scrollView.addSubview(button) }
    }
    for (action, button) in zip(actions, buttons) { update(button, action) }
    setNeedsLayout()
  }

  /// Returns the height of all actions in a width.
  func height(in width: CGFloat) -> CGFloat {
    let rows = areSideBySide(actions, in: width) ? 1 : actions.count
    return CGFloat(rows) * look.actionHeight
  }

  /// Returns whether two actions of an alert are side by side: both titles fit.
  func areSideBySide(_ actions: [UIAlertAction], in width: CGFloat) -> Bool {
    guard controller?.preferredStyle == .alert, actions.count == 2 else { return false }
    return actions.allSatisfy { action in
      let text = (action.title ?? "").size(withAttributes: [.font: font(of: action)])
      return text.width <= width / 2 - AlertLook.padding
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let height = height(in: bounds.width)
    scrollView.contentSize = CGSize(width: bounds.width, height: height)
    scrollView.isScrollEnabled = height > bounds.height
    let sideBySide = areSideBySide(actions, in: bounds.width)
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(index)
      button.frame =
        sideBySide
        ? CGRect(x: place * bounds.width / 2, y: 0, width: bounds.width / 2, height: look.actionHeight)
          .mirrored(in: bounds, effectiveUserInterfaceLayoutDirection == .rightToLeft)
        : CGRect(x: 0, y: place * look.actionHeight, width: bounds.width, height: look.actionHeight)
    }
    placeLines(sideBySide)
  }

  /// Places a line above each row but the first one without texts above it, and one between two side by side.
  private func placeLines(_ sideBySide: Bool) {
    for line in lines { line.removeFromSuperview() }
    let width = 1 / max(traitCollection.displayScale, 1)
    var frames = buttons.map(\.frame).filter { $0.minY > 0 }.map {
      CGRect(x: 0, y: $0.minY, width: $0.width, height: width)
    }
    if sideBySide {
      frames.append(CGRect(x: bounds.width / 2, y: 0, width: width, height: look.actionHeight))
    }
    if hasUpperLine { frames.append(CGRect(x: 0, y: 0, width: bounds.width, height: width)) }
    lines = frames.map { frame in
      let line = UIView(frame: frame)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      scrollView.addSubview(line)
      return line
    }
  }

  // MARK: Buttons

  private func makeButton(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .custom)
    button.titleLabel?.lineBreakMode = .byTruncatingMiddle
    button.addAction(
      UIAction { [weak self, weak action] _ in if let action { self?.controller?.choose(action) } },
      for: .touchUpInside)
    return button
  }

  private func update(_ button: UIButton, _ action: UIAlertAction) {
    button.setTitle(action.title, for: .normal)
    button.setTitleColor(color(of: action), for: .normal)
    button.titleLabel?.font = font(of: action)
    button.isEnabled = action.isEnabled
  }

  private func font(of action: UIAlertAction) -> UIFont {
    let standsOut = controller?.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    return .systemFont(ofSize: look.actionSize, weight: standsOut ? .semibold : .regular)
  }

  private func color(of action: UIAlertAction) -> UIColor {
    if !action.isEnabled { return .systemGray3 }
    return action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for (action, button) in zip(actions, buttons) { update(button, action) }
  }
}
