import StyleCore
import Testing

/// The ends of assets with images for traits.
struct ImageAssetLifeTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test("An asset ends with its last reference, with the images that were registered") func ends() {
    weak var gone: UIImageAsset?
    do {
      let asset = UIImageAsset()
      asset.register(UIImage(), with: dark)
      // An image that refers to the asset itself.
      asset.register(asset.image(with: dark), with: light)
      gone = asset
    }
    #expect(gone == nil)
  }

  @Test("An image keeps its asset, and with it the other images") func keeps() {
    weak var kept: UIImageAsset?
    var image = UIImage()
    do {
      let asset = UIImageAsset()
      asset.register(UIImage(), with: dark)
      asset.register(UIImage(), with: light)
      (image, kept) = (asset.image(with: light), asset)
    }
    #expect(kept != nil && image.imageAsset === kept)
    #expect(kept?.image(with: dark).imageAsset === kept)
    image = UIImage()
    #expect(kept == nil)
  }
}
