import Foundation

extension CALayer {
  /// The properties of a layer that are one bit each.
  struct Flags: OptionSet {
    let rawValue: UInt16

    static let isHidden = Flags(rawValue: 1 << 0)
    static let masksToBounds = Flags(rawValue: 1 << 1)
    static let allowsGroupOpacity = Flags(rawValue: 1 << 2)
    static let allowsEdgeAntialiasing = Flags(rawValue: 1 << 3)
    static let isOpaque = Flags(rawValue: 1 << 4)
    static let needsDisplay = Flags(rawValue: 1 << 5)
    static let needsDisplayOnBoundsChange = Flags(rawValue: 1 << 6)
    /// This layer waits for `layoutSublayers()`.
    static let needsLayout = Flags(rawValue: 1 << 7)
    /// A layer beneath this one waits for it.
    static let descendantNeedsLayout = Flags(rawValue: 1 << 8)
    /// `layoutSublayers()` of this layer is on the stack.
    static let isInLayout = Flags(rawValue: 1 << 9)
    /// The view at the root of this layer's tree is a window.
    static let isInWindow = Flags(rawValue: 1 << 10)
    /// The layer's view draws blocks of its own.
    static let drawsContentBlocks = Flags(rawValue: 1 << 15)
  }

  /// The properties that few layers set: an object of their own keeps the others small.
  final class Extras {
    var transform = CATransform3DIdentity
    var zPosition: CGFloat = 0
    var borderColor: CGColor? = Extras.defaultBorderColor
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    var contentsScale: CGFloat = 1
    var name: String?
    weak var delegate: (any CALayerDelegate)?
    var associatedValues: AssociatedValues?

    static let defaultBorderColor = CGColor(gray: 0, alpha: 1)

    init() {}

    init(copying other: Extras) {
      transform = other.transform
      zPosition = other.zPosition
      borderColor = other.borderColor
      maskedCorners = other.maskedCorners
      cornerCurve = other.cornerCurve
      edgeAntialiasingMask = other.edgeAntialiasingMask
      contentsScale = other.contentsScale
      name = other.name
    }
  }

  /// The extras, made on first use: read through `extras?` and write through this.
  var writableExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  /// Sets or clears one flag.
  func set(_ flag: Flags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  /// Sets an extra, unless it has that value already.
  func setExtra<T: Equatable>(_ extra: ReferenceWritableKeyPath<Extras, T>, to value: T, default: T) {
    guard extras != nil || value != `default` else { return }
    writableExtras[keyPath: extra] = value
  }

  /// What a diagnostic calls this layer: the class of its view or its own, its name and its frame.
  package var diagnosticName: String {
    let kind = hostView.map { String(describing: type(of: $0)) } ?? String(describing: type(of: self))
    return "\(kind)\(name.map { " \"\($0)\"" } ?? "") at \(frame)"
  }

  /// Whether a geometry property may take a value; if not, it was reported (A.13).
  func accepts(_ property: String, hasNaN: Bool) -> Bool {
    if hasNaN {
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
