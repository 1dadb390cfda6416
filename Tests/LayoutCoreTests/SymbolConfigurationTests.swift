import Foundation
import LayoutCore
import Testing

/// How symbols are configured: what one configuration does not say, another does.
struct SymbolConfigurationTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private func side(_ configuration: UIImage.Configuration) -> CGFloat? {
    UIImage(systemName: "star", withConfiguration: configuration)?.size.width
  }

  @Test("A symbol is 20/17 as large as its text; small and large ones are 0.78 and 1.28 of that")
  func sizes() {
    #expect(side(Configuration(pointSize: 17)) == 20 && side(Configuration(pointSize: 34)) == 40)
    #expect(side(Configuration(pointSize: 17, weight: .bold, scale: .small)) == 20 * 0.78)
    #expect(side(Configuration(scale: .large)) == 20 * 1.28 && side(Configuration(scale: .default)) == 20)
    #expect(side(Configuration(textStyle: .body)) == 20 && side(Configuration(weight: .light)) == 20)
    #expect(side(Configuration(font: .systemFont(ofSize: 51))) == 60)
  }

  @Test("What is applied wins where it says something") func applying() {
    let base = Configuration(pointSize: 34, weight: .light)
    #expect(
      base.applying(Configuration(scale: .small))
        == Configuration(pointSize: 34, weight: .light, scale: .small))
    #expect(base.applying(Configuration(weight: .bold)) == Configuration(pointSize: 34, weight: .bold))
    #expect(side(base.applying(Configuration(textStyle: .body))) == 20)
    #expect(base.applying(nil) == base && base.applying(Configuration.unspecified) == base)
    #expect(base.withoutPointSizeAndWeight() == .unspecified)
    let red = Configuration(hierarchicalColor: .red)
    #expect(
      red.applying(Configuration(paletteColors: [.blue, .green]))
        == Configuration(paletteColors: [.blue, .green]))
    #expect(red != Configuration(paletteColors: [.red]))
    #expect(Configuration.preferringMulticolor() != Configuration.preferringMonochrome())
  }

  @Test("An image knows how it was configured, and another configuration makes another image") func images() {
    let base = Configuration(pointSize: 34)
    let image = UIImage(systemName: "star", withConfiguration: base)
    #expect(image?.configuration == base && image?.symbolConfiguration == base)
    #expect(image?.withConfiguration(Configuration(pointSize: 17)).size.width == 20)
    #expect(UIImage().symbolConfiguration == nil)
    #expect(UIImage.SymbolWeight.heavy.fontWeight() == .heavy)
  }
}
