package import Foundation
package import LayoutCore
package import StyleCore

/// A part that a control draws itself, such as a segment, as an element for assistive technologies.
///
/// Controls make new parts whenever they are asked, so that these show the present state.
package final class SpokenPart: UIAccessibilityElement {
  /// The place of the part among those of its kind, from 1, and their number; `nil` if it is not read.
  package let place: (index: Int, count: Int)?

  /// Creates a part of a control, with its rectangle in the control.
  package init(
    of view: UIView, _ rect: CGRect, _ label: String?, value: String? = nil,
    _ traits: UIAccessibilityTraits, place: (index: Int, count: Int)? = nil
  ) {
    self.place = place
    super.init(accessibilityContainer: view)
    accessibilityFrameInContainerSpace = rect
    accessibilityLabel = label
    accessibilityValue = value
    accessibilityTraits = traits
  }
}
