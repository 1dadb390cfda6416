public import Foundation
public import GraphicsCore

/// A type of timers that call a method.
///
/// Foundation's own class keeps no object for its user information, so that its initializers make one of another class.
public protocol _SelectorTimer {}

extension Timer: _SelectorTimer {}

/// Timers that call a method.
extension _SelectorTimer where Self: Timer {
  /// Creates a timer that calls a method of a target, which it retains, once it was added to a run loop.
  ///
  /// The method has the timer as its argument, or none.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let message = TimerMessage(aTarget as AnyObject, aSelector)
    self.init(PlannedTimer.make(interval: ti, repeats: yesOrNo) { message.send(from: $0) }, userInfo)
  }

  /// Creates a timer that first calls a method of a target at a date.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let message = TimerMessage(t as AnyObject, s)
    self.init(PlannedTimer(fire: date, interval: ti, repeats: rep) { message.send(from: $0) }, ui)
  }

  private init(_ timer: PlannedTimer, _ information: Any?) {
    timer.information = information
    guard let own = timer as? Self else { preconditionFailure("Timers of selectors cannot be subclassed.") }
    self = own
  }
}

extension Timer {
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
}

/// The message that a timer sends.
///
/// It is `@unchecked Sendable` because it is immutable, and is sent on the thread of the run loop that the timer is in.
private final class TimerMessage: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector

  init(_ target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func send(from timer: Timer) {
    selector.invoke(on: target, with: [timer])
  }
}
