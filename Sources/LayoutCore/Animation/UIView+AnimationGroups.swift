import DiagnosticCore
public import Foundation
public import GraphicsCore
import LayerCore

extension UIView {
  /// Begins an animation: what is set until `commitAnimations()` is animated; for 0.2 seconds, unless another duration
  /// is set. Within an animation, one has its duration and curve, unless it sets its own.
  @safe public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationScope.beginGroup()
  }

  /// Ends what the last `beginAnimations(_:context:)` began; without one, nothing.
  public class func commitAnimations() {
    AnimationScope.commitGroup()
  }

  /// Sets the duration of the animation that was begun, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationScope.changeGroup(duration: duration)
  }

  /// Sets after how many seconds the animation begins.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationScope.changeGroup { $0.delay = max(0, delay) }
  }

  /// Sets when the animation begins: now and in so many milliseconds as `startDate` is away, so that the time that the
  /// program took since it made the date does not show.
  public class func setAnimationStart(_ startDate: Date) {
    setAnimationDelay((startDate.timeIntervalSinceNow * 1_000).rounded() / 1_000)
  }

  /// Sets how the animation's speed changes.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationScope.changeGroup { $0.pace = .curve(CubicCurve(curve)) }
  }

  /// Sets how often the animation runs.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationScope.changeGroup { $0.repeatCount = Double(repeatCount) }
  }

  /// Sets whether the animation goes back each time.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationScope.changeGroup { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the animation begins at what is seen, not at what is set.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationScope.changeGroup { $0.beginsFromCurrentState = fromCurrentState }
  }

  /// Has `view` give way to another look in the animation. Differs from UIKit: flips and curls fade, too.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard transition != .none, AnimationClock.isRunning, let block = AnimationScope.current.block,
      block.takesTime
    else { return }
    let old = view.layer.currentLook
    block.attach(CATransition(), .transition(old, from: 0, to: 1), to: view.layer, key: "transition")
  }

  /// Sets the object to tell of the animation. Differs from UIKit: it is told nothing.
  public class func setAnimationDelegate(_ delegate: Any?) {}

  /// Sets what is called when the animation begins. Differs from UIKit: nothing is, which is reported.
  public class func setAnimationWillStart(_ selector: Selector?) {
    reportGroup(calls: selector)
  }

  /// Sets what is called when the animation has ended. Differs from UIKit: nothing is, which is reported.
  public class func setAnimationDidStop(_ selector: Selector?) {
    reportGroup(calls: selector)
  }

  private class func reportGroup(calls selector: Selector?) {
    guard let selector else { return }
    UncalledAction.report(
      UIView.self, calls: selector, of: nil,
      remedy: "Use UIView.animate(withDuration:animations:completion:).")
  }
}

extension AnimationScope {
  /// An animation that was begun and is not committed yet.
  struct Group {
    /// The block that animates; nil where no clock runs.
    let block: AnimationBlock?
    var duration: TimeInterval
    /// How many blocks were running when it was begun: what runs in it comes after it.
    let depth: Int
  }

  /// How long an animation takes that sets no duration, in seconds.
  private static let groupDuration = 0.2

  /// Begins an animation, which takes over duration and curve from one around it.
  static func beginGroup() {
    let outer = current.block
    var block: AnimationBlock?
    if AnimationClock.isRunning {
      let made = AnimationBlock(duration: groupDuration, pace: .curve(CubicCurve(.easeInOut)))
      if let outer {
        made.inherit(from: outer, overridesDuration: false, overridesCurve: false, overridesOptions: true)
      }
      block = made
    }
    let duration = block?.duration ?? (current.duration > 0 ? current.duration : groupDuration)
    current.groups.append(Group(block: block, duration: duration, depth: current.depth))
  }

  /// Changes the animation that was begun last.
  static func changeGroup(duration: TimeInterval) {
    guard let last = current.groups.indices.last else { return }
    current.groups[last].duration = max(0, duration)
    current.groups[last].block?.duration = max(0, duration)
  }

  /// Changes the block of the animation that was begun last, where a clock runs.
  static func changeGroup(_ change: (AnimationBlock) -> Void) {
    if let block = current.groups.last?.block { change(block) }
  }

  /// Ends the animation that was begun last.
  static func commitGroup() {
    guard let group = current.groups.popLast() else { return }
    group.block?.layOutResized()
    group.block?.close()
  }
}
