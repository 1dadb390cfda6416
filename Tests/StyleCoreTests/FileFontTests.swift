import DiagnosticCore
import FontFiles
import Foundation
import GraphicsCore
import LayoutCore
import Paths
import StyleCore
import TestSupport
import Testing
import Text
import TextViewCore

/// Fonts of registered files: by name, by descriptor, and in place of characters that other fonts do not have.
@Suite(.serialized, .enabled(if: ShapingLibrary.problem == nil, "HarfBuzz is not installed"))
struct FileFontTests {
  /// Runs `body` with the files of some fonts.
  private func with<Result>(_ fonts: [TestFont], _ body: () throws -> Result) throws -> Result {
    let files = try fonts.map { try FontFile($0.bytes, name: ($0.postScriptName ?? "") + ".ttf") }
    return try FontLibrary.with(files, body)
  }

  private static let regular = TestFont()

  private static let bold: TestFont = {
    var font = TestFont()
    (font.style, font.postScriptName, font.weightClass) = ("Bold", "Blocks-Bold", 700)
    font.letters["A"] = TestFont.Letter(advance: 700, width: 600, height: 700)
    return font
  }()

  private static let variable: TestFont = {
    var font = TestFont()
    (font.family, font.postScriptName) = ("Shifts", "Shifts-Regular")
    font.axes = [("wght", 100, 400, 900)]
    font.instances = [("Regular", [400]), ("Bold", [700])]
    return font
  }()

  @Test(arguments: ["Blocks-Regular", "Blocks Regular", "Blocks"])
  func `a font of a file has its name and heights`(name: String) throws {
    try with([Self.bold, Self.regular]) {
      let told = LayoutDiagnostics.collect {
        guard let font = UIFont(name: name, size: 20) else { return }
        #expect(font.fontName == "Blocks-Regular" && font.familyName == "Blocks")
        #expect(font.ascender == 18 && font.descender == -6 && font.lineHeight == 24 && font.leading == 2)
        #expect(font.capHeight == 14 && font.xHeight == 10)
      }
      #expect(told.isEmpty)
    }
  }

  @Test func `without a file, the same name is replaced and reported`() {
    let told = LayoutDiagnostics.collect { _ = UIFont(name: "Blocks-Regular", size: 20) }
    #expect(told == [.font(.substituted(name: "Blocks-Regular"))])
  }

  @Test func `families and faces are listed with those of the system`() throws {
    try with([Self.bold, Self.regular]) {
      #expect(UIFont.familyNames.contains("Blocks") && UIFont.familyNames.contains("Georgia"))
      #expect(UIFont.fontNames(forFamilyName: "Blocks") == ["Blocks-Bold", "Blocks-Regular"])
    }
  }

  @Test func `descriptors find faces by family, face, weight and traits`() throws {
    try with([Self.regular, Self.bold]) {
      func name(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> String {
        UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 12).fontName
      }
      #expect(name([.family: "Blocks"]) == "Blocks-Regular")
      #expect(name([.family: "Blocks", .face: "Bold"]) == "Blocks-Bold")
      let semibold: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.semibold]
      #expect(name([.family: "Blocks", .traits: semibold]) == "Blocks-Bold")
      let regular = UIFontDescriptor(name: "Blocks-Regular", size: 12)
      #expect(regular.withSymbolicTraits(.traitBold)?.postscriptName == "Blocks-Bold")
      #expect(regular.withSymbolicTraits(.traitItalic) == nil)
      #expect(regular.object(forKey: .face) as? String == "Regular")
      // A face without an axis keeps its own weight, which is that of the font.
      let bold = UIFontDescriptor(fontAttributes: [.family: "Blocks", .traits: semibold])
      let traits = bold.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
      #expect(traits?[.weight] as? CGFloat == 0.4)
      #expect(UIFontDescriptor(fontAttributes: bold.fontAttributes) == bold)
    }
  }

  @Test func `a variable font has any weight, and keeps it`() throws {
    try with([Self.variable]) {
      let weight: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.medium]
      let medium = UIFontDescriptor(fontAttributes: [.family: "Shifts", .traits: weight])
      #expect(medium.postscriptName == "Shifts-Regular" && medium.symbolicTraits.isEmpty)
      let traits = medium.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
      #expect(traits?[.weight] as? CGFloat == 0.23)
      #expect(medium.withSymbolicTraits(.traitBold)?.postscriptName == "Shifts-Bold")
      let key = UIFontDescriptor.AttributeName(kCTFontVariationAttribute as String)
      let moved = medium.addingAttributes([key: [NSNumber(value: 0x7767_6874): NSNumber(value: 850)]])
      #expect(moved != medium && UIFontDescriptor(fontAttributes: moved.fontAttributes) == moved)
    }
  }

  @Test func `settings of features are kept, and figures of one width still mean what they did`() throws {
    try with([Self.regular]) {
      let capitals: [UIFontDescriptor.FeatureKey: Int] = [.type: kLowerCaseType, .selector: 1]
      let plain = UIFontDescriptor(name: "Blocks-Regular", size: 12)
      let small = plain.addingAttributes([.featureSettings: [capitals]])
      #expect(small != plain && UIFontDescriptor(fontAttributes: small.fontAttributes) == small)
    }
    #expect(FontFeature.features(type: kLowerCaseType, selector: 1) == [FontFeature("smcp", 1)])
    #expect(FontFeature.features(type: kNumberSpacingType, selector: 0) == [FontFeature("tnum", 1)])
    #expect(FontFeature.features(type: kLigaturesType, selector: 3) == [FontFeature("liga", 0)])
    #expect(FontFeature.features(type: 35, selector: 24) == [FontFeature("ss12", 1)])
    #expect(FontFeature.features(type: 99, selector: 1).isEmpty)
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: font]).width
  }

  @Test func `text has the advances of the file`() throws {
    try with([Self.regular, Self.bold]) {
      let font = try #require(UIFont(name: "Blocks-Regular", size: 20))
      // 0.6 + 0.25 + 0.4 of 20 points.
      #expect(width("A x", font) == 25)
      #expect(width("A", try #require(UIFont(name: "Blocks-Bold", size: 20))) == 14)
      #expect(width("AA", font.withSize(100)) == 120)
    }
  }

  @Test func `what a font does not have is in the typeface of Plumb, then in registered fonts, then a box`()
    throws
  {
    var han = TestFont()
    (han.family, han.postScriptName) = ("Han", "Han-Regular")
    (han.ascender, han.descender) = (1500, -500)
    han.letters = ["字": TestFont.Letter(advance: 1000, width: 900, height: 900)]
    try with([Self.regular, han]) {
      let font = try #require(UIFont(name: "Blocks-Regular", size: 10))
      let system = UIFont.systemFont(ofSize: 10)
      #expect(width("ABA", font) == 12 + width("B", system))
      #expect(width("A字", font) == 16)
      #expect(width("B字", system) == width("B", system) + 10)
      // A line is as high as its highest font.
      func height(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).height }
      #expect(height("A") == 12 && height("A字") == 20)
      let styled = StyledText("A字B龍", StyledText.Defaults(font: font))
      let told = LayoutDiagnostics.collect { styled.reportMissingGlyphs(of: "a label") }
      #expect(told == [.missingGlyph(codePoint: 0x9F8D, owner: "a label")])
    }
  }

  @Test func `letters apart are not joined, and parts of a text keep their attributes`() throws {
    try with([Self.regular]) {
      let font = try #require(UIFont(name: "Blocks-Regular", size: 10))
      let text = NSMutableAttributedString(string: "AxéA", attributes: [.font: font, .kern: 2])
      text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 3, length: 1))
      let system = UIFont.systemFont(ofSize: 10)
      let parts = width("é", system) + width("A", system)
      #expect(abs(text.size().width - (6 + 4 + parts + 8)) < 1e-9)
    }
  }

  @Test func `files and fonts of bytes are registered and removed`() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("moved.ttf")
    var font = TestFont()
    (font.family, font.postScriptName) = ("Moved", "Moved-Regular")
    try Data(font.bytes).write(to: url)
    var error: Unmanaged<CFError>?
    let outcome1 = unsafe CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
    #expect(outcome1)
    #expect(UIFont(name: "Moved-Regular", size: 10)?.ascender == 9)
    let outcome2 = unsafe CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
    #expect(!outcome2)
    let outcome3 = unsafe error?.takeRetainedValue().code
    #expect(outcome3 == CTFontManagerError.alreadyRegistered.rawValue)
    let outcome4 = CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil)
    #expect(outcome4)
    let outcome5 = CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil)
    #expect(!outcome5)
    let provider = try #require(CGDataProvider(url: url as CFURL))
    let graphics = try #require(CGFont(provider))
    #expect(graphics.postScriptName as String? == "Moved-Regular")
    let outcome6 = CTFontManagerRegisterGraphicsFont(graphics, nil)
    #expect(outcome6)
    #expect(UIFont.familyNames.contains("Moved"))
    let outcome7 = CTFontManagerUnregisterGraphicsFont(graphics, nil)
    #expect(outcome7)
    #expect(!UIFont.familyNames.contains("Moved"))
  }

  @Test func `a file that is no font is an error, which is reported`() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("page.ttf")
    try Data("<html>".utf8).write(to: url)
    var error: Unmanaged<CFError>?
    let told = LayoutDiagnostics.collect {
      let outcome8 = unsafe CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
      #expect(!outcome8)
    }
    let outcome9 = unsafe error?.takeRetainedValue().code
    #expect(outcome9 == CTFontManagerError.unrecognizedFormat.rawValue)
    #expect(
      told.count == 1
        && told.first?.description.hasPrefix("The font file page.ttf is not used: no font file") == true)
  }
}
