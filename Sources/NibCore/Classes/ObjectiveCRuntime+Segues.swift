import ControllerCore
public import GraphicsCore
public import LayoutCore
import ListCore

extension ObjectiveCRuntime {
  /// Returns a new segue of the requested class, by `init(identifier:source:destination:)`.
  @preconcurrency @MainActor
  public static func make<Object>(
    _ type: Object.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Object {
    object(of: type, UIStoryboardSegue.self) {
      ObjectMaking.segue(of: $0, identifier, from: source, to: destination)
    }
  }
}
