import Foundation
import LayoutCore
import Testing

struct DeviceTests {
  @Test func identifiersAreUniqueAndTypeable() {
    let identifiers = Device.all.map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count)
    for identifier in identifiers {
      #expect(
        identifier.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-.".contains($0) }, "\(identifier)")
      #expect(Device.named(identifier)?.identifier == identifier)
    }
    #expect(Device.named("iphone-0") == nil)
  }

  @Test(
    "H.1",
    arguments: [
      ("iphone-se-3", 375, 667, 2, 20, 0, 0, 0), ("iphone-8-plus", 414, 736, 3, 20, 0, 0, 0),
      ("iphone-12-mini", 375, 812, 3, 50, 34, 50, 21), ("iphone-13-mini", 375, 812, 3, 50, 34, 50, 21),
      ("iphone-12-pro", 390, 844, 3, 47, 34, 47, 21), ("iphone-12-pro-max", 428, 926, 3, 47, 34, 47, 21),
      ("iphone-14-plus", 428, 926, 3, 47, 34, 47, 21), ("ipad-air-5", 820, 1180, 2, 24, 20, 0, 20),
      ("ipad-pro-11-4", 834, 1194, 2, 24, 20, 0, 20), ("ipad-pro-12.9-6", 1024, 1366, 2, 24, 20, 0, 20),
      ("iphone-14", 390, 844, 3, 47, 34, 47, 21), ("iphone-14-pro", 393, 852, 3, 59, 34, 59, 21),
      ("iphone-14-pro-max", 430, 932, 3, 59, 34, 59, 21), ("ipad-mini-6", 744, 1133, 2, 24, 20, 0, 20),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func captured(
    identifier: String, width: CGFloat, height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat,
    side: CGFloat, landscapeBottom: CGFloat
  ) throws {
    let device = try #require(Device.named(identifier))
    #expect(device.size() == CGSize(width: width, height: height))
    #expect(device.size(.landscape) == CGSize(width: height, height: width))
    #expect(device.scale == scale && device.traits().displayScale == scale)
    #expect(device.safeAreaInsets() == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    let landscape = device.safeAreaInsets(.landscape)
    #expect(landscape.left == side && landscape.right == side && landscape.bottom == landscapeBottom)
  }

  @Test(
    "H.1: size classes",
    arguments: [
      ("iphone-8", .compact, .regular, .compact, .compact),
      ("iphone-8-plus", .compact, .regular, .regular, .compact),
      ("iphone-14-pro-max", .compact, .regular, .regular, .compact),
      ("ipad-air-5", .regular, .regular, .regular, .regular),
    ]
      as [(
        String, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass,
        UIUserInterfaceSizeClass
      )])
  func sizeClasses(
    identifier: String, width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass,
    landscapeWidth: UIUserInterfaceSizeClass, landscapeHeight: UIUserInterfaceSizeClass
  ) throws {
    let device = try #require(Device.named(identifier))
    #expect(device.traits().horizontalSizeClass == width && device.traits().verticalSizeClass == height)
    #expect(device.traits(.landscape).horizontalSizeClass == landscapeWidth)
    #expect(device.traits(.landscape).verticalSizeClass == landscapeHeight)
  }
}
