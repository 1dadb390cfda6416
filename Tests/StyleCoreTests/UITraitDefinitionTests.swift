import Foundation
import LayoutCore
import StyleCore
import Testing

struct UITraitDefinitionTests {
  private struct Opaque {}
  private struct Incomparable: UITraitDefinition {
    static var defaultValue: Opaque { Opaque() }
  }
  private struct Level: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test func subscripts() {
    let traits = UITraitCollection(displayScale: 2)
    #expect(traits[UITraitDisplayScale.self] == 2)
    #expect(traits[UITraitUserInterfaceStyle.self] == .unspecified)
    #expect(traits[Level.self] == 1)
    #expect(traits.replacing(Level.self, value: 5)[Level.self] == 5)
    #expect(traits.replacing(UITraitDisplayScale.self, value: 3).displayScale == 3)
  }

  @Test func ownTraitsCountForEquality() {
    let traits = UITraitCollection()
    #expect(traits.replacing(Level.self, value: 5) == traits.replacing(Level.self, value: 5))
    #expect(traits.replacing(Level.self, value: 5) != traits.replacing(Level.self, value: 6))
    #expect(
      traits.replacing(Incomparable.self, value: Opaque())
        != traits.replacing(Incomparable.self, value: Opaque()),
      "what cannot be compared counts as changed")
    let merged = UITraitCollection(traitsFrom: [traits.replacing(Level.self, value: 5), traits])
    #expect(merged[Level.self] == 5)
    let later = UITraitCollection(traitsFrom: [
      traits.replacing(Level.self, value: 5), traits.replacing(Level.self, value: 6),
    ])
    #expect(later[Level.self] == 6, "the later one wins")
  }

  @Test func changes() {
    let traits = UITraitCollection { traits in
      traits.displayScale = 2
      traits.legibilityWeight = .bold
    }
    let changed = traits.changedTraits(from: UITraitCollection(displayScale: 2))
    #expect(changed.count == 1 && changed.first == UITraitLegibilityWeight.self)
    #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == 4)
  }

  @Test("H.7: categories from small to large") func categories() {
    let ordered: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (smaller, larger) in zip(ordered, ordered.dropFirst()) {
      #expect(smaller < larger && smaller <= larger && larger > smaller && larger >= smaller)
      #expect(!(larger < smaller) && smaller <= smaller && !(smaller > smaller))
    }
  }
}
