package import Foundation
import GraphicsCore
import LayerCore
import StyleCore

/// The keyboard appears in a visible window when a responder in it that takes text becomes the first one.
///
/// It disappears when there is no such first responder any more. Programs are notified of its area, with the input views
/// of the first responder, and guides follow it; only these views are drawn.
extension UIWindow {
  /// The duration of the keyboard's appearance and disappearance, in seconds.
  static let keyboardDuration: TimeInterval = 0.25

  /// The part of the window that the keyboard covers, in the window's coordinates, or `nil` without a keyboard.
  package var keyboardFrame: CGRect? {
    guard interaction.keyboardHeight > 0 else { return nil }
    return keyboardFrame(height: interaction.keyboardHeight)
  }

  /// The part of the window with the keys of the keyboard, or `nil` without them.
  package var keysFrame: CGRect? {
    keyboardFrame == nil || interaction.keysHeight == 0 ? nil : keyboardFrame(height: interaction.keysHeight)
  }

  /// The first responder, even while it is being replaced.
  package var firstResponder: UIResponder? { interaction.firstResponder }

  /// Sets the first responder.
  ///
  /// The keyboard follows unless the first responder is being replaced.
  func setFirstResponder(_ responder: UIResponder?) {
    interaction.firstResponder = responder
    if !interaction.isPassingOn { updateKeyboard() }
  }

  /// Makes a responder resign in favour of another one, between which the keyboard stays.
  ///
  /// - Returns: The result of `resign`.
  func transferFirstResponder(_ resign: () -> Bool) -> Bool {
    interaction.isPassingOn = true
    let isResigned = resign()
    interaction.isPassingOn = false
    return isResigned
  }

  /// Shows or hides the keyboard as the first responder requires, with the height for the window.
  func updateKeyboard() {
    let responder = isHidden ? nil : interaction.firstResponder
    let keys = responder?.wantsKeyboard == true ? keyboardHeight : 0
    let heights = HigherModules.contentProvider?.showInputs(of: responder, keys: keys, in: self)
    interaction.keysHeight = heights?.keys ?? keys
    let (old, new) = (interaction.keyboardHeight, heights?.whole ?? keys)
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
    for view in viewsInTree { (view as? UIScrollView)?.adjustForKeyboard() }
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
    let (device, orientation) = deviceOfDisplay
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
  /// Whether or not the responder shows the keyboard as the first one: it takes text, and has no input view of its own.
  fileprivate var wantsKeyboard: Bool {
    self is any UIKeyInput && inputView == nil && inputViewController == nil
  }
}

extension UIView {
  /// The views with a keyboard guide.
  static var keyboardFollowers = WeakList<UIView>()

  /// Updates the keyboard guides in the view after it moved (D.20).
  func keyboardGuidesBeneathDidMove() {
    guard UIView.keyboardFollowers.count > 0, backing.flags.contains(.containsConstraints) else { return }
    for view in UIView.keyboardFollowers.objects where view !== self && view.isDescendant(of: self) {
      view.boxDidMoveWithSuperview()
    }
  }

  /// Whether or not the view has a keyboard guide.
  var followsKeyboard: Bool {
    storedState.layoutEnvironment?.guides.contains { $0.kind == .keyboard } ?? false
  }

  /// Updates the constraints to the keyboard's guide after the keyboard appeared, disappeared or changed its size.
  fileprivate func keyboardDidMove() {
    boxInsetsDidChange()
    setNeedsLayout()
  }

  /// The height of the view that the keyboard covers from the bottom, in points, or 0 if it covers none.
  var keyboardOverlap: CGFloat {
    guard let window = window ?? self as? UIWindow, let keyboard = window.keyboardFrame else { return 0 }
    let top = self === window ? keyboard.minY : convert(keyboard.origin, from: window).y
    return min(max(0, bounds.maxY - top), bounds.height)
  }
}
