import Foundation
import GraphicsCore
import Testing

@testable import StyleCore

/// The values of configurations of images.
@MainActor
struct ImageConfigurationTests {
  @Test func `a configuration has a language beside its traits`() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let german = UIImage.Configuration(locale: Locale(identifier: "de"))
    let both = german.withTraitCollection(traits)
    #expect(
      german.traitCollection == nil && both.locale?.identifier == "de" && both.traitCollection == traits)
    #expect(both.withLocale(nil).locale == nil && both.withLocale(nil).traitCollection == traits)
  }

  @Test func `a configuration of a symbol loses the values that it is asked to lose`() {
    let whole = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    #expect(whole.configurationWithoutScale().isEqual(to: .init(pointSize: 20, weight: .bold)) == true)
    #expect(whole.configurationWithoutPointSizeAndWeight().isEqual(to: .init(scale: .large)) == true)
    #expect(
      whole.configurationWithoutWeight().configurationWithoutScale().isEqual(to: .init(pointSize: 20)) == true
    )
    #expect(whole.isEqual(to: nil) == false)
  }

  @Test func `an image in an asset can be taken out again`() {
    let (asset, traits) = (UIImageAsset(), UITraitCollection(userInterfaceStyle: .dark))
    let image = UIImage()
    asset.register(image, with: UIImage.Configuration(traitCollection: traits))
    #expect(asset.image(with: traits).imageAsset === asset)
    asset.unregisterImage(with: UIImage.Configuration(traitCollection: traits))
    #expect(asset.image(with: traits).imageAsset == nil)
  }

  @Test func `the caps of an image are its insets`() {
    let image = UIImage().resizableImage(withCapInsets: UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0))
    #expect(image.leftCapWidth == 5 && image.topCapHeight == 3 && !image.isHighDynamicRange)
  }
}
