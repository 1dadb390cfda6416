package import Foundation
import GraphicsCore
import StyleCore

extension UIControl {
  /// Returns whether a drag that a view around the control recognizes is for the control.
  ///
  /// It is a horizontal one that begins in `area` of the control.
  package func takes(_ recognizer: UIGestureRecognizer, from area: CGRect) -> Bool {
    guard isEnabled, let pan = recognizer as? UIPanGestureRecognizer, pan.view !== self else { return false }
    let (place, way) = (pan.location(in: self), pan.translation(in: self))
    return abs(way.x) > abs(way.y) && area.covers(CGPoint(x: place.x - way.x, y: place.y - way.y))
  }
}

extension UIControl {
  /// The actions and targets of a control and their events, in the order of addition.
  struct TargetActions {
    enum Kind {
      case action(UIAction)
      /// A weak target, or none.
      case target(WeakTarget, Selector)
    }

    struct WeakTarget {
      weak var object: AnyObject?
    }

    struct Handler {
      let kind: Kind
      var events: Event
    }

    private(set) var handlers: [Handler] = []

    var events: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    @MainActor mutating func add(_ action: UIAction, for events: Event) {
      // Only one action with an identifier is run for an event.
      remove(action.identifier, for: events)
      if let index = handlers.firstIndex(where: { $0.action === action }) {
        handlers[index].events.formUnion(events)
      } else {
        handlers.append(Handler(kind: .action(action), events: events))
      }
    }

    mutating func add(_ target: AnyObject?, _ name: Selector, for events: Event) {
      if let index = handlers.firstIndex(where: { $0.isTarget(target, name) }) {
        handlers[index].events.formUnion(events)
      } else {
        handlers.append(Handler(kind: .target(WeakTarget(object: target), name), events: events))
      }
    }

    @MainActor mutating func remove(_ identifier: UIAction.Identifier, for events: Event) {
      remove(events) { $0.action?.identifier == identifier }
    }

    mutating func remove(_ target: AnyObject?, _ name: Selector?, for events: Event) {
      remove(events) { handler in
        guard case .target(let other, let otherName) = handler.kind else { return false }
        return (target == nil || other.object === target) && (name == nil || otherName == name)
      }
    }

    private mutating func remove(_ events: Event, where isMatch: (Handler) -> Bool) {
      for index in handlers.indices where isMatch(handlers[index]) { handlers[index].events.subtract(events) }
      handlers.removeAll { $0.events.isEmpty }
    }

    var targets: Set<AnyHashable> {
      Set(
        handlers.compactMap { handler in
          guard case .target(let target, _) = handler.kind else { return nil }
          return target.object as? AnyHashable
        })
    }

    func names(of target: AnyObject?, for event: Event) -> [String]? {
      let names: [String] = handlers.compactMap { handler in
        guard case .target(let other, let name) = handler.kind, other.object === target,
          !handler.events.isDisjoint(with: event)
        else { return nil }
        return name.description
      }
      return names.isEmpty ? nil : names
    }

    func enumerate(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
      var isOver = false
      for handler in handlers where !isOver {
        switch handler.kind {
        case .action(let action): iterator(action, nil, handler.events, &isOver)
        case .target(let target, let name): iterator(nil, (target.object, name), handler.events, &isOver)
        }
      }
    }
  }
}

extension UIControl.TargetActions.Handler {
  fileprivate var action: UIAction? {
    if case .action(let action) = kind { return action }
    return nil
  }

  fileprivate func isTarget(_ target: AnyObject?, _ name: Selector) -> Bool {
    if case .target(let other, let otherName) = kind { return other.object === target && otherName == name }
    return false
  }
}
