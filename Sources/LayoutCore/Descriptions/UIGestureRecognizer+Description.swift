import Foundation
import GraphicsCore
import LayerCore

extension UIGestureRecognizer {
  /// The description of the recognizer in UIKit's words (L.2).
  var describedAsUIKit: String {
    var words = [ObjectNames.title(of: self, root: nil)]
    if let name { words[0] += " (\(name))" }
    words.append("state = \(state.word)")
    if !isEnabled { words.append("enabled = NO") }
    if !cancelsTouchesInView { words.append("cancelsTouchesInView = NO") }
    if delaysTouchesBegan { words.append("delaysTouchesBegan = YES") }
    if !delaysTouchesEnded { words.append("delaysTouchesEnded = NO") }
    words.append("view = \(view.map { "<\(ObjectNames.title(of: $0))>" } ?? "(null)")")
    let targets = targetWords
    if !targets.isEmpty { words.append("target= <\(targets.joined(separator: ", "))>") }
    if let tap = self as? UITapGestureRecognizer {
      if tap.numberOfTapsRequired != 1 { words.append("numberOfTapsRequired = \(tap.numberOfTapsRequired)") }
      if tap.numberOfTouchesRequired != 1 {
        words.append("numberOfTouchesRequired = \(tap.numberOfTouchesRequired)")
      }
    }
    return "<\(words.joined(separator: "; "))>"
  }

  /// The targets that still exist: `(action=tapped, target=<Shop.CartController 0x60f0>)`.
  private var targetWords: [String] {
    targets.compactMap { entry in
      entry.target.object.map { target in
        let name = "\(ObjectNames.name(of: type(of: target))) \(ObjectNames.address(of: target))"
        return "(action=\(entry.action.description), target=<\(name)>)"
      }
    }
  }
}

extension UIGestureRecognizer.State {
  fileprivate var word: String {
    switch self {
    case .possible: "Possible"
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .failed: "Failed"
    }
  }
}
