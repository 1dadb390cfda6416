import DiagnosticCore
import Foundation
import GraphicsCore

extension CALayer {
  /// The Boolean properties of a layer, one bit each.
  package struct Flags: OptionSet {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    static let isHidden = Flags(rawValue: 1 << 0)
    static let masksToBounds = Flags(rawValue: 1 << 1)
    static let allowsGroupOpacity = Flags(rawValue: 1 << 2)
    /// The flag of a layer that is the mask of another.
    package static let isMask = Flags(rawValue: 1 << 3)
    static let isOpaque = Flags(rawValue: 1 << 4)
    package static let needsDisplay = Flags(rawValue: 1 << 5)
    static let needsDisplayOnBoundsChange = Flags(rawValue: 1 << 6)
    /// The flag of a layer that waits for `layoutSublayers()`.
    package static let needsLayout = Flags(rawValue: 1 << 7)
    /// The flag of a layer with a descendant that waits for `layoutSublayers()`; the mask of a descendant counts, as
    /// for the other flags of this kind.
    package static let descendantNeedsLayout = Flags(rawValue: 1 << 8)
    /// The flag of a layer whose `layoutSublayers()` is on the stack.
    static let isInLayout = Flags(rawValue: 1 << 9)
    /// The flag of a layer in whose tree the view of the root is a window.
    package static let isInWindow = Flags(rawValue: 1 << 10)
    /// The flag of a layer whose view is a window that the main loop updates.
    static let isUpdatedByMainLoop = Flags(rawValue: 1 << 23)
    /// The flag of a layer without area whose contents are to be drawn as soon as it has one (B.17).
    static let awaitsArea = Flags(rawValue: 1 << 12)
    /// The flag of a layer with a descendant that needs display.
    static let descendantNeedsDisplay = Flags(rawValue: 1 << 13)
    /// The flag of a layer whose view waits for `updateConstraints()`.
    package static let needsConstraints = Flags(rawValue: 1 << 14)
    /// The flag of a layer with a descendant whose view waits for `updateConstraints()`.
    static let descendantNeedsConstraints = Flags(rawValue: 1 << 15)
    /// The flag of a layer whose view draws content blocks.
    package static let drawsContentBlocks = Flags(rawValue: 1 << 16)
    /// The flag of a layer of the class `CALayer` itself, without overrides.
    static let isPlain = Flags(rawValue: 1 << 17)
    /// The flag of a layer with a delegate that is not its view.
    static let hasDelegate = Flags(rawValue: 1 << 18)
    /// The flag of a layer whose view is of the class `UIView` itself, without overrides.
    package static let hasPlainView = Flags(rawValue: 1 << 19)
    /// The flag of a layer whose view is that of a controller.
    package static let hasController = Flags(rawValue: 1 << 20)
    /// The flag of a layer whose transform is not the identity.
    static let isTransformed = Flags(rawValue: 1 << 21)
    /// The flag of a layer with a subview that resizes, or once resized, by its autoresizing mask.
    package static let subviewsAutoresize = Flags(rawValue: 1 << 22)
    /// The flag of a layer whose view read its traits during the last update of its constraints.
    package static let constraintsDependOnTraits = Flags(rawValue: 1 << 11)
    /// The flag of a layer for which an override without a call of super was reported.
    package static let reportedMissingSuper = Flags(rawValue: 1 << 29)
    /// The flag of a layer whose view has a safe area other than zero.
    package static let isInset = Flags(rawValue: 1 << 24)
    /// The flag of a layer whose view's margins follow those of its superview.
    package static let preservesMargins = Flags(rawValue: 1 << 25)
    /// The flag of a layer with a subview whose margins follow, or once followed, those of the layer's view.
    package static let marginsReachSublayers = Flags(rawValue: 1 << 26)
    /// The flag of a layer whose view waits for an update of its insets.
    package static let needsEnvironment = Flags(rawValue: 1 << 27)
    /// The flag of a layer whose view waits for its traits.
    package static let needsTraits = Flags(rawValue: 1 << 28)

    /// The flags that a copy of a layer inherits.
    static let copied: Flags = [
      .isHidden, .masksToBounds, .allowsGroupOpacity, .isOpaque, .needsDisplayOnBoundsChange, .isTransformed,
    ]
    /// The flag of a layer beneath which constraints wait to be solved.
    package static let needsSolving = Flags(rawValue: 1 << 30)
    /// The flag of a layer whose view, or a descendant, takes part in constraints, or once did.
    package static let containsConstraints = Flags(rawValue: 1 << 31)
    /// The flags of a layer with a descendant that waits.
    static let beneathWaits: Flags = [
      .descendantNeedsLayout, .descendantNeedsConstraints, .descendantNeedsDisplay,
    ]
    /// The flags that determine the work of the layout pass on a layer.
    static let layoutDependsOn: Flags = [
      .containsConstraints, .isPlain, .hasPlainView, .hasController, .hasDelegate, .isInLayout, .needsLayout,
      .descendantNeedsLayout, .needsEnvironment, .needsTraits,
    ]
    /// The flags of a layer, among those, for which the pass only has to clear a flag.
    static let waitsForNothingButPlainLayout: Flags = [.isPlain, .hasPlainView, .needsLayout]
    /// The flags that determine whether or not a frame is accessed directly.
    static let placing: Flags = [.isPlain, .isTransformed]
    /// The flags of a layer whose frame or bounds affect the insets of views.
    static let environmentDependsOnGeometry: Flags = [.isInset, .preservesMargins, .marginsReachSublayers]
    /// The flags of a layer that needs more than layout for a new frame.
    static let dependsOnGeometry: Flags = [
      environmentDependsOnGeometry, .containsConstraints, .needsDisplayOnBoundsChange, .awaitsArea,
      .subviewsAutoresize,
    ]
  }

  /// The properties that few layers set, in an object of their own, which keeps other layers small.
  final class Extras {
    var transform = CATransform3DIdentity
    var zPosition: CGFloat = 0
    var borderColor: CGColor? = Extras.defaultBorderColor
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var allowsEdgeAntialiasing = false
    var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    var content: Content?
    var effects: Effects?
    var name: String?
    weak var delegate: (any CALayerDelegate)?
    var associatedValues: AssociatedValues?
    /// The position of the view's content.
    var contentPosition = 0.0
    /// The turns of the view's content.
    var turns: LayerTurns?
    /// The layer whose presentation this one is.
    var model: CALayer?
    /// Whether or not the layer or its view is observed, or once was.
    var isObserved = false
    /// The values for keys without a property.
    var keyedValues: [String: Any] = [:]

    static let defaultBorderColor = CGColor(gray: 0, alpha: 1)

    init() {}

    init(copying other: Extras) {
      transform = other.transform
      zPosition = other.zPosition
      borderColor = other.borderColor
      maskedCorners = other.maskedCorners
      cornerCurve = other.cornerCurve
      allowsEdgeAntialiasing = other.allowsEdgeAntialiasing
      edgeAntialiasingMask = other.edgeAntialiasingMask
      content = other.content.map(Content.init(copying:))
      effects = other.effects.map(Effects.init(copying:))
      name = other.name
      contentPosition = other.contentPosition
      keyedValues = other.keyedValues
    }
  }

  /// The extras, created on first use: read through `extras?` and write through this.
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

  /// Records whether or not the class overrides nothing.
  func noteClass() {
    if type(of: self) == CALayer.self { flags.insert(.isPlain) }
  }

  /// Sets or clears a flag.
  package func set(_ flag: Flags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  /// Sets an extra, unless it has that value already.
  func setExtra<T: Equatable>(_ extra: ReferenceWritableKeyPath<Extras, T>, to value: T, default: T) {
    guard extras != nil || value != `default` else { return }
    writableExtras[keyPath: extra] = value
  }

  /// The name of the layer in diagnostics: the class of its view or its own, its name and its frame.
  package var diagnosticName: String {
    let kind = hostOfModel.map { String(describing: type(of: $0)) } ?? String(describing: type(of: self))
    return "\(kind)\(name.map { " \"\($0)\"" } ?? "") at \(computedFrame)"
  }

  /// Returns whether or not a geometry property may take a value; if not, reports it (A.13).
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
