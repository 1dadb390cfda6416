public import Foundation

/// The controllers of a storyboard file, and the ways between them.
///
/// Differs from UIKit: the file is the XML of Interface Builder.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let content: (any StoryboardContent)?
  private let name: String

  /// Creates the storyboard of a file's name, without an extension.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - storyboardBundleOrNil: The bundle that has the file; `nil` is the main one, and the bundles of resources beside
  ///     it.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    content = HigherModules.interfaceLoader?.storyboard(named: name, in: storyboardBundleOrNil)
    super.init()
  }

  /// Makes the controller of the initial scene; `nil` if no scene is.
  open func instantiateInitialViewController() -> UIViewController? {
    content?.makeController(nil, of: self, expected: UIViewController.self, creator: nil)
  }

  /// Makes the controller of the scene with an identifier.
  ///
  /// The program ends if there is no such scene.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard
      let controller = content?.makeController(
        identifier, of: self, expected: UIViewController.self, creator: nil)
    else {
      preconditionFailure(
        "Storyboard \(name) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }

  /// Makes the controller of the initial scene with a closure.
  ///
  /// - Parameter creator: Returns the controller for a coder, or `nil` for the controller that the file describes.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    content?.makeController(nil, of: self, expected: ViewController.self, creator: creator) as? ViewController
  }

  /// Makes the controller of the scene with an identifier, with a closure.
  ///
  /// The program ends if there is no such scene, or if its controller is of another class.
  ///
  /// - Parameter creator: Returns the controller for a coder, or `nil` for the controller that the file describes.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = content?.makeController(
      identifier, of: self, expected: ViewController.self, creator: creator)
    guard let controller = controller as? ViewController else {
      preconditionFailure(
        "Storyboard \(name) has no \(ViewController.self) with identifier '\(identifier)'"
          + (controller.map { ", but a \(type(of: $0))" } ?? ""))
    }
    return controller
  }
}
