internal import Cassowary
public import Foundation
import GraphicsCore
import LayerCore
public import StyleCore

/// A relation between two attributes of views or guides, or between an attribute and a constant (F.1).
///
/// It is `first = multiplier · second + constant`, or the same with ≤ or ≥. Constants are in points.
///
/// A constraint keeps neither of its items, and takes part in layout while it is active: then the nearest common
/// ancestor of both items holds it (F.4). The members that subclasses override are in this class body.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The first term, which is `nil` only in a constraint without items that `init()` made.
  @safe @exclusivity(unchecked) final var first: ConstraintTerm?
  /// The second term, or `nil` if the first one is related to the constant alone.
  @safe @exclusivity(unchecked) final var second: ConstraintTerm?
  /// The starts of the distances that are related, or `nil` if no anchor is a distance.
  final var origins: ConstraintOrigins?
  fileprivate(set) final var storedRelation = Relation.equal
  fileprivate(set) final var storedMultiplier: CGFloat = 1
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required
  /// The number of its making in a recording; 0 if there was none.
  package final let making: Int32
  /// The item of the view that holds the constraint while it is active.
  @safe @exclusivity(unchecked) final var holder: ConstraintItem?
  /// The constraint in the solver of the engine with the given number.
  @safe @exclusivity(unchecked) final var solved: (engine: Int, handle: Constraint)?
  /// The index among the constraints of the view that holds it.
  final var heldSlot = 0
  /// Whether or not a stack view made the constraint for its arranged views.
  package final var isOfStack = false
  /// The number of activations of constraints up to the last one of this, for rules that depend on the order (F.12).
  final var activationNumber = 0

  /// Creates a constraint without items, for subclasses that are made by the other initializer.
  public override init() {
    making = Tracing.noteMaking()
    super.init()
  }

  /// Creates a constraint between an attribute of `view1` and one of `view2`, or the constant `c` if `view2` is `nil`.
  ///
  /// The second attribute of a constraint to a constant is `notAnAttribute`, whatever `attr2` is.
  ///
  /// Items are views, guides and objects of `UILayoutSupport`. The caller's mistakes of F.6 end the program with a
  /// sentence that names both attributes.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = ConstraintTerm(ConstraintItem.required(view1), attr1)
    let second = view2.map { ConstraintTerm(ConstraintItem.required($0), attr2) }
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  /// Creates a constraint between two terms.
  ///
  /// A constraint to `notAnAttribute` of an item is one to the constant.
  package convenience init(
    _ first: ConstraintTerm, _ relation: Relation, _ second: ConstraintTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, origins: ConstraintOrigins? = nil
  ) {
    self.init()
    relate(first, relation, second, multiplier: multiplier, constant: constant, origins: origins)
  }

  /// Sets the relation of a constraint that `init()` made.
  package final func relate(
    _ first: ConstraintTerm, _ relation: Relation, _ second: ConstraintTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, origins: ConstraintOrigins? = nil
  ) {
    let second = second?.attribute == .notAnAttribute ? nil : second
    if let invalid = InvalidRelation(
      first.attribute, from: origins?.first?.attribute, to: second?.attribute,
      from: origins?.second?.attribute,
      multiplier: multiplier)
    {
      preconditionFailure(invalid.description)
    }
    self.first = first
    self.second = second
    self.origins = origins
    storedRelation = relation
    storedMultiplier = accepts(multiplier, as: "multiplier", keeping: 1) ? multiplier : 1
    storedConstant = accepts(constant, as: "constant", keeping: 0) ? constant : 0
  }

  // MARK: The relation

  /// The view or guide on the left of the relation, or `nil` once it is gone.
  ///
  /// For a distance, it is that of the anchor at the end.
  open var firstItem: AnyObject? { first?.item.object }

  /// The view or guide on the right of the relation, or `nil` for a constant, and once it is gone.
  open var secondItem: AnyObject? { second?.item.object }

  /// The attribute of the first item.
  open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }

  /// The attribute of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The relation between the two attributes.
  open var relation: Relation { storedRelation }

  /// The multiplier of the second attribute.
  open var multiplier: CGFloat { storedMultiplier }

  /// The anchor on the left of the relation, which equals the one that the constraint was made from.
  ///
  /// A cast gives it the class of that one; see `ConstraintAnchors`.
  @_disfavoredOverload
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(requiredFirst, from: origins?.first)
  }

  /// The anchor on the right of the relation, or `nil` for a constant.
  @_disfavoredOverload
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, from: origins?.second) }
  }

  // MARK: Properties that can change

  /// The constant that is added on the right, in points.
  ///
  /// Differs from UIKit: NaN and infinity are reported and ignored.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant, accepts(newValue, as: "constant", keeping: storedConstant) else {
        return
      }
      KeyValueObserving.change(self, "constant") { storedConstant = newValue }
      holder?.view?.constraintConstantChanged(self)
    }
  }

  /// The priority of the constraint, `required` by default (F.2).
  ///
  /// It may change to and from `required` at any time, as in UIKit from iOS 13 on (F.3). Differs from UIKit: values
  /// outside 0…1000 are reported and ignored.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority, acceptsPriority(newValue) else { return }
      storedPriority = newValue
      holder?.view?.constraintPriorityChanged(self)
    }
  }

  /// A name for debugging, which descriptions show.
  open var identifier: String?

  /// Whether or not an archive should contain the constraint.
  ///
  /// Differs from UIKit: there are no archives.
  open var shouldBeArchived = false

  // MARK: Activation

  /// Whether or not the constraint is active, which means that a view holds it.
  ///
  /// A new value activates it in the nearest common ancestor of both items, or deactivates it (F.4).
  /// Differs from UIKit: without a common ancestor, this is reported, and the constraint stays inactive.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Prepares the constraint after it was loaded from a nib or storyboard.
  open func awakeFromNib() {}

  /// The constraint in the format of UIKit's log (F.30).
  ///
  /// Reports, which are the same in every run, have indices instead of addresses. Off the main thread, it is the class
  /// and the address.
  nonisolated open override var description: String {
    ObjectNames.onMain({ describedAsUIKit }, or: "<\(ObjectNames.title(of: self))>")
  }

  /// The same as `description`.
  nonisolated open override var debugDescription: String { description }
}
