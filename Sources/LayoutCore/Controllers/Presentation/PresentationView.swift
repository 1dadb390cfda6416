import Foundation
import StyleCore

/// A view that contains the view of a presented controller in the window.
final class PresentationView: UIView {
  /// The corners of the presented view as they were before a sheet rounded them.
  private var corners: SheetCorners?
  /// Whether or not the content behind a sheet or an alert is dimmed, as it is but for transitions.
  var isDimmingShown = true {
    didSet {
      showDimming()
      grabber?.alpha = isDimmingShown ? 1 : 0
    }
  }
  /// The handle of a sheet that shows one.
  private var grabber: SheetGrabber?

  private weak var presented: UIViewController?
  private weak var manager: UIPresentationController?

  init(of presented: UIViewController, by manager: UIPresentationController) {
    self.presented = presented
    self.manager = manager
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    manager.container = self
    accessibilityViewIsModal = (manager as? UISheetPresentationController)?.isUndimmed != true
  }

  required init?(coder: NSCoder) { nil }

  override var contentKind: ViewContent.Kind { .container }

  override func layoutSubviews() {
    manager?.containerViewWillLayoutSubviews()
    placeContent()
    manager?.containerViewDidLayoutSubviews()
  }

  /// Whether or not the presented view covers everything below.
  var coversAll: Bool { manager?.shouldRemovePresentersView ?? false }

  /// Places the presented view by the system's own controllers; those of programs do it themselves.
  func placeContent() {
    guard let presented, let manager, manager.isSystem, window != nil, !presented.isLeavingOnClock,
      presented.viewIfLoaded?.superview === self
    else { return }
    let frame = manager.frameOfPresentedViewInContainerView
    presented.viewIfLoaded?.frame = frame
    showDimming()
    if manager.isSheet, frame != bounds, let view = presented.viewIfLoaded {
      if corners == nil { corners = SheetCorners(of: view) }
      corners?.round(
        (manager as? UISheetPresentationController)?.preferredCornerRadius
          ?? PresentationFigures.cornerRadius, atBottom: frame.maxY < bounds.maxY)
    }
    showGrabber(of: frame)
  }

  private func showGrabber(of frame: CGRect) {
    guard let sheet = manager as? UISheetPresentationController, sheet.isGrabberShown, frame != bounds else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    let grabber = self.grabber ?? SheetGrabber()
    self.grabber = grabber
    grabber.alpha = isDimmingShown ? 1 : 0
    addSubview(grabber)
    grabber.place(in: frame)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    corners?.restore()
    corners = nil
    grabber?.removeFromSuperview()
    grabber = nil
  }

  private func showDimming() {
    let color = isDimmingShown && manager?.dimsContentBehind == true ? PresentationFigures.dimming : nil
    if backgroundColor != color { backgroundColor = color }
    accessibilityViewIsModal = (manager as? UISheetPresentationController)?.isUndimmed != true
  }

  /// Returns the frame of the presented controller's view.
  ///
  /// The sizes of sheets are this package's own: on phones in portrait ten points below the safe area, on pads in the
  /// centre.
  func contentFrame(
    of presented: UIViewController, style: UIModalPresentationStyle, in window: UIWindow
  ) -> CGRect {
    let traits = window.traitCollection
    if let frame = presented.presentedFrame(in: window) { return frame }
    let isForm: Bool
    switch style {
    case .formSheet, .popover: isForm = true
    case .pageSheet, .automatic: isForm = false
    default: return bounds
    }
    guard traits.verticalSizeClass == .regular else { return bounds }
    guard traits.horizontalSizeClass == .regular else {
      return bounds.inset(
        by: UIEdgeInsets(
          top: window.surroundingInsets.top + PresentationFigures.gapAboveSheet, left: 0, bottom: 0, right: 0)
      )
    }
    let preferred = presented.preferredContentSize
    let form = CGSize(
      width: preferred.width > 0 ? preferred.width : PresentationFigures.form.width,
      height: preferred.height > 0 ? preferred.height : PresentationFigures.form.height)
    let room = bounds.inset(by: window.surroundingInsets)
    let wanted = isForm ? form : CGSize(width: PresentationFigures.pageWidth, height: room.height)
    let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    return CGRect(
      x: bounds.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
