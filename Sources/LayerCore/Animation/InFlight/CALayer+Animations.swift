public import Foundation

/// The animations of a layer.
extension CALayer {
  /// Adds an animation; one with a key replaces the animation under that key.
  func addAnimation(_ animation: CAAnimation, forKey key: String?, previous: AnimatableValue? = nil) {
    guard AnimationClock.isRunningHere else { return addFinished(animation, forKey: key) }
    let context = AnimationPlan.Context(
      layer: self, now: localTime(MediaTime.current()), duration: CATransaction.animationDuration(),
      curve: CATransaction.animationTimingFunction()?.curve, previous: previous)
    let plan = AnimationPlan(animation, in: context)
    attach(
      InFlightAnimation(
        animation, of: self, key: key ?? "", plan: plan, groups: [CATransaction.completionGroup]))
  }

  /// Adds an animation that is over at once, since without a clock there is only the model.
  private func addFinished(_ animation: CAAnimation, forKey key: String?) {
    animation.delegate?.animationDidStart(animation)
    animation.delegate?.animationDidStop(animation, finished: true)
    guard !animation.isRemovedOnCompletion else { return }
    let effects = writableEffects
    if let key { effects.animations.removeAll { $0.key == key } }
    effects.animations.append(InFlightAnimation(animation, of: self, key: key ?? "", plan: nil))
  }

  /// Adds an animation to the layer and the timeline.
  package func attach(_ animation: InFlightAnimation) {
    if !animation.key.isEmpty { removeAnimations { $0.key == animation.key } }
    writableEffects.animations.append(animation)
    animation.number = AnimationTimeline.main.nextNumber()
    AnimationTimeline.main.add(animation, to: \.animations)
    MainLoop.requestTurn()
  }

  /// Removes animations before their end.
  package func removeAnimations(where isMeant: (InFlightAnimation) -> Bool) {
    guard let effects = extras?.effects else { return }
    let removed = effects.animations.filter(isMeant)
    guard !removed.isEmpty else { return }
    effects.animations.removeAll(where: isMeant)
    // Those that were over at once, on any thread, are in no timeline. The timeline itself detects animations that
    // another thread removed from a layer of the main one.
    for animation in removed where animation.plan != nil && MainExecutor.isCurrent {
      AnimationTimeline.main.remove(animation, from: \.kept)
      animation.end(finished: false)
    }
  }

  /// Removes an animation from the layer.
  func drop(_ animation: InFlightAnimation) {
    extras?.effects?.animations.removeAll { $0 === animation }
  }

  /// Returns an unused key: `position`, `position-2` and so on, as UIKit names additive animations.
  package func unusedKey(_ name: String) -> String {
    let taken = extras?.effects?.animations.map(\.key) ?? []
    var (key, number) = (name, 1)
    while taken.contains(key) {
      number += 1
      key = "\(name)-\(number)"
    }
    return key
  }
}

/// The actions that run when a property changes.
extension CALayer {
  /// Changes a property, with its action where animations take time.
  @inline(__always)
  func change(_ key: AnimatableKey, _ change: () -> Void) {
    if AnimationClock.isWatching { changeWatched(key, change) } else { change() }
  }

  /// Changes a property, and tells its observers.
  @inline(never)
  private func changeWatched(_ key: AnimatableKey, _ change: () -> Void) {
    announcing(key) { if AnimationClock.isRunning { changeWithAction(key, change) } else { change() } }
  }

  /// Changes a property and runs its action.
  @inline(never)
  private func changeWithAction(_ key: AnimatableKey, _ change: () -> Void) {
    guard MainExecutor.isCurrent, !isPresentation, !CATransaction.disableActions(), mayHaveActions else {
      return change()
    }
    let previous = presentedValue(key)
    guard let action = action(forKey: key.rawValue) else { return change() }
    let old = key.value(of: self)
    change()
    guard key.value(of: self) != old else { return }
    run(action, forKey: key.rawValue, previous: previous)
  }

  /// Runs the action of a change, whose property was shown with another value before.
  func run(_ action: any CAAction, forKey key: String, previous: AnimatableValue?) {
    guard let animation = action as? CAAnimation else {
      return action.run(forKey: key, object: self, arguments: nil)
    }
    if let animation = animation as? CAPropertyAnimation, animation.keyPath == nil { animation.keyPath = key }
    addAnimation(animation, forKey: key, previous: previous)
  }

  /// Whether or not a change may have an action: of views within a block, of other layers once they have been seen or
  /// where the program sets actions.
  private var mayHaveActions: Bool {
    if hostOfModel != nil || extras?.delegate != nil || extras?.effects?.actions != nil { return true }
    return !flags.contains(.isPlain) || AnimationTimeline.main.hasBeenCommitted(self)
  }

  /// Returns the action for `event`: of the delegate, of `actions`, of `style`, of the class, or the implicit
  /// animation.
  func findAction(forKey event: String) -> (any CAAction)? {
    if AnimationClock.isRunningHere, let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let style = style?["actions"] as? [String: any CAAction], let action = style[event] {
      return action is NSNull ? nil : action
    }
    if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
    guard AnimationClock.isRunningHere, let key = AnimatableKey(rawValue: event), key.isImplicit,
      AnimationTimeline.main.hasBeenCommitted(self)
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }
}

extension NSNull: CAAction {
  /// Does nothing: `NSNull` as the result of a search for actions ends the search without an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
