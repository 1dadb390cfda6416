import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import Testing

@MainActor
struct UIFontMetricsTests {
  private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
    UITraitCollection {
      $0.preferredContentSizeCategory = category
      $0.displayScale = scale
    }
  }

  @Test("Values scale with the distance of baselines, to the pixel")
  func values() {
    // Body: 21 points at medium for 22 at large. 17 · 21/22 = 16.227: 48.68 pixels, so 49 (as iPhones have it).
    #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits(.medium)) == 49.0 / 3)
    // At 2x 32.45 pixels, so 32; at 1x 16.
    #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits(.medium, scale: 2)) == 16)
    // 62 points at the largest size: 17 · 62/22 = 47.909, 143.7 pixels.
    #expect(
      UIFontMetrics.default.scaledValue(
        for: 17, compatibleWith: traits(.accessibilityExtraExtraExtraLarge)) == 48)
    // Title 1 has 36 points at extra large for 34 at large (M.1).
    #expect(
      UIFontMetrics(forTextStyle: .title1).scaledValue(for: 34, compatibleWith: traits(.extraLarge)) == 36)
  }

  @Test("At the usual size, nothing changes", arguments: [10.1, 17, 0, -3] as [CGFloat])
  func usual(value: CGFloat) {
    for style in UIFontTests.styles {
      #expect(
        UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits(.large)) == value)
    }
  }

  @Test("Larger text makes nothing smaller") func monotone() {
    for style in UIFontTests.styles {
      let values = UIFontTests.categories.map {
        UIFontMetrics(forTextStyle: style).scaledValue(for: 100, compatibleWith: traits($0))
      }
      #expect(values == values.sorted() && values[0] <= 100 && values[11] > 100)
    }
  }

  @Test("Fonts scale as values do, as far as they may") func fonts() {
    let titles = UIFontMetrics(forTextStyle: .title1)
    let larger = traits(.extraLarge)
    let font = UIFont.systemFont(ofSize: 34, weight: .heavy)
    #expect(titles.scaledFont(for: font, compatibleWith: larger).pointSize == 36)
    #expect(titles.scaledFont(for: font, compatibleWith: larger).fontName == font.fontName)
    #expect(titles.scaledFont(for: font, maximumPointSize: 35, compatibleWith: larger).pointSize == 35)
    #expect(titles.scaledFont(for: font, maximumPointSize: 40, compatibleWith: larger).pointSize == 36)
    larger.performAsCurrent {
      #expect(titles.scaledFont(for: font, maximumPointSize: 35).pointSize == 35)
      #expect(titles.scaledFont(for: font).pointSize == 36 && titles.scaledValue(for: 34) == 36)
    }
  }

  @Test("A font is scaled once") func twice() {
    let once = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20), compatibleWith: traits(.small))
    let diagnostics = LayoutDiagnostics.collect {
      #expect(UIFontMetrics.default.scaledFont(for: once, compatibleWith: traits(.small)) == once)
    }
    #expect(diagnostics == [.font(.scaledTwice(font: ".SFUI-Regular"))])
    let again = LayoutDiagnostics.collect {
      _ = UIFontMetrics.default.scaledFont(for: once.withSize(30), compatibleWith: traits(.small))
    }
    #expect(again.isEmpty, "another size is another font")
  }
}
