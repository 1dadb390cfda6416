import Foundation
import Testing

@testable import SourceRewriting

@Suite struct AssetSymbolTests {
  /// The names are those of files that Xcode made.
  @Test(arguments: [
    ("AccentColor", "accent"), ("background-color", "background"), ("backgroundColour", "backgroundColour"),
    ("mainBackgroundColor2", "mainBackgroundColor2"), ("blueEF", "blueEF"), ("color7C", "color7C"),
    ("color_000000", "color000000"), ("textH", "textH"), ("121212", "_121212"), ("292C38", "_292_C_38"),
    ("EscherSecondaryText", "escherSecondaryText"), ("Default", "`default`"),
  ])
  func colorsHaveTheNamesThatXcodeGivesThem(_ name: String, _ symbol: String) {
    #expect(AssetSymbolName.constant(for: name, without: "color") == symbol)
  }

  @Test(arguments: [
    ("AliceGPT", "aliceGPT"), ("Basket-Filled", "basketFilled"), ("BoughtCardsImage", "boughtCards"),
    ("station-4play", "station4Play"), ("hair_wigs_image", "hairWigs"), ("share 1", "share1"),
    ("pAddress", "pAddress"), ("home2", "home2"), ("1024", "_1024"), ("A-1-1-0", "A_1_1_0"), ("M", "M"),
    ("BMW", "BMW"), ("AppIcon-iOS-ClearDark-1024x1024", "appIconIOSClearDark1024X1024"), ("Image", "image"),
    ("arrow_basic_e", "arrowBasicE"),
  ])
  func imagesHaveTheNamesThatXcodeGivesThem(_ name: String, _ symbol: String) {
    #expect(AssetSymbolName.constant(for: name, without: "image") == symbol)
  }

  @Test func aNameWithoutLettersHasNone() {
    #expect(AssetSymbolName.constant(for: "--", without: "image") == nil)
    #expect(AssetSymbolName.namespace(for: "") == nil)
    #expect(AssetSymbolName.namespace(for: "iconPreviews") == "IconPreviews")
  }

  @Test func aCatalogBecomesConstantsAndProperties() throws {
    let catalog = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xcassets")
    defer { try? FileManager.default.removeItem(at: catalog) }
    let folders = [
      "Paper.colorset", "Red.colorset", "tea-cup.imageset", "tea cup.imageset", "AppIcon.appiconset",
      "Plain/leaf.symbolset", "Tea/green.colorset", "Tea/Dark/green.colorset",
    ]
    for folder in folders {
      try FileManager.default.createDirectory(
        at: catalog.appending(path: folder), withIntermediateDirectories: true)
    }
    for folder in ["Tea", "Tea/Dark"] {
      let text = #"{"properties": {"provides-namespace": true}}"#
      try Data(text.utf8).write(to: catalog.appending(path: "\(folder)/Contents.json"))
    }
    let symbols = AssetSymbols(catalogs: [catalog], owner: .module)
    #expect(
      symbols.source == """
        private let __assetBundle = Bundle.module

        extension ColorResource {
          static let paper = ColorResource(name: "Paper", bundle: __assetBundle)
          static let red = ColorResource(name: "Red", bundle: __assetBundle)
          enum Tea {
            static let green = ColorResource(name: "Tea/green", bundle: __assetBundle)
            enum Dark {
              static let green = ColorResource(name: "Tea/Dark/green", bundle: __assetBundle)
            }
          }
        }

        extension ImageResource {
          static let leaf = ImageResource(name: "leaf", bundle: __assetBundle)
          static let teaCup = ImageResource(name: "tea cup", bundle: __assetBundle)
        }

        extension UIColor {
          static var paper: UIColor { UIColor(resource: .paper) }
          #warning("the color Red stands for red, which UIColor has; give it another name")
          enum Tea {
            static var green: UIColor { UIColor(resource: .Tea.green) }
            enum Dark {
              static var green: UIColor { UIColor(resource: .Tea.Dark.green) }
            }
          }
        }

        extension UIImage {
          static var leaf: UIImage { UIImage(resource: .leaf) }
          static var teaCup: UIImage { UIImage(resource: .teaCup) }
        }

        """)
    #expect(AssetSymbols(catalogs: [], owner: .main).source.isEmpty)
  }
}
