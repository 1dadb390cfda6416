import ControlCore
import Foundation
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The view of an alert.
///
/// It is 270 points wide, or for a sheet as wide as the safe area less 8 at both sides. From the top: 20 points, the
/// title (17, semibold), 4, the message (13), 16, text fields of 32 with 8 between, 16 after them, and the actions, 44
/// points each: two of an alert side by side where both titles fit, others in a column, with the cancel action last.
/// The texts are inset by 16 points from the sides.
final class AlertView: UIView {
  private unowned let controller: UIAlertController
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []

  private static let padding: CGFloat = 16
  private static let buttonHeight: CGFloat = 44
  private static let fieldHeight: CGFloat = 32

  init(of controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    backing.cornerRadius = 13
    clipsToBounds = true
    accessibilityViewIsModal = true
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
    titleLabel.accessibilityTraits = [.staticText, .header]
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
  }

  required init?(coder: NSCoder) { nil }

  override var contentKind: ViewContent.Kind { .container }

  /// Returns the frame of the view in the window: centered in the safe area, or 8 points above its bottom.
  func frame(in window: UIWindow) -> CGRect {
    let safe = window.surroundingInsets
    let area = window.bounds.inset(by: safe)
    let isSheet = controller.preferredStyle == .actionSheet
    let width = isSheet ? area.width - 16 : 270
    let height = min(layout(width: width).height, area.height)
    let y = isSheet ? area.maxY - 8 - height : area.midY - height / 2
    let origin = CGPoint(x: area.midX - width / 2, y: y)
    return CGRect(
      origin: PixelGrid(scale: traitCollection.displayScale).snap(origin, .nearest(.up)),
      size: CGSize(width: width, height: height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = layout(width: bounds.width)
    titleLabel.frame = places.title
    messageLabel.frame = places.message
    for (field, frame) in zip(controller.textFields ?? [], places.fields) {
      if field.superview !== self { addSubview(field) }
      field.frame = frame
    }
    showButtons(places.actions)
  }

  /// Returns the frames of all parts, and the height, for the given width, in points.
  private func layout(
    width: CGFloat
  ) -> (title: CGRect, message: CGRect, fields: [CGRect], actions: [(UIAlertAction, CGRect)], height: CGFloat)
  {
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    let textWidth = width - 2 * Self.padding
    func place(_ label: UILabel, at y: CGFloat) -> CGRect {
      let isEmpty = (label.text ?? "").isEmpty
      let height =
        isEmpty ? 0 : label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
      return CGRect(x: Self.padding, y: y, width: textWidth, height: height)
    }
    let title = place(titleLabel, at: 20)
    let message = place(messageLabel, at: title.maxY + (title.height > 0 ? 4 : 0))
    var y = title.height + message.height > 0 ? message.maxY + 16 : 0
    var fields: [CGRect] = []
    for _ in controller.textFields ?? [] {
      fields.append(CGRect(x: Self.padding, y: y, width: textWidth, height: Self.fieldHeight))
      y += Self.fieldHeight + 8
    }
    if !fields.isEmpty { y += 8 }
    var placed: [(UIAlertAction, CGRect)] = []
    let others = controller.actions.filter { $0.style != .cancel }
    let cancels = controller.actions.filter { $0.style == .cancel }
    if areSideBySide(width: width) {
      // The cancel action is at the leading side.
      for (index, action) in (cancels + others).enumerated() {
        let frame = CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: Self.buttonHeight)
        placed.append((action, frame.mirrored(in: CGRect(x: 0, y: 0, width: width, height: 0), isMirrored)))
      }
      y += Self.buttonHeight
    } else {
      for action in others + cancels {
        placed.append((action, CGRect(x: 0, y: y, width: width, height: Self.buttonHeight)))
        y += Self.buttonHeight
      }
    }
    return (title, message, fields, placed, y)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func areSideBySide(width: CGFloat) -> Bool {
    guard controller.preferredStyle == .alert, controller.actions.count == 2 else { return false }
    return controller.actions.allSatisfy { action in
      let text = (action.title ?? "").size(withAttributes: [.font: font(of: action)])
      return text.width <= width / 2 - 2 * 8
    }
  }

  private func font(of action: UIAlertAction) -> UIFont {
    let standsOut = controller.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    return .systemFont(ofSize: 17, weight: standsOut ? .semibold : .regular)
  }

  private func showButtons(_ actions: [(action: UIAlertAction, frame: CGRect)]) {
    for view in buttons + lines { view.removeFromSuperview() }
    buttons = actions.map { action, frame in
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setTitleColor(color(of: action), for: .normal)
      button.titleLabel?.font = font(of: action)
      button.isEnabled = action.isEnabled
      button.frame = frame
      button.addAction(
        UIAction { [weak self, weak action] _ in if let action { self?.controller.choose(action) } },
        for: .touchUpInside)
      addSubview(button)
      return button
    }
    let width = 1 / max(traitCollection.displayScale, 1)
    lines = actions.flatMap { _, frame in
      let above = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: width)
      let beside = CGRect(x: frame.minX, y: frame.minY, width: width, height: frame.height)
      return frame.minX > 0 ? [above, beside] : [above]
    }.map { frame in
      let line = UIView(frame: frame)
      line.backgroundColor = .separator
      addSubview(line)
      return line
    }
  }

  private func color(of action: UIAlertAction) -> UIColor {
    if !action.isEnabled { return .systemGray3 }
    return action.style == .destructive ? .systemRed : tintColor
  }
}
