import Foundation
import LayoutCore
import StyleCore
import Testing

struct DeviceSplitsTests {
  @Test(
    "H.3: widths of programs side by side",
    arguments: [
      ("ipad-pro-11-4", .landscape, 375, 592, 809), ("ipad-pro-11-4", .portrait, 320, nil, 504),
      ("ipad-pro-12.9-6", .landscape, 375, 678, 981), ("ipad-pro-12.9-6", .portrait, 375, nil, 639),
    ] as [(String, Device.Orientation, CGFloat, CGFloat?, CGFloat)])
  func widths(
    identifier: String, orientation: Device.Orientation, third: CGFloat, half: CGFloat?, rest: CGFloat
  ) throws {
    let device = try #require(Device.named(identifier))
    #expect(device.size(orientation, split: .oneThird)?.width == third)
    #expect(device.size(orientation, split: .oneHalf)?.width == half)
    #expect(device.size(orientation, split: .twoThirds)?.width == rest)
    #expect(device.size(orientation, split: .oneThird)?.height == device.size(orientation).height)
  }

  @Test("Two programs and the divider fill the screen") func sum() {
    for device in Device.all where device.idiom == .pad {
      for orientation in Device.Orientation.allCases {
        let widths = [Device.Split.oneThird, .twoThirds].compactMap {
          device.size(orientation, split: $0)?.width
        }
        #expect(widths.reduce(10, +) == device.size(orientation).width)
      }
    }
    #expect(Device.standard.size(.landscape, split: .oneHalf) == nil, "phones have no splits")
  }

  @Test(
    "H.4: on every pad", arguments: Device.all.filter { $0.idiom == .pad }.map(\.identifier))
  func allPads(identifier: String) throws {
    let device = try #require(Device.named(identifier))
    // Half of the largest is wide enough to be regular.
    let isLarge = device.portraitSize.width > 1_000
    let landscape = Device.Split.allCases.map {
      device.sizeClasses(.landscape, split: $0).horizontal == .regular
    }
    let expected = Device.Split.allCases.map { $0 == .twoThirds || ($0 == .oneHalf && isLarge) }
    #expect(landscape == expected)
    for split in Device.Split.allCases {
      #expect(device.sizeClasses(.portrait, split: split).horizontal == .compact)
      for orientation in Device.Orientation.allCases {
        #expect(device.sizeClasses(orientation, split: split).vertical == .regular)
      }
    }
  }

  @Test("H.4: size classes") func classes() throws {
    let (eleven, large) = (
      try #require(Device.named("ipad-pro-11-4")), try #require(Device.named("ipad-pro-12.9-6"))
    )
    for device in [eleven, large] {
      #expect(device.traits(.landscape, split: .oneThird).horizontalSizeClass == .compact)
      #expect(device.traits(.landscape, split: .twoThirds).horizontalSizeClass == .regular)
      for split in Device.Split.allCases {
        #expect(device.sizeClasses(.portrait, split: split).horizontal == .compact)
        #expect(device.sizeClasses(.portrait, split: split).vertical == .regular)
      }
    }
    #expect(eleven.sizeClasses(.landscape, split: .oneHalf).horizontal == .compact)
    #expect(large.sizeClasses(.landscape, split: .oneHalf).horizontal == .regular)
  }
}
