public import Foundation
@_spi(Plumb) public import LayoutCore

/// A type of delegates of a video editor, which are those of its navigation, too.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  /// Tells the delegate of the file of the changed film; it dismisses the editor.
  func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// Tells the delegate of an error.
  ///
  /// Differs from UIKit: it is not called.
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// Tells the delegate that the user changed nothing; it dismisses the editor.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  /// Dismisses the editor.
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) { editor.closeByUser {} }
  /// Does nothing.
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
  /// Dismisses the editor.
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) { editor.closeByUser {} }
}

/// A controller that lets the user shorten a film.
///
/// Its delegate, which is one of navigation, too, is called if it is one of video editors.
///
/// Differs from UIKit: a sheet stands in for it. Tests answer it with `HeadlessUser.pick(movie:)`.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
  /// The path of the film.
  open var videoPath = ""
  /// The longest duration of the film, in seconds.
  ///
  /// Differs from UIKit: without effect.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of the film.
  ///
  /// Differs from UIKit: without effect.
  open var videoQuality = UIImagePickerController.QualityType.typeLow

  /// Returns whether there is a film at a path.
  open class func canEditVideo(atPath videoPath: String) -> Bool {
    FileManager.default.fileExists(atPath: videoPath)
  }

  /// Shows the stand-in.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let content = UIViewController()
    content.title = "Edit Video"
    content.view = ServiceView("UIVideoEditorController") { [weak self] in
      [self?.videoPath].compactMap { $0.map { URL(fileURLWithPath: $0).lastPathComponent } }
    }
    viewControllers = [content]
  }

  /// Saves the film on behalf of the user, as a file of the test.
  package func choose(_ path: String) {
    editorDelegate?.videoEditorController(self, didSaveEditedVideoToPath: path)
    if editorDelegate == nil { closeByUser {} }
  }

  /// Closes the editor on behalf of the user, without a change.
  package func cancelByUser() {
    editorDelegate?.videoEditorControllerDidCancel(self)
    if editorDelegate == nil { closeByUser {} }
  }

  private var editorDelegate: (any UIVideoEditorControllerDelegate)? {
    delegate as? any UIVideoEditorControllerDelegate
  }
}

extension UIVideoEditorController: UserAnswering {
  func userDidDismiss() { editorDelegate?.videoEditorControllerDidCancel(self) }
}
