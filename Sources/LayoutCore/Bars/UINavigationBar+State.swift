import Foundation
package import StyleCore

extension UINavigationBar {
  /// The appearances that a navigation bar was given.
  @MainActor
  package struct Look {
    package var standard = UINavigationBarAppearance()
    /// Whether or not the standard appearance was set or changed.
    package var wasSet = false
    /// Whether or not content was at the bar's edge at the last layout.
    package var isAtScrollEdge = false
    package var backgroundImages: [UIBarMetrics: UIImage] = [:]
  }

  func prepare() {
    _ = content
    observeAppearance()
  }

  func setStandardAppearance(_ appearance: UINavigationBarAppearance) {
    look.standard.onChange = nil
    look.standard = appearance.own
    look.wasSet = true
    observeAppearance()
    setNeedsLayout()
  }

  private func observeAppearance() {
    look.standard.onChange = { [weak self] in
      self?.look.wasSet = true
      self?.setNeedsLayout()
    }
  }

  func itemsChanged(from old: [UINavigationItem]) {
    for item in old { (item.onLayoutChange, item.onChange) = (nil, nil) }
    for item in items ?? [] {
      item.bar = self
      item.onLayoutChange = { [weak self] in self?.onLayoutChange?() }
      item.onChange = { [weak self] in self?.setNeedsLayout() }
    }
    setNeedsLayout()
  }

  package func goBack() {
    if let onBack { return onBack() }
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
    if popItem(animated: true) != nil { delegate?.navigationBar(self, didPop: item) }
  }

  /// The appearance over the start of content, if the bar is there and has one.
  private var edgeAppearance: UINavigationBarAppearance? {
    guard look.isAtScrollEdge else { return nil }
    let isCompact = traitCollection.verticalSizeClass == .compact
    let compact = isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    return compact ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// Whether or not the bar has no background: over the start of content, unless an appearance is for that.
  package var isClear: Bool { look.isAtScrollEdge && edgeAppearance == nil }

  /// The appearance in effect.
  package var appearance: UINavigationBarAppearance {
    if let edge = edgeAppearance { return edge }
    if traitCollection.verticalSizeClass == .compact,
      let compact = topItem?.compactAppearance ?? compactAppearance
    {
      return compact
    }
    return topItem?.standardAppearance ?? look.standard
  }

  /// Returns whether the bar shows a way back from an item, as far as the item allows it.
  package func showsBack(of item: UINavigationItem) -> Bool {
    guard backItem != nil, !item.hidesBackButton else { return false }
    return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
  }
}
