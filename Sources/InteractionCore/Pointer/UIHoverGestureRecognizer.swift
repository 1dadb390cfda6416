public import Foundation
public import GraphicsCore
public import LayoutCore
import StyleCore

/// A recognizer of a pointer above a view.
///
/// It begins when the pointer enters the view, changes when the pointer moves, and ends when it leaves.
///
/// Differs from UIKit: the pointer is that of `HeadlessUser`; a touch is none.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var point = CGPoint.zero

  /// Creates a recognizer with a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer without a target.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The distance of a pencil from the screen, from 0 to 1; that of a pointer is 0.
  open var zOffset: CGFloat { 0 }

  /// The angle of a pencil above the screen, in radians; that of a pointer is 0.
  open var altitudeAngle: CGFloat { 0 }

  /// Returns the direction of a pencil in a view, in radians; that of a pointer is 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction of a pencil in a view, as a vector of the length 1; that of a pointer is to the right.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The turn of a pencil about its own axis, in radians; that of a pointer is 0.
  open var rollAngle: CGFloat { 0 }

  /// Returns the place of the pointer in a view, or in the window for `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window, view !== window else { return point }
    return view.convert(point, from: window)
  }

  /// Returns false: touches are not followed.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  /// Follows the pointer above the view; `nil` for a pointer that left it.
  func follow(_ next: CGPoint?) {
    let isInside = state == .began || state == .changed
    guard let next, isEnabled else {
      if isInside { become(.ended) }
      return
    }
    if isInside, next == point { return }
    point = next
    become(isInside ? .changed : .began)
  }
}
