import Dispatch
public import Foundation
public import GraphicsCore
import Synchronization

/// Messages that are sent later.
///
/// On the main thread they are sent on the clock of `HeadlessLoop`, elsewhere by the run loop of the thread.
extension NSObjectProtocol {
  /// Calls a method after a delay in seconds, with an argument.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.schedule(DelayedMessage(self, aSelector, anArgument), after: delay)
  }

  /// Calls a method after a delay in seconds, with an argument.
  ///
  /// Differs from UIKit: the modes of the run loop play no part.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Calls a method on the main thread, with an argument.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - arg: The argument.
  ///   - wait: Whether or not to return after the call; on the main thread, the method is called at once then.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let message = DelayedMessage(self, aSelector, arg)
    if MainExecutor.isCurrent {
      if wait { message.send() } else { DelayedMessages.schedule(message, after: 0) }
    } else if wait {
      DispatchQueue.main.sync { message.send() }
    } else {
      DispatchQueue.main.async { message.send() }
    }
  }

  /// Calls a method on the main thread, with an argument.
  ///
  /// Differs from UIKit: the modes of the run loop play no part.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
  ) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  /// Calls a method on another thread, with an argument.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let message = DelayedMessage(self, aSelector, arg)
    DispatchQueue.global().async { message.send() }
  }
}

extension NSObject {
  /// Calls a method of the class after a delay in seconds, with an argument.
  public static func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.schedule(DelayedMessage(Self.self, aSelector, anArgument), after: delay)
  }

  /// Cancels all messages that were to be sent to an object, or a class, later.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.cancel { $0.isTarget(aTarget) }
  }

  /// Cancels the messages of a method and an argument that were to be sent to an object, or a class, later.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMessages.cancel { message in
      message.isTarget(aTarget) && message.selector == aSelector
        && message.hasArgument(anArgument)
    }
  }
}

/// A message to an object, which it retains, or to a class.
///
/// It is `@unchecked Sendable` because it is immutable, and the program decides on which thread it is sent.
final class DelayedMessage: @unchecked Sendable {
  private let target: Any
  let selector: Selector
  private let argument: Any?
  /// The number of the work that sends the message, in the schedule of the clock.
  fileprivate let scheduled = Mutex<Int?>(nil)

  init(_ target: Any, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func send() {
    if let type = target as? NSObject.Type {
      _ = unsafe type.perform(selector, with: argument)
    } else {
      selector.invoke(on: target as AnyObject, with: [argument])
    }
  }

  func isTarget(_ other: Any) -> Bool {
    if let type = target as? AnyClass { return type == other as? AnyClass }
    return !(other is AnyClass) && target as AnyObject === other as AnyObject
  }

  func hasArgument(_ other: Any?) -> Bool { Self.areEqual(argument, other) }

  /// Returns whether two arguments are the same object, or equal ones.
  static func areEqual(_ argument: Any?, _ other: Any?) -> Bool {
    switch (argument.map { $0 as AnyObject }, other.map { $0 as AnyObject }) {
    case (nil, nil): true
    case (let one?, let other?): one === other || (one as? NSObject)?.isEqual(other) == true
    default: false
    }
  }
}

/// The messages that are to be sent later.
private enum DelayedMessages {
  private static let lock = NSRecursiveLock()
  // Used under `lock` only.
  nonisolated(unsafe) private static var waiting: [DelayedMessage] = []

  static func schedule(_ message: DelayedMessage, after delay: TimeInterval) {
    lock.withLock { unsafe waiting.append(message) }
    guard MainExecutor.isCurrent else {
      let timer = Timer(timeInterval: max(delay, 0), repeats: false) { _ in send(message) }
      return RunLoop.current.add(timer, forMode: .common)
    }
    MainActor.assumeIsolated {
      if delay > 0 {
        let number = MainLoop.main.clock.schedule(after: delay) { send(message) }
        message.scheduled.withLock { $0 = number }
      } else {
        MainLoop.main.enqueue { send(message) }
      }
    }
  }

  static func cancel(where isMatch: (DelayedMessage) -> Bool) {
    let cancelled = lock.withLock {
      // Comparisons of arguments may run code of the program, which may schedule more.
      let cancelled = unsafe waiting.filter(isMatch)
      let gone = Set(cancelled.map { ObjectIdentifier($0) })
      unsafe waiting.removeAll { gone.contains(ObjectIdentifier($0)) }
      return cancelled
    }
    // Targets and arguments end now, not when their time comes.
    guard MainExecutor.isCurrent else { return }
    MainActor.assumeIsolated {
      for message in cancelled { message.scheduled.withLock { $0 }.map(MainLoop.main.clock.remove) }
    }
  }

  private static func send(_ message: DelayedMessage) {
    let isWaiting = lock.withLock {
      guard let index = unsafe waiting.firstIndex(where: { $0 === message }) else { return false }
      unsafe waiting.remove(at: index)
      return true
    }
    if isWaiting { message.send() }
  }
}
