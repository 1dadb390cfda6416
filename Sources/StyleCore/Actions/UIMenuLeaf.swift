import Foundation

/// A type of menu elements that do something: actions and commands.
@preconcurrency @MainActor
public protocol UIMenuLeaf: UIMenuElement {
  /// The title of the element.
  var title: String { get set }
  /// The image beside the title.
  var image: UIImage? { get set }
  /// The image beside the title while the element is on; nil for the same image.
  var selectedImage: UIImage? { get set }
  /// A longer title, for a place with room for it.
  var discoverabilityTitle: String? { get set }
  /// The attributes that determine the style of the element and whether it can be used.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state of the element.
  var state: UIMenuElement.State { get set }
  /// The object that runs the element, while it runs.
  var sender: Any? { get }
  /// Runs the element for a sender, unless it is disabled.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
