import Foundation
import LayoutCore
import Testing

struct UIFontTests {
  static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  @Test(
    "C.12: heights at 3x",
    arguments: [(14, 17), (15, 18), (16, 58.0 / 3), (17, 61.0 / 3)] as [(CGFloat, CGFloat)])
  func lineHeight(size: CGFloat, height: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect((font.lineHeight * 3).rounded(.up) / 3 == height)
    #expect(font.ascender - font.descender == font.lineHeight)
  }

  @Test("C.13: title 1 by category, in pixels at 3x")
  func titles() {
    let heights: [CGFloat] = [90, 94, 97, 101, 108, 115, 122, 137, 154, 172, 190, 208]
    for (category, height) in zip(Self.categories, heights) {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits)
      #expect((font.lineHeight * 3).rounded(.up) == height)
    }
  }

  @Test("H.7: body by category")
  func bodies() {
    let sizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    for (category, size) in zip(Self.categories, sizes) {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == size)
      // 17 points of body text are scaled to the size of body text.
      #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits) == size)
    }
  }

  @Test func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).withSize(12) == UIFont.systemFont(ofSize: 12))
    #expect(
      UIFont(name: "Avenir-Heavy", size: 12)?.familyName == "Avenir" && UIFont(name: "", size: 12) == nil)
    #expect(UIFont(descriptor: UIFont.boldSystemFont(ofSize: 10).fontDescriptor, size: 0).pointSize == 10)
  }
}
