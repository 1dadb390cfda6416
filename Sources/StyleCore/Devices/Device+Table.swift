import Foundation

extension Device {
  /// Returns the device with the given identifier.
  package static func named(_ identifier: String) -> Device? {
    all.first { $0.identifier == identifier }
  }

  /// The device of the main screen unless another one is set.
  ///
  /// Its traits are the headless ones.
  package static let standard = phone(["iPhone 14 Pro"], 393, 852, top: 59, landscape: .compact).devices[0]

  /// The devices of the table, phones first, each kind from old to new.
  package static let all: [Device] = families.flatMap(\.devices)

  /// A group of devices with the same screen.
  private struct Family {
    let names: [String]
    let width: CGFloat
    let height: CGFloat
    let scale: CGFloat
    let portrait: UIEdgeInsets
    let landscape: UIEdgeInsets
    let landscapeWidthClass: UIUserInterfaceSizeClass
    let idiom: UIUserInterfaceIdiom

    var devices: [Device] {
      names.map { name in
        Device(
          identifier: Self.identifier(name), name: name, portraitSize: CGSize(width: width, height: height),
          scale: scale, idiom: idiom, firstSystem: Self.firstSystem(name), portraitInsets: portrait,
          landscapeInsets: landscape,
          landscapeWidthClass: landscapeWidthClass)
      }
    }

    /// Returns the identifier of a device: that of `iPad Pro 12.9 (6)` is `ipad-pro-12.9-6`.
    static func identifier(_ name: String) -> String {
      name.lowercased().replacing(" ", with: "-").filter { $0 != "(" && $0 != ")" }
    }

    /// Returns the version with which a device came: 18 in the autumn of 2024, 26 in that of 2025 (26.S.1).
    static func firstSystem(_ name: String) -> SystemVersion {
      if name.hasPrefix("iPhone 17") || name == "iPhone Air" { return .v26 }
      return name.hasPrefix("iPhone 16") ? .v18 : .v17
    }
  }

  private static func homeButton(
    _ names: [String], _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    landscape: UIUserInterfaceSizeClass
  ) -> Family {
    Family(
      names: names, width: width, height: height, scale: scale,
      portrait: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero,
      landscapeWidthClass: landscape, idiom: .phone)
  }

  private static func phone(
    _ names: [String], _ width: CGFloat, _ height: CGFloat, top: CGFloat, landscape: UIUserInterfaceSizeClass
  ) -> Family {
    Family(
      names: names, width: width, height: height, scale: 3,
      portrait: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top),
      landscapeWidthClass: landscape, idiom: .phone)
  }

  private static func pad(_ names: [String], _ width: CGFloat, _ height: CGFloat) -> Family {
    let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    return Family(
      names: names, width: width, height: height, scale: 2, portrait: insets, landscape: insets,
      landscapeWidthClass: .regular, idiom: .pad)
  }

  private static let families: [Family] = [
    // Captured from simulators of iOS 16.1 (H.1).
    homeButton(["iPhone 8", "iPhone SE (3)"], 375, 667, scale: 2, landscape: .compact),
    homeButton(["iPhone 8 Plus"], 414, 736, scale: 3, landscape: .regular),
    phone(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, top: 50, landscape: .compact),
    phone(
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"], 390, 844, top: 47,
      landscape: .compact),
    phone(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, top: 47, landscape: .regular),
    phone(["iPhone 14 Pro"], 393, 852, top: 59, landscape: .compact),
    phone(["iPhone 14 Pro Max"], 430, 932, top: 59, landscape: .regular),
    // Sizes confirmed; insets and classes as those of similar devices (H.2).
    phone(["iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, top: 59, landscape: .compact),
    phone(
      ["iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, top: 59, landscape: .regular),
    phone(["iPhone 16e"], 390, 844, top: 47, landscape: .compact),
    phone(["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, top: 62, landscape: .compact),
    phone(["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, top: 62, landscape: .regular),
    phone(["iPhone Air"], 420, 912, top: 68, landscape: .regular),
    // Captured (H.1).
    pad(["iPad mini (6)"], 744, 1133),
    pad(["iPad (10)", "iPad Air (5)"], 820, 1180),
    pad(["iPad Pro 11 (4)"], 834, 1194),
    pad(["iPad Pro 12.9 (6)"], 1024, 1366),
    // As similar devices (H.2).
    pad(["iPad Pro 11 (M4)"], 834, 1210),
    pad(["iPad Pro 13 (M4)"], 1032, 1376),
  ]
}
