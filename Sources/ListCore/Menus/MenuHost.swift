import ControlCore
import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The recognizer of long touches that show a context menu.
final class MenuRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private let request: (CGPoint) -> ContextMenu?
  private var menu: ContextMenu?

  /// Creates a recognizer; the closure returns the menu at a point of the view.
  init(_ request: @escaping (CGPoint) -> ContextMenu?) {
    self.request = request
    super.init(target: nil, action: nil)
    delegate = self
    addHandler { recognizer in
      if recognizer.state == .began { (recognizer as? MenuRecognizer)?.show() }
    }
  }

  /// Returns whether there is a menu for the touch, which is then shown.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    menu = request(location(in: view))
    return menu != nil
  }

  private func show() {
    menu?.show()
    menu = nil
  }
}

/// The context menus of rows.
extension UITableView {
  /// Recognizes long touches, once there is a delegate that may have menus for them.
  func addMenuRecognizer() {
    guard rowDelegate != nil, !state.recognizesMenus else { return }
    state.recognizesMenus = true
    addGestureRecognizer(MenuRecognizer { [weak self] point in self?.menu(at: point) })
  }

  private func menu(at point: CGPoint) -> ContextMenu? {
    guard !isEditing, state.reorder == nil, state.swipe == nil, let delegate = rowDelegate,
      let path = rowPath(at: point), let cell = shownCell(at: path),
      let configuration = delegate.tableView(
        self, contextMenuConfigurationForRowAt: path, point: convert(point, to: cell))
    else { return nil }
    return ContextMenu(configuration, of: cell, at: path, from: self)
  }
}

extension UITableView: MenuSource {
  func menuPreview(_ menu: ContextMenu) -> UITargetedPreview? {
    rowDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: menu.configuration)
  }

  func menuWillAppear(_ menu: ContextMenu, _ animator: any UIContextMenuInteractionAnimating) {
    rowDelegate?.tableView(self, willDisplayContextMenu: menu.configuration, animator: animator)
  }

  func menuWillEnd(_ menu: ContextMenu, _ animator: any UIContextMenuInteractionAnimating) {
    rowDelegate?.tableView(self, willEndContextMenuInteraction: menu.configuration, animator: animator)
  }

  func menuWillCommit(_ menu: ContextMenu, _ animator: any UIContextMenuInteractionCommitAnimating) {
    rowDelegate?.tableView(self, willPerformPreviewActionForMenuWith: menu.configuration, animator: animator)
  }
}

/// The context menus of items.
extension UICollectionView {
  /// Recognizes long touches, once there is a delegate that may have menus for them.
  func addMenuRecognizer() {
    guard itemDelegate != nil, !list.recognizesMenus else { return }
    list.recognizesMenus = true
    addGestureRecognizer(MenuRecognizer { [weak self] point in self?.menu(at: point) })
  }

  private func menu(at point: CGPoint) -> ContextMenu? {
    guard !isEditing, list.movement == nil, list.swipe == nil, let delegate = itemDelegate,
      let path = indexPathForItem(at: point), let cell = cellForItem(at: path)
    else { return nil }
    let paths = list.selection.contains(path) ? list.selection : [path]
    let place = convert(point, to: cell)
    guard
      let configuration = delegate.collectionView(
        self, contextMenuConfigurationForItemsAt: paths, point: place)
        ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: place)
    else { return nil }
    return ContextMenu(configuration, of: cell, at: path, from: self)
  }
}

extension UICollectionView: MenuSource {
  func menuPreview(_ menu: ContextMenu) -> UITargetedPreview? {
    let configuration = menu.configuration
    let own = menu.path.flatMap {
      itemDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
    }
    return own
      ?? itemDelegate?.collectionView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func menuWillAppear(_ menu: ContextMenu, _ animator: any UIContextMenuInteractionAnimating) {
    itemDelegate?.collectionView(self, willDisplayContextMenu: menu.configuration, animator: animator)
  }

  func menuWillEnd(_ menu: ContextMenu, _ animator: any UIContextMenuInteractionAnimating) {
    itemDelegate?.collectionView(self, willEndContextMenuInteraction: menu.configuration, animator: animator)
  }

  func menuWillCommit(_ menu: ContextMenu, _ animator: any UIContextMenuInteractionCommitAnimating) {
    itemDelegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: menu.configuration, animator: animator)
  }
}
