public import Foundation

/// Timers that call a method.
///
/// Differs from UIKit: a timer of a run loop fires only while that runs; the virtual clock of `HeadlessLoop` fires none.
extension Timer {
  /// Creates a timer that calls a method of a target, which it retains, once it was added to a run loop.
  ///
  /// The method has the timer as its argument, or none.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that first calls a method of a target at a date.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let message = TimerMessage(t as AnyObject, s, ui)
    self.init(fire: date, interval: ti, repeats: rep) { message.send(from: $0) }
    AssociatedObjects.set(message, of: self, for: TimerMessage.storageKey, policy: .OBJC_ASSOCIATION_RETAIN)
  }

  /// Returns a timer of the current run loop that calls a method of a target.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// The object that the timer was created with.
  public var userInfo: Any? {
    (AssociatedObjects.value(of: self, for: TimerMessage.storageKey) as? TimerMessage)?.userInfo
  }
}

/// The message that a timer sends.
///
/// It is `@unchecked Sendable` because it is immutable, and is sent on the thread of the run loop that the timer is in.
private final class TimerMessage: @unchecked Sendable {
  static let storageKey = AssociatedObjects.key(of: TimerMessage.self)

  private let target: AnyObject
  private let selector: Selector
  let userInfo: Any?

  init(_ target: AnyObject, _ selector: Selector, _ userInfo: Any?) {
    self.target = target
    self.selector = selector
    self.userInfo = userInfo
  }

  func send(from timer: Timer) {
    selector.invoke(on: target, with: [timer])
  }
}
