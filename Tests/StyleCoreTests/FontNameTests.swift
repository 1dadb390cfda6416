import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import Testing

struct FontNameTests {
  typealias Traits = UIFontDescriptor.SymbolicTraits

  @Test(
    "Weight, slant and width are read from a name",
    arguments: [
      ("Avenir-HeavyOblique", 0.56, [.traitBold, .traitItalic]), ("HelveticaNeue-Bold", 0.4, .traitBold),
      ("Menlo-Regular", 0, .traitMonoSpace), ("Courier", 0, .traitMonoSpace), ("Georgia", 0, []),
      ("AvenirNext-UltraLightItalic", -0.8, .traitItalic), ("AvenirNext-DemiBold", 0.3, .traitBold),
      ("Avenir Next Demi Bold", 0.3, .traitBold), ("Helvetica Neue", 0, []), ("Inter-ExtraLight", -0.8, []),
      ("TimesNewRomanPS-BoldItalicMT", 0.4, [.traitBold, .traitItalic]), ("Roboto-Black", 0.62, .traitBold),
      ("AmericanTypewriter-CondensedBold", 0.4, [.traitBold, .traitCondensed]), ("Roboto-Thin", -0.6, []),
      ("OpenSans-ExtraBold", 0.56, .traitBold), ("OpenSans-SemiBoldItalic", 0.3, [.traitBold, .traitItalic]),
      ("Graphik-Medium", 0.23, []), ("Poppins-Light", -0.4, []),
      ("JetBrainsMono-Bold", 0.4, [.traitBold, .traitMonoSpace]),
      ("Foundry-bolditalic", 0.4, [.traitBold, .traitItalic]), ("Blackadder", 0, []), ("Lightning", 0, []),
      ("Monotype Corsiva", 0, []), ("-", 0, []), ("Bold", 0, []),
    ] as [(String, CGFloat, Traits)])
  func looks(name: String, weight: CGFloat, traits: Traits) {
    let descriptor = UIFontDescriptor(name: name, size: 10)
    let all = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(all?[.weight] as? CGFloat == weight)
    #expect(descriptor.symbolicTraits == traits && descriptor.postscriptName == name)
  }

  @Test("Families are known, or stand before the hyphen") func families() {
    #expect(UIFontDescriptor(name: "Avenir-Heavy", size: 12).object(forKey: .family) as? String == "Avenir")
    #expect(UIFontDescriptor(name: "Arial-BoldMT", size: 12).object(forKey: .family) as? String == "Arial")
    #expect(UIFontDescriptor(name: "Inter-Bold", size: 12).object(forKey: .family) as? String == "Inter")
  }

  @Test("Every face of every family has its own looks") func faces() {
    for family in UIFont.familyNames {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty && Set(names).count == names.count)
      for name in names {
        #expect(UIFontDescriptor(name: name, size: 1).object(forKey: .family) as? String == family)
      }
    }
  }

  @Test("That there is one typeface is told once for each name") func diagnostics() {
    let told = LayoutDiagnostics.collect {
      for name in ["Georgia", "Avenir-Heavy", "Georgia"] {
        #expect(UIFont(name: name, size: 12)?.fontName == name)
      }
      #expect(UIFont(name: "", size: 12) == nil)
      #expect(UIFont.systemFont(ofSize: 10) == UIFont.systemFont(ofSize: 10))
    }
    #expect(told == [.font(.substituted(name: "Georgia")), .font(.substituted(name: "Avenir-Heavy"))])
    #expect(UIFont(name: "Georgia", size: 0)?.pointSize == UIFont.systemFontSize)
  }
}
