import Foundation
import Testing
import UIKit

/// The ends of what is made of a catalog.
@MainActor
struct AssetLifeTests {
  @Test("An asset of a catalog ends with its last image") func ends() throws {
    let assets = try TestAssets()
    try assets.writeSet(
      "A.xcassets/dot", [("a.png", #""idiom": "universal", "scale": "1x""#, UIColor(white: 1, alpha: 1), 10)])
    weak var gone: UIImageAsset?
    do {
      let image = UIImage(named: "dot", in: assets.bundle, compatibleWith: nil)
      gone = image?.imageAsset
      #expect(
        gone != nil && UIImage(named: "dot", in: assets.bundle, compatibleWith: nil)?.imageAsset === gone)
    }
    #expect(gone == nil)
  }
}
