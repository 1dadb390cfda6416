import ControlCore
import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The views and recognizers around the view of a sheet: the corners, the handle, a drag, and a tap outside.
@MainActor
struct SheetDecoration {
  fileprivate var corners: SheetCorners?
  fileprivate var grabber: SheetGrabber?
  fileprivate var platter: PlatterView?
  /// The view that is made smaller.
  fileprivate weak var scaled: UIView?
  fileprivate var recognizers: [UIGestureRecognizer] = []
  fileprivate var isShown = true

  /// Shows the handle or hides it, as a part of an animation.
  mutating func show(_ isShown: Bool) {
    self.isShown = isShown
    grabber?.alpha = isShown ? 1 : 0
    platter?.alpha = isShown ? 1 : 0
  }

  /// Removes everything, and gives the view the corners that it had.
  mutating func remove() {
    corners?.restore()
    scaled?.transform = .identity
    platter?.removeFromSuperview()
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
    let isLarge = traitCollection.system >= .v26 && isEdgeAttached && floating == nil
    guard let pull, pull.offset > 0 else {
      return isLarge ? PresentationFigures.largeSheetDimming : PresentationFigures.dimming
    }
    let share = max(0, 1 - pull.offset / max(pull.height, 1))
    return isLarge ? UIColor(white: 0, alpha: 0.2 * share) : PresentationFigures.dimming(share: share)
  }

  /// Places the corners, the handle and the recognizers.
  func placeSheetDecoration() {
    guard let container = containerView, let view = presentedView else { return }
    let scale = scale(view)
    let frame = view.frame
    if isSheet, frame != container.bounds {
      if decoration.corners == nil { decoration.corners = SheetCorners(of: view) }
      // The sum of an edge and a height that are no whole points may be a little less.
      let radius = cornerRadius
      let isRoundAtBottom = frame.maxY < container.bounds.maxY - 0.5
      decoration.corners?.round(
        radius, lower: lowerRadius, atBottom: isRoundAtBottom, isContinuous: traitCollection.system >= .v26)
    } else {
      decoration.corners?.restore()
      decoration.corners = nil
    }
    placePlatter(behind: view, in: container, scale)
    placeGrabber(in: container, frame, scale)
    guard decoration.recognizers.isEmpty else { return }
    decoration.recognizers = [
      SheetPan(of: self),
      OutsideTap { [weak self] in if self?.isSheet == true { self?.dismissByUser() } },
    ]
    for recognizer in decoration.recognizers { container.addGestureRecognizer(recognizer) }
  }

  /// The radius of the corners, before the sheet is made smaller (26.P.5).
  private var cornerRadius: CGFloat {
    if let own = preferredCornerRadius { return own.isFinite ? max(0, own) : 0 }
    let isSquare =
      containerView?.window?.surroundingInsets.bottom == 0 && traitCollection.userInterfaceIdiom == .phone
    return traitCollection.system >= .v26 && isSquare
      ? SheetFigures.squareRadius : PresentationFigures.cornerRadius[traitCollection]
  }

  /// The radius of the lower corners of a sheet that floats above a round display.
  private var lowerRadius: CGFloat {
    let radius = cornerRadius
    let isStandard = preferredCornerRadius == nil && radius == PresentationFigures.cornerRadius[.v26]
    return isStandard && floating != nil ? SheetFigures.lowerRadius : radius
  }

  /// Makes a view that floats smaller about its middle, and returns the factor.
  private func scale(_ view: UIView) -> CGFloat {
    let scale = floatingScale
    guard scale != 1 || decoration.scaled != nil else { return 1 }
    decoration.scaled = scale == 1 ? nil : view
    let frame = sheetFrame
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.bounds.size = CGSize(width: frame.width / scale, height: floating?.height ?? frame.height)
    view.center = CGPoint(x: frame.midX, y: frame.midY)
    return scale
  }

  /// Places the card behind a sheet of iOS 26 that floats, or has an effect.
  private func placePlatter(behind view: UIView, in container: UIView, _ scale: CGFloat) {
    let isFloating = floating != nil || (isSheet && !isEdgeAttached && view.frame != container.bounds)
    guard traitCollection.system >= .v26, isFloating || backgroundEffect != nil else {
      decoration.platter?.removeFromSuperview()
      decoration.platter = nil
      return
    }
    let platter = decoration.platter ?? PlatterView(.sheet)
    decoration.platter = platter
    platter.alpha = decoration.isShown ? 1 : 0
    platter.effect = backgroundEffect
    platter.radius = cornerRadius * scale
    platter.lowerRadius = lowerRadius * scale
    platter.frame = view.frame
    if platter.superview !== container { container.insertSubview(platter, belowSubview: view) }
  }

  private func placeGrabber(in container: UIView, _ frame: CGRect, _ scale: CGFloat) {
    guard isGrabberShown, frame != container.bounds else {
      decoration.grabber?.removeFromSuperview()
      decoration.grabber = nil
      return
    }
    let grabber = decoration.grabber ?? SheetGrabber()
    decoration.grabber = grabber
    grabber.alpha = decoration.isShown ? 1 : 0
    container.addSubview(grabber)
    grabber.place(in: frame, scale: scale, PresentationFigures.grabberColor[traitCollection])
  }
}
