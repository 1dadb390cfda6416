package import Foundation
import LayerCore
package import StyleCore

/// The keyboard comes to a window that is shown when somebody in it becomes first responder who takes text, and goes
/// when nobody is it any more. It is room only: programs hear of it, guides follow it, and nothing is drawn.
extension UIWindow {
  /// How long the keyboard takes to come and to go, in seconds.
  static let keyboardDuration: TimeInterval = 0.25

  /// The part of the window that the keyboard covers, in the window's coordinates; nil while it is away.
  package var keyboardFrame: CGRect? {
    guard interaction.keyboardHeight > 0 else { return nil }
    return keyboardFrame(height: interaction.keyboardHeight)
  }

  /// The first responder, whoever may become the next one.
  package var firstResponder: UIResponder? { interaction.firstResponder }

  /// Makes `responder` the first one; the keyboard follows unless it is about to be passed on.
  func setFirstResponder(_ responder: UIResponder?) {
    interaction.firstResponder = responder
    if !interaction.isPassingOn { updateKeyboard() }
  }

  /// Has one responder resign for another, between which the keyboard stays; what `resign` says.
  func passOnFirstResponder(_ resign: () -> Bool) -> Bool {
    interaction.isPassingOn = true
    let isResigned = resign()
    interaction.isPassingOn = false
    return isResigned
  }

  /// Shows the keyboard or takes it away, as the first responder wants, and gives it the height that fits the window.
  func updateKeyboard() {
    let isWanted = !isHidden && interaction.firstResponder?.wantsKeyboard == true
    let (old, new) = (interaction.keyboardHeight, isWanted ? keyboardHeight : 0)
    guard new != old else { return }
    let (begin, end) = (keyboardFrame(height: old), keyboardFrame(height: new))
    post(UIResponder.keyboardWillChangeFrameNotification, begin, end)
    if new == 0 {
      post(UIResponder.keyboardWillHideNotification, begin, end)
    } else {
      post(UIResponder.keyboardWillShowNotification, begin, end)
    }
    interaction.keyboardHeight = new
    let followers = viewsInTree.filter(\.followsKeyboard)
    for view in followers { view.keyboardDidMove() }
    if !followers.isEmpty { UIView.animate(withDuration: Self.keyboardDuration) { self.layoutIfNeeded() } }
    MainLoop.main.clock.after(Self.keyboardDuration) { [weak self] in
      guard let self, interaction.keyboardHeight == new else { return }
      post(
        new == 0 ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification, begin,
        end)
      post(UIResponder.keyboardDidChangeFrameNotification, begin, end)
    }
  }

  private var keyboardHeight: CGFloat {
    let (device, orientation) = display.host ?? (screen.device, screen.deviceOrientation)
    return device.keyboardHeight(orientation)
  }

  private func keyboardFrame(height: CGFloat) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private func post(_ name: Notification.Name, _ begin: CGRect, _ end: CGRect) {
    NotificationCenter.default.post(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardDuration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
          value: UIView.AnimationCurve.easeInOut.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}

extension UIResponder {
  /// Whether the keyboard comes while this is the first responder: it takes text, and brings no view of its own.
  fileprivate var wantsKeyboard: Bool { self is any UIKeyInput && inputView == nil }
}

/// A view whose keyboard guide was asked for.
struct KeyboardFollower {
  weak var view: UIView?
}

extension UIView {
  /// The views whose keyboard guide was asked for, as long as they live.
  static var keyboardFollowers: [KeyboardFollower] = []

  /// This view moved, and with it the keyboard's guides of those beneath it (D.20).
  func keyboardGuidesBeneathDidMove() {
    guard !UIView.keyboardFollowers.isEmpty, backing.flags.contains(.containsConstraints) else { return }
    UIView.keyboardFollowers.removeAll { $0.view == nil }
    for case let view? in UIView.keyboardFollowers.map(\.view)
    where view !== self && view.isDescendant(of: self) {
      view.boxDidMoveWithSuperview()
    }
  }

  /// Whether the keyboard's guide of this view was asked for.
  var followsKeyboard: Bool {
    storedState.surroundings?.guides.contains { $0.kind == .keyboard } ?? false
  }

  /// The keyboard came, went or changed its size: constraints to its guide mean something else.
  fileprivate func keyboardDidMove() {
    boxInsetsDidChange()
    setNeedsLayout()
  }

  /// How far the keyboard reaches into the view from below, in points; 0 where it does not.
  var keyboardOverlap: CGFloat {
    guard let window = window ?? self as? UIWindow, let keyboard = window.keyboardFrame else { return 0 }
    let top = self === window ? keyboard.minY : convert(keyboard.origin, from: window).y
    return min(max(0, bounds.maxY - top), bounds.height)
  }
}

extension Device {
  /// The height of the keyboard in points, with a row of suggestions and what is beneath it of the safe area.
  ///
  /// No rule has these: they are what programs meet on devices of that shape.
  package func keyboardHeight(_ orientation: Orientation) -> CGFloat {
    let isTall = portraitInsets.bottom > 0
    return switch (idiom, orientation) {
    case (.pad, .portrait): 320
    case (.pad, .landscape): 408
    case (_, .portrait): (isTall ? 336 : 260) + (portraitSize.width >= 414 ? 10 : 0)
    case (_, .landscape): isTall ? 209 : 200
    }
  }
}
