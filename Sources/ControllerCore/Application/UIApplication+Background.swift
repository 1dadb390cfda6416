public import Foundation

/// The identifier of a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  /// Creates an identifier of its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// The tasks that go on in the background.
  struct BackgroundTasks {
    var running: Set<UIBackgroundTaskIdentifier> = []
    var last = 0

    mutating func begin() -> UIBackgroundTaskIdentifier {
      last += 1
      let task = UIBackgroundTaskIdentifier(rawValue: last)
      running.insert(task)
      return task
    }
  }

  /// Begins a task that goes on while the application is in the background.
  ///
  /// Differs from UIKit: the time never ends, and `handler` is not called.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin()
  }

  /// Begins a task with a name for debuggers.
  ///
  /// Differs from UIKit: the time never ends, and `handler` is not called.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin()
  }

  /// Ends a task.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.running.remove(identifier)
  }

  /// The time that is left in the background, in seconds: without limit.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins to receive the events of headphones and other remote controls, of which there are none on Linux.
  public func beginReceivingRemoteControlEvents() {}

  /// Ends to receive the events of remote controls.
  public func endReceivingRemoteControlEvents() {}

  /// Ignores touches until `endIgnoringInteractionEvents()` was called as often.
  public func beginIgnoringInteractionEvents() {
    ignoredInteractions += 1
  }

  /// Receives touches again.
  public func endIgnoringInteractionEvents() {
    ignoredInteractions = max(0, ignoredInteractions - 1)
  }

  /// Whether or not touches are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
}
