public import Foundation
import LayerCore

/// An attribute of a view or guide, from which constraints are made. `AnchorType` is the class itself, so that only
/// anchors of one kind are related; the constraints are not active yet.
///
/// An anchor does not keep its item. Two of the same attribute of the same item are equal (F.23).
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let term: ConstraintTerm
  /// Where the distance begins that goes to `term`; nil unless the anchor is a distance.
  final let origin: ConstraintTerm?
  private nonisolated let key: AnchorKey

  init(_ term: ConstraintTerm, from origin: ConstraintTerm? = nil) {
    self.term = term
    self.origin = origin
    key = AnchorKey(
      item: ObjectIdentifier(term.item), attribute: term.attribute,
      origin: origin.map { ObjectIdentifier($0.item) }, originAttribute: origin?.attribute)
    super.init()
  }

  // MARK: Constraints

  /// This anchor is where `anchor` is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }

  /// This anchor is not before `anchor`; for sizes, not less.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }

  /// This anchor is not after `anchor`; for sizes, not more.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }

  /// This anchor is `c` points after `anchor`, in the direction in which its attribute goes.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    relate(.equal, to: anchor, constant: c)
  }

  /// This anchor is at least `c` points after `anchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// This anchor is at most `c` points after `anchor`.
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

  // MARK: What it is

  /// The view or guide; nil once it is gone. Of a distance, it is that of the anchor that the distance goes to.
  open var item: AnyObject? { term.item.object }

  /// A name for the programmer: `UILabel#title.leading`.
  open var name: String {
    let end = "\(term.item.name).\(term.attribute.name)"
    return origin.map { "\(end) - \($0.item.name).\($0.attribute.name)" } ?? end
  }

  /// The active constraints that decide where the attribute of the item lies, in the order of their activation; see
  /// `UIView.constraintsAffectingLayout(for:)`.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    let own = term.constraintsAffectingLayout
    guard let others = origin?.constraintsAffectingLayout, !others.isEmpty else { return own }
    return own + others.filter { other in !own.contains { $0 === other } }
  }

  /// The class, the address and what the anchor is of, in UIKit's words (L.1).
  nonisolated open override var description: String {
    let title = "\(type(of: self)):\(ObjectWords.address(of: self))"
    return ObjectWords.onMain(
      { "<\(title) \"\(term.item.addressName).\(term.attribute.name)\">" }, or: "<\(title)>")
  }

  /// The same as `description`.
  nonisolated open override var debugDescription: String { description }

  /// Whether `object` is an anchor of the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any AnchorOfAnyType)?.anchorKey == key
  }

  nonisolated open override var hash: Int { key.hashValue }
}

/// What two anchors are compared by.
private struct AnchorKey: Hashable, Sendable {
  let item: ObjectIdentifier
  let attribute: NSLayoutConstraint.Attribute
  let origin: ObjectIdentifier?
  let originAttribute: NSLayoutConstraint.Attribute?
}

/// An anchor, whatever its type.
private protocol AnchorOfAnyType {
  var anchorKey: AnchorKey { get }
}

extension NSLayoutAnchor: AnchorOfAnyType {
  fileprivate nonisolated var anchorKey: AnchorKey { key }
}
