import DiagnosticCore
public import Foundation
public import GraphicsCore
import LayerCore
public import LayoutCore
public import StyleCore

extension UIView {
  /// Begins an animation of the changes until `commitAnimations()`, which take 0.2 seconds unless a duration is set.
  ///
  /// An animation within another has the other's duration and curve, unless it sets its own.
  @safe public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    unsafe AnimationScope.beginGroup(GroupMessages(animationID, ObservationContext(context)))
  }

  /// Commits the animation that the last `beginAnimations(_:context:)` began, if there is one.
  public class func commitAnimations() {
    AnimationScope.commitGroup()
  }

  /// Sets the duration of the animation that is begun, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationScope.changeGroup(duration: duration)
  }

  /// Sets the delay of the animation, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationScope.changeGroup { $0.delay = max(0, delay) }
  }

  /// Sets the start of the animation to a date.
  ///
  /// The delay from now to `startDate` is rounded to milliseconds, so that the time that the program has taken since it
  /// made the date has no effect.
  public class func setAnimationStart(_ startDate: Date) {
    setAnimationDelay((startDate.timeIntervalSinceNow * 1_000).rounded() / 1_000)
  }

  /// Sets the curve of the animation.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationScope.changeGroup { $0.timingCurve = .bezier(UnitBezier(curve)) }
  }

  /// Sets the number of repetitions of the animation.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationScope.changeGroup { $0.repeatCount = Double(repeatCount) }
  }

  /// Sets whether the animation runs backwards after each repetition.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationScope.changeGroup { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the animation begins with the current appearance of views instead of their properties.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationScope.changeGroup { $0.beginsFromCurrentState = fromCurrentState }
  }

  /// Sets the transition of the animation for a view.
  ///
  /// Differs from UIKit: flips and curls fade, too.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard transition != .none, AnimationClock.isRunning, let block = AnimationScope.current.block,
      block.takesTime
    else { return }
    let old = view.layer.currentLook
    block.attach(CATransition(), .transition(old, from: 0, to: 1), to: view.layer, key: "transition")
  }

  /// Sets the delegate of the animation, whose methods are called, and which the animation retains.
  public class func setAnimationDelegate(_ delegate: Any?) {
    AnimationScope.changeMessages { $0.delegate = delegate.map { $0 as AnyObject } }
  }

  /// Sets the method of the delegate that is called when the animation begins.
  ///
  /// Its arguments are the identifier of the animation and the context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    AnimationScope.changeMessages(calling: selector) { $0.willStart = selector }
  }

  /// Sets the method of the delegate that is called when the animation has ended.
  ///
  /// Its arguments are the identifier of the animation, a number that is true if it ran to its end, and the context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    AnimationScope.changeMessages(calling: selector) { $0.didStop = selector }
  }
}

extension AnimationScope {
  /// The default duration of an animation, in seconds.
  private static let groupDuration = 0.2

  /// Begins an animation, which inherits the duration and the curve of an outer one.
  static func beginGroup(_ messages: GroupMessages) {
    let outer = current.block
    var block: AnimationBlock?
    if AnimationClock.isRunning {
      let made = AnimationBlock(duration: groupDuration, timingCurve: .bezier(UnitBezier(.easeInOut)))
      if let outer {
        made.inherit(from: outer, overridesDuration: false, overridesCurve: false, overridesOptions: true)
      }
      block = made
    }
    let duration = block?.duration ?? (current.duration > 0 ? current.duration : groupDuration)
    current.groups.append(
      Group(block: block, duration: duration, depth: current.depth))
    GroupMessages.begun.append(messages)
  }

  /// Sets the duration of the animation that was begun last.
  static func changeGroup(duration: TimeInterval) {
    guard let last = current.groups.indices.last else { return }
    current.groups[last].duration = max(0, duration)
    current.groups[last].block?.duration = max(0, duration)
  }

  /// Changes the block of the animation that was begun last, if a clock runs.
  static func changeGroup(_ change: (AnimationBlock) -> Void) {
    if let block = current.groups.last?.block { change(block) }
  }

  /// Commits the animation that was begun last.
  static func commitGroup() {
    guard let group = current.groups.popLast(), let messages = GroupMessages.begun.popLast() else { return }
    messages.start()
    group.block?.layOutResized()
    if let block = group.block {
      block.group.onEnd { messages.stop(finished: $0) }
      block.close()
    } else {
      messages.stop(finished: true)
    }
  }

  /// Changes the messages of the animation that was begun last, and reports a method that no delegate will be told to call.
  static func changeMessages(calling selector: Selector? = nil, _ change: (GroupMessages) -> Void) {
    if let messages = GroupMessages.begun.last {
      change(messages)
    } else if let selector {
      GroupMessages.report(selector, of: nil)
    }
  }
}

/// The messages of an animation to its delegate.
@MainActor
final class GroupMessages {
  /// The messages of the animations that are begun and not committed yet, the innermost last.
  static var begun: [GroupMessages] = []

  private let identifier: String?
  private let context: ObservationContext
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ identifier: String?, _ context: ObservationContext) {
    self.identifier = identifier
    self.context = context
  }

  /// Reports a method that the delegate of an animation does not have.
  static func report(_ selector: Selector, of delegate: AnyObject?) {
    UncalledAction.report(
      UIView.self, calls: selector, of: delegate,
      remedy: "Use UIView.animate(withDuration:animations:completion:).")
  }

  func start() {
    for selector in [willStart, didStop].compactMap(\.self) { Self.report(selector, of: delegate) }
    if let delegate, let willStart {
      unsafe willStart.invoke(on: delegate, with: [identifier, context.pointer])
    }
  }

  func stop(finished: Bool) {
    if let delegate, let didStop {
      unsafe didStop.invoke(on: delegate, with: [identifier, NSNumber(value: finished), context.pointer])
    }
    delegate = nil
  }
}
