package import Foundation

extension Device {
  /// The radius of the corners of the display, in points (26.G.12); 0 for square ones.
  package var cornerRadius: CGFloat {
    guard portraitInsets.bottom > 0 else { return 0 }
    if idiom == .pad { return identifier.hasPrefix("ipad-mini") ? 21.5 : identifier == "ipad-10" ? 25 : 18 }
    // By the size of the screen: models with one have one display.
    return switch portraitSize.height {
    case 812: 44
    case 844: 47.33
    case 926: 53.33
    case 852, 932: 55
    default: 62
    }
  }
}
