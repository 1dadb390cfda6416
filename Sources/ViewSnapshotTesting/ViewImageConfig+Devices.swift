internal import Foundation
internal import LayoutCore
internal import Plumb
internal import StyleCore

// Point-Free's names for devices, and those of later phones. `ViewImageConfig(_:_:)` has all that are known.

extension ViewImageConfig {
  private static func named(_ identifier: String, _ orientation: Orientation) -> ViewImageConfig {
    guard let device = Plumb.Device(named: identifier) else {
      preconditionFailure("\(identifier) is a device that is known.")
    }
    return ViewImageConfig(device, orientation)
  }

  /// A phone that is not among the devices that are known, two or three pixels a point.
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

  /// The first iPhone SE.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(320, 568, scale: 2, top: 20, bottom: 0, landscapeWidth: .compact, orientation)
  }
  /// The iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, scale: 3, top: 44, bottom: 34, landscapeWidth: .compact, orientation)
  }
  /// The iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, scale: 2, top: 44, bottom: 34, landscapeWidth: .regular, orientation)
  }
  /// The iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, scale: 3, top: 44, bottom: 34, landscapeWidth: .regular, orientation)
  }

  /// The same, held upright.
  public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }
  /// The same, held upright.
  public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }
  /// The same, held upright.
  public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }
  /// The same, held upright.
  public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }

  /// The iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { named("iphone-8", orientation) }
  /// The same, held upright.
  public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }
  /// The iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-8-plus", orientation)
  }
  /// The same, held upright.
  public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }
  /// The iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-12", orientation)
  }
  /// The same, held upright.
  public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }
  /// The iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-12-pro", orientation)
  }
  /// The same, held upright.
  public static var iPhone12Pro: ViewImageConfig { iPhone12Pro(.portrait) }
  /// The iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-12-pro-max", orientation)
  }
  /// The same, held upright.
  public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }
  /// The iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-13", orientation)
  }
  /// The same, held upright.
  public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }
  /// The iPhone 13 Mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-13-mini", orientation)
  }
  /// The same, held upright.
  public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }
  /// The iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-13-pro", orientation)
  }
  /// The same, held upright.
  public static var iPhone13Pro: ViewImageConfig { iPhone13Pro(.portrait) }
  /// The iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-13-pro-max", orientation)
  }
  /// The same, held upright.
  public static var iPhone13ProMax: ViewImageConfig { iPhone13ProMax(.portrait) }
  /// The iPhone 14.
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-14", orientation)
  }
  /// The same, held upright.
  public static var iPhone14: ViewImageConfig { iPhone14(.portrait) }
  /// The iPhone 14 Pro.
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-14-pro", orientation)
  }
  /// The same, held upright.
  public static var iPhone14Pro: ViewImageConfig { iPhone14Pro(.portrait) }
  /// The iPhone 14 Pro Max.
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-14-pro-max", orientation)
  }
  /// The same, held upright.
  public static var iPhone14ProMax: ViewImageConfig { iPhone14ProMax(.portrait) }
  /// The iPhone 15.
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-15", orientation)
  }
  /// The same, held upright.
  public static var iPhone15: ViewImageConfig { iPhone15(.portrait) }
  /// The iPhone 15 Pro Max.
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-15-pro-max", orientation)
  }
  /// The same, held upright.
  public static var iPhone15ProMax: ViewImageConfig { iPhone15ProMax(.portrait) }
  /// The iPhone 16.
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-16", orientation)
  }
  /// The same, held upright.
  public static var iPhone16: ViewImageConfig { iPhone16(.portrait) }
  /// The iPhone 16 Pro.
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-16-pro", orientation)
  }
  /// The same, held upright.
  public static var iPhone16Pro: ViewImageConfig { iPhone16Pro(.portrait) }
  /// The iPhone 16 Pro Max.
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-16-pro-max", orientation)
  }
  /// The same, held upright.
  public static var iPhone16ProMax: ViewImageConfig { iPhone16ProMax(.portrait) }
  /// The iPhone 17.
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-17", orientation)
  }
  /// The same, held upright.
  public static var iPhone17: ViewImageConfig { iPhone17(.portrait) }
  /// The iPhone Air.
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
    named("iphone-air", orientation)
  }
  /// The same, held upright.
  public static var iPhoneAir: ViewImageConfig { iPhoneAir(.portrait) }
}
