public import Foundation

/// A type of objects that show the fragments of a text that are visible.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// Returns the visible area, in the coordinates of the container.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// Tells the delegate that the visible fragments are about to be shown.
  func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
  /// Shows a visible fragment.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Tells the delegate that the visible fragments are shown.
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing.
  public func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
  /// Does nothing.
  public func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
}

/// An object that finds the fragments of a text that are visible, which its delegate shows.
///
/// Differs from UIKit: all lines are laid out, also those that are not visible.
open class NSTextViewportLayoutController: NSObject {
  private weak var manager: NSTextLayoutManager?
  /// The object that shows the fragments.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  private var bounds = CGRect.zero
  private var range: NSTextRange?

  /// Creates an object for the text of a layout manager.
  public init(textLayoutManager: NSTextLayoutManager) {
    manager = textLayoutManager
    super.init()
  }

  /// The layout manager.
  open var textLayoutManager: NSTextLayoutManager? { manager }
  /// The visible area of the last layout.
  open var viewportBounds: CGRect { bounds }
  /// The range of the fragments that were visible at the last layout.
  open var viewportRange: NSTextRange? { range }

  /// Shows the fragments in the visible area that the delegate says.
  open func layoutViewport() {
    guard let delegate, let manager else { return }
    bounds = delegate.viewportBounds(for: self)
    range = nil
    delegate.textViewportLayoutControllerWillLayout(self)
    manager.enumerateTextLayoutFragments(from: nil) { fragment in
      let frame = fragment.layoutFragmentFrame
      guard frame.minY < bounds.maxY else { return false }
      if frame.maxY > bounds.minY {
        range = range?.union(fragment.rangeInElement) ?? fragment.rangeInElement
        delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      }
      return true
    }
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// Returns the height at which a place is visible at the top, which is then the top of the visible area.
  @discardableResult
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    let fragment = manager?.textLayoutFragment(for: textLocation)
    let last = fragment == nil ? manager?.usageBoundsForTextContainer.maxY : nil
    bounds.origin.y = fragment?.layoutFragmentFrame.minY ?? last ?? 0
    return bounds.minY
  }

  /// Moves the visible area.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    if verticalOffset.isFinite { bounds.origin.y += verticalOffset }
  }
}
