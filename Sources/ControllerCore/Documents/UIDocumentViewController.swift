public import ControlCore
public import Foundation
import LayerCore
public import LayoutCore
public import StyleCore

/// A controller of a view that shows a document.
///
/// Differs from UIKit: without a document nothing is shown but the controller's view; `launchOptions` are kept.
@preconcurrency @MainActor
open class UIDocumentViewController: UIViewController {
  private lazy var undoGroup: UIBarButtonItemGroup = {
    let items = [
      UIBarButtonItem(
        systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.document?.undoManager.undo() }),
      UIBarButtonItem(
        systemItem: .redo, primaryAction: UIAction { [weak self] _ in self?.document?.undoManager.redo() }),
    ]
    return UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
  }()

  /// Whether or not the controller heard that the document is open.
  private var isOpeningTold = false

  /// The document.
  open var document: UIDocument? {
    didSet {
      guard document !== oldValue else { return }
      isOpeningTold = false
      navigationItem.title = document?.localizedName
      navigationItemDidUpdate()
      tellOpening()
    }
  }
  /// The choices for the screen that is shown without a document.
  ///
  /// Differs from UIKit: without effect.
  open var launchOptions = LaunchOptions()

  /// Creates a controller of a document.
  public init(document: UIDocument?) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = document?.localizedName
  }

  /// Creates a controller without a document.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The items of a bar that undo and redo changes of the document.
  open var undoRedoItemGroup: UIBarButtonItemGroup { undoGroup }

  /// Opens the document, and calls the handler with whether that succeeded; an open one is ready at once.
  open func openDocument(completionHandler: @escaping (Bool) -> Void) {
    guard let document else { return completionHandler(false) }
    guard document.documentState.contains(.closed) else { return completionHandler(true) }
    document.open { [weak self] succeeded in
      if succeeded, self?.document === document {
        self?.isOpeningTold = false
        self?.tellOpening()
      }
      completionHandler(succeeded)
    }
  }

  /// Tells once that the document is open, unless it is closed.
  private func tellOpening() {
    guard !isOpeningTold, document?.documentState.contains(.closed) == false else { return }
    isOpeningTold = true
    documentDidOpen()
  }

  /// Tells the controller that the document is open, for subclasses.
  open func documentDidOpen() {}

  /// Tells the controller that the navigation item has the facts of another document, for subclasses.
  open func navigationItemDidUpdate() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    tellOpening()
  }

  /// The choices for the screen that is shown without a document.
  @preconcurrency @MainActor
  open class LaunchOptions: NSObject {
    /// The title of the app.
    open var title = ""
    /// The background.
    open var background = UIBackgroundConfiguration.clear()
    /// The controller of the user's documents.
    open lazy var browserViewController = UIDocumentBrowserViewController(forOpening: nil)
    /// The first action.
    open var primaryAction: UIAction?
    /// The second action.
    open var secondaryAction: UIAction?
    /// The view behind the title.
    open var backgroundAccessoryView: UIView?
    /// The view in front of the title.
    open var foregroundAccessoryView: UIView?
    /// The view from which a document comes.
    open weak var documentTargetView: UIView?

    /// Returns an action that creates a document for a purpose.
    ///
    /// Differs from UIKit: it does nothing.
    open class func createDocumentAction(withIntent intent: UIDocument.CreationIntent) -> UIAction {
      UIAction(title: "Create Document") { _ in }
    }
  }
}
