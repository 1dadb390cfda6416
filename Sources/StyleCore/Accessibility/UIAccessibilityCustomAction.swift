public import Foundation
public import GraphicsCore

/// An action of an accessibility element beside its activation, such as the deletion of a row.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A function that performs an action, and returns whether it succeeded.
  public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action, as it is spoken.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The name of the action with attributes for its speech.
  open var attributedName: NSAttributedString
  /// The image of the action, for Switch Control.
  open var image: UIImage?
  /// The object with the method of the action.
  open weak var target: AnyObject?
  /// The method of the action.
  open var selector: Selector
  /// The function that performs the action, in place of the method.
  open var actionHandler: Handler?

  // The initializers are designated, as UIKit's are, so that subclasses can call each of them.

  /// Creates an action of a method.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action of a method with an image.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action of a method with an attributed name.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action of a function.
  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    selector = ""
    self.actionHandler = actionHandler
  }

  /// Creates an action of a function with an image.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    selector = ""
    self.actionHandler = actionHandler
  }

  /// Creates an action of a function with an attributed name.
  public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    self.attributedName = attributedName
    selector = ""
    self.actionHandler = actionHandler
  }

  /// Creates an action of a method with an attributed name and an image.
  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action of a function with an attributed name and an image.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
    self.attributedName = attributedName
    self.image = image
    selector = ""
    self.actionHandler = actionHandler
  }

  /// The category in which the action is offered.
  open var category: String?
  /// The category of actions that edit text.
  public nonisolated class var editCategory: String { "UIAccessibilityCustomActionCategoryEdit" }

  /// Performs the action, as an assistive technology does, and returns whether it was handled.
  ///
  /// The result of a method is unknown, so a method that was called handled the action.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return selector.invoke(on: target, with: [self])
  }
}
