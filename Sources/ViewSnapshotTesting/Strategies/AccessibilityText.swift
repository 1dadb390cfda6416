public import Foundation
public import LayoutCore
public import Plumb
public import StyleCore
internal import ViewAccessibility

// The words that VoiceOver reads, whose changes are readable in a patch.

extension Snapshotting where Value: UIView, Format == String {
  /// The strategy of what VoiceOver reads in a view; see `accessibilityText(size:system:traits:)`.
  public static var accessibilityText: Snapshotting { .accessibilityText() }

  /// Returns the strategy of what VoiceOver reads in a view after a fresh layout, a line for each element, in order.
  ///
  /// A line has the number and the words of an element, as in `2. Volume, 50 percent, adjustable`. Indented lines below
  /// it have its hint, custom actions, custom content, rotors and language.
  public static func accessibilityText(
    size: CGSize? = nil, system: Plumb.SystemVersion? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .text(size: size, traits: traits.with(system?.inner)) { AccessibilityReading(of: $0).text }
  }
}

extension Snapshotting where Value: UIViewController, Format == String {
  /// The strategy of what VoiceOver reads in a controller's view.
  public static var accessibilityText: Snapshotting { .accessibilityText() }

  /// Returns the strategy of what VoiceOver reads in a controller's view, in a window of its own.
  public static func accessibilityText(
    on config: ViewImageConfig = ViewImageConfig(), system: Plumb.SystemVersion? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .text(on: config, traits: traits.with(system?.inner)) { AccessibilityReading(of: $0).text }
  }
}
