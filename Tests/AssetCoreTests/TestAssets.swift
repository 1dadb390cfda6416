import Foundation
import TestSupport
import UIKit

/// A folder of assets that a test writes.
struct TestAssets {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The folder as a bundle.
  var bundle: Bundle { Bundle(path: folder.url.path)! }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  func write(_ data: Data, to name: String) throws {
    let file = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes a PNG of one colour.
  func writePNG(_ color: UIColor, width: Int, height: Int, to name: String) throws {
    try write(Self.png(color, width: width, height: height), to: name)
  }

  /// Writes an image set with files of one colour each; an entry is written as it is.
  func writeSet(
    _ path: String, properties: String = "{}",
    _ entries: [(file: String, entry: String, color: UIColor, size: Int)]
  ) throws {
    let images = entries.map { "{ \"filename\": \"\($0.file)\", \($0.entry) }" }.joined(separator: ",\n")
    try write(
      "{ \"images\": [\(images)], \"properties\": \(properties), \"info\": { \"version\": 1, \"author\": \"xcode\" } }",
      to: path + ".imageset/Contents.json")
    for entry in entries {
      try writePNG(entry.color, width: entry.size, height: entry.size, to: "\(path).imageset/\(entry.file)")
    }
  }

  static func png(_ color: UIColor, width: Int, height: Int) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).pngData {
      context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }
}

extension UIImage {
  /// The colour of the pixel in the middle, as 0xRRGGBBAA.
  var middlePixel: UInt32 { pixel(0.5, 0.5) }

  /// The colour of the pixel at a share of the width and the height.
  func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
    guard let cgImage, let data = cgImage.dataProvider?.data as Data? else { return 0 }
    let (column, row) = (Int(CGFloat(cgImage.width) * x), Int(CGFloat(cgImage.height) * y))
    let start = row * cgImage.bytesPerRow + column * 4
    return data[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension UIColor {
  /// The components for some traits, as 0xRRGGBB.
  func hex(_ traits: UITraitCollection = UITraitCollection()) -> UInt32 {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    unsafe resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
    func byte(_ share: CGFloat) -> UInt32 { UInt32((min(max(share, 0), 1) * 255).rounded()) }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

extension UITraitCollection {
  static let dark = UITraitCollection(userInterfaceStyle: .dark)
  static let light = UITraitCollection(userInterfaceStyle: .light)
}
