public import Foundation

/// What gives a constraint its anchors a second time, as what they are.
///
/// On Apple's systems the argument of `NSLayoutAnchor` is gone at run time, so that a constraint's
/// `NSLayoutAnchor<AnyObject>` can be cast to `NSLayoutXAxisAnchor`, or what else it is. Here that is a class of its
/// own, and such a cast could never hold. So Swift takes the properties of this protocol wherever nothing asks for
/// an `NSLayoutAnchor<AnyObject>`: they promise less, and anchors of the right class come out of casts.
@preconcurrency @MainActor
public protocol ConstraintAnchors {}

extension NSLayoutConstraint: ConstraintAnchors {}

extension ConstraintAnchors where Self: NSLayoutConstraint {
  /// The anchor on the left of the relation: an `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor` or
  /// `NSLayoutDimension` (F.23). Differs from UIKit: it is typed as `NSObject` where nothing asks for an
  /// `NSLayoutAnchor<AnyObject>`.
  public var firstAnchor: NSObject { requiredFirst.anchor(from: origins?.first) }

  /// The anchor on the right of the relation, as `firstAnchor`; nil for a constant.
  public var secondAnchor: NSObject? { second?.anchor(from: origins?.second) }
}

extension NSLayoutConstraint {
  /// What the constraint is about. One that is about nothing has no anchors to ask for.
  final var requiredFirst: ConstraintTerm {
    guard let first else { preconditionFailure("A constraint that was made by init() has no anchors.") }
    return first
  }
}

extension ConstraintTerm {
  /// The anchor of the attribute, or of the distance from `origin` to it.
  @MainActor
  fileprivate func anchor(from origin: ConstraintTerm?) -> NSObject {
    if origin != nil || attribute.isSize { return NSLayoutDimension(self, from: origin) }
    return attribute.axis == .horizontal ? NSLayoutXAxisAnchor(self) : NSLayoutYAxisAnchor(self)
  }
}
