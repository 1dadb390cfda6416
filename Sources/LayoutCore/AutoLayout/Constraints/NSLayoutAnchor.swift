public import Foundation
import LayerCore

/// A factory of constraints for an attribute of a view or guide.
///
/// `AnchorType` is the class itself, so that only anchors of one kind are related. The constraints are not active yet.
///
/// An anchor does not keep its item. Two of the same attribute of the same item are equal (F.23).
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let term: ConstraintTerm
  /// The start of the distance to `term`, or `nil` if the anchor is no distance.
  final let origin: ConstraintTerm?
  private nonisolated let key: AnchorKey

  package init(_ term: ConstraintTerm, from origin: ConstraintTerm? = nil) {
    self.term = term
    self.origin = origin
    key = AnchorKey(
      item: ObjectIdentifier(term.item), attribute: term.attribute,
      origin: origin.map { ObjectIdentifier($0.item) }, originAttribute: origin?.attribute)
    super.init()
  }

  // MARK: Constraints

  /// Returns a constraint that makes this anchor equal to another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }

  /// Returns a constraint that makes this anchor greater than another one or equal to it.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }

  /// Returns a constraint that makes this anchor less than another one or equal to it.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }

  /// Returns a constraint that makes this anchor equal to another one plus a constant.
  ///
  /// The constant is in points, in the direction of the attribute.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    relate(.equal, to: anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor greater than another one plus a constant, or equal to it.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor less than another one plus a constant, or equal to it.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  final func relate<Other>(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<Other>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      term, relation, anchor.term, multiplier: multiplier, constant: constant,
      origins: ConstraintOrigins(origin, anchor.origin))
  }

  // MARK: Properties

  /// The view or guide of the anchor, or `nil` once it is gone.
  ///
  /// For a distance, it is that of the anchor at the end.
  open var item: AnyObject? { term.item.object }

  /// A name for debugging: `UILabel#title.leading`.
  open var name: String {
    let end = "\(term.item.name).\(term.attribute.name)"
    return origin.map { "\(end) - \($0.item.name).\($0.attribute.name)" } ?? end
  }

  /// The active constraints that determine the attribute of the item, in the order of their activation.
  ///
  /// See `UIView.constraintsAffectingLayout(for:)`.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    let own = term.constraintsAffectingLayout
    guard let others = origin?.constraintsAffectingLayout, !others.isEmpty else { return own }
    return own + others.filter { other in !own.contains { $0 === other } }
  }

  /// The class, the address, the item and the attribute, in UIKit's words (L.1).
  nonisolated open override var description: String {
    let title = "\(type(of: self)):\(ObjectNames.address(of: self))"
    return ObjectNames.onMain(
      { "<\(title) \"\(term.item.addressName).\(term.attribute.name)\">" }, or: "<\(title)>")
  }

  /// The same as `description`.
  nonisolated open override var debugDescription: String { description }

  /// Returns whether `object` is an anchor of the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any AnyLayoutAnchor)?.anchorKey == key
  }

  nonisolated open override var hash: Int { key.hashValue }
}

/// The values by which two anchors are compared.
private struct AnchorKey: Hashable, Sendable {
  let item: ObjectIdentifier
  let attribute: NSLayoutConstraint.Attribute
  let origin: ObjectIdentifier?
  let originAttribute: NSLayoutConstraint.Attribute?
}

/// A type of anchors of any axis.
private protocol AnyLayoutAnchor {
  var anchorKey: AnchorKey { get }
}

extension NSLayoutAnchor: AnyLayoutAnchor {
  fileprivate nonisolated var anchorKey: AnchorKey { key }
}
