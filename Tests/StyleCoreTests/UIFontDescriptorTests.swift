import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

@MainActor
struct UIFontDescriptorTests {
  typealias Traits = UIFontDescriptor.SymbolicTraits

  nonisolated static let fonts: [UIFont] = [
    .systemFont(ofSize: 17), .systemFont(ofSize: 12, weight: .black), .boldSystemFont(ofSize: 10),
    .systemFont(ofSize: 12, weight: .init(0.1), width: .init(rawValue: 0.13)),
    .systemFont(ofSize: 12, weight: .semibold, width: .condensed), .italicSystemFont(ofSize: 33.5),
    .monospacedSystemFont(ofSize: 11, weight: .light), .monospacedDigitSystemFont(ofSize: 9, weight: .medium),
    .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .headline),
    .preferredFont(
      forTextStyle: .title1, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraLarge)),
    UIFont(name: "Georgia-BoldItalic", size: 20), UIFont(name: "Made Up Demi Bold", size: 20),
  ].compactMap { $0 }

  @Test("A font is what its descriptor says, and what its attributes say", arguments: fonts)
  func roundTrip(font: UIFont) {
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    let attributes = font.fontDescriptor.fontAttributes
    let again = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
    #expect(again.fontName == font.fontName && again.pointSize == font.pointSize)
    #expect(again.fontDescriptor.symbolicTraits == font.fontDescriptor.symbolicTraits)
    #expect(again.fontDescriptor.addingAttributes([:]) == again.fontDescriptor)
    #expect(
      again.fontDescriptor.object(forKey: .textStyle) as? String
        == font.fontDescriptor.object(forKey: .textStyle) as? String)
  }

  @Test("Bold is a weight, and back", arguments: fonts.filter { $0.fontDescriptor.symbolicTraits.isEmpty })
  func boldAndBack(font: UIFont) throws {
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(weight(of: bold) >= 0.3)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(plain.symbolicTraits.isEmpty && weight(of: plain) == 0)
  }

  private func weight(of descriptor: UIFontDescriptor) -> CGFloat {
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return traits?[.weight] as? CGFloat ?? .nan
  }

  @Test("Bold text of a style is as bold as the style has it") func emphasized() throws {
    let weights: [(UIFont.TextStyle, UIFont.Weight)] = [
      (.body, .semibold), (.title1, .bold), (.caption2, .semibold), (.headline, .semibold),
      (.largeTitle, .bold),
    ]
    for (style, weight) in weights {
      let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
      let bold = try #require(plain.withSymbolicTraits(.traitBold))
      #expect(self.weight(of: bold) == weight.rawValue)
      #expect(bold.object(forKey: .textStyle) as? String == style.rawValue)
      let font = UIFont(descriptor: bold, size: 0)
      #expect(font.pointSize == plain.pointSize)
    }
  }

  @Test("A heavy font that is made bold stays heavy") func heavy() throws {
    let heavy = UIFont.systemFont(ofSize: 12, weight: .heavy)
    let bold = try #require(heavy.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == heavy)
  }

  @Test func widths() throws {
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    for (trait, width) in [(Traits.traitCondensed, UIFont.Width.condensed), (.traitExpanded, .expanded)] {
      let font = UIFont(descriptor: try #require(plain.withSymbolicTraits(trait)), size: 0)
      #expect(font == .systemFont(ofSize: 12, weight: .regular, width: width))
      #expect(font.fontDescriptor.withSymbolicTraits([]) == plain)
    }
  }

  @Test("Weights and slants come from traits by number") func traitDictionaries() {
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.thin, .slant: 0.07]
    let thin = UIFontDescriptor(fontAttributes: [.family: "Avenir Next", .size: 20, .traits: traits])
    #expect(weight(of: thin) == -0.6 && thin.symbolicTraits == .traitItalic && thin.pointSize == 20)
    let byName = UIFontDescriptor(fontAttributes: [.traits: ["NSCTFontWeightTrait": 0.56]])
    #expect(byName.postscriptName == ".SFUI-Heavy")
    let symbolic = UIFontDescriptor(
      fontAttributes: [.traits: [UIFontDescriptor.TraitKey.symbolic: Traits.traitBold.rawValue]])
    #expect(symbolic.postscriptName == ".SFUI-Semibold", "M.5")
  }

  @Test("Digits of one width, as a feature") func digits() {
    let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
    let plain = UIFont.systemFont(ofSize: 12)
    let tabular = plain.fontDescriptor.addingAttributes([.featureSettings: [feature]])
    #expect(UIFont(descriptor: tabular, size: 0) == .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    let proportional: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 1]
    #expect(tabular.addingAttributes([.featureSettings: [proportional]]) == plain.fontDescriptor)
  }

  @Test("Designs are of the system font; only the monospaced one is another face") func designs() {
    let plain = UIFont.systemFont(ofSize: 12, weight: .bold).fontDescriptor
    let mono = plain.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 0) }
    #expect(mono == .monospacedSystemFont(ofSize: 12, weight: .bold))
    #expect(plain.withDesign(.rounded)?.postscriptName == ".AppleSystemUIFontRounded-Bold")
    #expect(plain.withDesign(.serif)?.withDesign(.default) == plain)
    #expect(UIFontDescriptor(name: "Georgia", size: 12).withDesign(.rounded) == nil)
  }

  @Test("Families keep weight and slant; faces change them") func families() {
    let bold = UIFontDescriptor(name: "HelveticaNeue-BoldItalic", size: 12)
    #expect(bold.withFamily("Georgia").postscriptName == "Georgia-BoldItalic")
    #expect(bold.withFamily("Arial").postscriptName == "Arial-BoldItalicMT")
    #expect(bold.withFamily("Times New Roman").withSymbolicTraits([])?.postscriptName == "TimesNewRomanPSMT")
    #expect(bold.withFace("UltraLight").postscriptName == "HelveticaNeue-UltraLight")
    #expect(bold.withSize(3).pointSize == 3 && bold.withSize(3).postscriptName == bold.postscriptName)
  }

  @Test("What has no effect is kept, unless it is nothing that the attribute may be") func others() {
    let descriptor = UIFontDescriptor(fontAttributes: [.visibleName: "x", .size: 3])
    #expect(descriptor.fontAttributes[.visibleName] as? String == "x")
    #expect(descriptor.matchingFontDescriptors(withMandatoryKeys: nil) == [descriptor])
    let digits = CharacterSet.decimalDigits
    let fallback = UIFontDescriptor(name: "Georgia", size: 3)
    let all = UIFontDescriptor(fontAttributes: [
      .fixedAdvance: 5, .matrix: CGAffineTransform(scaleX: 2, y: 1), .characterSet: digits,
      .cascadeList: [fallback],
    ])
    #expect(all.fontAttributes[.fixedAdvance] as? Int == 5)
    #expect(all.fontAttributes[.matrix] as? CGAffineTransform == CGAffineTransform(scaleX: 2, y: 1))
    #expect(all.fontAttributes[.characterSet] as? CharacterSet == digits)
    #expect(all.fontAttributes[.cascadeList] as? [UIFontDescriptor] == [fallback])
    #expect(all == UIFontDescriptor(fontAttributes: all.fontAttributes))
    #expect(all.addingAttributes([.fixedAdvance: 6]) != all)
    #expect(UIFontDescriptor(fontAttributes: [.visibleName: NSObject()]) == UIFontDescriptor())
  }
}
