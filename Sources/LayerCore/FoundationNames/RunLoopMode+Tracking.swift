public import Foundation

extension RunLoop.Mode {
  /// The mode of a run loop while a control or a scroll view is touched.
  ///
  /// Differs from UIKit: no run loop ever runs in it.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
