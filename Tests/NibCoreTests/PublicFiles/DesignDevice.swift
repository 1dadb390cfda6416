import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

@testable import NibCore

/// The device of Interface Builder that a file was laid out for, with the bars of its screen.
@MainActor
struct DesignDevice {
  /// The versions of the system whose UIKit gave the frames of a file.
  enum System: String, CaseIterable {
    case before13 = "before iOS 13"
    case before26 = "iOS 13 to 18"
    case from26 = "iOS 26"
  }

  let system: System
  let size: CGSize
  /// The area that the status bar and the home indicator cover.
  let insets: UIEdgeInsets
  /// Xcode 13 shows texts in the smallest of the usual sizes.
  let traits: UITraitCollection
  /// Whether or not margins have the safe area in them.
  let usesSafeAreas: Bool

  private struct Screen {
    let size: CGSize
    let scale: CGFloat
    /// The height of the status bar as Xcode 14 and later show it; Xcode 11 to 13 show 44 beside a notch.
    let top: CGFloat
    var hasHomeButton = false
    var idiom = UIUserInterfaceIdiom.phone
  }

  init(_ document: NibDocument) {
    let element = document.root.child("device")
    let tools = document.root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0
    // Version 32700 is that of intermediate releases before Xcode 26.
    system = tools < 14_800 ? .before13 : (24_000..<30_000).contains(tools) ? .from26 : .before26
    usesSafeAreas = system != .before13 || document.root["useSafeAreas"] == "YES"
    let screen = Self.screens[element?["id"] ?? ""] ?? Self.standard
    let isLandscape = element?["orientation"] == "landscape"
    let bar: CGFloat =
      screen.hasHomeButton
      ? ((14_800..<21_000).contains(tools) ? 0 : 20) : (tools < 21_000 ? min(44, screen.top) : screen.top)
    let home: CGFloat = screen.hasHomeButton ? 0 : screen.idiom == .pad ? 20 : isLandscape ? 21 : 34
    switch (isLandscape, screen.idiom) {
    case (true, .phone):
      let side = screen.hasHomeButton ? 0 : bar
      size = CGSize(width: screen.size.height, height: screen.size.width)
      insets = UIEdgeInsets(top: 0, left: side, bottom: home, right: side)
    default:
      size = isLandscape ? CGSize(width: screen.size.height, height: screen.size.width) : screen.size
      insets = UIEdgeInsets(top: bar, left: 0, bottom: home, right: 0)
    }
    traits = UITraitCollection.headless.modifyingTraits { traits in
      traits.displayScale = screen.scale
      traits.userInterfaceIdiom = screen.idiom
      if (18_000..<21_000).contains(tools) { traits.preferredContentSizeCategory = .extraSmall }
      let isPad = screen.idiom == .pad
      let isWide = isLandscape && screen.size.width >= 414
      traits.horizontalSizeClass = isPad || isWide ? .regular : .compact
      traits.verticalSizeClass = isLandscape && !isPad ? .compact : .regular
    }
  }

  private static let standard = Screen(
    size: CGSize(width: 375, height: 667), scale: 2, top: 20, hasHomeButton: true)

  private static let screens: [String: Screen] = [
    "retina3_5": Screen(size: CGSize(width: 320, height: 480), scale: 2, top: 20, hasHomeButton: true),
    "retina4_0": Screen(size: CGSize(width: 320, height: 568), scale: 2, top: 20, hasHomeButton: true),
    "retina4_7": standard,
    "retina5_5": Screen(size: CGSize(width: 414, height: 736), scale: 3, top: 20, hasHomeButton: true),
    "retina5_9": Screen(size: CGSize(width: 375, height: 812), scale: 3, top: 50),
    "retina6_0": Screen(size: CGSize(width: 390, height: 844), scale: 3, top: 47),
    "retina6_1": Screen(size: CGSize(width: 414, height: 896), scale: 2, top: 48),
    "retina6_5": Screen(size: CGSize(width: 414, height: 896), scale: 3, top: 44),
    "retina6_7": Screen(size: CGSize(width: 428, height: 926), scale: 3, top: 47),
    "retina6_12": Screen(size: CGSize(width: 393, height: 852), scale: 3, top: 59),
    "retina6_72": Screen(size: CGSize(width: 430, height: 932), scale: 3, top: 59),
    "retina6_3": Screen(size: CGSize(width: 402, height: 874), scale: 3, top: 62),
    "retina6_9": Screen(size: CGSize(width: 440, height: 956), scale: 3, top: 62),
    "ipad9_7": pad(768, 1024, top: 20, hasHomeButton: true),
    "ipad10_5": pad(834, 1112, top: 20, hasHomeButton: true),
    "ipad12_9": pad(1024, 1366, top: 20, hasHomeButton: true),
    "ipad10_9rounded": pad(820, 1180, top: 24), "ipad11_0rounded": pad(834, 1194, top: 24),
    "ipad12_9rounded": pad(1024, 1366, top: 24),
  ]

  private static func pad(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, hasHomeButton: Bool = false
  ) -> Screen {
    Screen(
      size: CGSize(width: width, height: height), scale: 2, top: top, hasHomeButton: hasHomeButton,
      idiom: .pad)
  }
}
