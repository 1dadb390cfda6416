import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore

extension UIViewController {
  /// The scene that the controller was made from.
  package var scene: (any SceneContent)? {
    get { controller.scene }
    set { controller.scene = newValue }
  }

  /// Makes the view from the scene or the nib of the controller, and returns whether there is one.
  package func loadInterface() -> Bool {
    if let scene = controller.scene { return scene.loadView() }
    guard let name = nibName else { return false }
    return UINib(nibName: name, bundle: controller.nibBundle).fillView(of: self)
  }

  /// The name of the nib: the one that the controller was made with, or that of its class if there is such a file.
  var currentNibName: String? {
    if let name = controller.nibName { return name }
    guard controller.scene == nil, !SystemClasses.contains(type(of: self)) else { return nil }
    return HigherModules.interfaceLoader?.nibName(of: type(of: self), in: controller.nibBundle)
  }

  func perform(_ identifier: String, sender: Any?) {
    guard controller.scene?.performSegue(identifier, sender: sender) != true else { return }
    LayoutDiagnostics.report(
      .interface(
        InterfaceError(
          "Receiver (\(ObjectNames.name(of: type(of: self)))) has no segue with identifier '\(identifier)'")))
  }
}

// MARK: Ways back

extension UIViewController {
  func hasMethod(_ action: Selector) -> Bool { action.isMethod(of: self) }

  /// Returns whether the controller is another one, or contained in it.
  func isSelfOrDescendant(of other: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  /// Returns the children that do not contain the beginning of a way back; those of a stack from the top down.
  func unwindingChildren(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let others = children.filter { !source.source.isSelfOrDescendant(of: $0) }
    return self is UINavigationController ? others.reversed() : others
  }
}

extension UINib {
  /// Makes the objects with a controller as owner, and returns whether that has its view then.
  fileprivate func fillView(of controller: UIViewController) -> Bool {
    _ = instantiate(withOwner: controller)
    return controller.controller.view != nil
  }
}
