import GraphicsCore
import StyleCore
import Testing

@MainActor
struct SystemImageTests {
  @Test("Each is the symbol of its name, in white and the color of its circle") func symbols() {
    let green = UIImage.SymbolConfiguration(paletteColors: [.white, .systemGreen])
    #expect(UIImage.add == UIImage(systemName: "plus.circle.fill", withConfiguration: green))
    #expect(UIImage.add != UIImage(systemName: "plus.circle.fill"))
    let red = UIImage.SymbolConfiguration(paletteColors: [.white, .systemRed])
    #expect(UIImage.remove == UIImage(systemName: "minus.circle.fill", withConfiguration: red))
    let tinted = UIImage.SymbolConfiguration(paletteColors: [.white, .tintColor])
    #expect(UIImage.actions == UIImage(systemName: "ellipsis.circle.fill", withConfiguration: tinted))
    #expect(UIImage.checkmark == UIImage(systemName: "checkmark.circle.fill", withConfiguration: tinted))
  }
}
