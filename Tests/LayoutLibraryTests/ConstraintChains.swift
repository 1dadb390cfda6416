import UIKit

// A library of chained calls over constraints of a class of its own, as those that update what they made before.

/// A constraint that knows which call made it.
final class ChainConstraint: NSLayoutConstraint {
  weak var chain: Chain?
  var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}

func == (left: ChainConstraint, right: ChainConstraint) -> Bool {
  guard left.firstItem === right.firstItem, left.secondItem === right.secondItem,
    left.firstAttribute == right.firstAttribute, left.secondAttribute == right.secondAttribute,
    left.relation == right.relation, left.priority == right.priority, left.multiplier == right.multiplier
  else { return false }
  return true
}

/// A type of items that constraints can have.
protocol ChainItem: AnyObject {}
extension UIView: ChainItem {}
extension UILayoutGuide: ChainItem {}

extension ChainItem {
  var container: UIView? {
    if let view = self as? UIView { return view.superview }
    if let guide = self as? UILayoutGuide { return guide.owningView }
    return nil
  }

  var chains: ChainMaker { ChainMaker(item: self) }
}

/// An item with some of its attributes.
struct ChainTarget {
  weak var item: AnyObject?
  var attributes: [NSLayoutAttribute]

  static func support(_ support: UILayoutSupport, _ attribute: NSLayoutAttribute) -> ChainTarget {
    ChainTarget(item: support, attributes: [attribute])
  }
}

private var madeKey: UInt8 = 0

final class Chain {
  private let from: ChainTarget
  private var relation: NSLayoutRelation = .equal
  private var to = ChainTarget(item: nil, attributes: [])
  private var multiplier: CGFloat = 1
  private var constant: CGFloat = 0 {
    didSet { for constraint in made { constraint.constant = constant } }
  }
  private var priority: Float = 1000 {
    didSet { for constraint in made { constraint.priority = UILayoutPriority(rawValue: priority) } }
  }
  private(set) var made: [ChainConstraint] = []

  init(_ from: ChainTarget) { self.from = from }

  @discardableResult
  func equal(to target: ChainTarget) -> Chain {
    to = target
    return self
  }

  @discardableResult
  func atLeast(_ constant: CGFloat) -> Chain {
    relation = .greaterThanOrEqual
    return offset(constant)
  }

  @discardableResult
  func times(_ multiplier: CGFloat) -> Chain {
    self.multiplier = multiplier
    return self
  }

  @discardableResult
  func offset(_ constant: CGFloat) -> Chain {
    self.constant = constant
    return self
  }

  @discardableResult
  func priority(_ priority: UILayoutPriority) -> Chain {
    self.priority = priority.rawValue
    return self
  }

  var isActive: Bool { made.allSatisfy { $0.isActive } && !made.isEmpty }

  /// Makes the constraints, or changes those that are the same but for the constant.
  func install(updating existing: [ChainConstraint] = []) {
    for (index, attribute) in from.attributes.enumerated() {
      let isSize = attribute == .width || attribute == .height
      let other: AnyObject? = to.item ?? (isSize ? nil : (from.item as? ChainItem)?.container)
      let constraint = ChainConstraint(
        item: from.item!, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: to.attributes.isEmpty ? attribute : to.attributes[min(index, to.attributes.count - 1)],
        multiplier: multiplier, constant: constant)
      constraint.priority = UILayoutPriority(rawValue: priority)
      constraint.chain = self
      if let same = existing.first(where: { $0 == constraint }) {
        same.constant = constraint.constant
        same.chain?.made.append(same)
      } else {
        made.append(constraint)
      }
    }
    NSLayoutConstraint.activate(made)
  }

  func uninstall() {
    NSLayoutConstraint.deactivate(made)
    made.removeAll()
  }
}

struct ChainMaker {
  let item: ChainItem

  private var existing: [Chain] {
    get { objc_getAssociatedObject(item, &madeKey) as? [Chain] ?? [] }
    nonmutating set { objc_setAssociatedObject(item, &madeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  func make(_ attributes: NSLayoutAttribute..., by body: (Chain) -> Void) {
    let chain = Chain(ChainTarget(item: item, attributes: attributes))
    body(chain)
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    chain.install()
    existing.append(chain)
  }

  func update(_ attributes: NSLayoutAttribute..., by body: (Chain) -> Void) {
    let chain = Chain(ChainTarget(item: item, attributes: attributes))
    body(chain)
    chain.install(updating: existing.flatMap { $0.made })
  }

  func remove() {
    for chain in existing { chain.uninstall() }
    existing = []
  }
}
