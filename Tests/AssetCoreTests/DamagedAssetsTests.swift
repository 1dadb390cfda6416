import FontFiles
import Foundation
import Plumb
import TestSupport
import Testing
import UIKit

@testable import AssetCore

/// Files with random damage: each is read or reported in one line, and nothing ends the program.
@MainActor
struct DamagedAssetsTests {
  private func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> Data {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &random)))
      case 2: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 9)], at: place)
      default: bytes[place] = Array("{}[]\"\\;,<>/%@$9-".utf8).randomElement(using: &random) ?? 0
      }
    }
    return Data(bytes)
  }

  @Test func damagedTextsAreReadOrReported() throws {
    var random = SeededGenerator(seed: 29)
    let strings = "/* a */ \"key\" = \"v\\n\\U00e9 %1$@\"; 'b' = c; { x = y; }"
    let dictionary = """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ %1$#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>other</key><string>%d %#@n@</string></dict></dict></dict></plist>
      """
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b", "c": ["d": 1]], format: .binary, options: 0)
    let catalog = """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"variations":{"plural":{"other":{"stringUnit":\
      {"state":"new","value":"%lld %arg %#@s@"}}}},"substitutions":{"s":{"argNum":1,"formatSpecifier":"lld"}}}}}}}
      """
    for _ in 0..<1500 {
      _ = StringsFile(damaged(Array(strings.utf8), &random))
      _ = StringsFile(damaged(Array(binary), &random))
      let read = StringsDictionary(damaged(Array(dictionary.utf8), &random), language: "en")
      var texts = Array(read.values.values)
      if let catalog = try? StringCatalog(damaged(Array(catalog.utf8), &random)) {
        texts += catalog.keys.compactMap { catalog.text($0, language: "de") }
      }
      for case .plural(let text) in texts {
        #expect(text.text([3, "a" as NSString, 2.5], locale: nil).utf8.count < 4 << 20)
        _ = text.text([], locale: nil)
      }
    }
  }

  @Test func damagedCatalogsAreReadOrReported() throws {
    var random = SeededGenerator(seed: 30)
    let image = """
      {"images":[{"filename":"a.png","idiom":"universal","scale":"2x","appearances":[{"appearance":"luminosity",\
      "value":"dark"}],"resizing":{"mode":"9-part","center":{"mode":"tile","width":1},"cap-insets":{"top":1,"left":9}}},\
      {"filename":"b.svg","idiom":"universal"}],"properties":{"template-rendering-intent":"template"}}
      """
    let color =
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x1","green":"1"}}}]}"#
    let svg =
      "<svg viewBox=\"0 0 9 9\"><g transform=\"rotate(3) scale(2)\"><path d=\"M1 1A3 3 0 1 0 5 5C1 1 2 2 3 3z\" stroke=\"#f00\"/></g></svg>"
    let png = Array(TestAssets.png(.red, width: 3, height: 3))
    for round in 0..<150 {
      let assets = try TestAssets()
      try assets.write(damaged(Array(image.utf8), &random), to: "A.xcassets/i.imageset/Contents.json")
      try assets.write(damaged(png, &random), to: "A.xcassets/i.imageset/a.png")
      try assets.write(damaged(Array(svg.utf8), &random), to: "A.xcassets/i.imageset/b.svg")
      try assets.write(damaged(Array(color.utf8), &random), to: "A.xcassets/c.colorset/Contents.json")
      let problems = Diagnostic.collect {
        for traits in [UITraitCollection.light, .dark] {
          let image = UIImage(named: "i", in: assets.bundle, compatibleWith: traits)
          _ = image?.size
          let format = UIGraphicsImageRendererFormat()
          format.scale = 1
          _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
            image?.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
          }
          _ = UIColor(named: "c", in: assets.bundle, compatibleWith: traits)?.hex(traits)
        }
      }
      #expect(problems.allSatisfy { !$0.description.contains("\n") }, "round \(round)")
    }
  }

  @Test func oddFoldersAreRead() throws {
    let assets = try TestAssets()
    try assets.write("text", to: "A.xcassets/file.imageset")
    try assets.write("[]", to: "A.xcassets/list.imageset/Contents.json")
    try assets.write(#"{"images": {"a": 1}}"#, to: "A.xcassets/object.imageset/Contents.json")
    try assets.write(#"{"images": [3]}"#, to: "A.xcassets/number.imageset/Contents.json")
    try assets.write(
      #"{"images": [{"filename": "../../x.png"}]}"#, to: "A.xcassets/up.imageset/Contents.json")
    try assets.write(#"{"images": [{"filename": "none.png"}]}"#, to: "A.xcassets/none.imageset/Contents.json")
    try FileManager.default.createSymbolicLink(
      at: assets.folder.url.appending(path: "loop"), withDestinationURL: assets.folder.url)
    let problems = Diagnostic.collect {
      for name in ["file", "list", "object", "number", "up", "none"] {
        #expect(UIImage(named: name, in: assets.bundle, with: nil) == nil)
      }
    }.map(\.description)
    for part in [
      "file.imageset/Contents.json: there is no such file",
      "list.imageset/Contents.json: the JSON is no object",
      "object.imageset/Contents.json, images: it is no list",
      "number.imageset/Contents.json, images[0]: it is no object",
      "up.imageset/Contents.json, images[0].filename: '../../x.png' is no file of the set",
      "none.imageset/none.png: there is no such file",
    ] {
      #expect(problems.contains { $0.contains(part) }, "\(part)")
    }
  }

  @Test(.enabled(if: ShapingLibrary.problem == nil, "HarfBuzz is not installed"))
  func fontFilesOfTheApplicationAreUsed() throws {
    let assets = try TestAssets()
    var font = TestFont()
    (font.family, font.postScriptName) = ("Own Sans", "OwnSans-Bold")
    try assets.write(Data(font.bytes), to: "Fonts/Own.ttf")
    try assets.write(Data(font.bytes.prefix(200)), to: "Fonts/Cut.ttf")
    try assets.write(
      """
      <plist><dict><key>CFBundleName</key><string>A</string><key>UIAppFonts</key><array><string>Own.ttf</string>
      <string>None.otf</string><string>Cut.ttf</string></array></dict></plist>
      """, to: "Info.plist")
    AppResources.add(assets.folder.url)
    let problems = Diagnostic.collect {
      #expect(UIFont(name: "OwnSans-Bold", size: 10)?.ascender == 9)
      #expect(UIFont(name: "OwnSans-Bold", size: 20)?.ascender == 18)
    }.map(\.description)
    #expect(problems.contains { $0.contains("there is no font file 'None.otf'") })
    #expect(problems.contains { $0.hasPrefix("The font file Cut.ttf is not used: ") }, "\(problems)")
    #expect(problems.count == 2)
    #expect(UIFont.familyNames.contains("Own Sans"))
    #expect(UIFont.fontNames(forFamilyName: "Own Sans") == ["OwnSans-Bold"])
    AppResources.remove(assets.folder.url)
    #expect(!UIFont.familyNames.contains("Own Sans"))
  }
}
