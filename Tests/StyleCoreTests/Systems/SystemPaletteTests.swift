import Foundation
import GraphicsCore
import StyleCore
import Testing

/// 26.G.10: the colours that iOS 26 changed, and that they are those of H.8 on others.
@MainActor
struct SystemPaletteTests {
  private func channels(_ color: UIColor, _ system: SystemVersion, _ style: UIUserInterfaceStyle) -> [Int] {
    let traits = UITraitCollection { traits in
      traits[UITraitSystemVersion.self] = system
      traits.userInterfaceStyle = style
    }
    let resolved = color.resolvedColor(with: traits).cgColor.srgb
    return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(
    arguments: [
      (.systemRed, [255, 56, 60], [255, 66, 69]), (.systemOrange, [255, 141, 40], [255, 146, 48]),
      (.systemYellow, [255, 204, 0], [255, 214, 0]), (.systemGreen, [52, 199, 89], [48, 209, 88]),
      (.systemMint, [0, 200, 179], [0, 218, 195]), (.systemTeal, [0, 195, 208], [0, 210, 224]),
      (.systemCyan, [0, 192, 232], [60, 211, 254]), (.systemBlue, [0, 136, 255], [0, 145, 255]),
      (.tintColor, [0, 136, 255], [0, 145, 255]), (.systemIndigo, [97, 85, 245], [109, 124, 255]),
      (.systemPurple, [203, 48, 224], [219, 52, 242]), (.systemPink, [255, 45, 85], [255, 55, 95]),
      (.systemBrown, [172, 127, 94], [183, 138, 102]), (.systemGray, [142, 142, 147], [142, 142, 147]),
      (.link, [0, 122, 255], [10, 132, 255]),
    ] as [(UIColor, [Int], [Int])])
  func `accents of iOS 26`(color: UIColor, light: [Int], dark: [Int]) {
    #expect(channels(color, .v26, .light) == light)
    #expect(channels(color, .v26, .dark) == dark)
  }

  @Test func `accents before iOS 26 stay`() {
    for system in [SystemVersion.v17, .v18] {
      #expect(channels(.systemRed, system, .light) == [255, 59, 48])
      #expect(channels(.systemBlue, system, .dark) == [10, 132, 255])
    }
  }

  @Test func `separators have less alpha`() {
    func alpha(_ system: SystemVersion, _ style: UIUserInterfaceStyle) -> CGFloat {
      let traits = UITraitCollection { traits in
        traits[UITraitSystemVersion.self] = system
        traits.userInterfaceStyle = style
      }
      return UIColor.separator.resolvedColor(with: traits).cgColor.alpha
    }
    #expect(alpha(.v26, .light) == 0.12 && alpha(.v26, .dark) == 0.5)
    #expect(alpha(.v17, .light) == 0.29 && alpha(.v17, .dark) == 0.6)
  }

  @Test func `an exposed colour keeps its standard one`() {
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1, exposure: 1)
    #expect(color.linearExposure == 2)
    #expect(UIColor.red.linearExposure == 1 && UIColor.red.standardDynamicRange == .red)
    let standard = color.standardDynamicRange.cgColor.srgb
    #expect(abs(standard.red - 1) < 1e-9 && abs(standard.green - 0.5) < 1e-9 && standard.blue == 0)
    #expect(color.cgColor.srgb.red > 1)
    #expect(color.applyingContentHeadroom(0.5).linearExposure == 1)
  }

  @Test func `the use of brightness above white is a trait`() {
    #expect(UITraitCollection().hdrHeadroomUsageLimit == .unspecified)
    #expect(UITraitCollection(hdrHeadroomUsageLimit: .active).hdrHeadroomUsageLimit == .active)
  }
}
