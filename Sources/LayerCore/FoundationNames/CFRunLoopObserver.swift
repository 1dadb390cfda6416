// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

internal import DiagnosticCore
public import Foundation
public import GraphicsCore

/// The steps of a run loop.
public struct CFRunLoopActivity: OptionSet, Hashable, Sendable {
  public let rawValue: CFOptionFlags
  /// Creates steps of their bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  /// The start of the loop.
  public static let entry = Self(rawValue: 1 << 0)
  /// The step before timers fire.
  public static let beforeTimers = Self(rawValue: 1 << 1)
  /// The step before sources are asked.
  public static let beforeSources = Self(rawValue: 1 << 2)
  /// The step after the work, before the loop waits for more.
  public static let beforeWaiting = Self(rawValue: 1 << 5)
  /// The step after the loop waited.
  public static let afterWaiting = Self(rawValue: 1 << 6)
  /// The end of the loop.
  public static let exit = Self(rawValue: 1 << 7)
  /// All steps.
  public static let allActivities = Self(rawValue: 0x0FFF_FFFF)
}

/// An observer of the steps of a run loop.
///
/// Differs from UIKit: it is told of the turns of the main loop alone: that it woke before their work, and that it is about
/// to wait after their work and before they lay out.
public final class CFRunLoopObserver {
  let activities: CFRunLoopActivity
  let repeats: Bool
  let order: CFIndex
  fileprivate let call: (CFRunLoopObserver, CFRunLoopActivity) -> Void
  fileprivate var isValid = true

  fileprivate init(
    _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ call: @escaping (CFRunLoopObserver, CFRunLoopActivity) -> Void
  ) {
    self.activities = CFRunLoopActivity(rawValue: activities)
    (self.repeats, self.order, self.call) = (repeats, order, call)
  }
}

/// Returns an observer that calls a closure.
///
/// - Parameters:
///   - allocator: The allocator, which has no effect.
///   - activities: The bits of the steps.
///   - repeats: Whether it is told more than once.
///   - order: The place among the observers of a step: small numbers come first.
///   - block: The closure.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(activities, repeats, order) { block?($0, $1) }
}

/// The values that the function of an observer has.
@unsafe public struct CFRunLoopObserverContext {
  /// The version: 0.
  public var version: CFIndex
  /// The pointer that the function has.
  public var info: UnsafeMutableRawPointer?
  /// The function that retains what the pointer points to.
  public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?
  /// The function that releases it.
  public var release: ((UnsafeRawPointer?) -> Void)?
  /// The function that describes it.
  public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?

  /// Creates values that are nothing.
  public init() {
    unsafe self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
  }

  /// Creates the values of a pointer and its functions.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?,
    release: ((UnsafeRawPointer?) -> Void)?,
    copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?
  ) {
    unsafe self.version = version
    unsafe self.info = info
    unsafe self.retain = retain
    unsafe self.release = release
    unsafe self.copyDescription = copyDescription
  }
}

/// Returns an observer that calls a function with the pointer of its values, which it does not retain.
public func CFRunLoopObserverCreate(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ callout: ((CFRunLoopObserver?, CFRunLoopActivity, UnsafeMutableRawPointer?) -> Void)!,
  _ context: UnsafeMutablePointer<CFRunLoopObserverContext>!
) -> CFRunLoopObserver! {
  let info = unsafe context?.pointee.info
  return CFRunLoopObserver(activities, repeats, order) { unsafe callout?($0, $1, info) }
}

/// Adds an observer to a run loop.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  guard let observer, rl?.loop === RunLoop.main else { return }
  RunLoopObservers.add(observer)
}

/// Removes an observer from a run loop.
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!)
{
  RunLoopObservers.remove(observer)
}

/// Returns whether a run loop has an observer.
public func CFRunLoopContainsObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) -> Bool { rl?.loop === RunLoop.main && RunLoopObservers.contains(observer) }

/// Removes an observer for good.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  observer?.isValid = false
  RunLoopObservers.remove(observer)
}

/// Returns whether an observer was not removed for good.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool { observer?.isValid == true }

/// Lets the run loop of the thread run until it has nothing to wait for, or is stopped.
public func CFRunLoopRun() { RunLoop.current.run() }

/// The outcomes of a run of a loop.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// There was nothing to wait for.
  case finished = 1
  /// Another stopped the loop.
  case stopped = 2
  /// The time was over.
  case timedOut = 3
  /// A source was served.
  case handledSource = 4
}

/// Lets the run loop of the thread run for some seconds, or until it served a source if it is to return then.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let limit = Date(timeIntervalSinceNow: seconds)
  repeat {
    guard RunLoop.current.run(mode: mode?.mode ?? .default, before: limit) else { return .finished }
    if returnAfterSourceHandled, Date() < limit { return .handledSource }
  } while Date() < limit
  return .timedOut
}

/// The observers of the main loop.
enum RunLoopObservers {
  private static let lock = NSLock()
  // Used under `lock` only; observers are called outside it.
  nonisolated(unsafe) private static var observers: [CFRunLoopObserver] = []

  static func add(_ observer: CFRunLoopObserver) {
    lock.withLock {
      guard observer.isValid, unsafe !observers.contains(where: { $0 === observer }) else { return }
      let index = unsafe observers.firstIndex { $0.order > observer.order } ?? observers.endIndex
      unsafe observers.insert(observer, at: index)
    }
    MainLoop.requestTurn()
  }

  static func remove(_ observer: CFRunLoopObserver?) {
    lock.withLock { unsafe observers.removeAll { $0 === observer } }
  }

  static func contains(_ observer: CFRunLoopObserver?) -> Bool {
    lock.withLock { unsafe observers.contains { $0 === observer } }
  }

  /// Tells the observers of a step.
  static func tell(_ activity: CFRunLoopActivity) {
    let told = lock.withLock { unsafe observers.filter { $0.activities.contains(activity) } }
    for observer in told where observer.isValid && contains(observer) {
      if !observer.repeats { CFRunLoopObserverInvalidate(observer) }
      observer.call(observer, activity)
    }
  }
}
