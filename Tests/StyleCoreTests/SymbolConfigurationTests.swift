import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import Testing

/// The configuration of symbols: another configuration supplies the values that one lacks.
@MainActor
struct SymbolConfigurationTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private func side(_ configuration: UIImage.Configuration) -> CGFloat? {
    UIImage(systemName: "star", withConfiguration: configuration)?.size.width
  }

  @Test(
    "A symbol is 20/17 as large as its text, in whole points; small and large ones are 0.78 and 1.28 of that")
  func sizes() {
    #expect(side(Configuration(pointSize: 17)) == 20 && side(Configuration(pointSize: 34)) == 40)
    #expect(side(Configuration(pointSize: 17, weight: .bold, scale: .small)) == 16)
    #expect(side(Configuration(scale: .large)) == 26 && side(Configuration(scale: .default)) == 20)
    #expect(side(Configuration(textStyle: .body)) == 20 && side(Configuration(weight: .light)) == 20)
    #expect(side(Configuration(font: .systemFont(ofSize: 51))) == 60)
    #expect(side(Configuration(pointSize: -1)) == 20 && side(Configuration(pointSize: .nan)) == 20)
  }

  @Test("A name without a symbol gives none, and is reported once") func unknownNames() {
    let reported = LayoutDiagnostics.collect {
      for _ in 0..<2 { #expect(UIImage(systemName: "no.such.thing") == nil) }
      #expect(UIImage(systemName: "star") != nil)
    }
    #expect(reported == [.missingSymbol("no.such.thing")])
    #expect(reported.first?.description == "No symbol named 'no.such.thing' found in system symbol set.")
  }

  @Test(
    "The baseline of text lies 4/17 of its size above the lower edge, and half of what the size was rounded by"
  )
  func baselines() throws {
    let image = try #require(UIImage(systemName: "star"))
    // 10 − 1443/4096 · 17 = 4.011.
    #expect(
      image.hasBaseline && abs((image.baselineOffsetFromBottom ?? 0) - (10 - 1443.0 / 4096 * 17)) < 1e-9)
    let large = try #require(image.applyingSymbolConfiguration(.init(scale: .large)))
    #expect(
      abs((large.baselineOffsetFromBottom ?? 0) - (12.8 + 0.2 - 1443.0 / 4096 * 17)) < 1e-9)
  }

  @Test("A font's weight is that of the symbol; headlines are semibold") func weights() throws {
    func symbol(_ configuration: Configuration) throws -> UIImage {
      try #require(UIImage(systemName: "star", withConfiguration: configuration))
    }
    #expect(
      try symbol(Configuration(font: .boldSystemFont(ofSize: 17)))
        == symbol(Configuration(pointSize: 17, weight: .semibold, scale: .unspecified)), "M.5")
    #expect(UIImage.SymbolWeight(rawValue: 9) == .black)
  }

  @Test("All else stays when a symbol is configured anew") func changes() throws {
    let image = try #require(UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysOriginal))
    let large = image.withConfiguration(Configuration(pointSize: 34))
    #expect(large.renderingMode == .alwaysOriginal && large.size == CGSize(width: 40, height: 40))
    #expect(UIImage().applyingSymbolConfiguration(Configuration(pointSize: 34)) == nil)
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
