import UIKit

// A library of verbs over anchors, written as those for phones are: in Swift 5 mode, without a word on actors.

/// A type that has the anchors of a rectangle.
protocol Anchored {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

protocol Baselined: AnyObject {
  var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
  var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: Anchored, Baselined {}
extension UILayoutGuide: Anchored {}

struct Sides: OptionSet {
  let rawValue: UInt8
  static let top = Sides(rawValue: 1)
  static let leading = Sides(rawValue: 2)
  static let bottom = Sides(rawValue: 4)
  static let trailing = Sides(rawValue: 8)
  static let all: Sides = [.top, .leading, .bottom, .trailing]
}

extension NSLayoutConstraint {
  @discardableResult
  func set(_ priority: UILayoutPriority, active: Bool) -> Self {
    self.priority = priority
    isActive = active
    return self
  }
}

extension Collection where Element == NSLayoutConstraint {
  func activate() { NSLayoutConstraint.activate(Array(self)) }
  func deactivate() { NSLayoutConstraint.deactivate(Array(self)) }
}

extension NSLayoutAnchor {
  func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal: return constraint(equalTo: anchor, constant: constant)
    case .lessThanOrEqual: return constraint(lessThanOrEqualTo: anchor, constant: constant)
    case .greaterThanOrEqual: return constraint(greaterThanOrEqualTo: anchor, constant: constant)
    @unknown default: fatalError("An unknown relation")
    }
  }
}

extension Anchored {
  @discardableResult
  func edges(
    _ sides: Sides = .all, to other: Anchored, insets: NSDirectionalEdgeInsets = .zero,
    priority: UILayoutPriority = .required, active: Bool = true
  ) -> [NSLayoutConstraint] {
    (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    var made: [NSLayoutConstraint] = []
    if sides.contains(.top) {
      made.append(topAnchor.constraint(.equal, to: other.topAnchor, constant: insets.top))
    }
    if sides.contains(.leading) {
      made.append(leadingAnchor.constraint(.equal, to: other.leadingAnchor, constant: insets.leading))
    }
    if sides.contains(.bottom) {
      made.append(bottomAnchor.constraint(.equal, to: other.bottomAnchor, constant: -insets.bottom))
    }
    if sides.contains(.trailing) {
      made.append(trailingAnchor.constraint(.equal, to: other.trailingAnchor, constant: -insets.trailing))
    }
    return made.map { $0.set(priority, active: active) }
  }

  @discardableResult
  func size(_ size: CGSize) -> [NSLayoutConstraint] {
    let made = [
      widthAnchor.constraint(equalToConstant: size.width),
      heightAnchor.constraint(equalToConstant: size.height),
    ]
    made.activate()
    return made
  }

  @discardableResult
  func aspectRatio(_ ratio: CGFloat) -> NSLayoutConstraint {
    widthAnchor.constraint(equalTo: heightAnchor, multiplier: ratio).set(.defaultHigh, active: true)
  }
}
