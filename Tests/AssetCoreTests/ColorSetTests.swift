import Foundation
import Plumb
import Testing
import UIKit

@MainActor
struct ColorSetTests {
  private func write(_ colors: String, to name: String, _ assets: TestAssets) throws {
    try assets.write(
      #"{"colors": [\#(colors)], "info": {"author": "xcode", "version": 1}}"#,
      to: "A.xcassets/\(name).colorset/Contents.json"
    )
  }

  private func color(_ space: String, _ components: String) -> String {
    #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#
  }

  @Test(arguments: [
    ("srgb", #""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000""#, 0xFF8000),
    ("srgb", #""red": "255", "green": "128", "blue": "0", "alpha": "1""#, 0xFF8000),
    ("srgb", #""red": "1.000", "green": "0.502", "blue": "0.000", "alpha": "1.000""#, 0xFF8000),
    ("srgb", #""red": 1, "green": 0.502, "blue": 0"#, 0xFF8000),
    ("extended-srgb", #""red": "1.000", "green": "0.502", "blue": "0.000", "alpha": "1.000""#, 0xFF8000),
    ("gray-gamma-22", #""white": "0.500", "alpha": "1.000""#, 0x808080),
    ("extended-gray", #""white": "0x80", "alpha": "1.000""#, 0x808080),
    // 0.5 in linear light is 0.735 in sRGB.
    ("extended-linear-srgb", #""red": "0.5", "green": "0.5", "blue": "0.5", "alpha": "1.000""#, 0xBCBCBC),
    // The white of Display P3 is that of sRGB.
    ("display-p3", #""red": "1.000", "green": "1.000", "blue": "1.000", "alpha": "1.000""#, 0xFFFFFF),
  ])
  func componentsHaveTheFormsOfXcode(_ space: String, _ components: String, _ expected: Int) throws {
    let assets = try TestAssets()
    try write(color(space, components), to: "c", assets)
    let color = try #require(UIColor(named: "c", in: assets.bundle, compatibleWith: nil))
    #expect(color.hex() == UInt32(expected))
  }

  @Test func colorResolvesByTheTraitsItIsDrawnWith() throws {
    let assets = try TestAssets()
    let dark = color("srgb", #""red": "0x00", "green": "0x00", "blue": "0xFF", "alpha": "0.5""#)
      .replacingOccurrences(
        of: #""idiom": "universal""#,
        with: #""idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#)
    try write(
      color("srgb", #""red": "0xFF", "green": "0x00", "blue": "0x00", "alpha": "1.000""#) + "," + dark,
      to: "tint",
      assets)
    let color = try #require(UIColor(named: "tint", in: assets.bundle, compatibleWith: nil))
    #expect(color.hex(.light) == 0xFF0000)
    #expect(color.hex(.dark) == 0x0000FF)
    #expect(color.resolvedColor(with: .dark).cgColor.alpha == 0.5)
    #expect(color == UIColor(named: "tint", in: assets.bundle, compatibleWith: .dark))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = color
    view.overrideUserInterfaceStyle = .dark
    view.layoutIfNeeded()
    let picture = UIGraphicsImageRenderer(size: view.bounds.size).image {
      view.layer.render(in: $0.cgContext)
    }
    #expect(picture.middlePixel & 0xFF00 > 0, "the view is blue in dark")
    #expect(picture.middlePixel >> 24 == 0)
  }

  @Test func referenceIsAColorOfTheSystem() throws {
    let assets = try TestAssets()
    try write(
      #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}"#, to: "blue",
      assets)
    try write(
      #"{"idiom": "universal", "color": {"platform": "ios", "reference": "fancyColor"}}"#, to: "odd", assets)
    let blue = try #require(UIColor(named: "blue", in: assets.bundle, compatibleWith: nil))
    #expect(blue.hex(.dark) == UIColor.systemBlue.hex(.dark))
    #expect(blue.hex(.light) == UIColor.systemBlue.hex(.light))
    let problems = Diagnostic.collect {
      #expect(UIColor(named: "odd", in: assets.bundle, compatibleWith: nil) == nil)
    }
    #expect(
      problems.first?.description.contains("colors[0].color: there is no system colour 'fancyColor'") == true)
  }

  @Test func resourceIsTheColorOfItsName() throws {
    let assets = try TestAssets()
    try write(
      color("srgb", #""red": "0x00", "green": "0xFF", "blue": "0x00", "alpha": "1""#), to: "Leaf", assets)
    #expect(UIColor(resource: ColorResource(name: "Leaf", bundle: assets.bundle)).hex() == 0x00FF00)
    let problems = Diagnostic.collect {
      #expect(UIColor(resource: ColorResource(name: "Lead", bundle: assets.bundle)).cgColor.alpha == 0)
    }
    #expect(problems.map(\.kind) == [.missingAsset])
  }

  @Test func missingColorIsReportedWithTheNearestName() throws {
    let assets = try TestAssets()
    try write(color("srgb", #""red": "1", "green": "1", "blue": "1""#), to: "Brand", assets)
    let problems = Diagnostic.collect {
      #expect(UIColor(named: "Bramd", in: assets.bundle, compatibleWith: nil) == nil)
    }
    #expect(problems.map(\.kind) == [.missingAsset])
    #expect(problems.first?.description.hasSuffix("did you mean 'Brand'?") == true)
  }

  @Test func damagedComponentsAreReportedWithTheirPlace() throws {
    let assets = try TestAssets()
    try write(color("srgb", #""red": "red", "green": "1", "blue": "1""#), to: "bad", assets)
    try write(color("cmyk", #""red": "1", "green": "1", "blue": "1""#), to: "space", assets)
    let problems = Diagnostic.collect {
      #expect(UIColor(named: "bad", in: assets.bundle, compatibleWith: nil) == nil)
      #expect(UIColor(named: "space", in: assets.bundle, compatibleWith: nil) == nil)
    }.map(\.description)
    #expect(problems.contains { $0.contains("Contents.json, colors[0].color: its component red is \"red\"") })
    #expect(problems.contains { $0.contains("there is no colour space 'cmyk'; right are srgb") })
    #expect(problems.allSatisfy { !$0.contains("\n") })
  }

  @Test func dataSetHasItsFile() throws {
    let assets = try TestAssets()
    try assets.write(
      #"{"data": [{"idiom": "universal", "filename": "a.json", "universal-type-identifier": "public.json"}]}"#,
      to: "A.xcassets/menu.dataset/Contents.json")
    try assets.write("[1]", to: "A.xcassets/menu.dataset/a.json")
    let asset = try #require(NSDataAsset(name: "menu", bundle: assets.bundle))
    #expect(asset.data == Data("[1]".utf8))
    #expect(asset.typeIdentifier == "public.json")
    let problems = Diagnostic.collect { #expect(NSDataAsset(name: "menus", bundle: assets.bundle) == nil) }
    #expect(problems.first?.description.contains("No data asset named 'menus'") == true)
  }
}
