import Plumb
import Testing
import Trailhead
import UIKit

/// A device held one way, with what its user has chosen.
struct Stage: Hashable, CustomTestStringConvertible {
  var device: String
  var orientation = Plumb.Device.Orientation.portrait
  var isRightToLeft = false
  var isDark = false
  var textSize = UIContentSizeCategory.large

  /// The name of a picture: `iphone-14-pro-landscape-rtl-dark-xs`.
  var name: String {
    var parts = [device]
    if orientation == .landscape { parts.append("landscape") }
    if isRightToLeft { parts.append("rtl") }
    if isDark { parts.append("dark") }
    switch textSize {
    case .extraSmall: parts.append("xs")
    case .accessibilityLarge: parts.append("ax")
    default: break
    }
    return parts.joined(separator: "-")
  }

  var testDescription: String { name }

  /// Launches the app on the device, and lets `body` use it.
  @MainActor
  func launch(_ services: Services = .sample, _ body: (HeadlessUser) throws -> Void) throws {
    let known: Plumb.Device? = .init(named: device)
    let hardware = try #require(known)
    HeadlessApplication.launch(AppDelegate(services: services), on: hardware, orientation: orientation) {
      traits in
      traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      traits.userInterfaceStyle = isDark ? .dark : .light
      traits.preferredContentSizeCategory = textSize
    }
    defer { HeadlessApplication.terminate() }
    HeadlessLoop.runUntilIdle()
    try body(HeadlessUser())
  }
}

extension Stage {
  /// Every device, direction, style and size of text, and the pairs of them that matter.
  ///
  /// Such pairs are large text on the smallest screen, and right to left on each kind of device.
  static let all = [
    Stage(device: "iphone-se-3"),
    Stage(device: "iphone-se-3", isDark: true, textSize: .accessibilityLarge),
    Stage(device: "iphone-14-pro", isDark: true),
    Stage(device: "iphone-14-pro", isRightToLeft: true),
    Stage(device: "iphone-14-pro", orientation: .landscape, textSize: .extraSmall),
    Stage(device: "ipad-10"),
    Stage(device: "ipad-10", isRightToLeft: true, isDark: true, textSize: .extraSmall),
  ]
}

/// Never has anything: what a slow network looks like.
struct WaitingTripStore: TripStore {
  func load(_ completion: @escaping @MainActor ([Region]) -> Void) {}
}
