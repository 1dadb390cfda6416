import Foundation
package import LayoutCore

extension UIView {
  /// Adds a content view that fills this one.
  package func addContentView(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
