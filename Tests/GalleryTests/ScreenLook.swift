import Raster
import UIKit

/// A way to look at a screen.
enum ScreenLook: CaseIterable {
  case light
  case dark
  case rightToLeft
  case largestText

  func apply(to traits: inout any UIMutableTraits) {
    switch self {
    case .light: break
    case .dark: traits.userInterfaceStyle = .dark
    case .rightToLeft: traits.layoutDirection = .rightToLeft
    case .largestText: traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
  }
}

extension Bitmap {
  /// Creates a picture of several from left to right, with nothing below the lower ones.
  init(sideBySide screens: [Bitmap]) {
    let height = screens.map(\.height).max() ?? 0
    var pixels: [Pixel] = []
    for row in 0..<height {
      for screen in screens {
        guard row < screen.height else {
          pixels += Array(repeating: Pixel(red: 0, green: 0, blue: 0, alpha: 0), count: screen.width)
          continue
        }
        pixels += screen.pixels[row * screen.width..<(row + 1) * screen.width]
      }
    }
    self.init(width: screens.reduce(0) { $0 + $1.width }, height: height, pixels: pixels)
  }
}
