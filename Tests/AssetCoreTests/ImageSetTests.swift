import Foundation
import Plumb
import TestSupport
import Testing
import UIKit

@MainActor
struct ImageSetTests {
  private let light = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let dark = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func traits(_ change: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(mutations: change)
  }

  @Test func scaleIsThatOfTheTraits() throws {
    let assets = try TestAssets()
    try assets.writeSet(
      "A.xcassets/dot",
      [
        ("dot.png", #""idiom": "universal", "scale": "1x""#, light, 10),
        ("dot@2x.png", #""idiom": "universal", "scale": "2x""#, light, 20),
        ("dot@3x.png", #""idiom": "universal", "scale": "3x""#, dark, 30),
      ])
    for scale in 1...3 {
      let image = try #require(
        UIImage(
          named: "dot", in: assets.bundle, compatibleWith: UITraitCollection(displayScale: CGFloat(scale))))
      #expect(image.scale == CGFloat(scale))
      #expect(image.size == CGSize(width: 10, height: 10))
      #expect(image.middlePixel == (scale == 3 ? 0x0000_FFFF : 0xFF00_00FF))
    }
  }

  @Test func resourceIsTheImageOfItsName() throws {
    let assets = try TestAssets()
    try assets.writeSet("A.xcassets/dot", [("a.png", #""idiom": "universal", "scale": "1x""#, light, 10)])
    let image = UIImage(resource: ImageResource(name: "dot", bundle: assets.bundle))
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(image.middlePixel == 0xFF00_00FF)
    let problems = Diagnostic.collect {
      #expect(UIImage(resource: ImageResource(name: "dat", bundle: assets.bundle)).size == .zero)
    }
    #expect(problems.map(\.kind) == [.missingAsset])
  }

  @Test func missingScaleIsALargerOneOrElseASmallerOne() throws {
    let assets = try TestAssets()
    try assets.writeSet("A.xcassets/two", [("a.png", #""idiom": "universal", "scale": "2x""#, light, 20)])
    for scale in [1, 3] as [CGFloat] {
      let image = UIImage(
        named: "two", in: assets.bundle, compatibleWith: UITraitCollection(displayScale: scale))
      #expect(image?.scale == 2)
    }
    try assets.writeSet(
      "A.xcassets/ends",
      [
        ("a.png", #""idiom": "universal", "scale": "1x""#, light, 10),
        ("b.png", #""idiom": "universal", "scale": "3x""#, light, 30),
      ])
    AppResources.add(assets.folder.url)
    defer { AppResources.remove(assets.folder.url) }
    #expect(UIImage(named: "ends", in: nil, compatibleWith: UITraitCollection(displayScale: 2))?.scale == 3)
  }

  @Test func appearanceIsThatOfTheTraits() throws {
    let assets = try TestAssets()
    try assets.writeSet(
      "A.xcassets/sun",
      [
        ("l.png", #""idiom": "universal""#, light, 4),
        (
          "d.png", #""idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#,
          dark,
          4
        ),
        (
          "h.png",
          """
          "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}, \
          {"appearance": "contrast", "value": "high"}]
          """, .green, 4
        ),
      ])
    func pixel(_ traits: UITraitCollection) -> UInt32? {
      UIImage(named: "sun", in: assets.bundle, compatibleWith: traits)?.middlePixel
    }
    #expect(pixel(.light) == 0xFF00_00FF)
    #expect(pixel(.dark) == 0x0000_FFFF)
    #expect(
      pixel(traits { ($0.userInterfaceStyle, $0.accessibilityContrast) = (.dark, .high) }) == 0x00FF_00FF)
    #expect(
      pixel(traits { ($0.userInterfaceStyle, $0.accessibilityContrast) = (.light, .high) }) == 0xFF00_00FF)
  }

  @Test func viewShowsTheVariantOfItsTraits() throws {
    let assets = try TestAssets()
    try assets.writeSet(
      "A.xcassets/sun",
      [
        ("l.png", #""idiom": "universal""#, light, 4),
        (
          "d.png", #""idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#,
          dark,
          8
        ),
      ])
    let view = UIImageView(image: UIImage(named: "sun", in: assets.bundle, compatibleWith: nil))
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    host.addSubview(view)
    view.frame = host.bounds
    func pixel() -> UInt32 {
      UIGraphicsImageRenderer(size: host.bounds.size).image { host.layer.render(in: $0.cgContext) }
        .middlePixel
    }
    #expect(pixel() == 0xFF00_00FF)
    #expect(view.intrinsicContentSize.width == 4)
    host.overrideUserInterfaceStyle = .dark
    host.layoutIfNeeded()
    #expect(pixel() == 0x0000_FFFF)
    #expect(view.intrinsicContentSize.width == 8)
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    view.tintColor = .green
    #expect(pixel() == 0x00FF_00FF, "a changed copy keeps its rendering mode in the other variant")
  }

  @Test func idiomSizeClassAndGamutDecide() throws {
    let assets = try TestAssets()
    try assets.writeSet(
      "A.xcassets/pad",
      [
        ("u.png", #""idiom": "universal""#, light, 4), ("p.png", #""idiom": "ipad""#, dark, 4),
        ("w.png", #""idiom": "universal", "width-class": "regular""#, .green, 4),
      ])
    func pixel(_ change: (inout any UIMutableTraits) -> Void) -> UInt32? {
      UIImage(named: "pad", in: assets.bundle, compatibleWith: traits(change))?.middlePixel
    }
    #expect(pixel { $0.userInterfaceIdiom = .phone } == 0xFF00_00FF)
    #expect(pixel { $0.userInterfaceIdiom = .pad } == 0x0000_FFFF)
    #expect(pixel { ($0.userInterfaceIdiom, $0.horizontalSizeClass) = (.phone, .regular) } == 0x00FF_00FF)
  }

  @Test func imageForAnotherIdiomIsMissing() throws {
    let assets = try TestAssets()
    try assets.writeSet("A.xcassets/pad", [("p.png", #""idiom": "ipad""#, dark, 4)])
    let problems = Diagnostic.collect { #expect(UIImage(named: "pad", in: assets.bundle, with: nil) == nil) }
    #expect(problems.map(\.kind) == [.missingAsset])
    #expect(problems.first?.description.contains("no variant for light, iPhone, 3x") == true)
  }

  @Test func namespacesAreInNames() throws {
    let assets = try TestAssets()
    try assets.write(
      #"{"info": {"version": 1, "author": "xcode"}, "properties": {"provides-namespace": true}}"#,
      to: "A.xcassets/Icons/Contents.json")
    try assets.write(#"{"info": {"version": 1, "author": "xcode"}}"#, to: "A.xcassets/Plain/Contents.json")
    try assets.writeSet("A.xcassets/Icons/heart", [("a.png", #""idiom": "universal""#, light, 4)])
    try assets.writeSet("A.xcassets/Plain/star", [("a.png", #""idiom": "universal""#, light, 4)])
    #expect(UIImage(named: "Icons/heart", in: assets.bundle, with: nil) != nil)
    #expect(UIImage(named: "star", in: assets.bundle, with: nil) != nil)
    let problems = Diagnostic.collect {
      #expect(UIImage(named: "heart", in: assets.bundle, with: nil) == nil)
    }
    #expect(problems.count == 1)
  }

  @Test func templateIntentIsTheRenderingMode() throws {
    let assets = try TestAssets()
    for (name, intent) in [("t", "template"), ("o", "original")] {
      try assets.writeSet(
        "A.xcassets/\(name)", properties: #"{"template-rendering-intent": "\#(intent)"}"#,
        [("a.png", #""idiom": "universal""#, light, 4)])
    }
    #expect(UIImage(named: "t", in: assets.bundle, with: nil)?.renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "o", in: assets.bundle, with: nil)?.renderingMode == .alwaysOriginal)
  }

  @Test func slicesAreCapInsetsInPoints() throws {
    let assets = try TestAssets()
    let resizing = """
      "idiom": "universal", "scale": "2x", "alignment-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}, \
      "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 4, "height": 2}, \
      "cap-insets": {"top": 6, "left": 8, "bottom": 10, "right": 12}}
      """
    try assets.writeSet("A.xcassets/bubble", [("a.png", resizing, light, 40)])
    let image = try #require(UIImage(named: "bubble", in: assets.bundle, with: nil))
    #expect(image.capInsets == UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6))
    #expect(image.resizingMode == .tile)
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func middleOfSlicesFillsTheRest() throws {
    let assets = try TestAssets()
    let resizing = """
      "idiom": "universal", "scale": "1x", "resizing": {"mode": "3-part-horizontal", \
      "center": {"mode": "stretch", "width": 1, "height": 4}, "cap-insets": {"left": 2, "right": 2}}
      """
    try assets.writeSet("A.xcassets/bar", [("a.png", resizing, light, 4)])
    // Two red columns, then green, blue, and two red ones: of the middle, only the green column is used.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).pngData { context in
      for (column, color) in [UIColor.red, .red, .green, .blue, .red, .red].enumerated() {
        color.setFill()
        context.fill(CGRect(x: column, y: 0, width: 1, height: 4))
      }
    }
    try assets.write(data, to: "A.xcassets/bar.imageset/a.png")
    let image = try #require(
      UIImage(named: "bar", in: assets.bundle, compatibleWith: UITraitCollection(displayScale: 1)))
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 4), format: format).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 12, height: 4))
    }
    #expect(drawn.pixel(1 / 12.0, 0.5) == 0xFF00_00FF)
    #expect(drawn.pixel(3 / 12.0, 0.5) == 0x00FF_00FF)
    #expect(drawn.pixel(9 / 12.0, 0.5) == 0x00FF_00FF)
    #expect(drawn.pixel(11 / 12.0, 0.5) == 0xFF00_00FF)
  }

  @Test func imageForOneDirectionIsMirroredInTheOther() throws {
    let assets = try TestAssets()
    try assets.writeSet(
      "A.xcassets/back",
      [("a.png", #""idiom": "universal", "language-direction": "left-to-right""#, light, 4)])
    try assets.writeSet(
      "A.xcassets/both",
      [
        ("l.png", #""idiom": "universal", "language-direction": "left-to-right""#, light, 4),
        ("r.png", #""idiom": "universal", "language-direction": "right-to-left""#, dark, 4),
      ])
    let rtl = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(
      UIImage(named: "back", in: assets.bundle, compatibleWith: rtl)?.flipsForRightToLeftLayoutDirection
        == true)
    let both = UIImage(named: "both", in: assets.bundle, compatibleWith: rtl)
    #expect(both?.flipsForRightToLeftLayoutDirection == false)
    #expect(both?.middlePixel == 0x0000_FFFF)
  }

  @Test func looseFilesHaveScalesAndIdioms() throws {
    let assets = try TestAssets()
    try assets.writePNG(light, width: 10, height: 10, to: "icon.png")
    try assets.writePNG(light, width: 20, height: 20, to: "icon@2x.png")
    try assets.writePNG(dark, width: 20, height: 20, to: "icon@2x~ipad.png")
    try assets.writePNG(.green, width: 10, height: 10, to: "de.lproj/flag.png")
    try assets.writePNG(light, width: 10, height: 10, to: "en.lproj/flag.png")
    func image(_ name: String, _ change: (inout any UIMutableTraits) -> Void) -> UIImage? {
      UIImage(named: name, in: assets.bundle, compatibleWith: traits(change))
    }
    #expect(image("icon") { $0.displayScale = 2 }?.scale == 2)
    #expect(image("icon.png") { $0.displayScale = 1 }?.scale == 1)
    #expect(
      image("icon") { ($0.displayScale, $0.userInterfaceIdiom) = (2, .pad) }?.middlePixel == 0x0000_FFFF)
    #expect(image("flag") { _ in }?.middlePixel == 0xFF00_00FF)
    Localization.withLanguage("de") { #expect(image("flag") { _ in }?.middlePixel == 0x00FF_00FF) }
  }

  @Test func missingImageIsReportedOnceWithTheNearestName() throws {
    let assets = try TestAssets()
    try assets.writeSet("A.xcassets/avatar", [("a.png", #""idiom": "universal""#, light, 4)])
    try assets.writePNG(light, width: 1, height: 1, to: "loose@2x.png")
    let name = assets.folder.url.lastPathComponent
    let problems = Diagnostic.collect {
      #expect(UIImage(named: "avatr", in: assets.bundle, with: nil) == nil)
      #expect(UIImage(named: "avatr", in: assets.bundle, with: nil) == nil)
      #expect(UIImage(named: "lose", in: assets.bundle, with: nil) == nil)
      #expect(UIImage(named: "quite different", in: assets.bundle, with: nil) == nil)
    }
    #expect(
      problems.map(\.description) == [
        "No image named 'avatr' in \(name); did you mean 'avatar'?",
        "No image named 'lose' in \(name); did you mean 'loose'?",
        "No image named 'quite different' in \(name).",
      ])
  }

  @Test func addedFolderIsOfTheMainBundle() throws {
    let assets = try TestAssets()
    try assets.writeSet("MyApp/Deep/A.xcassets/added image", [("a.png", #""idiom": "universal""#, light, 4)])
    AppResources.add(assets.folder.url)
    defer { AppResources.remove(assets.folder.url) }
    #expect(UIImage(named: "added image")?.middlePixel == 0xFF00_00FF)
    #expect(UIImage(imageLiteralResourceName: "added image").size == CGSize(width: 4, height: 4))
  }

  @Test func registeredImagesOfAnAssetAreFoundByTraits() {
    let asset = UIImageAsset()
    let format = UIGraphicsImageRendererFormat()
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    asset.register(image(.red), with: .light)
    asset.register(image(.blue), with: .dark)
    #expect(asset.image(with: .light).middlePixel == 0xFF00_00FF)
    #expect(asset.image(with: .dark).middlePixel == 0x0000_FFFF)
    #expect(asset.image(with: .dark).imageAsset === asset)
  }
}
