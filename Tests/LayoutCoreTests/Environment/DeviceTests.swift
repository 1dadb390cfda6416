import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
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

  @Test("H.1: every row and column", arguments: CapturedDevice.all, Device.Orientation.allCases)
  func captured(_ captured: CapturedDevice, _ orientation: Device.Orientation) throws {
    let device = try #require(captured.device)
    #expect(device.size(orientation) == captured.size(orientation))
    #expect(device.safeAreaInsets(orientation) == captured.insets(orientation))
    let traits = device.traits(orientation)
    #expect(device.scale == captured.scale && traits.displayScale == captured.scale)
    #expect([traits.horizontalSizeClass, traits.verticalSizeClass] == captured.classes(orientation))
    #expect(traits.userInterfaceIdiom == (captured.description.hasPrefix("ipad") ? .pad : .phone))
  }

  @Test(
    "H.2: devices that were not captured: sizes, and what covers the upper edge",
    arguments: [
      ("iphone-15", 393, 852, 59), ("iphone-15-pro", 393, 852, 59), ("iphone-16", 393, 852, 59),
      ("iphone-15-plus", 430, 932, 59), ("iphone-15-pro-max", 430, 932, 59), ("iphone-16-plus", 430, 932, 59),
      ("iphone-16e", 390, 844, 47), ("iphone-16-pro", 402, 874, 62), ("iphone-17", 402, 874, 62),
      ("iphone-17-pro", 402, 874, 62), ("iphone-16-pro-max", 440, 956, 62),
      ("iphone-17-pro-max", 440, 956, 62), ("iphone-air", 420, 912, 68), ("ipad-pro-11-m4", 834, 1_210, 24),
      ("ipad-pro-13-m4", 1_032, 1_376, 24),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func notCaptured(identifier: String, width: CGFloat, height: CGFloat, top: CGFloat) throws {
    let device = try #require(Device.named(identifier))
    let isPad = identifier.hasPrefix("ipad")
    #expect(device.size() == CGSize(width: width, height: height) && device.scale == (isPad ? 2 : 3))
    #expect(device.safeAreaInsets() == UIEdgeInsets(top, 0, isPad ? 20 : 34, 0))
    #expect(
      device.safeAreaInsets(.landscape)
        == (isPad ? UIEdgeInsets(24, 0, 20, 0) : UIEdgeInsets(0, top, 21, top)))
  }

  @Test("H.1: all rows are there") func count() {
    // 2 + 1 + 2 + 5 + 1 + 3 + 1 phones, 2 + 1 + 1 + 1 pads
    #expect(CapturedDevice.all.count == 20)
  }

  @Test(
    "H.1, D.2, D.3, D.14: what the root view of a window has", arguments: CapturedDevice.all,
    Device.Orientation.allCases)
  func rootView(_ captured: CapturedDevice, _ orientation: Device.Orientation) throws {
    let window = try makeWindow(captured.description, orientation)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let view = try #require(controller.view)
    let (size, insets) = (captured.size(orientation), captured.insets(orientation))
    #expect(view.bounds.size == size && view.safeAreaInsets == insets)
    #expect(window.screen.scale == captured.scale)
    #expect(view.traitCollection.displayScale == captured.scale)
    #expect(
      [controller.traitCollection.horizontalSizeClass, controller.traitCollection.verticalSizeClass]
        == captured.classes(orientation))
    // Top and bottom have no margin but the safe area.
    let margin = captured.margin(orientation)
    #expect(view.layoutMargins == UIEdgeInsets(insets.top, margin, insets.bottom, margin))
    let inner = CGRect(
      x: margin, y: insets.top, width: size.width - 2 * margin,
      height: size.height - insets.top - insets.bottom)
    #expect(view.layoutMarginsGuide.layoutFrame == inner)
    // Up to 718 points are not limited, from 780 on there are 664 in the middle of the view.
    let readable =
      inner.width <= 718
      ? inner : CGRect(x: (size.width - 664) / 2, y: inner.minY, width: 664, height: inner.height)
    #expect(view.readableContentGuide.layoutFrame == readable)
  }
}
