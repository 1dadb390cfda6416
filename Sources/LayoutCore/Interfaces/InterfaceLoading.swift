package import Foundation

/// A type that reads nibs and storyboards, in a higher module.
@MainActor
package protocol InterfaceLoading {
  /// Returns the content of a nib of a name.
  static func nib(named name: String, in bundle: Bundle?) -> any NibContent
  /// Returns the content of a nib with the given bytes.
  static func nib(_ data: Data, in bundle: Bundle?) -> any NibContent
  /// Returns the content of a storyboard of a name.
  static func storyboard(named name: String, in bundle: Bundle?) -> any StoryboardContent
  /// Returns the name of the nib with the view of a controller's class, or `nil` without one.
  static func nibName(of controller: UIViewController.Type, in bundle: Bundle?) -> String?
}

/// A type of objects that hold a nib.
@MainActor
package protocol NibContent: AnyObject {
  /// Makes the objects of the nib, and returns those at the top.
  func instantiate(owner: AnyObject?, externalObjects: [String: Any]) -> [Any]
}

/// A type of objects that hold a storyboard.
@MainActor
package protocol StoryboardContent: AnyObject {
  /// Makes the controller of a scene, or that of the initial one for `nil`; `nil` without such a scene.
  ///
  /// - Parameters:
  ///   - expected: The class that the controller has if the file names a class that does not exist, or another one.
  ///   - creator: Makes the object of the controller from a coder; its result of `nil` is the default object.
  func makeController(
    _ identifier: String?, of storyboard: UIStoryboard, expected: UIViewController.Type,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// A type of objects that know the scene that a controller was made from.
@MainActor
package protocol SceneContent: AnyObject {
  /// The storyboard of the scene.
  var storyboard: UIStoryboard? { get }
  /// Makes the view of the scene's controller, and returns whether the scene has one.
  func loadView() -> Bool
  /// Performs a segue of the scene, and returns whether there is one of that name.
  func performSegue(_ identifier: String, sender: Any?) -> Bool
}
