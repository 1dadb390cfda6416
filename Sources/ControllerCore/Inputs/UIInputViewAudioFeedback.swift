public import ControlCore
public import Foundation
import LayoutCore

/// A type of input views that click when they are tapped.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether or not taps click while the view is visible.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Whether or not taps click while the view is visible: no, unless the class says so.
  public var enableInputClicksWhenVisible: Bool { false }
}

/// The number of clicks.
@MainActor private var clicks = 0

extension UIDevice {
  /// Plays a click, if the input view of the first responder has clicks.
  ///
  /// Differs from UIKit: the click is counted and not heard.
  public func playInputClick() {
    let responder = UIWindow.key?.firstResponder
    let views = [responder?.inputView, responder?.inputAccessoryView]
    if views.contains(where: { ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true })
    {
      clicks += 1
    }
  }

  /// The number of clicks since the program began.
  package var inputClickCount: Int { clicks }
}
