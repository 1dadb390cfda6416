import Foundation
import LayoutCore

/// The parts of list content.
enum ListContentPart: Hashable {
  case image, text, secondaryText
}

/// A layout guide that code moves, by constraints whose constants it sets.
@MainActor
struct ListContentGuide {
  let guide = UILayoutGuide()
  private let left, top, width, height: NSLayoutConstraint

  /// Creates a guide of a view.
  init(in view: UIView) {
    view.addLayoutGuide(guide)
    left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
    top = guide.topAnchor.constraint(equalTo: view.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([left, top, width, height])
  }

  /// Moves the guide to a frame in a view of the given bounds.
  func move(to frame: CGRect, in bounds: CGRect) {
    set(left, frame.minX - bounds.minX)
    set(top, frame.minY - bounds.minY)
    set(width, frame.width)
    set(height, frame.height)
  }

  private func set(_ constraint: NSLayoutConstraint, _ constant: CGFloat) {
    if constraint.constant != constant { constraint.constant = constant }
  }
}

extension UIListContentView {
  /// Returns the guide of a part, made on first use and moved in each layout.
  func guide(of part: ListContentPart) -> UILayoutGuide {
    if let made = guides[part] { return made.guide }
    let made = ListContentGuide(in: self)
    guides[part] = made
    setNeedsLayout()
    return made.guide
  }
}
