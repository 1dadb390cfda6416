// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The name is Apple's.

import Foundation
import GraphicsCore
import LayerCore
import LayoutCore

/// Launches the application with a delegate of the class of a name, such as `NSStringFromClass` returns.
///
/// Differs from UIKit: it returns when no work is pending at the time of the launch, and the application is a
/// `UIApplication`, whatever class the third argument names.
@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let type = ObjectiveCRuntime.classNamed(name) as? NSObject.Type,
    let delegate = _LayerInstantiation.makeObject(of: type) as? any UIApplicationDelegate
  else { return 1 }
  UIApplication.shared.launch(delegate)
  MainLoop.main.runUntilIdle()
  return 0
}
