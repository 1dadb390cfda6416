import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The handle at the top of a sheet.
final class SheetGrabber: UIView {
  init() {
    super.init(frame: CGRect(origin: .zero, size: PresentationFigures.grabber))
    isUserInteractionEnabled = false
    backing.cornerRadius = PresentationFigures.grabber.height / 2
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the handle to the middle of the upper edge of a sheet that is made smaller by a factor.
  func place(in sheet: CGRect, scale: CGFloat, _ color: UIColor) {
    backgroundColor = color
    guard scale != 1 else {
      transform = .identity
      frame = CGRect(
        origin: CGPoint(
          x: sheet.midX - PresentationFigures.grabber.width / 2,
          y: sheet.minY + PresentationFigures.gapAboveGrabber), size: PresentationFigures.grabber)
      return
    }
    transform = CGAffineTransform(scaleX: scale, y: scale)
    bounds.size = PresentationFigures.grabber
    let middle = PresentationFigures.gapAboveGrabber + PresentationFigures.grabber.height / 2
    center = CGPoint(x: sheet.midX, y: sheet.minY + middle * scale)
  }
}
