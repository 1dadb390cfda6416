import Foundation

extension UIWindow {
  /// The state of a window for events.
  struct Interaction {
    weak var firstResponder: UIResponder?
    weak var focusedItem: AnyObject?
    /// The touches in the window, in the order in which they began.
    var touches: [UITouch] = []
    /// The height of the window that the keyboard covers from the bottom, in points, or 0 without a keyboard.
    var keyboardHeight: CGFloat = 0
    /// The height of the keyboard's keys without input views, in points.
    var keysHeight: CGFloat = 0
    /// Whether or not the first responder resigns in favour of the next one.
    var isPassingOn = false
  }

  /// Sends touches to recognizers, and then to the views in which they began.
  func dispatch(_ event: UIEvent) {
    guard event.type == .touches else { return }
    let touches = event.touches.filter { $0.window === self }
    for touch in touches where touch.phase == .began { begin(touch, event) }
    sendToRecognizers(touches, event)
    sendToViews(touches, event)
    end(touches)
  }

  /// Finds the view and the recognizers of a new touch, which keeps them to its end.
  private func begin(_ touch: UITouch, _ event: UIEvent) {
    let hit = hitTest(touch.point, with: event)
    touch.touchedView = hit
    touch.viewDelivery = hit.map { isRefused(touch, by: $0) } ?? true ? .over : .pending
    var next = hit
    while let view = next {
      touch.followers += (view.gestureRecognizers ?? []).filter { $0.shouldFollow(touch, event) }
      next = view.superview
    }
    interaction.touches.append(touch)
    hold(touch, event)
    for recognizer in touch.followers { recognizer.follow(touch) }
  }

  /// Returns whether a view does not receive a touch because of other touches.
  private func isRefused(_ touch: UITouch, by view: UIView) -> Bool {
    interaction.touches.contains { other in
      guard other.viewDelivery != .over, let otherView = other.touchedView else { return false }
      return otherView === view
        ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || otherView.isExclusiveTouch
    }
  }

  private func sendToRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    // A recognizer that is added while others receive the event does not receive it.
    for recognizer in touches.flatMap(\.followers).uniqued() {
      for phase in UITouch.Phase.delivered {
        let share = touches.filter { touch in
          touch.phase == phase && touch.followers.contains { $0 === recognizer }
        }
        if !share.isEmpty { recognizer.receive(share, in: phase, with: event) }
      }
    }
  }

  private func sendToViews(_ touches: [UITouch], _ event: UIEvent) {
    for phase in UITouch.Phase.delivered {
      for touch in touches where touch.phase == phase && phase == .ended { sendDelayed(touch) }
      let deliverable = touches.filter { touch in
        touch.phase == phase && touch.viewDelivery != .over && touch.viewDelivery != .delayed
      }
      for view in deliverable.compactMap(\.touchedView).uniqued() {
        // Filtered again, because the view before may have changed which touches this one receives.
        let share = deliverable.filter { $0.touchedView === view && $0.viewDelivery != .over }
        guard !share.isEmpty else { continue }
        for touch in share { touch.viewDelivery = .delivered }
        view.receive(Set(share), in: phase, with: event)
      }
    }
  }

  private func end(_ touches: [UITouch]) {
    let ended = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
    interaction.touches.removeAll { touch in ended.contains { $0 === touch } }
    for recognizer in ended.flatMap(\.followers).uniqued() { recognizer.release(of: ended) }
  }
}

extension UIResponder {
  /// Calls the method for touches in a phase.
  fileprivate func receive(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    default: break
    }
  }
}

extension UITouch.Phase {
  /// The phases that views and recognizers receive, in their order.
  fileprivate static let delivered: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
}

extension Sequence where Element: AnyObject {
  /// Returns the objects without repetitions, in the order in which each comes first.
  package func uniqued() -> [Element] {
    var seen: Set<ObjectIdentifier> = []
    return filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
