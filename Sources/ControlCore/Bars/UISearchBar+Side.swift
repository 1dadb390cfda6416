import Foundation
import LayoutCore
import StyleCore

/// The space that a navigation bar adds beside the field of its search bar, in points.
@MainActor
private let sideInsets = AttachedValue<CGFloat>()

extension UISearchBar {
  /// The space beside the field, beyond that of any search bar.
  var sideInset: CGFloat {
    get { sideInsets[self] ?? 0 }
    set {
      guard newValue != sideInset else { return }
      sideInsets[self] = newValue
      setNeedsLayout()
    }
  }
}
