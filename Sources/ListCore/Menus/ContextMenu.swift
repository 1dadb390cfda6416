import ControlCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// A list or an interaction whose delegate has context menus, and is told of them.
@MainActor
protocol MenuSource: AnyObject {
  /// Returns the preview with which a menu appears; nil is the view.
  func menuPreview(_ menu: ContextMenu) -> UITargetedPreview?
  func menuWillAppear(_ menu: ContextMenu, _ animator: any UIContextMenuInteractionAnimating)
  func menuWillEnd(_ menu: ContextMenu, _ animator: any UIContextMenuInteractionAnimating)
  func menuWillCommit(_ menu: ContextMenu, _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// A context menu of a view, from the long touch until it is gone.
@MainActor
final class ContextMenu {
  let configuration: UIContextMenuConfiguration
  /// The row or item whose menu it is; `nil` for a view of no list.
  let path: IndexPath?
  private let view: UIView
  private weak var source: (any MenuSource)?
  private weak var overlay: MenuOverlay?

  /// Creates the menu of a view.
  init(
    _ configuration: UIContextMenuConfiguration, of view: UIView, at path: IndexPath? = nil,
    from source: any MenuSource
  ) {
    (self.configuration, self.view, self.path, self.source) = (configuration, view, path, source)
  }

  /// Shows the menu over the window of the view.
  func show() {
    guard let window = view.window else { return }
    let controller = configuration.previewProvider?()
    let preview = MenuPreview(of: view, source?.menuPreview(self), controller, in: window)
    var presentation = MenuPresentation(
      configuration.actionProvider?([]) ?? UIMenu(), beside: preview.frame)
    presentation.preview = preview
    presentation.sender = view
    // The menu keeps this object, which keeps nothing that keeps the menu.
    let commit = ContextMenuAnimator(controller)
    presentation.onPreviewTap = { self.source?.menuWillCommit(self, commit) }
    let end = ContextMenuAnimator(controller)
    presentation.willEnd = {
      self.source?.menuWillEnd(self, end)
      end.animate()
      commit.animate()
    }
    presentation.didEnd = {
      end.complete()
      commit.complete()
    }
    let display = ContextMenuAnimator(controller)
    source?.menuWillAppear(self, display)
    overlay = MenuOverlay.show(presentation, in: window)
    display.animate()
    display.complete()
  }

  /// Removes the menu.
  func end() { overlay?.end(animated: true) }

  /// Replaces the menu that is shown.
  func update(_ change: (UIMenu) -> UIMenu) {
    guard let overlay else { return }
    overlay.show(change(overlay.menu))
  }
}

/// The animations and completions beside those of a menu, which run with it.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private let added = AddedAnimations<Void>()

  init(_ controller: UIViewController?) {
    previewViewController = controller
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { added.add(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { added.addCompletion { _ in completion() } }

  /// Runs the animations.
  func animate() {
    if !added.isEmpty { UIView.animate(withDuration: TableFigures.animation) { [added] in added.animate() } }
  }

  /// Runs the completions.
  func complete() { added.complete(()) }
}

/// The preview of a context menu: a picture of the view, or the view of a controller.
final class MenuPreview: UIView {
  private static let cornerRadius: CGFloat = 13

  /// Creates the preview of a view, at its place in the window.
  init(
    of view: UIView, _ targeted: UITargetedPreview?, _ controller: UIViewController?, in window: UIWindow
  ) {
    let source = targeted?.view ?? view
    let place = source.window == nil ? view : source
    super.init(frame: place.convert(place.bounds, to: window))
    isUserInteractionEnabled = false
    clipsToBounds = true
    backing.cornerRadius = Self.cornerRadius
    if let controller {
      show(controller, in: window)
    } else {
      show(source, targeted?.parameters)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ controller: UIViewController, in window: UIWindow) {
    let area = window.bounds.inset(by: window.surroundingInsets).insetBy(dx: 16, dy: 16)
    let wanted = controller.preferredContentSize
    let size = CGSize(
      width: wanted.width > 0 ? min(wanted.width, area.width) : area.width,
      height: wanted.height > 0 ? min(wanted.height, area.height) : area.height / 2)
    let middle = center
    frame = CGRect(
      x: max(area.minX, min(middle.x - size.width / 2, area.maxX - size.width)),
      y: max(area.minY, min(middle.y - size.height / 2, area.maxY - size.height)), width: size.width,
      height: size.height)
    let view: UIView = controller.view
    view.frame = bounds
    addSubview(view)
  }

  private func show(_ view: UIView, _ parameters: UIPreviewParameters?) {
    backgroundColor = parameters?.backgroundColor
    if let path = parameters?.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      layer.mask = mask
      backing.cornerRadius = 0
    }
    if let picture = view.snapshotView(afterScreenUpdates: false) { addSubview(picture) }
  }
}
