import Foundation
import StyleCore

extension UIView {
  /// The properties that few views set, in an object of their own that keeps other views small.
  final class Interaction {
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var focusEffect: UIFocusEffect?
    var focusGroupIdentifier: String?
    var gestureRecognizers: [UIGestureRecognizer] = []
    var accessibility = Accessibility()
  }

  /// The interaction, made on first use.
  ///
  /// `storedState.interaction?` is for reading, and this is for writing.
  var writableInteraction: Interaction {
    if let interaction = storedState.interaction { return interaction }
    let made = Interaction()
    storedState.interaction = made
    return made
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    writableInteraction.gestureRecognizers.append(recognizer)
    recognizer.attachedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.abandon()
    storedState.interaction?.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
  }

  func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for old in gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for new in recognizers { addGestureRecognizer(new) }
    storedState.interaction?.gestureRecognizers = recognizers.uniqued()
  }
}
