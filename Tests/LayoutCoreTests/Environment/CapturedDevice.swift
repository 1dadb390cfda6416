import Foundation
import LayoutCore
import StyleCore
import ViewTestSupport

/// A row of table H.1: what was captured of a device, held upright and sideways.
struct CapturedDevice: CustomStringConvertible, Sendable {
  let identifiers: [String]
  /// Points, held upright.
  let size: CGSize
  let scale: CGFloat
  let insets, landscapeInsets: UIEdgeInsets
  let classes, landscapeClasses: [UIUserInterfaceSizeClass]
  /// The side margins of a root view held upright (D.2) and sideways, with the safe area.
  let margin, landscapeMargin: CGFloat

  var description: String { identifiers.joined(separator: ", ") }

  private init(
    _ identifiers: String..., size: (CGFloat, CGFloat), scale: CGFloat, insets: UIEdgeInsets,
    landscapeInsets: UIEdgeInsets, classes: String, landscapeClasses: String, margin: CGFloat,
    landscapeMargin: CGFloat
  ) {
    self.identifiers = identifiers
    self.size = CGSize(width: size.0, height: size.1)
    (self.scale, self.insets, self.landscapeInsets) = (scale, insets, landscapeInsets)
    self.classes = classes.split(separator: " ").map { $0 == "c" ? .compact : .regular }
    self.landscapeClasses = landscapeClasses.split(separator: " ").map { $0 == "c" ? .compact : .regular }
    (self.margin, self.landscapeMargin) = (margin, landscapeMargin)
  }

  func size(_ orientation: Device.Orientation) -> CGSize {
    orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  func insets(_ orientation: Device.Orientation) -> UIEdgeInsets {
    orientation == .portrait ? insets : landscapeInsets
  }

  func classes(_ orientation: Device.Orientation) -> [UIUserInterfaceSizeClass] {
    orientation == .portrait ? classes : landscapeClasses
  }

  func margin(_ orientation: Device.Orientation) -> CGFloat {
    orientation == .portrait ? margin : landscapeMargin
  }

  static let all = [
    CapturedDevice(
      "iphone-se-3", "iphone-8", size: (375, 667), scale: 2, insets: UIEdgeInsets(20, 0, 0, 0),
      landscapeInsets: .zero, classes: "c r", landscapeClasses: "c c", margin: 16, landscapeMargin: 20),
    CapturedDevice(
      "iphone-8-plus", size: (414, 736), scale: 3, insets: UIEdgeInsets(20, 0, 0, 0), landscapeInsets: .zero,
      classes: "c r", landscapeClasses: "r c", margin: 20, landscapeMargin: 20),
    CapturedDevice(
      "iphone-12-mini", "iphone-13-mini", size: (375, 812), scale: 3, insets: UIEdgeInsets(50, 0, 34, 0),
      landscapeInsets: UIEdgeInsets(0, 50, 21, 50), classes: "c r", landscapeClasses: "c c", margin: 16,
      landscapeMargin: 66),
    CapturedDevice(
      "iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", size: (390, 844), scale: 3,
      insets: UIEdgeInsets(47, 0, 34, 0), landscapeInsets: UIEdgeInsets(0, 47, 21, 47), classes: "c r",
      landscapeClasses: "c c", margin: 16, landscapeMargin: 63),
    CapturedDevice(
      "iphone-14-pro", size: (393, 852), scale: 3, insets: UIEdgeInsets(59, 0, 34, 0),
      landscapeInsets: UIEdgeInsets(0, 59, 21, 59), classes: "c r", landscapeClasses: "c c", margin: 16,
      landscapeMargin: 75),
    CapturedDevice(
      "iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus", size: (428, 926), scale: 3,
      insets: UIEdgeInsets(47, 0, 34, 0), landscapeInsets: UIEdgeInsets(0, 47, 21, 47), classes: "c r",
      landscapeClasses: "r c", margin: 20, landscapeMargin: 63),
    CapturedDevice(
      "iphone-14-pro-max", size: (430, 932), scale: 3, insets: UIEdgeInsets(59, 0, 34, 0),
      landscapeInsets: UIEdgeInsets(0, 59, 21, 59), classes: "c r", landscapeClasses: "r c", margin: 20,
      landscapeMargin: 75),
    pad(["ipad-10", "ipad-air-5"], 820, 1180), pad(["ipad-pro-11-4"], 834, 1194),
    pad(["ipad-pro-12.9-6"], 1024, 1366), pad(["ipad-mini-6"], 744, 1133),
  ].flatMap(\.each)

  private static func pad(_ identifiers: [String], _ width: CGFloat, _ height: CGFloat) -> CapturedDevice {
    let pad = CapturedDevice(
      size: (width, height), scale: 2, insets: UIEdgeInsets(24, 0, 20, 0),
      landscapeInsets: UIEdgeInsets(24, 0, 20, 0), classes: "r r", landscapeClasses: "r r", margin: 20,
      landscapeMargin: 20)
    return CapturedDevice(pad, identifiers: identifiers)
  }

  private init(_ other: CapturedDevice, identifiers: [String]) {
    self.identifiers = identifiers
    (size, scale, insets, landscapeInsets) = (other.size, other.scale, other.insets, other.landscapeInsets)
    (classes, landscapeClasses) = (other.classes, other.landscapeClasses)
    (margin, landscapeMargin) = (other.margin, other.landscapeMargin)
  }

  /// The row, once for each of its devices.
  private var each: [CapturedDevice] { identifiers.map { CapturedDevice(self, identifiers: [$0]) } }

  /// The device of this name.
  var device: Device? { identifiers.first.flatMap(Device.named) }
}
