public import Foundation
public import LayoutCore
public import StyleCore

/// A preview that follows the force of a finger.
///
/// Differs from UIKit: the delegate is never told, as on phones that do not measure force.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view in which the finger presses.
  public private(set) weak var view: UIView?
  /// The delegate.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Creates the interaction of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Returns the place of the finger: the origin, without one.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  /// Ends the preview, of which there is none.
  open func cancel() {}
}

/// A type that is told of a preview.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Tells of the progress of the preview.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Tells that the preview was cancelled.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Returns whether a preview may begin.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Tells of the progress beyond the preview.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// Returns true.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }

  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}
