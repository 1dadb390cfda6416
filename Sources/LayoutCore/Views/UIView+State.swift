public import Foundation
import GraphicsCore
import LayerCore
import StyleCore

extension UIView {
  /// The properties of a view that its layer does not hold.
  struct State {
    /// The first property, since it is the first to be released at the end of a view, while constraints need the rest.
    fileprivate var rare: RareState?
    var layoutEnvironment: LayoutEnvironment?
    var backgroundColor: UIColor?
    /// The colour of the layer from `backgroundColor`; if the layer has another, that was not set through the view.
    var layerColor: CGColor?
    var interaction: Interaction?
    var contentMode = ContentMode.scaleToFill
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var autoresizingMask: AutoresizingMask = []
    var autoresizesSubviews = true
    var isUserInteractionEnabled = true
    var clearsContextBeforeDrawing = true
    var translatesAutoresizingMask = true
    /// Whether or not the view or an ancestor has a tint of its own, or once had.
    var isTinted = false
  }

  /// The properties that few views set.
  ///
  /// An object of their own keeps other views small, and a tree of many views in fewer cache lines. Those for constraints
  /// are changed without calls of other code, and need no checks for overlapping accesses.
  fileprivate final class RareState {
    var tag = 0
    var tintColor: UIColor?
    var hostTraits: UITraitCollection?
    var traitSettings: TraitSettings?
    var mask: UIView?
    /// The controller of the view.
    weak var viewController: UIViewController?
    @safe @exclusivity(unchecked) var contentHugging = AxisPriorities(.defaultLow, .defaultLow)
    @safe @exclusivity(unchecked) var compressionResistance = AxisPriorities(.defaultHigh, .defaultHigh)
    @safe @exclusivity(unchecked) var constraintItem: ConstraintItem?
    /// The engine of the tree whose root the view is.
    @safe @exclusivity(unchecked) var layoutEngine: LayoutEngine?
    var lineContent: LineContent?
    var tintAdjustmentMode = TintAdjustmentMode.automatic
    var contentScaleFactor: CGFloat?
    var restorationIdentifier: String?

    deinit { constraintItem?.ownerDied() }
  }

  /// The views of the subtree, each before its subviews.
  var viewsInTree: [UIView] {
    var found: [UIView] = []
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      found.append(view)
      for child in view.backing.children.reversed() {
        if let subview = child.attachedView { pending.append(subview) }
      }
    }
    return found
  }
}

extension UIView.State {
  var tag: Int {
    get { rare?.tag ?? 0 }
    set { writableRare.tag = newValue }
  }

  package var tintColor: UIColor? {
    get { rare?.tintColor }
    set { if rare != nil || newValue != nil { writableRare.tintColor = newValue } }
  }

  var hostTraits: UITraitCollection? {
    get { rare?.hostTraits }
    set { if rare != nil || newValue != nil { writableRare.hostTraits = newValue } }
  }

  var traitSettings: UIView.TraitSettings? {
    get { rare?.traitSettings }
    set { if rare != nil || newValue != nil { writableRare.traitSettings = newValue } }
  }

  var mask: UIView? {
    get { rare?.mask }
    set { if rare != nil || newValue != nil { writableRare.mask = newValue } }
  }

  /// The controller of the view.
  var viewController: UIViewController? {
    get { rare?.viewController }
    set { if rare != nil || newValue != nil { writableRare.viewController = newValue } }
  }

  var contentHugging: UIView.AxisPriorities {
    get { rare?.contentHugging ?? UIView.AxisPriorities(.defaultLow, .defaultLow) }
    set { writableRare.contentHugging = newValue }
  }

  var compressionResistance: UIView.AxisPriorities {
    get { rare?.compressionResistance ?? UIView.AxisPriorities(.defaultHigh, .defaultHigh) }
    set { writableRare.compressionResistance = newValue }
  }

  /// The state of the view for constraints, or `nil` until one mentions it.
  var constraintItem: ConstraintItem? {
    get { rare?.constraintItem }
    set { writableRare.constraintItem = newValue }
  }

  /// The engine of the tree whose root the view is.
  var layoutEngine: LayoutEngine? {
    get { rare?.layoutEngine }
    set { if rare != nil || newValue != nil { writableRare.layoutEngine = newValue } }
  }

  /// The content of the view in place of text.
  var lineContent: LineContent? {
    get { rare?.lineContent }
    set { if rare != nil || newValue != nil { writableRare.lineContent = newValue } }
  }

  /// The adjustment of the tint, where automatic means that of the superview.
  var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { rare?.tintAdjustmentMode ?? .automatic }
    set { if rare != nil || newValue != .automatic { writableRare.tintAdjustmentMode = newValue } }
  }

  /// The number of pixels per point of the view's drawing, if it was set.
  var contentScaleFactor: CGFloat? {
    get { rare?.contentScaleFactor }
    set { if rare != nil || newValue != nil { writableRare.contentScaleFactor = newValue } }
  }

  /// The identifier for the restoration of the view.
  var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { if rare != nil || newValue != nil { writableRare.restorationIdentifier = newValue } }
  }

  private var writableRare: UIView.RareState {
    mutating get {
      if let rare { return rare }
      let made = UIView.RareState()
      rare = made
      return made
    }
  }
}

// A class that declares an initializer as `required` forces it upon every subclass; but `layerClass` returns a class,
// and a class can be instantiated only by a required initializer. `init()` of every subclass of NSObject has the same
// index in its method table, so a class whose `init()` is required can lend its type. It is open because the compiler
// calls the initializer of a class that cannot have subclasses directly, without the table; no other code should use
// it.

/// A class that lends its required `init()` to the layer classes of views, and has no other use.
open class _LayerInstantiation: NSObject {
  /// Creates an object without a use.
  public required override init() {
    super.init()
  }

  /// Returns a new layer of the class that a view returns.
  static func makeLayer(of layerClass: AnyClass) -> CALayer {
    guard layerClass != CALayer.self else { return CALayer() }
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("layerClass must be CALayer or a subclass of it.")
    }
    return makeObject(of: layerClass)
  }

  /// Returns a new object of a class, made by its `init()`.
  ///
  /// Not inlined, so that no cast applies to the result of the bit casts.
  @inline(never)
  package static func makeObject<Object: NSObject>(of objectClass: Object.Type) -> Object {
    // Sound because of the index of `init()`, see above; it makes an object of the class that it is called on.
    let lender = unsafe unsafeBitCast(objectClass, to: _LayerInstantiation.Type.self)
    // Not a cast: the optimizer knows no class that is a `_LayerInstantiation` and an `Object`, and would make it a
    // trap.
    return unsafe unsafeBitCast(lender.init(), to: Object.self)
  }
}
