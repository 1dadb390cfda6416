public import Foundation
public import LayoutCore
public import StyleCore

/// An element for assistive technologies that is no view, in a container that lists it.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view or element that contains the element.
  open weak var accessibilityContainer: AnyObject?

  private var ownFrame: CGRect?
  private var frameInContainer: CGRect?

  /// Creates an element in a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// Whether or not the object is an accessibility element, which it is by default.
  open override var isAccessibilityElement: Bool {
    get { accessibilityProperties?.isElement ?? true }
    set { writableAccessibility.isElement = newValue }
  }

  /// The frame of the element in the coordinates of its container, which is followed as the container moves.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { (frameInContainer, ownFrame) = (newValue, nil) }
  }

  /// The frame of the element in the coordinates of the window.
  ///
  /// Differs from UIKit: it is in the coordinates of the window, not of the screen.
  open override var accessibilityFrame: CGRect {
    get {
      if let ownFrame { return ownFrame }
      guard let frameInContainer else { return .zero }
      if let view = accessibilityContainer as? UIView { return view.convert(frameInContainer, to: nil) }
      let origin = (accessibilityContainer as? UIAccessibilityElement)?.accessibilityFrame.origin ?? .zero
      return frameInContainer.offsetBy(dx: origin.x, dy: origin.y)
    }
    set { (ownFrame, frameInContainer) = (newValue, nil) }
  }
}

/// A type of objects with an identifier for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// An identifier for tests, which is not spoken.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIImage: @MainActor UIAccessibilityIdentification {}
