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
  /// The figures.
  var look: AlertLook {
    didSet {
      guard look != oldValue else { return }
      for (action, button) in zip(actions, buttons) { update(button, action) }
      setNeedsLayout()
    }
  }
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
    guard rows > 0 else { return 0 }
    return CGFloat(rows) * (look.action.height + look.action.gap) - look.action.gap + 2 * look.action.padding
  }

  /// Returns whether two actions of an alert are side by side: both titles fit.
  func areSideBySide(_ actions: [UIAlertAction], in width: CGFloat) -> Bool {
    guard controller?.preferredStyle == .alert, actions.count == 2 else { return false }
    return actions.allSatisfy { action in
      let text = (action.title ?? "").size(withAttributes: [.font: font(of: action)])
      let room = (width - 2 * look.action.padding - look.action.gap) / 2
      return text.width <= room - look.action.titlePadding * (look.action.isCapsule ? 2 : 1)
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
      let (place, figures) = (CGFloat(index), look.action)
      let room = bounds.width - 2 * figures.padding
      let half = (room - figures.gap) / 2
      button.frame =
        sideBySide
        ? CGRect(
          x: figures.padding + place * (half + figures.gap), y: figures.padding, width: half,
          height: figures.height
        ).mirrored(in: bounds, effectiveUserInterfaceLayoutDirection == .rightToLeft)
        : CGRect(
          x: figures.padding, y: figures.padding + place * (figures.height + figures.gap), width: room,
          height: figures.height)
      button.layer.cornerRadius = figures.isCapsule ? figures.height / 2 : 0
    }
    placeLines(sideBySide)
  }

  /// Places a line above each row but the first one without texts above it, and one between two side by side.
  private func placeLines(_ sideBySide: Bool) {
    for line in lines { line.removeFromSuperview() }
    lines = []
    if look.action.isCapsule { return }
    let width = 1 / max(traitCollection.displayScale, 1)
    var frames = buttons.map(\.frame).filter { $0.minY > 0 }.map {
      CGRect(x: 0, y: $0.minY, width: $0.width, height: width)
    }
    if sideBySide {
      frames.append(CGRect(x: bounds.width / 2, y: 0, width: width, height: look.action.height))
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
    button.backgroundColor = fill(of: action)
  }

  /// The colour of the capsule of an action (26.P.11).
  private func fill(of action: UIAlertAction) -> UIColor? {
    guard look.action.isCapsule else { return nil }
    if standsOut(action), action.isEnabled { return tintColor }
    return UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 1, alpha: 0.1097) : UIColor(white: 0.109, alpha: 0.1372)
    }
  }

  /// Whether or not an action is emphasized: the preferred one, or before iOS 26 without one that which cancels.
  private func standsOut(_ action: UIAlertAction) -> Bool {
    controller?.preferredAction.map { $0 === action } ?? (!look.action.isCapsule && action.style == .cancel)
  }

  private func font(of action: UIAlertAction) -> UIFont {
    standsOut(action) ? look.action.strongFont : look.action.font
  }

  private func color(of action: UIAlertAction) -> UIColor {
    if !action.isEnabled { return look.action.isCapsule ? .tertiaryLabel : .systemGray3 }
    if look.action.isCapsule, standsOut(action) { return .white }
    if look.action.isCapsule { return action.style == .destructive ? .systemRed : .label }
    return action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for (action, button) in zip(actions, buttons) { update(button, action) }
  }
}
