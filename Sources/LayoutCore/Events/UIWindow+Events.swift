import Foundation

extension UIWindow {
  /// What a window knows about the events in it.
  struct Interaction {
    weak var firstResponder: UIResponder?
    /// The fingers on the window, in the order in which they came down.
    var touches: [UITouch] = []
    /// How much of the window the keyboard covers, in points from its lower edge; 0 while it is away.
    var keyboardHeight: CGFloat = 0
    /// Whether the first responder resigns because another is about to become it.
    var isPassingOn = false
  }

  /// Hands touches to recognizers and then to the views that they began in.
  func dispatch(_ event: UIEvent) {
    guard event.type == .touches else { return }
    let touches = event.touches.filter { $0.window === self }
    for touch in touches where touch.phase == .began { begin(touch, event) }
    tellRecognizers(touches, event)
    tellViews(touches, event)
    end(touches)
  }

  /// Finds the view and the recognizers of a new touch; they keep it to its end.
  private func begin(_ touch: UITouch, _ event: UIEvent) {
    let hit = hitTest(touch.point, with: event)
    touch.touchedView = hit
    touch.viewKnowledge = hit.map { isRefused(touch, by: $0) } ?? true ? .over : .untold
    var next = hit
    while let view = next {
      touch.followers += (view.gestureRecognizers ?? []).filter { $0.shouldFollow(touch, event) }
      next = view.superview
    }
    interaction.touches.append(touch)
    hold(touch, event)
    for recognizer in touch.followers { recognizer.follow(touch) }
  }

  /// Whether a view does not get a touch because of the others that there are.
  private func isRefused(_ touch: UITouch, by view: UIView) -> Bool {
    interaction.touches.contains { other in
      guard other.viewKnowledge != .over, let otherView = other.touchedView else { return false }
      return otherView === view
        ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || otherView.isExclusiveTouch
    }
  }

  private func tellRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    // A recognizer that joins while others are told is none of this event.
    for recognizer in touches.flatMap(\.followers).uniqued() {
      for phase in UITouch.Phase.told {
        let share = touches.filter { touch in
          touch.phase == phase && touch.followers.contains { $0 === recognizer }
        }
        if !share.isEmpty { recognizer.receive(share, phase, event) }
      }
    }
  }

  private func tellViews(_ touches: [UITouch], _ event: UIEvent) {
    for phase in UITouch.Phase.told {
      for touch in touches where touch.phase == phase && phase == .ended { tellHeld(touch) }
      let told = touches.filter { touch in
        touch.phase == phase && touch.viewKnowledge != .over && touch.viewKnowledge != .held
      }
      for view in told.compactMap(\.touchedView).uniqued() {
        // Told anew: the view before may have changed what this one shall know.
        let share = told.filter { $0.touchedView === view && $0.viewKnowledge != .over }
        guard !share.isEmpty else { continue }
        for touch in share { touch.viewKnowledge = .told }
        view.receive(Set(share), phase, event)
      }
    }
  }

  private func end(_ touches: [UITouch]) {
    let ended = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
    interaction.touches.removeAll { touch in ended.contains { $0 === touch } }
    for recognizer in ended.flatMap(\.followers).uniqued() { recognizer.letGo(of: ended) }
  }
}

extension UIResponder {
  /// Calls the method for touches in `phase`.
  fileprivate func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
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
  /// The phases that views and recognizers are told, in the order in which they are.
  fileprivate static let told: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
}

extension Sequence where Element: AnyObject {
  /// The objects in the order in which each comes first.
  package func uniqued() -> [Element] {
    var seen: Set<ObjectIdentifier> = []
    return filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
