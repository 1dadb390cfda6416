public import Foundation
import GraphicsCore
import LayerCore
import StyleCore

extension UIView {
  /// The properties of a view that its layer does not hold.
  struct State {
    /// First, since what is first goes first when a view dies: constraints let go of it while the rest is whole.
    fileprivate var rare: RareState?
    var surroundings: Surroundings?
    var backgroundColor: UIColor?
    /// What `backgroundColor` made the layer's colour; if the layer has another, that was set past the view.
    var layerColor: CGColor?
    var interaction: Interaction?
    var contentMode = ContentMode.scaleToFill
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var autoresizingMask: AutoresizingMask = []
    var autoresizesSubviews = true
    var isUserInteractionEnabled = true
    var clearsContextBeforeDrawing = true
    var translatesAutoresizingMask = true
  }

  /// The properties that few views set: an object of their own keeps the others small, and a tree of many views
  /// in fewer lines of the cache.
  fileprivate final class RareState {
    var tag = 0
    var tintColor: UIColor?
    var hostTraits: UITraitCollection?
    var traitSettings: TraitSettings?
    var mask: UIView?
    /// The controller whose view this is.
    weak var viewController: UIViewController?
    var contentHugging = AxisPriorities(.defaultLow, .defaultLow)
    var compressionResistance = AxisPriorities(.defaultHigh, .defaultHigh)
    var constraintItem: ConstraintItem?
    /// The engine of the tree that the view is the root of.
    var layoutEngine: LayoutEngine?
    var lineContent: LineContent?
    var tintAdjustmentMode = TintAdjustmentMode.automatic
    var contentScaleFactor: CGFloat?
    var restorationIdentifier: String?

    deinit { constraintItem?.ownerDied() }
  }

  /// This view and all beneath it, each before its subviews.
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

  /// The controller whose view this is.
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

  /// What constraints know of the view; nil until one mentions it.
  var constraintItem: ConstraintItem? {
    get { rare?.constraintItem }
    set { writableRare.constraintItem = newValue }
  }

  /// The engine of the tree that the view is the root of.
  var layoutEngine: LayoutEngine? {
    get { rare?.layoutEngine }
    set { if rare != nil || newValue != nil { writableRare.layoutEngine = newValue } }
  }

  /// What stands in for text in the view.
  var lineContent: LineContent? {
    get { rare?.lineContent }
    set { if rare != nil || newValue != nil { writableRare.lineContent = newValue } }
  }

  /// How the tint of the view is changed; automatic is as that of the superview.
  var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { rare?.tintAdjustmentMode ?? .automatic }
    set { if rare != nil || newValue != .automatic { writableRare.tintAdjustmentMode = newValue } }
  }

  /// Pixels per point of what the view draws, where that was said.
  var contentScaleFactor: CGFloat? {
    get { rare?.contentScaleFactor }
    set { if rare != nil || newValue != nil { writableRare.contentScaleFactor = newValue } }
  }

  /// A name to restore the view by.
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

// A class that declares an initializer as `required` would force it upon every subclass; but `layerClass`
// gives a class, and a class can be instantiated only by a required initializer. `init()` of every subclass of
// NSObject has the same place in its table of methods, so a class whose `init()` is required can lend its type.
// It is open because the compiler calls the initializer of a class that cannot have subclasses directly,
// around the table; nobody else should use it.

/// Not for use: lends its required `init()` to the layer classes of views.
open class _LayerInstantiation: NSObject {
  /// An object of no use.
  public required override init() {
    super.init()
  }

  /// A new layer of the class that a view asks for.
  static func makeLayer(of layerClass: AnyClass) -> CALayer {
    guard layerClass != CALayer.self else { return CALayer() }
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("layerClass must be CALayer or a subclass of it.")
    }
    return makeObject(of: layerClass)
  }

  /// A new object of a class, made by its `init()`. Not inlined, so that no cast meets what the bit casts claim.
  @inline(never)
  package static func makeObject<Object: NSObject>(of objectClass: Object.Type) -> Object {
    // Sound because of the place of `init()`, see above; it makes an object of the class that it is called on.
    let lender = unsafe unsafeBitCast(objectClass, to: _LayerInstantiation.Type.self)
    // No cast: the optimizer knows no class that is a `_LayerInstantiation` and an `Object`, and would make it a trap.
    return unsafe unsafeBitCast(lender.init(), to: Object.self)
  }
}
