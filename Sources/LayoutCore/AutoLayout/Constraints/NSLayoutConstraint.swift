internal import Cassowary
public import Foundation
import LayerCore
public import StyleCore

/// A relation between two attributes of views or guides, or of one and a constant (F.1):
/// `first = multiplier · second + constant`, or the same with ≤ or ≥. Constants are in points.
///
/// It keeps neither of its items, and takes part in layout while it is active: then the nearest view above both
/// items holds it (F.4). What subclasses override stands in this class body.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Nil only in a constraint that was made by `init()`, which relates nothing.
  final var first: ConstraintTerm?
  /// What the first is compared with; nil where that is the constant alone.
  final var second: ConstraintTerm?
  /// Where the distances begin that are compared; nil unless an anchor is a distance.
  final var origins: ConstraintOrigins?
  fileprivate(set) final var storedRelation = Relation.equal
  fileprivate(set) final var storedMultiplier: CGFloat = 1
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required
  /// The item of the view that holds the constraint while it is active.
  final var holder: ConstraintItem?
  /// Where the constraint is in the engine with the given number.
  final var solved: (engine: Int, handle: Constraint)?
  /// The place among what the view holds.
  final var heldSlot = 0
  /// Whether a stack made it for the views that it arranges.
  final var isOfStack = false
  /// How many constraints had ever become active when this one last did: what is decided by order goes by it
  /// (F.12).
  final var activationNumber = 0

  /// A constraint that relates nothing; of use only to subclasses that are made by the other initializer.
  public override init() {
    super.init()
  }

  /// Relates an attribute of `view1` to one of `view2`, or to `c` alone where `view2` is nil: the second
  /// attribute is `notAnAttribute` then, whatever is given. Items are views, guides and what `UILayoutSupport`
  /// stands for. The caller's mistakes of F.6 end the program with a sentence that names both attributes.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = ConstraintTerm(ConstraintItem.required(view1), attr1)
    let second = view2.map { ConstraintTerm(ConstraintItem.required($0), attr2) }
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  /// The constraint of two terms. One to `notAnAttribute` of something is one to the constant.
  convenience init(
    _ first: ConstraintTerm, _ relation: Relation, _ second: ConstraintTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, origins: ConstraintOrigins? = nil
  ) {
    self.init()
    let second = second?.attribute == .notAnAttribute ? nil : second
    if let refusal = ConstraintRefusal(
      first.attribute, origins?.first?.attribute, second?.attribute, origins?.second?.attribute,
      multiplier: multiplier)
    {
      preconditionFailure(refusal.description)
    }
    self.first = first
    self.second = second
    self.origins = origins
    storedRelation = relation
    storedMultiplier = accepts(multiplier, as: "multiplier", keeping: 1) ? multiplier : 1
    storedConstant = accepts(constant, as: "constant", keeping: 0) ? constant : 0
  }

  // MARK: What it relates

  /// The view or guide on the left of the relation; nil once it is gone. Of a distance, it is that of the anchor
  /// that the distance goes to.
  open var firstItem: AnyObject? { first?.item.object }

  /// The view or guide on the right of the relation; nil for a constant, and once it is gone.
  open var secondItem: AnyObject? { second?.item.object }

  /// What of the first item is related.
  open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }

  /// What of the second item it is related to.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// How the first compares with the second.
  open var relation: Relation { storedRelation }

  /// By what the second attribute is multiplied.
  open var multiplier: CGFloat { storedMultiplier }

  /// The anchor on the left of the relation, which equals the one that the constraint was made from. Where code
  /// casts it, it is of that one's class; see `ConstraintAnchors`.
  @_disfavoredOverload
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(requiredFirst, from: origins?.first)
  }

  /// The anchor on the right of the relation, as `firstAnchor`; nil for a constant.
  @_disfavoredOverload
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, from: origins?.second) }
  }

  // MARK: What can change

  /// What is added on the right, in points. Differs from UIKit: NaN and infinity are reported and not taken.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant, accepts(newValue, as: "constant", keeping: storedConstant) else {
        return
      }
      storedConstant = newValue
      holder?.view?.constraintConstantChanged(self)
    }
  }

  /// How much the constraint counts against others; `required` at first (F.2). It may change to and from
  /// `required` at any time, as in UIKit from iOS 13 on (F.3). Differs from UIKit: values that are not in 0…1000
  /// are reported and not taken.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority, acceptsPriority(newValue) else { return }
      storedPriority = newValue
      holder?.view?.constraintPriorityChanged(self)
    }
  }

  /// A name for the programmer, which descriptions show.
  open var identifier: String?

  /// Whether an archive shall contain the constraint. Differs from UIKit: there are no archives.
  open var shouldBeArchived = false

  // MARK: Activation

  /// Whether a view holds the constraint. Setting it puts it into the nearest view above both items, or takes it
  /// out (F.4). Differs from UIKit: where there is no such view it is reported, and stays inactive.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates each of `constraints`, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of `constraints`, in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Differs from UIKit: never called, since there are no archives.
  open func awakeFromNib() {}

  /// The constraint in the words of UIKit's log (F.30). Reports, which are the same in every run, say places instead of
  /// addresses. Off the main thread, class and address.
  nonisolated open override var description: String {
    ObjectWords.onMain({ describedAsUIKit }, or: "<\(ObjectWords.title(of: self))>")
  }

  /// The same as `description`.
  nonisolated open override var debugDescription: String { description }
}
