public import Foundation
public import LayoutCore

/// A generator of taps that the hand feels. Differs from UIKit: nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() {
    super.init()
  }

  /// A generator for a view. Differs from UIKit: the view plays no part.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Gets ready for feedback soon.
  open func prepare() {}
}

/// A generator of the feeling that things collide. Differs from UIKit: nothing is felt.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the things that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light things.
    case light = 0
    /// Things of medium size.
    case medium = 1
    /// Large and heavy things.
    case heavy = 2
    /// Soft things.
    case soft = 3
    /// Hard things.
    case rigid = 4
  }

  /// A generator for things of a weight.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// A generator for things of a weight, for a view. Differs from UIKit: the view plays no part.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init()
  }

  /// Two things collide.
  open func impactOccurred() {}
  /// Two things collide, more or less hard.
  open func impactOccurred(intensity: CGFloat) {}
  /// Two things collide at a place.
  open func impactOccurred(at location: CGPoint) {}
  /// Two things collide at a place, more or less hard.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A generator of the feeling that a selection changes. Differs from UIKit: nothing is felt.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The selection changed.
  open func selectionChanged() {}
  /// The selection changed at a place.
  open func selectionChanged(at location: CGPoint) {}
}

/// A generator of the feeling that something ended well or not. Differs from UIKit: nothing is felt.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The ways in which something ends.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Not quite well.
    case warning = 1
    /// Not well.
    case error = 2
  }

  /// Something ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Something ended at a place.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
