public import Foundation
public import LayoutCore
import StyleCore

/// A controller of the user's documents, in which one is chosen or created.
///
/// Differs from UIKit: a labelled rectangle stands in for it. Tests answer it with `HeadlessUser.pick(files:)` or
/// `createDocument()`. Importing and renaming move files for real; a document that the delegate creates stays where it is.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  private let types: [String]
  private var intent: UIDocument.CreationIntent?

  /// The delegate.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether or not the user can create documents.
  open var allowsDocumentCreation = true
  /// The title of the action that creates a document.
  open var localizedCreateDocumentActionTitle = "Create Document"
  /// The width of a document's picture as a share of its height.
  ///
  /// Differs from UIKit: without effect.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
  /// Whether or not the user can choose several documents.
  open var allowsPickingMultipleItems = false
  /// The items at the leading end of the navigation bar.
  ///
  /// Differs from UIKit: without effect.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// The items at the trailing end of the navigation bar.
  ///
  /// Differs from UIKit: without effect.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// The actions of the program for documents.
  open var customActions: [UIDocumentBrowserAction] = []
  /// The colours of the browser.
  ///
  /// Differs from UIKit: without effect.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Whether or not extensions of files are shown.
  ///
  /// Differs from UIKit: without effect.
  open var shouldShowFileExtensions = false

  /// Creates a browser of documents of types; nil is all types of the app.
  public init(forOpening contentTypes: [UTType]?) {
    types = contentTypes?.map(\.identifier) ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser of documents of types by their names, for code of old.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    types = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser of documents of all types of the app.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    types = []
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a browser of documents of all types of the app.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    types = []
    super.init(coder: coder)
  }

  /// The names of the types of documents, for code of old.
  open var allowedContentTypes: [String] { types }
  /// The names of the types of recent documents, for code of old.
  open var recentDocumentsContentTypes: [String] { types }
  /// The types of recent documents.
  open var contentTypesForRecentDocuments: [UTType] { types.compactMap { UTType($0) } }
  /// The purpose of the document that is being created.
  open var activeDocumentCreationIntent: UIDocument.CreationIntent? { intent }

  open override func loadView() {
    view = ServiceView("UIDocumentBrowserViewController") { [weak self] in self?.types ?? [] }
  }

  // MARK: Files

  /// Calls the handler with the address of a document that the browser would show.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let exists = FileManager.default.fileExists(atPath: url.path)
    completion?(exists ? url : nil, exists ? nil : CocoaError(.fileNoSuchFile))
  }

  /// Copies or moves a document into the folder of another, and calls the handler with its address.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    let target = neighbourURL.deletingLastPathComponent().appendingPathComponent(
      documentURL.lastPathComponent)
    transfer(documentURL, to: target, importMode, completion)
  }

  /// Gives the file of a document another name with its extension, and calls the handler with its address.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    var name = proposedName.replacingOccurrences(of: "/", with: ":")
    let ending = documentURL.pathExtension.isEmpty ? "" : "." + documentURL.pathExtension
    if !name.lowercased().hasSuffix(ending.lowercased()) { name += ending }
    let target = documentURL.deletingLastPathComponent().appendingPathComponent(name)
    guard target.path != documentURL.path else { return completionHandler(documentURL, nil) }
    transfer(documentURL, to: target, .move, completionHandler)
  }

  private func transfer(
    _ url: URL, to target: URL, _ mode: ImportMode, _ completion: (URL?, (any Error)?) -> Void
  ) {
    do {
      switch mode {
      case .none: return completion(url, nil)
      case .copy: try FileManager.default.copyItem(at: url, to: target)
      case .move: try FileManager.default.moveItem(at: url, to: target)
      }
      completion(target, nil)
    } catch {
      completion(nil, error)
    }
  }

  /// Returns the animator of a transition to a document.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController()
  }

  /// Returns the animator of a transition to a document, for code of old.
  open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
    transitionController(forDocumentAt: documentURL)
  }

  // MARK: Answers

  /// Chooses documents on behalf of the user, of which a browser of one takes the first.
  package func choose(_ urls: [URL]) {
    let chosen = allowsPickingMultipleItems ? urls : Array(urls.prefix(1))
    delegate?.documentBrowser(self, didPickDocumentsAt: chosen)
  }

  /// Creates a document on behalf of the user: the delegate makes a file and calls the browser with it.
  package func create(_ intent: UIDocument.CreationIntent = .default) {
    guard allowsDocumentCreation else { return }
    self.intent = intent
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self else { return }
      self.intent = nil
      guard let url, mode != .none else { return }
      delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: url)
    }
  }
}

/// The animator of a transition between a browser and a document, which fades.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// The progress of loading the document.
  ///
  /// Differs from UIKit: without effect.
  open var loadingProgress: Progress?
  /// The view that shows the document.
  ///
  /// Differs from UIKit: without effect.
  open weak var targetView: UIView?

  /// Returns the duration of the transition, in seconds.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  /// Fades the new view in.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let shown = transitionContext.view(forKey: .to)
    if let shown {
      transitionContext.containerView.addSubview(shown)
      shown.alpha = 0
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      shown?.alpha = 1
      if shown == nil { transitionContext.view(forKey: .from)?.alpha = 0 }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
