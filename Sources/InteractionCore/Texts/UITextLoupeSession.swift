public import Foundation
public import LayoutCore
public import StyleCore
public import TextViewCore

/// A magnifier of a text under the finger.
///
/// Differs from UIKit: nothing is magnified; the place is kept.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
  /// The place that is magnified; nil after the end.
  package private(set) var point: CGPoint?

  /// Creates a session, which `begin(at:fromSelectionWidgetView:in:)` does.
  public required override init() {
    super.init()
  }

  /// Begins to magnify a place in a view.
  open class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
  ) -> Self? {
    let session = Self()
    session.point = point
    return session
  }

  /// Magnifies another place.
  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
    self.point = point
  }

  /// Ends the session.
  open func invalidate() { point = nil }
}

/// The motions of a caret that shows the place of a drop.
@preconcurrency @MainActor
open class UITextCursorDropPositionAnimator: NSObject {
  /// The caret.
  public let cursorView: any UIView & UITextCursorView
  /// The text.
  public let textInput: any UIView & UITextInput

  /// Creates the motions of a caret in a text.
  public init(
    textCursorView cursorView: any UIView & UITextCursorView, textInput: any UIView & UITextInput
  ) {
    (self.cursorView, self.textInput) = (cursorView, textInput)
    super.init()
  }

  /// Shows or hides the caret.
  open func setCursorVisible(_ visible: Bool, animated: Bool) {
    let change = { [cursorView] in cursorView.alpha = visible ? 1 : 0 }
    animated ? UIView.animate(withDuration: 0.25, animations: change) : change()
  }

  /// Moves the caret to a position.
  open func placeCursor(at position: UITextPosition, animated: Bool) {
    let rect = textInput.caretRect(for: position)
    let change = { [cursorView] in cursorView.frame = rect }
    animated ? UIView.animate(withDuration: 0.25, animations: change) : change()
  }

  /// Runs changes beside those of the caret.
  open func animate(alongsideChanges animation: (() -> Void)?, completion: (() -> Void)? = nil) {
    UIView.animate(withDuration: 0.25, animations: { animation?() }, completion: { _ in completion?() })
  }
}
