public import Foundation
import GraphicsCore
public import LayoutCore

/// The circumstances of the previews that a firm press of a view shows.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of the press, which others can wait for.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that gives the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp, in its coordinates.
  var sourceRect: CGRect { get set }
}

/// A type that gives the previews that a firm press of a view shows.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller of the preview for a point of the source view; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller of the preview, as the press went on.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Makes firm presses of a view show previews, and returns their circumstances.
  ///
  /// Differs from UIKit: no press is firm; only your code calls the delegate. The circumstances are kept until they are
  /// taken away.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    previewingContexts.append(context)
    return context
  }

  /// Ends the previews of a view.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    previewingContexts.removeAll { $0 === previewing }
  }

  /// The circumstances of previews, in the order in which they were registered.
  package private(set) var previewingContexts: [any UIViewControllerPreviewing] {
    get { unsafe objc_getAssociatedObject(self, PreviewingContext.key) as? [PreviewingContext] ?? [] }
    set {
      let contexts = newValue.compactMap { $0 as? PreviewingContext }
      unsafe objc_setAssociatedObject(self, PreviewingContext.key, contexts, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

@MainActor
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  private final class Mark: Sendable {}

  private static let mark = Mark()

  static var key: UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(mark).toOpaque())
  }

  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  var delegate: any UIViewControllerPreviewingDelegate {
    // The delegate is most often the controller, which holds the circumstances.
    keptDelegate ?? nobody
  }
  let sourceView: UIView
  var sourceRect: CGRect

  private weak var keptDelegate: (any UIViewControllerPreviewingDelegate)?
  private let nobody = Nobody()

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (keptDelegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
    super.init()
  }

  /// A delegate without previews, in place of one that is gone.
  private final class Nobody: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {}
  }
}
