package import Foundation
public import StyleCore

/// The presses of one moment.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  private let presses: [UIPress]

  package init(presses: [UIPress], timestamp: TimeInterval) {
    self.presses = presses
    super.init(touches: [], timestamp: timestamp, type: .presses)
  }

  /// All presses of the event.
  open var allPresses: Set<UIPress> { Set(presses) }
}
