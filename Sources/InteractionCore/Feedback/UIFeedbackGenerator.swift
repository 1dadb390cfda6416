import ControlCore
public import Foundation
public import LayoutCore

/// The abstract class of generators of haptic feedback.
///
/// Differs from UIKit: there is no haptic feedback.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view.
  ///
  /// Differs from UIKit: the view is ignored.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Prepares the generator for feedback.
  open func prepare() {}
}

/// A generator of haptic feedback for impacts.
///
/// Differs from UIKit: there is no haptic feedback.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// A collision of small, light objects.
    case light = 0
    /// A collision of medium-sized objects.
    case medium = 1
    /// A collision of large, heavy objects.
    case heavy = 2
    /// A collision of soft objects.
    case soft = 3
    /// A collision of rigid objects.
    case rigid = 4
  }

  /// Creates a generator for objects of the given mass.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Creates a generator for objects of the given mass, for a view.
  ///
  /// Differs from UIKit: the view is ignored.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init()
  }

  /// Triggers impact feedback.
  open func impactOccurred() {}
  /// Triggers impact feedback with an intensity.
  open func impactOccurred(intensity: CGFloat) {}
  /// Triggers impact feedback at a point.
  open func impactOccurred(at location: CGPoint) {}
  /// Triggers impact feedback with an intensity, at a point.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A generator of haptic feedback for changes of a selection.
///
/// Differs from UIKit: there is no haptic feedback.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers selection feedback.
  open func selectionChanged() {}
  /// Triggers selection feedback at a point.
  open func selectionChanged(at location: CGPoint) {}
}

/// A generator of haptic feedback for successes, failures and warnings.
///
/// Differs from UIKit: there is no haptic feedback.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The results of a task.
  public enum FeedbackType: Int, Sendable {
    /// The success of a task.
    case success = 0
    /// The completion of a task with a warning.
    case warning = 1
    /// The failure of a task.
    case error = 2
  }

  /// Triggers notification feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Triggers notification feedback at a point.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// A generator of haptic feedback for drawing on a canvas.
///
/// Differs from UIKit: there is no haptic feedback.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers the feedback of parts that are in line, at a point.
  open func alignmentOccurred(at location: CGPoint) {}
  /// Triggers the feedback of a path that is complete, at a point.
  open func pathCompleted(at location: CGPoint) {}
}
