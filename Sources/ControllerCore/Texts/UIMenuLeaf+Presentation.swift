import ControlCore
public import LayoutCore
public import StyleCore

extension UIMenuLeaf {
  /// The item beside which the element may show a popover, while it runs: its sender; nil for none.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
}

extension UIAction {
  /// Returns an action that inserts text from a camera.
  ///
  /// Differs from UIKit: there is no camera, so that the action is disabled.
  public class func captureTextFromCamera(
    responder: any UIResponder & UIKeyInput, identifier: UIAction.Identifier?
  ) -> UIAction {
    UIAction(
      title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier,
      attributes: .disabled
    ) { _ in }
  }
}
