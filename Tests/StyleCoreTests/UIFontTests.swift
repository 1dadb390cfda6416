import Foundation
import LayoutCore
import Paths
import StyleCore
import Testing
import Text
import TextViewCore

struct UIFontTests {
  static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
    .caption2,
  ]
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

  @Test("Names are those of iOS") func names() {
    #expect(UIFont.systemFont(ofSize: 10).fontName == ".SFUI-Regular")
    #expect(UIFont.systemFont(ofSize: 10).familyName == ".AppleSystemUIFont")
    #expect(UIFont.boldSystemFont(ofSize: 10).fontName == ".SFUI-Semibold", "M.5")
    #expect(UIFont.italicSystemFont(ofSize: 10).fontName == ".SFUI-RegularItalic")
    #expect(
      UIFont.monospacedSystemFont(ofSize: 10, weight: .medium).fontName
        == ".AppleSystemUIFontMonospaced-Medium")
    #expect(
      UIFont.familyNames.contains("Helvetica Neue") && UIFont.familyNames.sorted() == UIFont.familyNames)
    #expect(UIFont.fontNames(forFamilyName: "Menlo").contains("Menlo-BoldItalic"))
    #expect(UIFont.fontNames(forFamilyName: "Nothing").isEmpty)
  }

  @Test("Fonts of text styles have the leading of the guidelines; their lines are no higher (C.12)")
  func leading() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    // 22 points from baseline to baseline, of which 17 · 2444/2048 are the line.
    #expect(abs(body.leading - (22 - 17 * 2444.0 / 2048)) < 1e-12)
    #expect(body.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
    #expect(UIFont.systemFont(ofSize: 17).leading == 0 && body.withSize(20).leading == 0)
  }

  @Test("Tight and loose leading take and give 2 points above the letters") func lineDistance() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    for (trait, extra) in [
      (UIFontDescriptor.SymbolicTraits.traitTightLeading, -2.0), (.traitLooseLeading, 2),
    ] {
      let descriptor = try #require(body.fontDescriptor.withSymbolicTraits(trait))
      let font = UIFont(descriptor: descriptor, size: 0)
      #expect(abs(font.lineHeight - body.lineHeight - extra) < 1e-9 && font.descender == body.descender)
      #expect(font.fontDescriptor.symbolicTraits == trait)
    }
  }

  @Test("A typeface of our own measures instead") func ownTypeface() {
    struct Tall: Typeface {
      var metrics: TypefaceMetrics {
        TypefaceMetrics(
          ascent: 2, descent: 1, capHeight: 1.5, xHeight: 1, underlinePosition: 0, underlineThickness: 0)
      }
      func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {}
      func outline(of glyph: GlyphID) -> Path { Path() }
      func covers(_ scalar: Unicode.Scalar) -> Bool { true }
    }
    let font = UIFont(Tall(), size: 10)
    #expect(font.ascender == 20 && font.descender == -10 && font.lineHeight == 30)
    #expect(font.capHeight == 15 && font.xHeight == 10 && font.withSize(20).lineHeight == 60)
    #expect(font != UIFont(Tall(), size: 10) && font == font.withSize(10))
  }

  @Test func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).withSize(12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont(descriptor: UIFont.boldSystemFont(ofSize: 10).fontDescriptor, size: 0).pointSize == 10)
  }
}
