import DiagnosticCore
import Foundation
import GraphicsCore

extension CALayer {
  /// The properties of a layer that are one bit each.
  package struct Flags: OptionSet {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    static let isHidden = Flags(rawValue: 1 << 0)
    static let masksToBounds = Flags(rawValue: 1 << 1)
    static let allowsGroupOpacity = Flags(rawValue: 1 << 2)
    static let allowsEdgeAntialiasing = Flags(rawValue: 1 << 3)
    static let isOpaque = Flags(rawValue: 1 << 4)
    package static let needsDisplay = Flags(rawValue: 1 << 5)
    static let needsDisplayOnBoundsChange = Flags(rawValue: 1 << 6)
    /// This layer waits for `layoutSublayers()`.
    package static let needsLayout = Flags(rawValue: 1 << 7)
    /// A layer beneath this one waits for it.
    package static let descendantNeedsLayout = Flags(rawValue: 1 << 8)
    /// `layoutSublayers()` of this layer is on the stack.
    static let isInLayout = Flags(rawValue: 1 << 9)
    /// The view at the root of this layer's tree is a window.
    package static let isInWindow = Flags(rawValue: 1 << 10)
    /// The view of this layer is a window that the main loop updates.
    static let isUpdatedByMainLoop = Flags(rawValue: 1 << 23)
    /// The contents were to be made while the layer had no area; they are when it has (B.17).
    static let awaitsArea = Flags(rawValue: 1 << 12)
    /// The contents of a layer beneath this one wait to be made anew.
    static let descendantNeedsDisplay = Flags(rawValue: 1 << 13)
    /// The view of this layer waits for `updateConstraints()`.
    package static let needsConstraints = Flags(rawValue: 1 << 14)
    /// A view beneath this layer waits for it.
    static let descendantNeedsConstraints = Flags(rawValue: 1 << 15)
    /// The layer's view draws blocks of its own.
    package static let drawsContentBlocks = Flags(rawValue: 1 << 16)
    /// The class is `CALayer` itself: nothing is overridden.
    static let isPlain = Flags(rawValue: 1 << 17)
    /// The layer has a delegate that is not its view.
    static let hasDelegate = Flags(rawValue: 1 << 18)
    /// The class of the layer's view is `UIView` itself: nothing is overridden.
    package static let hasPlainView = Flags(rawValue: 1 << 19)
    /// The layer's view is that of a controller.
    package static let hasController = Flags(rawValue: 1 << 20)
    /// The transform is not the identity.
    static let isTransformed = Flags(rawValue: 1 << 21)
    /// A subview follows, or once followed, the size of this layer's view by its mask.
    package static let subviewsAutoresize = Flags(rawValue: 1 << 22)
    /// The view looked at its traits when it last updated its constraints.
    package static let constraintsDependOnTraits = Flags(rawValue: 1 << 11)
    /// An override that does not call super was reported.
    package static let reportedMissingSuper = Flags(rawValue: 1 << 29)
    /// The view was told of a safe area that is not zero.
    package static let isInset = Flags(rawValue: 1 << 24)
    /// The view's margins follow those of its superview.
    package static let preservesMargins = Flags(rawValue: 1 << 25)
    /// Margins of a subview follow, or once followed, those of this layer's view.
    package static let marginsReachSublayers = Flags(rawValue: 1 << 26)
    /// The view waits for a look at its insets.
    package static let needsEnvironment = Flags(rawValue: 1 << 27)
    /// The view waits for its traits.
    package static let needsTraits = Flags(rawValue: 1 << 28)

    /// The flags that a copy of a layer has, too.
    static let copied: Flags = [
      .isHidden, .masksToBounds, .allowsGroupOpacity, .allowsEdgeAntialiasing, .isOpaque,
      .needsDisplayOnBoundsChange, .isTransformed,
    ]
    /// The constraints of the tree beneath this layer wait to be solved.
    package static let needsSolving = Flags(rawValue: 1 << 30)
    /// The layer's view, or one beneath it, has part in constraints, or once had.
    package static let containsConstraints = Flags(rawValue: 1 << 31)
    /// What decides what the layout pass does with a layer.
    static let layoutDependsOn: Flags = [
      .containsConstraints, .isPlain, .hasPlainView, .hasController, .hasDelegate, .isInLayout, .needsLayout,
      .descendantNeedsLayout, .needsEnvironment, .needsTraits,
    ]
    /// Of those, the ones of a layer that the pass has nothing to do with but to clear a flag.
    static let waitsForNothingButPlainLayout: Flags = [.isPlain, .hasPlainView, .needsLayout]
    /// What decides whether a frame is set and read straight.
    static let placing: Flags = [.isPlain, .isTransformed]
    /// The flags of a layer whose frame or bounds decide insets of views.
    static let environmentDependsOnGeometry: Flags = [.isInset, .preservesMargins, .marginsReachSublayers]
    /// The flags of a layer with more than layout to do for a new frame.
    static let dependsOnGeometry: Flags = [
      environmentDependsOnGeometry, .containsConstraints, .needsDisplayOnBoundsChange, .awaitsArea,
      .subviewsAutoresize,
    ]
  }

  /// The properties that few layers set: an object of their own keeps the others small.
  final class Extras {
    var transform = CATransform3DIdentity
    var zPosition: CGFloat = 0
    var borderColor: CGColor? = Extras.defaultBorderColor
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    var content: Content?
    var effects: Effects?
    var name: String?
    weak var delegate: (any CALayerDelegate)?
    var associatedValues: AssociatedValues?
    /// Where the view's content shows its value.
    var contentPlace = 0.0
    /// Since when the view's content turns.
    var turnsSince: LayerInstant?
    /// The layer that this one shows at an instant.
    var model: CALayer?

    static let defaultBorderColor = CGColor(gray: 0, alpha: 1)

    init() {}

    init(copying other: Extras) {
      transform = other.transform
      zPosition = other.zPosition
      borderColor = other.borderColor
      maskedCorners = other.maskedCorners
      cornerCurve = other.cornerCurve
      edgeAntialiasingMask = other.edgeAntialiasingMask
      content = other.content.map(Content.init(copying:))
      effects = other.effects.map(Effects.init(copying:))
      name = other.name
      contentPlace = other.contentPlace
    }
  }

  /// The extras, made on first use: read through `extras?` and write through this.
  var writableExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  func setDelegate(_ delegate: (any CALayerDelegate)?) {
    writableExtras.delegate = delegate
    set(.hasDelegate, delegate != nil)
  }

  /// Takes note of a class that overrides nothing.
  func noteClass() {
    if type(of: self) == CALayer.self { flags.insert(.isPlain) }
  }

  /// Sets or clears one flag.
  package func set(_ flag: Flags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  /// Sets an extra, unless it has that value already.
  func setExtra<T: Equatable>(_ extra: ReferenceWritableKeyPath<Extras, T>, to value: T, default: T) {
    guard extras != nil || value != `default` else { return }
    writableExtras[keyPath: extra] = value
  }

  /// What a diagnostic calls this layer: the class of its view or its own, its name and its frame.
  package var diagnosticName: String {
    let kind = hostOfModel.map { String(describing: type(of: $0)) } ?? String(describing: type(of: self))
    return "\(kind)\(name.map { " \"\($0)\"" } ?? "") at \(computedFrame)"
  }

  /// Whether a geometry property may take a value; if not, it was reported (A.13).
  package func accepts(_ property: String, hasNaN: Bool) -> Bool {
    if hasNaN {
      Tracing.noteRefusal(of: self)
      LayoutDiagnostics.report(.invalidGeometry(layer: diagnosticName, property: property))
    }
    return !hasNaN
  }
}

extension CGPoint {
  var hasNaN: Bool { x.isNaN || y.isNaN }
}

extension CGRect {
  var hasNaN: Bool { origin.hasNaN || size.width.isNaN || size.height.isNaN }
}

extension CALayer: AssociatedValuesHolder {
  var associatedValues: AssociatedValues? {
    get { extras?.associatedValues }
    set { writableExtras.associatedValues = newValue }
  }
}
