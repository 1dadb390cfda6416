import ControlCore
public import Foundation
public import GraphicsCore
public import LayoutCore
public import StyleCore

extension UIViewController {
  private static let transitions = AttachedValue<Transition>()

  /// The way in which the controller appears when it is presented, or nil for that of `modalTransitionStyle`.
  ///
  /// A zoom is also that of a push, as of iOS 18. Differs from UIKit: pushes of other ways slide.
  public var preferredTransition: Transition? {
    get { Self.transitions[self] }
    set {
      Self.transitions[self] = newValue
      if let newValue { modalTransitionStyle = newValue.style }
    }
  }

  /// A way in which a controller appears.
  @preconcurrency @MainActor
  public class Transition {
    fileprivate let style: UIModalTransitionStyle
    /// The options of a zoom.
    package let zoomOptions: ZoomOptions?
    /// The closure that finds the view that a zoom begins from.
    package let sourceViewProvider: ((ZoomSourceViewProviderContext) -> UIView?)?

    required init(
      _ style: UIModalTransitionStyle, _ options: ZoomOptions? = nil,
      _ provider: ((ZoomSourceViewProviderContext) -> UIView?)? = nil
    ) {
      (self.style, zoomOptions, sourceViewProvider) = (style, options, provider)
    }

    /// A slide from the bottom.
    public static var coverVertical: Self { Self(.coverVertical) }
    /// A turn about the vertical axis.
    public static var flipHorizontal: Self { Self(.flipHorizontal) }
    /// A fade.
    public static var crossDissolve: Self { Self(.crossDissolve) }
    /// A page that is turned up.
    public static var partialCurl: Self { Self(.partialCurl) }

    /// Returns a zoom from a view of the presenting controller; without a view, and in iOS 17, the controller fades.
    ///
    /// The content grows out of the view, which is hidden meanwhile, and shrinks into it again (26.P.24). Differs from UIKit:
    /// a finger does not drag the content back into the view, and sources are asked for when the transition begins.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { Self(.crossDissolve, options, sourceViewProvider) }
  }
}

extension UIViewController.Transition {
  /// The controllers of a zoom.
  @preconcurrency @MainActor
  public class ZoomSourceViewProviderContext {
    /// The controller with the view that the zoom begins from.
    public let sourceViewController: UIViewController
    /// The controller that appears.
    public let zoomedViewController: UIViewController

    package init(from source: UIViewController, to zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
    }
  }

  /// The options of a zoom.
  @preconcurrency @MainActor
  public class ZoomOptions {
    /// Creates the options of the system.
    public init() {}

    /// The closure that finds the rectangle of the appearing view that fits the view of the beginning.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// The closure that determines whether a finger may begin to dismiss.
    ///
    /// Differs from UIKit: without effect.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// The colour over what is behind.
    public var dimmingColor: UIColor?
    /// The blur over what is behind.
    ///
    /// Differs from UIKit: without effect.
    public var dimmingVisualEffect: UIBlurEffect?
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// The views of a zoom.
  @preconcurrency @MainActor
  public class AlignmentRectContext {
    /// The view that the zoom begins from.
    public let sourceView: UIView
    /// The controller with that view.
    public let sourceViewController: UIViewController
    /// The controller that appears.
    public let zoomedViewController: UIViewController

    package init(_ view: UIView, from source: UIViewController, to zoomed: UIViewController) {
      (sourceView, sourceViewController, zoomedViewController) = (view, source, zoomed)
    }
  }

  /// The finger that may dismiss.
  @preconcurrency @MainActor
  public class InteractionContext {
    /// The place of the finger in the view of the controller that appeared.
    public let location: CGPoint
    /// The speed of the finger, in points per second.
    public let velocity: CGVector
    /// Whether or not the dismissal would begin.
    public let willBegin: Bool

    package init(at location: CGPoint, velocity: CGVector, willBegin: Bool) {
      (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
    }
  }
}
