import Foundation
import StyleCore

/// A view that contains the view of a presented controller in the window, or in the context of the presenting one.
final class PresentationView: UIView {
  /// Whether or not the content behind is dimmed and the decoration shown, as they are but for transitions.
  var isDimmingShown = true {
    didSet {
      showDimming()
      manager?.current.showDecoration(isDimmingShown)
    }
  }

  private weak var presented: UIViewController?
  fileprivate weak var manager: UIPresentationController?
  /// The controller that placed its decoration last.
  private weak var placed: UIPresentationController?

  init(of presented: UIViewController, by manager: UIPresentationController) {
    self.presented = presented
    self.manager = manager
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    manager.container = self
    accessibilityViewIsModal = manager.current.isModal
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
    let current = manager.current
    if placed !== current {
      // A popover that becomes a sheet, or a sheet that becomes a popover again.
      placed?.removeDecoration()
      placed = current
    }
    presented.viewIfLoaded?.frame = current.frameOfPresentedViewInContainerView
    showDimming()
    current.placeDecoration()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { manager?.removeDecoration() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    manager?.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? manager?.current.view(behind: point, with: event) ?? hit : hit
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && manager?.current.receivesTouch(at: point) != false
  }

  private func showDimming() {
    let color = isDimmingShown ? manager?.current.dimming : nil
    if backgroundColor != color { backgroundColor = color }
    accessibilityViewIsModal = manager?.current.isModal ?? true
  }
}

extension UIView {
  /// Whether or not this contains a presentation that dims the content behind.
  package var dimsContentBehind: Bool { (self as? PresentationView)?.manager?.current.dimming != nil }

  /// Shows or hides the dimming and the decoration of the presentation that this contains, if any.
  package func showPresentationDimming(_ isShown: Bool) {
    (self as? PresentationView)?.isDimmingShown = isShown
  }
}
