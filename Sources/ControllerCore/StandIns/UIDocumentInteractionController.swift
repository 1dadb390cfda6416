public import Foundation
import GraphicsCore
public import LayoutCore
import StyleCore

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

  /// Offers services for the file beside a view, and returns whether that is in a window.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    guard let url, let root = view.window?.rootViewController else { return false }
    let front = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    let services = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    services.popoverPresentationController?.sourceView = view
    services.popoverPresentationController?.sourceRect = rect
    front.present(services, animated: animated)
    return true
  }

  /// Offers apps that open the file beside a view, and returns whether that is in a window.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentOptionsMenu(from: rect, in: view, animated: animated)
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
