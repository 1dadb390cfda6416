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

  @Test("C.12: body and headline are 17 points at Large; the headline is heavier") func bodyAndHeadline() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: large)
    #expect(body.pointSize == 17 && headline.pointSize == 17 && body.lineHeight == headline.lineHeight)
    #expect(
      headline != body && headline.fontName == UIFont.systemFont(ofSize: 17, weight: .semibold).fontName)
    #expect(body.fontName == UIFont.systemFont(ofSize: 17).fontName)
  }

  @MainActor
  @Test("A font in another size no longer belongs to a text style") func otherSize() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.withSize(17) == UIFont.systemFont(ofSize: 17))
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = body.withSize(20)
    label.hostTraits = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    #expect(label.font.pointSize == 20)
    label.font = body
    label.hostTraits = UITraitCollection(preferredContentSizeCategory: .small)
    #expect(label.font.pointSize == 15, "H.7")
  }

  @Test("A size that is not above 0 is the default one") func defaultSize() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
    #expect(UIFont.boldSystemFont(ofSize: -3).pointSize == UIFont.systemFontSize)
  }

  @Test func traits() {
    let fonts: [UIFont] = [
      .italicSystemFont(ofSize: 10), .boldSystemFont(ofSize: 10),
      .monospacedSystemFont(ofSize: 10, weight: .regular),
      .systemFont(ofSize: 10),
    ]
    #expect(
      fonts.map(\.fontDescriptor.symbolicTraits) == [.traitItalic, .traitBold, .traitMonoSpace, []])
  }

  @Test("Metrics scale in proportion to their style, as far as they may") func metrics() {
    let larger = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    // Title 1 grows from 28 to 30 (C.13).
    let titles = UIFontMetrics(forTextStyle: .title1)
    #expect(titles.scaledValue(for: 14, compatibleWith: larger) == 15)
    let font = UIFont.systemFont(ofSize: 28)
    #expect(titles.scaledFont(for: font, compatibleWith: larger).pointSize == 30)
    #expect(titles.scaledFont(for: font, maximumPointSize: 29, compatibleWith: larger).pointSize == 29)
    #expect(titles.scaledFont(for: font, maximumPointSize: 40, compatibleWith: larger).pointSize == 30)
    larger.performAsCurrent {
      #expect(titles.scaledFont(for: font, maximumPointSize: 29).pointSize == 29)
      #expect(titles.scaledFont(for: font).pointSize == 30)
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
