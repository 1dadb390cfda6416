import Plumb
import Testing
import UIKit

/// A device held one way, read one way.
struct Setting: CustomTestStringConvertible {
  let device: String
  var orientation = Device.Orientation.portrait
  var isRightToLeft = false

  var testDescription: String { "\(device) \(orientation) \(isRightToLeft ? "rtl" : "ltr")" }

  /// Shows a controller in a window of the device, after one turn; `body` looks at it there.
  @MainActor
  func show(_ controller: UIViewController, _ body: (UIWindow) throws -> Void) throws {
    let device = try #require(Device(named: device))
    let window = UIWindow(device: device, orientation: orientation) { traits in
      traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessLoop.turn()
    try body(window)
    window.isHidden = true
  }
}
