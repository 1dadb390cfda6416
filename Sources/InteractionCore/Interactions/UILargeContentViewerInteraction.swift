public import ControlCore
public import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore

/// An interaction that shows the content of a small view large, while a finger rests on it at the accessibility sizes of text.
///
/// Differs from UIKit: nothing is shown; the delegate is told when the finger is lifted from an item.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// A notification that large contents were turned on or off; it is not posted.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// The delegate.
  public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  private weak var owner: UIView?
  private let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    recognizer.addHandler { [weak self] recognizer in
      if recognizer.state == .ended { self?.end(at: recognizer.location(in: recognizer.view)) }
    }
  }

  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// Whether or not the size of text is one at which the content is shown large.
  open class var isEnabled: Bool {
    UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The recognizer of the fingers that rest on the view.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }
  /// The view of the interaction.
  open var view: UIView? { owner }
  /// Stops recognizing fingers.
  open func willMove(to view: UIView?) { owner?.removeGestureRecognizer(recognizer) }
  /// Recognizes fingers that rest on the view.
  open func didMove(to view: UIView?) {
    owner = view
    view?.addGestureRecognizer(recognizer)
  }

  private func end(at point: CGPoint) {
    guard let owner, owner.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else {
      return
    }
    let item = delegate?.largeContentViewerInteraction(self, itemAt: point) ?? shownView(at: point, in: owner)
    delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
  }

  /// Returns the touched view, or the nearest one around it in the view of the interaction, whose content is shown large.
  private func shownView(at point: CGPoint, in owner: UIView) -> (any UILargeContentViewerItem)? {
    var next = owner.hitTest(point, with: nil)
    while let view = next {
      if view.showsLargeContentViewer { return view }
      next = view === owner ? nil : view.superview
    }
    return nil
  }
}

/// A type of views whose content can be shown large.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether or not the content is shown.
  var showsLargeContentViewer: Bool { get }
  /// The title.
  var largeContentTitle: String? { get }
  /// The image.
  var largeContentImage: UIImage? { get }
  /// Whether or not the image is made larger.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// A type of delegates that find the items that are shown large.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Tells the delegate that the finger was lifted.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Returns the item at a point of the view.
  func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
    -> (any UILargeContentViewerItem)?
  /// Returns the controller over whose view the content is shown.
  ///
  /// Differs from UIKit: not called, since nothing is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// Returns nil, for the touched view or one around it.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// Returns the root of the window.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
