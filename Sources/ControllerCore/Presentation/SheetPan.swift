import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore

/// The recognizer of drags of a sheet, for which scroll views in the sheet wait.
///
/// It begins where the content is at its top: downwards, and upwards to a higher detent if the sheet prefers that.
final class SheetPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?
  private weak var touched: UIView?

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    delegate = self
    addHandler { [weak self] _ in self?.follow() }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let sheet, sheet.isSheet, let content = sheet.presentedView, let view = touch.view,
      view.isDescendant(of: content)
    else { return false }
    touched = view
    return true
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, !sheet.presentedViewController.isBeingDismissed else { return false }
    let way = translation(in: view)
    guard abs(way.y) > abs(way.x) else { return false }
    let (isUp, content) = (way.y < 0, scrollView)
    if let content, content.contentOffset.y > -content.adjustedContentInset.top { return false }
    guard isUp else { return true }
    return sheet.canExpand && (content == nil || sheet.prefersScrollingExpandsWhenScrolledToEdge)
  }

  /// The innermost scroll view under the finger whose content moves up and down.
  private var scrollView: UIScrollView? {
    let content = sheet?.presentedView
    let views = sequence(first: touched) { $0 === content ? nil : $0?.superview }.compactMap { $0 }
    return views.lazy.compactMap { $0 as? UIScrollView }.first { scroll in
      let insets = scroll.adjustedContentInset
      return scroll.isScrollEnabled
        && (scroll.alwaysBounceVertical
          || scroll.contentSize.height + insets.top + insets.bottom > scroll.bounds.height)
    }
  }

  private func follow() {
    guard let sheet, let container = view else { return }
    let way = translation(in: container)
    switch state {
    case .began:
      // The first 10 points, which are needed to recognize a drag, move nothing (N.1).
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      let rest = length > Self.slop ? 1 - Self.slop / length : 0
      setTranslation(CGPoint(x: way.x * rest, y: way.y * rest), in: container)
      sheet.beginPull()
      sheet.pull(by: way.y * rest)
    case .changed: sheet.pull(by: way.y)
    case .ended: sheet.endPull(speed: velocity(in: container).y)
    case .cancelled: sheet.cancelPull()
    default: break
    }
  }
}
