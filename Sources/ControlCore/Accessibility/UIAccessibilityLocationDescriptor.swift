public import Foundation
public import LayoutCore
public import StyleCore

/// A named place of a view, from which something is dragged or on which it is dropped.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view.
  open private(set) weak var view: UIView?
  /// The point in the view.
  public let point: CGPoint
  /// The name with attributes for its speech.
  public let attributedName: NSAttributedString
  /// The name.
  open var name: String { attributedName.string }

  /// Creates a place with an attributed name.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (self.attributedName, self.point, self.view) = (attributedName, point, view)
    super.init()
  }

  /// Creates a place.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// Creates a place in the middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }
}

extension UIAccessibility {
  /// The treatment of touches of an element that the user touches directly.
  public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing is spoken at touches.
    public static let silentOnTouch = DirectTouchOptions(rawValue: 1 << 0)
    /// The element must be activated before.
    public static let requiresActivation = DirectTouchOptions(rawValue: 1 << 1)
  }

  /// The states of an element that can be expanded.
  public enum ExpandedStatus: Int, Sendable {
    /// An element that cannot be expanded.
    case unsupported = 0
    /// An expanded element.
    case expanded = 1
    /// A collapsed element.
    case collapsed = 2
  }

  /// The kinds of places that a zoom of the screen follows.
  public enum ZoomType: Int, Sendable {
    /// The place where text is inserted.
    case insertionPoint = 0
  }

  /// Tells a zoom of the screen of a place; without effect.
  @MainActor public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// Tells the user that the gestures of the program are also those of a zoom; without effect.
  @MainActor public static func registerGestureConflictWithZoom() {}
}

/// The properties of an object for assistive technologies beside those of responders.
@MainActor
private struct FurtherProperties {
  static let all = AttachedValue<FurtherProperties>()
  var sources: [UIAccessibilityLocationDescriptor]?
  var drops: [UIAccessibilityLocationDescriptor]?
  var touches: UIAccessibility.DirectTouchOptions = []
  var expanded = UIAccessibility.ExpandedStatus.unsupported
  var automation: [Any]?
}

extension UIAccessibilityObject {
  private var further: FurtherProperties {
    get { FurtherProperties.all[self] ?? FurtherProperties() }
    set { FurtherProperties.all[self] = newValue }
  }

  /// The places from which something can be dragged.
  public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { further.sources }
    set { further.sources = newValue }
  }

  /// The places on which something can be dropped.
  public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { further.drops }
    set { further.drops = newValue }
  }

  /// The treatment of touches of an element that the user touches directly.
  public var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
    get { further.touches }
    set { further.touches = newValue }
  }

  /// The state of an element that can be expanded.
  public var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { further.expanded }
    set { further.expanded = newValue }
  }

  /// The elements in the object for tests that run the program.
  public var automationElements: [Any]? {
    get { further.automation }
    set { further.automation = newValue }
  }
}
