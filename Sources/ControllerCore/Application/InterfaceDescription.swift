import DiagnosticCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The part of the application's `Info.plist` about its interface.
@MainActor
struct InterfaceDescription {
  private let values: [String: Any]

  /// Reads the list of the main bundle.
  init() {
    values = Bundle.main.infoDictionary ?? [:]
  }

  private var manifest: [String: Any]? { values["UIApplicationSceneManifest"] as? [String: Any] }

  /// The storyboard that an application without scenes shows; nil for one with scenes, or without a storyboard.
  var mainStoryboard: UIStoryboard? {
    guard manifest == nil else { return nil }
    let key = "UIMainStoryboardFile"
    let ofPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? values[key + "~ipad"] : nil
    return storyboard(ofPad ?? values[key])
  }

  /// Sets what a configuration leaves open, as the list has it for the name and the role of the configuration.
  ///
  /// - Parameter delegate: The delegate of the application, whose module is that of classes without one.
  func complete(_ configuration: UISceneConfiguration, of delegate: any UIApplicationDelegate) {
    let all = (manifest?["UISceneConfigurations"] as? [String: Any])?[configuration.role.rawValue]
    guard let all = all as? [[String: Any]] else { return }
    let found =
      configuration.name.flatMap { name in all.first { $0["UISceneConfigurationName"] as? String == name } }
      ?? (configuration.name == nil ? all.first : nil)
    guard let found else { return }
    if configuration.storyboard == nil {
      configuration.storyboard = storyboard(found["UISceneStoryboardFile"])
    }
    if configuration.delegateClass == nil, let name = found["UISceneDelegateClassName"] as? String {
      configuration.delegateClass = type(named: name, beside: delegate)
      if configuration.delegateClass == nil { reportMissing(name, found, configuration.role) }
    }
  }

  private func storyboard(_ name: Any?) -> UIStoryboard? {
    guard let name = name as? String, !name.isEmpty else { return nil }
    let plain = name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    return UIStoryboard(name: plain, bundle: nil)
  }

  /// Returns the class of a name such as `App.SceneDelegate`, or `$(PRODUCT_MODULE_NAME).SceneDelegate` as in a project.
  ///
  /// Its module may have another name on Linux.
  private func type(named name: String, beside delegate: Any) -> AnyClass? {
    let parts = name.split(separator: ".").map(String.init)
    guard let plain = parts.last else { return nil }
    let own = String(reflecting: Swift.type(of: delegate)).prefix { $0 != "." }
    for module in parts.dropLast() + [String(own)] {
      let mangled = "\(module.utf8.count)\(module)\(plain.utf8.count)\(plain)C"
      for name in ["\(module).\(plain)", mangled] where name.utf8.allSatisfy({ $0 < 128 && $0 != 0x24 }) {
        if let type = ObjectiveCRuntime.classNamed(name) { return type }
      }
    }
    let others = ObjectiveCTables.shared.types(plainName: plain).compactMap { $0 as? AnyClass }
    return others.first { $0 is any UISceneDelegate.Type }
  }

  private func reportMissing(_ name: String, _ found: [String: Any], _ role: UISceneSession.Role) {
    let title = found["UISceneConfigurationName"] as? String ?? "(no name)"
    LayoutDiagnostics.report(
      .interface(
        InterfaceError(
          "Info.plist configuration \"\(title)\" for \(role.rawValue) contained UISceneDelegateClassName key, "
            + "but could not load class with name \"\(name)\".")))
  }
}

/// The window with the initial controller of a storyboard, which a delegate gets before it is called.
@MainActor
struct StoryboardWindow {
  private let window: UIWindow

  /// Makes the window; nil if the storyboard has no initial controller, or the delegate has no property for a window.
  init?<Owner: WindowOwner>(_ storyboard: UIStoryboard, of owner: Owner) {
    guard let controller = storyboard.instantiateInitialViewController() else { return nil }
    window = UIWindow(windowScene: UIWindowScene.main)
    window.rootViewController = controller
    owner.ownWindow = window
    guard owner.ownWindow === window else {
      LayoutDiagnostics.report(
        .interface(
          InterfaceError(
            "The delegate \(Owner.self) must implement the window property if it wants to use a main storyboard file."
          )
        ))
      return nil
    }
  }

  /// Shows the window in front of others, as the delegate left it.
  func show() { window.makeKeyAndVisible() }
}
