import Foundation
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The handle at the top of a sheet.
final class SheetGrabber: UIView {
  init() {
    super.init(frame: CGRect(origin: .zero, size: PresentationFigures.grabber))
    isUserInteractionEnabled = false
    backgroundColor = .tertiaryLabel
    backing.cornerRadius = PresentationFigures.grabber.height / 2
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the handle to the middle of the upper edge of a sheet.
  func place(in sheet: CGRect) {
    frame = CGRect(
      origin: CGPoint(
        x: sheet.midX - PresentationFigures.grabber.width / 2,
        y: sheet.minY + PresentationFigures.gapAboveGrabber), size: PresentationFigures.grabber)
  }
}
