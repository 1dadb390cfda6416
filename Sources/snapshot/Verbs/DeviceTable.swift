internal import Foundation
internal import LayoutCore
internal import StyleCore

/// The output of `snapshot devices`.
enum DeviceTable {
  /// A line for each known device.
  static var text: String {
    var table = TextTable(
      .left("device"), .right("points"), .right("scale"), .right("iOS"), .left("safe area"),
      .left("in landscape"))
    for device in Device.all {
      let size = device.size()
      table.append(
        device.identifier, "\(Int(size.width))×\(Int(size.height))", "@\(Int(device.scale))x",
        "\(device.firstSystem.rawValue)", device.safeAreaInsets().words,
        device.safeAreaInsets(.landscape).words)
    }
    return table.lines.joined(separator: "\n")
  }
}

extension UIEdgeInsets {
  /// The top, left, bottom and right inset.
  fileprivate var words: String { [top, left, bottom, right].map { "\(Int($0))" }.joined(separator: " ") }
}
