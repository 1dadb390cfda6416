internal import Foundation
internal import LayoutCore
internal import Plumb
internal import StyleCore

// Point-Free's names for devices, and those of later phones. `ViewImageConfig(_:_:)` has all known devices.

extension ViewImageConfig {
  private static func named(_ identifier: String, _ orientation: Orientation) -> ViewImageConfig {
    guard let device = Plumb.Device(named: identifier) else {
      preconditionFailure("\(identifier) is a device that is known.")
    }
    return ViewImageConfig(device, orientation)
  }

  /// Returns the configuration of a phone that is not among the known devices, of two or three pixels per point.
  private static func phone(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat,
    landscapeWidth: UIUserInterfaceSizeClass, _ orientation: Orientation
  ) -> ViewImageConfig {
    let isUpright = orientation == .portrait
    return ViewImageConfig(
      safeArea: isUpright
        ? UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        : bottom > 0 ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero,
      size: isUpright ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: UITraitCollection { traits in
        traits.displayScale = scale
        traits.userInterfaceIdiom = .phone
        traits.horizontalSizeClass = isUpright ? .compact : landscapeWidth
        traits.verticalSizeClass = isUpright ? .regular : .compact
      })
  }

  /// Returns the configuration of the first iPhone SE.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(320, 568, scale: 2, top: 20, bottom: 0, landscapeWidth: .compact, orientation)
  }
  /// Returns the configuration of the iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, scale: 3, top: 44, bottom: 34, landscapeWidth: .compact, orientation)
  }
  /// Returns the configuration of the iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, scale: 2, top: 44, bottom: 34, landscapeWidth: .regular, orientation)
  }
  /// Returns the configuration of the iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, scale: 3, top: 44, bottom: 34, landscapeWidth: .regular, orientation)
  }

  /// The configuration of `iPhoneSe(_:)` in portrait orientation.
  public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }
  /// The configuration of `iPhoneX(_:)` in portrait orientation.
  public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }
  /// The configuration of `iPhoneXr(_:)` in portrait orientation.
  public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }
  /// The configuration of `iPhoneXsMax(_:)` in portrait orientation.
  public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }

  /// Returns the configuration of the iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { named("iphone-8", orientation) }
  /// The configuration of `iPhone8(_:)` in portrait orientation.
  public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }
  /// Returns the configuration of the iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-8-plus", orientation)
  }
  /// The configuration of `iPhone8Plus(_:)` in portrait orientation.
  public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }
  /// Returns the configuration of the iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-12", orientation)
  }
  /// The configuration of `iPhone12(_:)` in portrait orientation.
  public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }
  /// Returns the configuration of the iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-12-pro", orientation)
  }
  /// The configuration of `iPhone12Pro(_:)` in portrait orientation.
  public static var iPhone12Pro: ViewImageConfig { iPhone12Pro(.portrait) }
  /// Returns the configuration of the iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-12-pro-max", orientation)
  }
  /// The configuration of `iPhone12ProMax(_:)` in portrait orientation.
  public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }
  /// Returns the configuration of the iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-13", orientation)
  }
  /// The configuration of `iPhone13(_:)` in portrait orientation.
  public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }
  /// Returns the configuration of the iPhone 13 Mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-13-mini", orientation)
  }
  /// The configuration of `iPhone13Mini(_:)` in portrait orientation.
  public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }
  /// Returns the configuration of the iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-13-pro", orientation)
  }
  /// The configuration of `iPhone13Pro(_:)` in portrait orientation.
  public static var iPhone13Pro: ViewImageConfig { iPhone13Pro(.portrait) }
  /// Returns the configuration of the iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-13-pro-max", orientation)
  }
  /// The configuration of `iPhone13ProMax(_:)` in portrait orientation.
  public static var iPhone13ProMax: ViewImageConfig { iPhone13ProMax(.portrait) }
  /// Returns the configuration of the iPhone 14.
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-14", orientation)
  }
  /// The configuration of `iPhone14(_:)` in portrait orientation.
  public static var iPhone14: ViewImageConfig { iPhone14(.portrait) }
  /// Returns the configuration of the iPhone 14 Pro.
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-14-pro", orientation)
  }
  /// The configuration of `iPhone14Pro(_:)` in portrait orientation.
  public static var iPhone14Pro: ViewImageConfig { iPhone14Pro(.portrait) }
  /// Returns the configuration of the iPhone 14 Pro Max.
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-14-pro-max", orientation)
  }
  /// The configuration of `iPhone14ProMax(_:)` in portrait orientation.
  public static var iPhone14ProMax: ViewImageConfig { iPhone14ProMax(.portrait) }
  /// Returns the configuration of the iPhone 15.
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-15", orientation)
  }
  /// The configuration of `iPhone15(_:)` in portrait orientation.
  public static var iPhone15: ViewImageConfig { iPhone15(.portrait) }
  /// Returns the configuration of the iPhone 15 Pro Max.
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-15-pro-max", orientation)
  }
  /// The configuration of `iPhone15ProMax(_:)` in portrait orientation.
  public static var iPhone15ProMax: ViewImageConfig { iPhone15ProMax(.portrait) }
  /// Returns the configuration of the iPhone 16.
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-16", orientation)
  }
  /// The configuration of `iPhone16(_:)` in portrait orientation.
  public static var iPhone16: ViewImageConfig { iPhone16(.portrait) }
  /// Returns the configuration of the iPhone 16 Pro.
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-16-pro", orientation)
  }
  /// The configuration of `iPhone16Pro(_:)` in portrait orientation.
  public static var iPhone16Pro: ViewImageConfig { iPhone16Pro(.portrait) }
  /// Returns the configuration of the iPhone 16 Pro Max.
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-16-pro-max", orientation)
  }
  /// The configuration of `iPhone16ProMax(_:)` in portrait orientation.
  public static var iPhone16ProMax: ViewImageConfig { iPhone16ProMax(.portrait) }
  /// Returns the configuration of the iPhone 17.
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-17", orientation)
  }
  /// The configuration of `iPhone17(_:)` in portrait orientation.
  public static var iPhone17: ViewImageConfig { iPhone17(.portrait) }
  /// Returns the configuration of the iPhone Air.
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-air", orientation)
  }
  /// The configuration of `iPhoneAir(_:)` in portrait orientation.
  public static var iPhoneAir: ViewImageConfig { iPhoneAir(.portrait) }
}
