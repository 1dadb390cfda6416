import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore

/// The controller of the presentation of an alert, or of an action sheet at the bottom, over dimmed content.
final class AlertPresentationController: UIPresentationController {
  private var tap: OutsideTap?

  override var isSystem: Bool { true }
  override var dimming: UIColor? { PresentationFigures.dimming }

  override func placeDecoration() {
    guard tap == nil, let container = containerView,
      let alert = presentedViewController as? UIAlertController,
      alert.preferredStyle == .actionSheet
    else { return }
    let tap = OutsideTap { [weak alert] in alert?.cancelByUser() }
    self.tap = tap
    container.addGestureRecognizer(tap)
  }

  override func removeDecoration() {
    if let tap { tap.view?.removeGestureRecognizer(tap) }
    tap = nil
  }
}
