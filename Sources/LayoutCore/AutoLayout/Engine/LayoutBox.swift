internal import Cassowary
internal import Foundation
import LayerCore
import StyleCore

/// Foundation has an `Expression`, too.
typealias LinearExpression = Cassowary.Expression

/// What an engine knows of a view or guide: four unknowns, which are its alignment rectangle (F.7, F.8).
///
/// The rectangle of a view is in the coordinates of its superview, that of a guide in those of its view. Moving a
/// view so changes nothing beneath it.
@MainActor
final class LayoutBox {
  /// The two unknowns along an axis.
  struct Span {
    let start: Variable
    let length: Variable
  }

  unowned let engine: LayoutEngine
  let item: ConstraintItem
  let horizontal: Span
  let vertical: Span
  /// Whether frame and mask of the view are what the unknowns follow, instead of the other way round (F.15, F.33).
  let isFixed: Bool
  /// Whether the engine still has the unknowns: it makes others where the tree has changed.
  var isInUse = true
  /// What keeps sizes from becoming negative, and what the content asks for; in the order of insertion.
  var ownConstraints: [Constraint] = []
  var content = ContentSize()
  /// How a fixed box follows the superview.
  var mask = FollowedMask()
  /// Constraints that count on insets or the bounds of the view.
  var dependents: [NSLayoutConstraint] = []
  /// Whether these count on more than the origin of the bounds, as baselines and readable guides do.
  var dependsOnSize = false
  /// The insets of the view that constraints count on, as they were when the constants were found; nil where
  /// none does.
  var insets: ViewInsets?
  /// What of the view the constants count on, when it was last looked at.
  var known: KnownGeometry?
  /// Whether the engine has it in its list of boxes whose height depends on the width.
  var isAmongWrapping = false
  /// The limit of the readable guide that constraints count on; nil where none does.
  var readable: ReadableRule?
  /// How far the place that was given to the view lies from the one that was found, in points.
  var roundingError = CGPoint.zero

  init(of item: ConstraintItem, in engine: LayoutEngine, isFixed: Bool) {
    self.engine = engine
    self.item = item
    self.isFixed = isFixed
    horizontal = Span(start: engine.solver.makeVariable(), length: engine.solver.makeVariable())
    vertical = Span(start: engine.solver.makeVariable(), length: engine.solver.makeVariable())
  }

  isolated deinit {
    if item.box === self { item.box = nil }
  }

  var view: UIView? { item.view }

  /// The unknowns along an axis.
  subscript(axis: NSLayoutConstraint.Axis) -> Span { axis == .horizontal ? horizontal : vertical }

  /// Whether a place was found: without multiples that lead beyond all numbers, there is one.
  var isFound: Bool { solved.isFinite }

  /// The solved alignment rectangle, not rounded.
  var solved: CGRect {
    func value(_ variable: Variable) -> CGFloat { CGFloat(engine.solver.value(of: variable)) }
    return CGRect(
      x: value(horizontal.start), y: value(vertical.start), width: value(horizontal.length),
      height: value(vertical.length))
  }

  /// The view that places what this is the box of: the superview, or the view of a guide.
  var placingView: UIView? { item.view.map(\.attachedSuperview) ?? item.owner }
}

/// What of a view's own geometry is in the constants of constraints. A size is an unknown itself: most constants do
/// not count on it.
struct KnownGeometry: Equatable {
  private let origin: CGPoint
  private let size: CGSize?
  private let alignmentInsets: UIEdgeInsets
  /// Where the keyboard's guide lies, which depends on the place in the window; nil where it is not asked for.
  private let keyboard: CGRect?

  @MainActor
  init(of view: UIView, withSize: Bool) {
    origin = view.backing.storedBounds.origin
    size = withSize ? view.backing.storedBounds.size : nil
    alignmentInsets = view.alignmentRectInsets
    keyboard = view.followsKeyboard ? view.keyboardGuide.layoutFrame : nil
  }
}

/// Whether a readable guide was as wide as its limit, which changes how it follows from its view.
struct ReadableRule: Equatable {
  let limit: CGFloat?
}

/// What a view asks for its size by its content (F.9).
struct ContentSize {
  var horizontal = Axis()
  var vertical = Axis()
  /// Whether the view has to be asked again.
  var isStale = true
  /// Whether the height depends on the width, as that of text does whose lines break.
  var wraps = false
  /// The width that the height was last asked for; nil before.
  var wrapWidth: CGFloat?

  /// The constraints along an axis: no more than the content wants, and no less.
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
