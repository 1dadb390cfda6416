import Foundation
import LayoutCore
import StyleCore
import Testing

@MainActor
struct UITraitCollectionTests {
  @Test func nothingSaid() {
    let traits = UITraitCollection()
    #expect(traits.displayScale == 0, "H.5")
    #expect(traits.userInterfaceStyle == .unspecified && traits.layoutDirection == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test("H.6") func headless() {
    let traits = UITraitCollection.headless
    #expect(traits.displayScale == 3 && traits.userInterfaceStyle == .light)
    #expect(traits.layoutDirection == .leftToRight && traits.preferredContentSizeCategory == .large)
    #expect(traits.userInterfaceIdiom == .phone && traits.displayGamut == .SRGB)
  }

  @Test func theLaterCollectionWins() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 3),
    ])
    #expect(merged.displayScale == 3 && merged.userInterfaceStyle == .dark)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(merged.hasDifferentColorAppearance(comparedTo: UITraitCollection(displayScale: 3)))
  }

  @Test("Colours may look different under another style, level, contrast or gamut, and under nothing else")
  func colorAppearance() {
    let traits = UITraitCollection.headless
    func differs(_ change: (inout any UIMutableTraits) -> Void) -> Bool {
      traits.hasDifferentColorAppearance(comparedTo: traits.modifyingTraits(change))
    }
    #expect(differs { $0.userInterfaceStyle = .dark } && differs { $0.userInterfaceLevel = .elevated })
    #expect(differs { $0.accessibilityContrast = .high } && differs { $0.displayGamut = .P3 })
    #expect(!differs { $0.displayScale = 1 } && !differs { $0.layoutDirection = .rightToLeft })
    #expect(traits.hasDifferentColorAppearance(comparedTo: nil) && traits.containsTraits(in: nil))
  }

  @Test func equalityIsByValue() {
    #expect(UITraitCollection(displayScale: 2) == UITraitCollection { $0.displayScale = 2 })
    #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
    #expect(UITraitCollection(displayScale: 2).hash == UITraitCollection { $0.displayScale = 2 }.hash)
  }

  @Test func modifyingLeavesTheOriginal() {
    let traits = UITraitCollection(displayScale: 2)
    let changed = traits.modifyingTraits { $0.layoutDirection = .rightToLeft }
    #expect(traits.layoutDirection == .unspecified)
    #expect(changed.layoutDirection == .rightToLeft && changed.displayScale == 2)
  }

  @Test func currentIsRestored() {
    #expect(UITraitCollection.current == .headless)
    UITraitCollection(displayScale: 1).performAsCurrent {
      #expect(UITraitCollection.current.displayScale == 1)
      UITraitCollection(displayScale: 2).performAsCurrent {
        #expect(UITraitCollection.current.displayScale == 2)
      }
      #expect(UITraitCollection.current.displayScale == 1)
    }
    #expect(UITraitCollection.current == .headless)
  }

  @Test func categories() {
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
