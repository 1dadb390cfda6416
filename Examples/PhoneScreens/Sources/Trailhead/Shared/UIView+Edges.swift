import UIKit

extension UIView {
  /// Constraints that keep edges where those of another view are.
  func constraints(pinning edges: NSDirectionalRectEdge, to other: UIView) -> [NSLayoutConstraint] {
    let pairs: [(NSDirectionalRectEdge, NSLayoutConstraint)] = [
      (.top, topAnchor.constraint(equalTo: other.topAnchor)),
      (.leading, leadingAnchor.constraint(equalTo: other.leadingAnchor)),
      (.bottom, bottomAnchor.constraint(equalTo: other.bottomAnchor)),
      (.trailing, trailingAnchor.constraint(equalTo: other.trailingAnchor)),
    ]
    return pairs.filter { edges.contains($0.0) }.map(\.1)
  }
}
