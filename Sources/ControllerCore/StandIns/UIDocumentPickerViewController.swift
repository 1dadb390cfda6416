public import Foundation
@_spi(Plumb) public import LayoutCore

/// A type of delegates of a document picker.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Tells the delegate of the files that the user chose.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Tells the delegate of the file that the user chose, for code of old.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Tells the delegate that the user chose none.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Calls the function for one file, with the first.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
  }

  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}

  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The use of a document picker, for code of old.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// A choice of files to copy.
  case `import` = 0
  /// A choice of files to use in their place.
  case open = 1
  /// A choice of a place for copies of files.
  case exportToService = 2
  /// A choice of a place for files.
  case moveToService = 3
}

/// A controller that lets the user choose files, or a place for files.
///
/// Differs from UIKit: a sheet with the types stands in for it. Tests answer it with `HeadlessUser.pick(files:)`.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  private let lines: [String]

  /// The delegate.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether or not the user can choose several files.
  open var allowsMultipleSelection = false
  /// Whether or not extensions of files are shown.
  ///
  /// Differs from UIKit: without effect.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  ///
  /// Differs from UIKit: without effect.
  open var directoryURL: URL?
  /// The use of the picker.
  open private(set) var documentPickerMode = UIDocumentPickerMode.open

  /// Creates a picker of files of types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    lines = contentTypes.map(\.identifier)
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of files of types, to be used in their place.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker of a place for files.
  public init(forExporting urls: [URL], asCopy: Bool) {
    lines = urls.map(\.lastPathComponent)
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of a place to which files are moved.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Creates a picker of files of types by their names, for code of old.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    lines = allowedUTIs
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of a place for files, for code of old.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    lines = urls.map(\.lastPathComponent)
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of files of any type.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    lines = []
    super.init(coder: coder)
  }

  open override func loadView() {
    view = ServiceView("UIDocumentPickerViewController") { [weak self] in self?.lines ?? [] }
  }

  /// Chooses files on behalf of the user, of which a picker of one file takes the first.
  package func choose(_ urls: [URL]) {
    let chosen = allowsMultipleSelection ? urls : Array(urls.prefix(1))
    closeByUser { [self] in delegate?.documentPicker(self, didPickDocumentsAt: chosen) }
  }

  /// Closes the picker on behalf of the user, without a choice.
  package func cancelByUser() {
    closeByUser { [self] in userDidDismiss() }
  }
}

extension UIDocumentPickerViewController: UserAnswering {
  func userDidDismiss() { delegate?.documentPickerWasCancelled(self) }
}

extension UIViewController {
  /// Dismisses a controller that is presented, and calls a closure then.
  func closeByUser(_ end: @escaping () -> Void) {
    guard let presenter = presentingViewController else { return end() }
    presenter.dismiss(animated: true, completion: end)
  }
}
