public import Foundation
public import LayoutCore

/// A type of objects whose state is kept while the program does not run.
///
/// Every method has a default implementation.
///
/// Differs from UIKit: nothing is restored.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object to whose path of identifiers this one belongs.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object again.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Writes the state.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads the state.
  func decodeRestorableState(with coder: NSCoder)
  /// Tells the object that all states were read.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Nil.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Nil.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A type that creates objects when they are restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// Returns the object of a path of identifiers, from the outermost one.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// A type of data sources that name their elements, so that a list can find them again.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// Returns the name of the element at an index path of a list.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the index path of the element with a name.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIApplication {
  /// The key of the version of the program that wrote the state.
  public class var stateRestorationBundleVersionKey: String {
    "UIApplicationStateRestorationBundleVersionKey"
  }
  /// The key of the idiom of the device on which the state was written.
  public class var stateRestorationUserInterfaceIdiomKey: String {
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  }
  /// The key of the time at which the state was written.
  public class var stateRestorationTimestampKey: String { "UIApplicationStateRestorationTimestampKey" }
  /// The key of the version of the system on which the state was written.
  public class var stateRestorationSystemVersionKey: String {
    "UIApplicationStateRestorationSystemVersionKey"
  }
  /// The key of the name of the storyboard of a controller.
  public class var stateRestorationViewControllerStoryboardKey: String {
    "UIStateRestorationViewControllerStoryboardKey"
  }

  /// Lets the restoration go on in the background; without effect.
  public func extendStateRestoration() {}
  /// Ends the restoration in the background; without effect.
  public func completeStateRestoration() {}
  /// Makes the system show the launch screen at the next launch; without effect.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Registers an object that is restored; without effect.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}
}
