import ControlCore
import Foundation
import LayerCore
@_spi(Plumb) import LayoutCore

/// The corners of a view, which are round while it is in a sheet.
///
/// A view whose corners the program has rounded stays as it is.
@MainActor
struct SheetCorners {
  private let view: UIView
  private let isOwn: Bool
  private let corners: CACornerMask
  private let curve: CALayerCornerCurve
  private let clips: Bool

  init(of view: UIView) {
    self.view = view
    isOwn = view.backing.cornerRadius != 0 || view.backing.cornerShape != nil
    corners = view.backing.maskedCorners
    curve = view.backing.cornerCurve
    clips = view.clipsToBounds
  }

  /// Rounds the upper corners, and the lower ones of a sheet that does not reach the bottom.
  func round(_ radius: CGFloat, lower: CGFloat, atBottom isRoundAtBottom: Bool, isContinuous: Bool) {
    guard !isOwn else { return }
    view.backing.cornerRadius = radius
    view.backing.cornerCurve = isContinuous ? .continuous : curve
    EdgeCorners.round(view.backing, upper: radius, lower: isRoundAtBottom ? lower : radius)
    view.backing.maskedCorners =
      isRoundAtBottom ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
  }

  /// Gives the view the corners that it had.
  func restore() {
    guard !isOwn else { return }
    view.backing.cornerRadius = 0
    EdgeCorners.round(view.backing, upper: 0, lower: 0)
    view.backing.cornerCurve = curve
    view.backing.maskedCorners = corners
    view.clipsToBounds = clips
  }
}
