import Foundation
import LayoutCore
import StyleCore
import Testing

/// Fonts as phones have them, number by number.
struct MeasuredFontsTests {
  private typealias Row = (style: UIFont.TextStyle, distances: [CGFloat])

  /// From baseline to baseline, from extra small to the largest category.
  private static let rows: [Row] = [
    (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    (.title1, [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
    (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    (.subheadline, [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    (.caption1, [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]

  private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
    UITraitCollection {
      $0.preferredContentSizeCategory = category
      $0.displayScale = scale
    }
  }

  @Test(
    "M.1, M.2: a style's line height and leading are its distance of baselines, and leading may be negative")
  func distances() {
    var negative: [String] = []
    for (style, distances) in Self.rows {
      for (category, distance) in zip(UIFontTests.categories, distances) {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category))
        #expect(abs(font.lineHeight + font.leading - distance) < 1e-9, "\(style) \(category)")
        if font.leading < 0 { negative.append(style.rawValue) }
      }
    }
    // Caption 2 at its four smallest, title 1 and headline where the table has least, for instance:
    // 13 − 11 · 2444/2048 = −0.127, 61 − 53 · 2444/2048 = −2.248, 51 − 47 · 2444/2048 = −5.088.
    for style: UIFont.TextStyle in [.caption2, .title1, .headline] {
      #expect(negative.contains(style.rawValue))
    }
    let largest = traits(.accessibilityExtraExtraLarge)
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: largest)
    #expect(abs(headline.leading + 5.088) < 0.001)
    #expect(headline.withSize(47).leading == 0)
  }

  @Test(
    "M.3: lengths are scaled by the distances of baselines, to the nearest pixel, halves up",
    arguments: [2, 3])
  func scaledValues(scale: CGFloat) {
    let bases: [CGFloat] = [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 34, 40, 48, 64]
    for (style, distances) in Self.rows {
      let metrics = UIFontMetrics(forTextStyle: style)
      for (category, distance) in zip(UIFontTests.categories, distances) {
        for base in bases {
          // In whole numbers: the half is exact.
          let (parts, whole) = (Int(base * distance * scale) * 2 + Int(distances[3]), Int(distances[3]) * 2)
          #expect(
            metrics.scaledValue(for: base, compatibleWith: traits(category, scale: scale))
              == CGFloat(parts / whole) / scale)
        }
      }
    }
  }

  @Test("M.3: some of them as a phone says")
  func someValues() {
    let values: [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat)] = [
      (.body, .accessibilityLarge, 44, 80), (.body, .extraExtraExtraLarge, 44, 58),
      (.title1, .extraLarge, 8, 25.0 / 3), (.title1, .extraLarge, 10, 32.0 / 3),
      (.title1, .extraExtraLarge, 8, 9), (.largeTitle, .extraSmall, 8, 22.0 / 3),
    ]
    for (style, category, value, scaled) in values {
      #expect(
        UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits(category)) == scaled
      )
    }
  }

  @Test("M.4: scaled fonts have whole sizes")
  func scaledFonts() {
    let sizes: [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat)] = [
      // 16 · 26/22 = 18.9; 17 · 21/22 = 16.2; 11 · 21/22 = 10.5; 17 · 33/34 = 16.5.
      (.body, .extraExtraLarge, 16, 19), (.body, .medium, 17, 16), (.body, .medium, 11, 11),
      (.title1, .medium, 17, 17), (.caption1, .accessibilityExtraExtraExtraLarge, 40, 128),
    ]
    for (style, category, size, scaled) in sizes {
      let metrics = UIFontMetrics(forTextStyle: style)
      for scale: CGFloat in [1, 2, 3] {
        let font = metrics.scaledFont(
          for: .systemFont(ofSize: size), compatibleWith: traits(category, scale: scale))
        #expect(font.pointSize == scaled && font.leading == 0)
      }
    }
  }

  @Test("M.5: bold fonts of the system are semibold")
  func bold() throws {
    #expect(UIFont.boldSystemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .semibold))
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = UIFont(descriptor: try #require(plain.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.fontName == ".SFUI-Semibold")
    let used = UIFontDescriptor(fontAttributes: [.textStyle: "CTFontEmphasizedUsage", .size: 17])
    #expect(UIFont(descriptor: used, size: 0).fontName == ".SFUI-Semibold")
    let named = try #require(UIFont(name: "Avenir", size: 17)).fontDescriptor
    #expect(named.withSymbolicTraits(.traitBold)?.postscriptName.contains("Semibold") == false)
  }

  @Test("M.6: the height of an x depends on weight and size")
  func xHeights() {
    let sizes: [CGFloat: CGFloat] = [
      11: 1078, 17: 1078, 18: 1076, 19: 1075, 20: 1069, 22: 1058, 24: 1047, 28: 1040, 40: 1040,
    ]
    for (size, parts) in sizes {
      #expect(abs(UIFont.systemFont(ofSize: size).xHeight - size * parts / 2048) < 1e-9)
    }
    let weights: [(UIFont.Weight, CGFloat)] = [
      (.light, 1078), (.medium, 1086), (.semibold, 1093), (.bold, 1101), (.black, 1124),
    ]
    for (weight, parts) in weights {
      #expect(abs(UIFont.systemFont(ofSize: 16, weight: weight).xHeight - 16 * parts / 2048) < 1e-9)
    }
  }

  @Test("M.2: a style in the size of another category has the lines of that category") func leadingOfSize() {
    // Body at the largest size: 53 points, 62 from line to line.
    let attributes: [UIFontDescriptor.AttributeName: Any] = [.textStyle: UIFont.TextStyle.body, .size: 53]
    let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
    #expect(font.pointSize == 53 && abs(font.leading - (62 - 53 * 2444 / 2048)) < 1e-9)
    // No category has 100 points.
    let large = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.body, .size: 100])
    #expect(UIFont(descriptor: large, size: 0).leading == 0)
  }
}
