public import Foundation
public import GraphicsCore

extension RunLoop {
  /// Calls a method of an object when the run loop has time, with an argument.
  ///
  /// Differs from UIKit: messages are sent in the order in which they were asked for, whatever their `order`.
  public func perform(
    _ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode]
  ) {
    let message = RunLoopMessages.add(target as AnyObject, aSelector, arg)
    perform(inModes: modes) { RunLoopMessages.send(message) }
  }

  /// Cancels the messages of a method and an argument that were to be sent to an object.
  public func cancelPerform(_ aSelector: Selector, target: Any, argument arg: Any?) {
    RunLoopMessages.cancel {
      $0.target === target as AnyObject && $0.selector == aSelector
        && DelayedMessage.areEqual($0.argument, arg)
    }
  }

  /// Cancels all messages that were to be sent to an object.
  public func cancelPerformSelectors(withTarget target: Any) {
    RunLoopMessages.cancel { $0.target === target as AnyObject }
  }

  /// Returns the run loop under the name that Core Foundation gives it.
  public func getCFRunLoop() -> CFRunLoop { CFRunLoop(self) }
}

/// The messages that run loops are to send.
private enum RunLoopMessages {
  struct Message {
    let number: Int
    let target: AnyObject
    let selector: Selector
    let argument: Any?
  }

  private static let lock = NSLock()
  // Used under `lock` only.
  nonisolated(unsafe) private static var waiting: [Message] = []
  nonisolated(unsafe) private static var count = 0

  static func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?) -> Int {
    lock.withLock {
      unsafe count += 1
      unsafe waiting.append(Message(number: count, target: target, selector: selector, argument: argument))
      return unsafe count
    }
  }

  static func cancel(where isMatch: (Message) -> Bool) {
    let old = lock.withLock {
      defer { unsafe waiting.removeAll(where: isMatch) }
      return unsafe waiting
    }
    withExtendedLifetime(old) {}
  }

  static func send(_ number: Int) {
    let message: Message? = lock.withLock {
      guard let index = unsafe waiting.firstIndex(where: { $0.number == number }) else { return nil }
      return unsafe waiting.remove(at: index)
    }
    if let message { message.selector.invoke(on: message.target, with: [message.argument]) }
  }
}
