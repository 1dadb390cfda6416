public import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore

/// An interaction that shows a context menu for a view that is pressed for long.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private weak var owner: UIView?
  private var recognizer: MenuRecognizer?
  private weak var menu: ContextMenu?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The view of the interaction.
  open var view: UIView? { owner }

  /// Stops recognizing long touches in the view.
  open func willMove(to view: UIView?) {
    if let recognizer { owner?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  /// Recognizes long touches in the view.
  open func didMove(to view: UIView?) {
    owner = view
    guard let view else { return }
    let recognizer = MenuRecognizer { [weak self] point in self?.request(at: point) }
    view.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }

  /// Returns the place of the touch in a view, or that of the middle of the interaction's own.
  open func location(in view: UIView?) -> CGPoint {
    recognizer?.location(in: view) ?? .zero
  }

  /// Removes the menu.
  open func dismissMenu() { menu?.end() }

  /// Replaces the actions of the menu that is shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { menu?.update(block) }

  private func request(at point: CGPoint) -> ContextMenu? {
    guard let owner, let delegate,
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    else { return nil }
    let menu = ContextMenu(configuration, of: owner, from: self)
    self.menu = menu
    return menu
  }
}

extension UIContextMenuInteraction: MenuSource {
  func menuPreview(_ menu: ContextMenu) -> UITargetedPreview? {
    let configuration = menu.configuration
    return delegate?.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
  }

  func menuWillAppear(_ menu: ContextMenu, _ animator: any UIContextMenuInteractionAnimating) {
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: menu.configuration, animator: animator)
  }

  func menuWillEnd(_ menu: ContextMenu, _ animator: any UIContextMenuInteractionAnimating) {
    delegate?.contextMenuInteraction(self, willEndFor: menu.configuration, animator: animator)
  }

  func menuWillCommit(_ menu: ContextMenu, _ animator: any UIContextMenuInteractionCommitAnimating) {
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: menu.configuration, animator: animator)
  }
}

/// A type of delegates that provide context menus of a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a long touch at a point of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview with which the menu appears; nil is the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview with which the menu of an item appears; that of the whole menu by default.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Returns the preview with which the menu of an item disappears.
  ///
  /// Differs from UIKit: not called; the preview fades.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Returns the preview with which the menu disappears.
  ///
  /// Differs from UIKit: not called; the preview fades.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Tells the delegate that the user tapped the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// Tells the delegate that the menu is about to appear.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Tells the delegate that the menu is about to disappear.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview of the whole menu.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
