internal import Cassowary
internal import Foundation
import LayerCore
import StyleCore

/// An expression of the solver, named differently from Foundation's `Expression`.
typealias LinearExpression = Cassowary.Expression

/// The variables of a view or guide in an engine: four of them, which are its alignment rectangle (F.7, F.8).
///
/// The rectangle of a view is in the coordinates of its superview, that of a guide in those of its view. So moving a
/// view changes nothing beneath it. Changes of its properties call no other code, and need no checks for overlapping
/// accesses.
@MainActor
final class LayoutBox {
  /// The two variables along an axis.
  struct Span {
    let start: Variable
    let length: Variable
  }

  unowned let engine: LayoutEngine
  /// The number of the engine, which can be compared without a reference to it.
  let engineNumber: Int
  /// Whether or not the engine only measures.
  let isMeasured: Bool
  let item: ConstraintItem
  let horizontal: Span
  let vertical: Span
  /// Whether or not the variables follow the frame and the mask of the view, instead of determining the frame (F.15,
  /// F.33).
  let isFixed: Bool
  /// Whether or not the engine still has the variables, in place of which it makes others when the tree changes.
  @safe @exclusivity(unchecked) var isInUse = true
  /// The constraints for non-negative sizes and for the fitting size, in the order of insertion.
  @safe @exclusivity(unchecked) var ownConstraints: [Constraint] = []
  @safe @exclusivity(unchecked) var content = ContentSize()
  /// The mask by which a fixed box follows the superview.
  @safe @exclusivity(unchecked) var mask = FollowedMask()
  /// The constraints that depend on insets or the bounds of the view, and some that are no longer active.
  @safe @exclusivity(unchecked) var dependents: [Constraint] = []
  /// Whether or not a constraint that depends on them was left out, since its numbers are not finite.
  var hasOverflowing = false
  /// Whether or not these depend on more than the origin of the bounds, as baselines and readable guides do.
  var dependsOnSize = false
  /// The insets of the view at the time when the constants were computed, or `nil` if no constraint depends on them.
  @safe @exclusivity(unchecked) var insets: ViewInsets?
  /// The geometry of the view that the constants depend on, as of the last look at it.
  @safe @exclusivity(unchecked) var known: KnownGeometry?
  /// Whether or not the box is in the engine's list of boxes whose height depends on the width.
  var isAmongWrapping = false
  /// The limit of the readable guide that constraints depend on, or `nil` if none does.
  @safe @exclusivity(unchecked) var readable: ReadableRule?
  /// The distance between the rounded position of the view and the solved one, in points.
  var roundingError = CGPoint.zero

  init(of item: ConstraintItem, in engine: LayoutEngine, isFixed: Bool) {
    self.engine = engine
    engineNumber = engine.number
    isMeasured = engine.fitting != nil
    self.item = item
    self.isFixed = isFixed
    horizontal = Span(start: engine.solver.makeVariable(), length: engine.solver.makeVariable())
    vertical = Span(start: engine.solver.makeVariable(), length: engine.solver.makeVariable())
  }

  isolated deinit {
    if item.box === self { item.box = nil }
  }

  var view: UIView? { item.view }

  /// Returns the variables along an axis.
  subscript(axis: NSLayoutConstraint.Axis) -> Span { axis == .horizontal ? horizontal : vertical }

  /// Whether or not the solution is finite, which it is unless multipliers lead beyond all numbers.
  var isFound: Bool { solved.isFinite }

  /// The solved alignment rectangle, not rounded.
  var solved: CGRect {
    let engine = engine
    func value(_ variable: Variable) -> CGFloat { CGFloat(engine.solver.value(of: variable)) }
    return CGRect(
      x: value(horizontal.start), y: value(vertical.start), width: value(horizontal.length),
      height: value(vertical.length))
  }

  /// Whether or not constraints depend on insets or the bounds of the view.
  var isWatched: Bool { !dependents.isEmpty || hasOverflowing }

  /// Whether or not constraints depend on nothing of the view that is different now.
  var hasKnownGeometry: Bool {
    guard isWatched, let view else { return true }
    return !dependsOnSize && known == KnownGeometry(of: view, withSize: false)
      && (insets == nil || insets == view.currentInsets && insets == view.reportedInsets)
  }

  /// The view that places the box's item: the superview, or the view of a guide.
  var placingView: UIView? { item.view.map(\.attachedSuperview) ?? item.owner }
}

/// The part of a view's own geometry that the constants of constraints depend on.
///
/// A size is a variable itself: most constants do not depend on it.
struct KnownGeometry: Equatable {
  private let origin: CGPoint
  private let size: CGSize?
  private let alignmentInsets: UIEdgeInsets
  /// The frame of the keyboard's guide, which depends on the position in the window, or `nil` if it is not in use.
  private let keyboard: CGRect?

  @MainActor
  init(of view: UIView, withSize: Bool) {
    origin = view.backing.storedBounds.origin
    size = withSize ? view.backing.storedBounds.size : nil
    alignmentInsets = view.alignmentRectInsets
    keyboard = view.followsKeyboard ? view.keyboardGuide.layoutFrame : nil
  }
}

/// The limit of a readable guide, and whether the guide is as wide as the limit, which changes its dependence on its
/// view.
struct ReadableRule: Equatable {
  let limit: CGFloat?
}

/// The constraints by which a view's content asks for a size (F.9).
struct ContentSize {
  var horizontal = Axis()
  var vertical = Axis()
  /// Whether or not the size has to be computed again.
  var isStale = true
  /// Whether or not the height depends on the width, as that of text with several lines does.
  var wraps = false
  /// The width for which the height was last computed, or `nil` before.
  var wrapWidth: CGFloat?

  /// The constraints along an axis: to be no larger than the content, and no smaller.
  struct Axis {
    var hugging: Constraint?
    var resistance: Constraint?

    var isEmpty: Bool { hugging == nil && resistance == nil }
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Axis {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
