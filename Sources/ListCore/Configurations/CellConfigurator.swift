import ControlCore
import Foundation
import LayoutCore
import StyleCore

/// The content and the background of a cell, as configurations, and the views that show them.
///
/// The content view of the configuration takes the place of the cell's own one. A cell with `backgroundView` or
/// `selectedBackgroundView` sets `backgroundConfiguration` to nil, as UIKit does.
@MainActor
final class CellConfigurator {
  /// The background of a cell: that of its list until code sets one.
  private enum Background {
    case automatic
    case set(UIBackgroundConfiguration?)
  }

  private unowned let owner: any ConfigurableView
  /// The view for the content: a plain one, or that of the configuration.
  private(set) var contentView: UIView
  private var content: (any UIContentConfiguration)?
  private var background = Background.automatic
  private(set) var backgroundView: BackgroundView?
  private var needsUpdate = true
  private var isUpdating = false
  private var updatedTraits: UITraitCollection?

  /// Creates the configurations of a cell with an empty content view, which is added to it.
  init(owner: any ConfigurableView, contentView: UIView = UIView()) {
    self.owner = owner
    self.contentView = contentView
    owner.addContentView(contentView)
  }

  // MARK: Content

  /// The configuration of the content.
  ///
  /// A new one is shown by the present content view if that supports it, and else by a new view.
  var contentConfiguration: (any UIContentConfiguration)? {
    get { content }
    set { showContent(automaticallyUpdatesContent ? newValue?.updated(for: owner.presentState) : newValue) }
  }

  /// Whether or not the content is updated for a new state.
  var automaticallyUpdatesContent = true {
    didSet { if automaticallyUpdatesContent, !oldValue { setNeedsUpdate() } }
  }

  private func showContent(_ configuration: (any UIContentConfiguration)?) {
    let hadContent = content != nil
    content = configuration
    guard let configuration else {
      if hadContent { replaceContentView(with: UIView()) }
      return
    }
    if hadContent, let view = contentView as? any UIView & UIContentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      replaceContentView(with: configuration.makeContentView())
    }
    requestLayout()
  }

  private func replaceContentView(with view: UIView) {
    let old = contentView
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = old.frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    owner.insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    contentView = view
    requestLayout()
  }

  // MARK: Background

  /// The configuration of the background: that which code set, or the one of the list.
  var backgroundConfiguration: UIBackgroundConfiguration? {
    get {
      switch background {
      case .automatic: owner.automaticBackground?.updated(for: owner.presentState)
      case .set(let configuration): configuration
      }
    }
    set {
      background = .set(
        automaticallyUpdatesBackground ? newValue?.updated(for: owner.presentState) : newValue)
      showBackground()
    }
  }

  /// Whether or not the background is updated for a new state.
  var automaticallyUpdatesBackground = true {
    didSet { if automaticallyUpdatesBackground, !oldValue { setNeedsUpdate() } }
  }

  /// Shows the background of the list again after it changed, unless code set another.
  func automaticBackgroundChanged() {
    if case .automatic = background { showBackground() }
  }

  /// Returns to the background of the list.
  func useAutomaticBackground() {
    background = .automatic
    showBackground()
  }

  private func showBackground() {
    guard let configuration = backgroundConfiguration else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? BackgroundView()
    if backgroundView == nil { owner.insertSubview(view, at: 0) }
    backgroundView = view
    view.showTinted(configuration)
    requestLayout()
  }

  // MARK: Updates

  /// Requests an update before the next layout; several requests cause one update.
  ///
  /// A request during an update has no effect.
  func setNeedsUpdate() {
    guard !isUpdating else { return }
    needsUpdate = true
    owner.setNeedsLayout()
  }

  /// Updates the content and the background for the present state, if that was requested or the traits changed.
  func updateIfNeeded() {
    let traits = owner.traitCollection
    guard !isUpdating, needsUpdate || traits != updatedTraits else { return }
    (isUpdating, updatedTraits) = (true, traits)
    let state = owner.presentState
    if automaticallyUpdatesContent, let content { showContent(content.updated(for: state)) }
    updateBackground(for: state)
    owner.runConfigurationUpdate()
    (needsUpdate, isUpdating) = (false, false)
  }

  private func updateBackground(for state: any UIConfigurationState) {
    if automaticallyUpdatesBackground, case .set(let configuration?) = background {
      background = .set(configuration.updated(for: state))
    }
    showBackground()
  }

  /// Requests layout, unless an update before it makes the change.
  private func requestLayout() {
    if !isUpdating { owner.setNeedsLayout() }
  }

  /// Lays out the background behind the cell's content; the cell lays out the content view.
  func layOut() {
    guard let backgroundView, let configuration = backgroundConfiguration else { return }
    var insets = configuration.backgroundInsets
    let margins = owner.directionalLayoutMargins
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    backgroundView.frame = owner.bounds.inset(
      by: UIEdgeInsets(insets, in: owner.effectiveUserInterfaceLayoutDirection))
  }
}
