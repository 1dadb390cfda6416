public import Foundation

/// A type that gives constraints their anchors a second time, with the anchors' own classes.
///
/// On Apple's systems the argument of `NSLayoutAnchor` is gone at run time, so that a constraint's
/// `NSLayoutAnchor<AnyObject>` can be cast to its class, such as `NSLayoutXAxisAnchor`. Here that is a class of its
/// own, and such a cast would always fail. So Swift takes the properties of this protocol unless the context requires
/// an `NSLayoutAnchor<AnyObject>`: their type is less specific, and casts yield anchors of the right class.
@preconcurrency @MainActor
public protocol ConstraintAnchors {}

extension NSLayoutConstraint: ConstraintAnchors {}

extension ConstraintAnchors where Self: NSLayoutConstraint {
  /// The anchor on the left of the relation: an `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor` or `NSLayoutDimension`
  /// (F.23).
  ///
  /// Differs from UIKit: it has the type `NSObject` unless the context requires an `NSLayoutAnchor<AnyObject>`.
  public var firstAnchor: NSObject { requiredFirst.anchor(from: origins?.first) }

  /// The anchor on the right of the relation, or `nil` for a constant.
  public var secondAnchor: NSObject? { second?.anchor(from: origins?.second) }
}

extension NSLayoutConstraint {
  /// The first term of the constraint.
  ///
  /// A constraint without items has no anchors.
  final var requiredFirst: ConstraintTerm {
    guard let first else { preconditionFailure("A constraint that was made by init() has no anchors.") }
    return first
  }
}

extension ConstraintTerm {
  /// Returns the anchor of the attribute, or of the distance from `origin` to it.
  @MainActor
  fileprivate func anchor(from origin: ConstraintTerm?) -> NSObject {
    if origin != nil || attribute.isSize { return NSLayoutDimension(self, from: origin) }
    return attribute.axis == .horizontal ? NSLayoutXAxisAnchor(self) : NSLayoutYAxisAnchor(self)
  }
}
