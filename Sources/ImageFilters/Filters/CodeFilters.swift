internal import Foundation
internal import GraphicsCore

extension FilterKind {
  /// Generators of codes, one pixel per module.
  ///
  /// Differs from UIKit: Aztec codes and PDF417 are not supported; a QR code is that of the smallest version, in the
  /// shortest mode for the whole message.
  static let codes: [FilterKind] = [
    FilterKind("CIQRCodeGenerator", [("inputMessage", nil), ("inputCorrectionLevel", "M")]) { input in
      let level = QRCode.Level(letter: input.text("inputCorrectionLevel") ?? "M") ?? .medium
      guard let message = input.data("inputMessage"), let code = QRCode(message, level: level) else {
        return nil
      }
      // One light module surrounds the code.
      let side = code.size + 2
      return CodeNode(width: side, height: side) { x, y in
        x >= 1 && y >= 1 && x <= code.size && y <= code.size && code[x - 1, y - 1]
      }
    },
    FilterKind(
      "CICode128BarcodeGenerator",
      [
        ("inputMessage", nil), ("inputQuietSpace", 7.0), ("inputBarcodeHeight", 32.0),
      ]
    ) { input in
      guard let modules = input.data("inputMessage").flatMap({ Code128($0) })?.modules else { return nil }
      let quiet = Int(max(0, min(input.number("inputQuietSpace", 7), 20)))
      let height = Int(max(1, min(input.number("inputBarcodeHeight", 32), 500)))
      return CodeNode(width: modules.count + 2 * quiet, height: height) { x, _ in
        x >= quiet && x < quiet + modules.count && modules[x - quiet]
      }
    },
  ]
}

/// Black modules on white, one pixel each.
struct CodeNode: ImageNode {
  private let width: Int
  private let height: Int
  /// The modules from the bottom row up.
  private let modules: [Bool]

  /// Creates modules by a function of their columns and rows from the top left.
  init(width: Int, height: Int, _ isDark: (Int, Int) -> Bool) {
    (self.width, self.height) = (width, height)
    modules = (0..<height).reversed().flatMap { y in (0..<width).map { isDark($0, y) } }
  }

  var extent: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    PixelTile(area) { x, y in
      guard x >= 0, y >= 0, x < width, y < height else { return .zero }
      return modules[y * width + x] ? WorkingPixel(0, 0, 0, 1) : .one
    }
  }
}
