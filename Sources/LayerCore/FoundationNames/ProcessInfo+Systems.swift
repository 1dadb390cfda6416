public import Foundation

extension ProcessInfo {
  /// Whether or not the program is an app of iOS that was built for the Mac: never.
  public var isMacCatalystApp: Bool { false }
  /// Whether or not the program is an app of iOS that runs on a Mac: never.
  public var isiOSAppOnMac: Bool { false }
}
