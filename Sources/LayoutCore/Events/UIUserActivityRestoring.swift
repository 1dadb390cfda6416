public import Foundation
public import GraphicsCore
import LayerCore

/// A type of objects that restore the state in which an activity is continued.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state in which an activity can be continued.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder {
  private final class Mark: Sendable {}
  private static let activityMark = Mark()
  private static var activityKey: UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(activityMark).toOpaque())
  }

  var storedActivity: NSUserActivity? {
    unsafe objc_getAssociatedObject(self, Self.activityKey) as? NSUserActivity
  }

  /// Keeps an activity, which the responder updates before it is saved.
  func setActivity(_ activity: NSUserActivity?) {
    let owner = ObjectIdentifier(self)
    storedActivity?.savers[owner] = nil
    unsafe objc_setAssociatedObject(self, Self.activityKey, activity, .OBJC_ASSOCIATION_RETAIN)
    activity?.savers[owner] = { [weak self] activity in
      guard MainExecutor.isCurrent else { return }
      nonisolated(unsafe) let activity = activity
      MainActor.assumeIsolated { unsafe self?.updateUserActivityState(activity) }
    }
  }
}
