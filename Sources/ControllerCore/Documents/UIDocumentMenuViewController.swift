public import Foundation
import LayoutCore
public import StyleCore

/// The place of an option in a document menu, for code of old.
public enum UIDocumentMenuOrder: UInt, Sendable {
  /// Before the places of files.
  case first = 0
  /// Behind the places of files.
  case last = 1
}

/// A type of delegates of document menus, for code of old.
@preconcurrency @MainActor
public protocol UIDocumentMenuDelegate: NSObjectProtocol {
  /// Tells the delegate of the picker of the place that the user chose, which it presents.
  func documentMenu(
    _ documentMenu: UIDocumentMenuViewController,
    didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
  /// Tells the delegate that the user chose none.
  func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

extension UIDocumentMenuDelegate {
  /// Does nothing.
  public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}

/// A sheet of the places of files and of options of the program, for code of old.
///
/// Differs from UIKit: the places of files are one action, Browse, whose picker the delegate gets.
@preconcurrency @MainActor
open class UIDocumentMenuViewController: UIAlertController {
  private var makePicker: (() -> UIDocumentPickerViewController)?
  private var options: [(UIAlertAction, UIDocumentMenuOrder)] = []

  /// The delegate.
  open weak var delegate: (any UIDocumentMenuDelegate)?

  /// Creates a menu of the places of files of types.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
    makePicker = { UIDocumentPickerViewController(documentTypes: allowedUTIs, in: mode) }
  }

  /// Creates a menu of places for a file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
    makePicker = { UIDocumentPickerViewController(url: url, in: mode) }
  }

  /// Adds an option of the program, which calls a function.
  ///
  /// Differs from UIKit: the image is not shown.
  open func addOption(
    withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder, handler: @escaping () -> Void
  ) {
    options.append((UIAlertAction(title: title, style: .default) { _ in handler() }, order))
  }

  /// Adds the actions, in their order.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for (option, order) in options where order == .first { addAction(option) }
    addAction(
      UIAlertAction(title: "Browse", style: .default) { [weak self] _ in
        guard let self, let picker = makePicker?() else { return }
        delegate?.documentMenu(self, didPickDocumentPicker: picker)
      })
    for (option, order) in options where order == .last { addAction(option) }
    addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
        if let self { delegate?.documentMenuWasCancelled(self) }
      })
  }
}

extension UIDocumentPickerViewController {
  /// Creates a picker of a place for a file, for code of old.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }
}
