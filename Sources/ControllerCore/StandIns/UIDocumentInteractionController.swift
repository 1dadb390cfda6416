public import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore

/// A type of delegates of a document interaction controller.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller over which the file is shown.
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  /// Tells the delegate that the file is about to be shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the file is not shown any more.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Returns the part of the view from which the file comes.
  ///
  /// Differs from UIKit: it is not called.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Returns the view from which the file comes.
  ///
  /// Differs from UIKit: it is not called.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Tells the delegate that services are about to be offered.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that services are not offered any more.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that apps are about to be offered.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that apps are not offered any more.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the file is about to go to an app.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Tells the delegate that the file went to an app.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns a controller that is in no window, over which nothing is shown.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// Returns an empty rectangle.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  /// Returns nil: no view.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}

/// An object that shows a file, or offers services for it.
///
/// Differs from UIKit: a sheet with the name of the file stands in for its content and its services.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The delegate.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The address of the file.
  open var url: URL?
  /// The name of the file's type.
  ///
  /// Differs from UIKit: without effect; it is not found by the address.
  open var uti: String?
  /// The name of the file for the user: the last part of the address, unless it is set.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  private var ownName: String?
  /// Values for the app that opens the file.
  ///
  /// Differs from UIKit: without effect.
  open var annotation: Any?

  /// Creates a controller without a file.
  public override init() {
    super.init()
  }

  /// Creates a controller of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Shows the file over the delegate's controller, and returns whether that is in a window.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let presenter = delegate?.documentInteractionControllerViewControllerForPreview(self),
      presenter.viewIfLoaded?.window != nil
    else { return false }
    let preview = FilePreview(name ?? "File") { [weak self] in
      if let self { delegate?.documentInteractionControllerDidEndPreview(self) }
    }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    presenter.present(preview, animated: animated)
    return true
  }

  /// Dismisses the file.
  open func dismissPreview(animated: Bool) {
    guard let presenter = delegate?.documentInteractionControllerViewControllerForPreview(self),
      presenter.presentedViewController is FilePreview
    else { return }
    presenter.dismiss(animated: animated)
  }

  /// The pictures of the file, of which there are none.
  open var icons: [UIImage] { [] }
  /// The recognizers that show the file from a view, of which there are none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Offers services for the file beside a view, and returns whether that is in a window.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    offer(in: view.window, animated: animated, isOpening: false) {
      ($0.sourceView, $0.sourceRect) = (view, rect)
    }
  }

  /// Offers services for the file beside an item of a bar, and returns whether there is a window.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    offer(in: UIApplication.shared.frontWindow, animated: animated, isOpening: false) {
      $0.barButtonItem = item
    }
  }

  /// Offers apps that open the file beside a view, and returns whether that is in a window.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    offer(in: view.window, animated: animated, isOpening: true) {
      ($0.sourceView, $0.sourceRect) = (view, rect)
    }
  }

  /// Offers apps that open the file beside an item of a bar, and returns whether there is a window.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    offer(in: UIApplication.shared.frontWindow, animated: animated, isOpening: true) {
      $0.barButtonItem = item
    }
  }

  /// Closes the services or the apps that are offered.
  open func dismissMenu(animated: Bool) {
    services?.presentingViewController?.dismiss(animated: animated) { [weak self] in self?.menuEnded() }
  }

  private weak var services: UIActivityViewController?
  private var isOpening = false

  private func offer(
    in window: UIWindow?, animated: Bool, isOpening: Bool, anchor: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard let url, let front = window?.frontController else { return false }
    let services = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    services.popoverPresentationController.map(anchor)
    services.completionWithItemsHandler = { [weak self] type, completed, _, _ in
      guard let self else { return }
      if let type, completed {
        delegate?.documentInteractionController(self, willBeginSendingToApplication: type.rawValue)
        delegate?.documentInteractionController(self, didEndSendingToApplication: type.rawValue)
      }
      menuEnded()
    }
    (self.services, self.isOpening) = (services, isOpening)
    if isOpening {
      delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    } else {
      delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    }
    front.present(services, animated: animated)
    return true
  }

  private func menuEnded() {
    services = nil
    if isOpening {
      delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
    } else {
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    }
  }
}

/// The stand-in for the content of a file.
private final class FilePreview: UIViewController {
  private let onEnd: () -> Void

  init(_ name: String, onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = ServiceView("UIDocumentInteractionController") { [weak self] in [self?.title].compactMap { $0 } }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEnd()
  }
}
