import UIKit

extension UIView {
  /// Constraints that keep edges where those of another view are, or inside of them.
  func constraints(
    pinning edges: NSDirectionalRectEdge, to other: any LayoutArea, inset: CGFloat = 0
  ) -> [NSLayoutConstraint] {
    let pairs: [(NSDirectionalRectEdge, NSLayoutConstraint)] = [
      (.top, topAnchor.constraint(equalTo: other.topAnchor, constant: inset)),
      (.leading, leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset)),
      (.bottom, bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset)),
      (.trailing, trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset)),
    ]
    return pairs.filter { edges.contains($0.0) }.map(\.1)
  }
}

/// A view or a guide.
@MainActor
protocol LayoutArea {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
}

extension UIView: LayoutArea {}
extension UILayoutGuide: LayoutArea {}
