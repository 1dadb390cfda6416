import Foundation
import LayoutCore
import ViewAccessibility

/// Returns the words of the elements of a view, in order.
@MainActor
func words(of view: UIView) -> [String] {
  AccessibilityReading(of: view).elements.map(\.words)
}

/// Returns a view of 320 × 480 points with views in it, laid out.
@MainActor
func screen(_ views: UIView...) -> UIView {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  for view in views { screen.addSubview(view) }
  screen.layoutIfNeeded()
  return screen
}

/// Returns an element of 40 × 20 points with a label.
@MainActor
func element(_ label: String, x: CGFloat, y: CGFloat) -> UIView {
  let view = UIView(frame: CGRect(x: x, y: y, width: 40, height: 20))
  view.isAccessibilityElement = true
  view.accessibilityLabel = label
  return view
}
