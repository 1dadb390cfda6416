import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore

/// The views and recognizers around the view of a sheet: the corners, the handle, a drag, and a tap outside.
@MainActor
struct SheetDecoration {
  fileprivate var corners: SheetCorners?
  fileprivate var grabber: SheetGrabber?
  fileprivate var recognizers: [UIGestureRecognizer] = []
  fileprivate var isShown = true

  /// Shows the handle or hides it, as a part of an animation.
  mutating func show(_ isShown: Bool) {
    self.isShown = isShown
    grabber?.alpha = isShown ? 1 : 0
  }

  /// Removes everything, and gives the view the corners that it had.
  mutating func remove() {
    corners?.restore()
    grabber?.removeFromSuperview()
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    self = SheetDecoration()
  }
}

extension UISheetPresentationController {
  /// The colour behind a sheet that leaves a part of the content visible: less of it the further a finger takes the sheet
  /// away.
  var sheetDimming: UIColor? {
    guard let container = containerView, isSheet, !isUndimmed, sheetFrame != container.bounds else {
      return nil
    }
    guard let pull, pull.offset > 0 else { return PresentationFigures.dimming }
    return PresentationFigures.dimming(share: max(0, 1 - pull.offset / max(pull.height, 1)))
  }

  /// Places the corners, the handle and the recognizers.
  func placeSheetDecoration() {
    guard let container = containerView, let view = presentedView else { return }
    let frame = view.frame
    if isSheet, frame != container.bounds {
      if decoration.corners == nil { decoration.corners = SheetCorners(of: view) }
      // The sum of an edge and a height that are no whole points may be a little less.
      let radius = preferredCornerRadius ?? PresentationFigures.cornerRadius
      decoration.corners?.round(
        radius.isFinite ? max(0, radius) : 0, atBottom: frame.maxY < container.bounds.maxY - 0.5)
    } else {
      decoration.corners?.restore()
      decoration.corners = nil
    }
    placeGrabber(in: container, frame)
    guard decoration.recognizers.isEmpty else { return }
    decoration.recognizers = [
      SheetPan(of: self),
      OutsideTap { [weak self] in if self?.isSheet == true { self?.dismissByUser() } },
    ]
    for recognizer in decoration.recognizers { container.addGestureRecognizer(recognizer) }
  }

  private func placeGrabber(in container: UIView, _ frame: CGRect) {
    guard isGrabberShown, frame != container.bounds else {
      decoration.grabber?.removeFromSuperview()
      decoration.grabber = nil
      return
    }
    let grabber = decoration.grabber ?? SheetGrabber()
    decoration.grabber = grabber
    grabber.alpha = decoration.isShown ? 1 : 0
    container.addSubview(grabber)
    grabber.place(in: frame)
  }
}
