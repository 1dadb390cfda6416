import Foundation
import StyleCore

extension UINavigationBar {
  /// What a navigation bar shows.
  @MainActor
  struct Parts {
    let title = UILabel()
    let largeTitle = UILabel()
    let prompt = UILabel()
    let back = BackButton()
    var titleView: UIView?
    var buttons: [BarButton] = []
    var standard = UINavigationBarAppearance()
    /// Whether that look was set or changed.
    var hasOwnAppearance = false
    /// Whether content was at the bar's edge at the last layout.
    var isAtScrollEdge = false
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
  }

  func prepare() {
    addSubview(ground)
    for view in [parts.title, parts.largeTitle, parts.prompt, parts.back] { addSubview(view) }
    parts.prompt.font = .systemFont(ofSize: 13)
    parts.prompt.textAlignment = .center
    observeAppearance()
    parts.back.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
  }

  func setStandardAppearance(_ appearance: UINavigationBarAppearance) {
    parts.standard.onChange = nil
    parts.standard = appearance.own
    parts.hasOwnAppearance = true
    observeAppearance()
    setNeedsLayout()
  }

  private func observeAppearance() {
    parts.standard.onChange = { [weak self] in
      self?.parts.hasOwnAppearance = true
      self?.setNeedsLayout()
    }
  }

  func itemsChanged(from old: [UINavigationItem]) {
    for item in old { (item.onLayoutChange, item.onChange) = (nil, nil) }
    for item in items ?? [] {
      item.onLayoutChange = { [weak self] in self?.onLayoutChange?() }
      item.onChange = { [weak self] in self?.setNeedsLayout() }
    }
    setNeedsLayout()
  }

  private func goBack() {
    if let onBack { return onBack() }
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
    if popItem(animated: true) != nil { delegate?.navigationBar(self, didPop: item) }
  }

  /// The look that is in effect.
  private var appearance: UINavigationBarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    if parts.isAtScrollEdge {
      let compact = isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
      if let edge = compact ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    }
    if isCompact, let compact = topItem?.compactAppearance ?? compactAppearance { return compact }
    return topItem?.standardAppearance ?? parts.standard
  }

  func showGround() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let image = isCompact ? parts.backgroundImages[.compact] : nil
    ground.show(
      appearance,
      BarGround.Own(
        tint: barTintColor, image: image ?? parts.backgroundImages[.default], shadow: shadowImage))
  }

  // MARK: Placing

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var row: CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY + promptHeight, width: bounds.width, height: BarMetrics.navigationBar)
  }

  /// The sides of the safe area, leading and trailing.
  private var safe: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(safeAreaInsets, in: effectiveUserInterfaceLayoutDirection)
  }

  /// The distance of the first and last button from the safe area.
  private var margin: CGFloat {
    RootViewEnvironment.systemMinimumLayoutMargins(width: bounds.width, safeAreaInsets: safeAreaInsets)
      .leading
  }

  /// Places all parts as though reading went from the left, each mirrored where it does not.
  func placeParts() {
    guard let item = topItem else { return hideParts() }
    let buttons = BarButtons(of: item, in: self, appearance: appearance)
    let (leading, trailing) = (buttons.leading.spans(in: nil), buttons.trailing.spans(in: nil))
    let end = bounds.width - safe.trailing - margin
    // The first of the trailing side is the outermost.
    for span in trailing.spans { place(span.button, x: end - span.x - span.width) }
    let titleEnd = end - trailing.width - (trailing.width > 0 ? BarRow.gap : 0)
    let titleSize = showTitle(of: item)
    var start = safe.leading + margin
    parts.back.isHidden = !showsBack(of: item)
    if !parts.back.isHidden {
      start = safe.leading + BackButton.inset
      let besides = leading.width + (leading.width > 0 ? BarRow.gap : 0) + BarRow.gap + titleSize.width
      parts.back.show(
        backItem?.wayBack ?? "", tint: backItem?.backBarButtonItem?.tintColor,
        appearance: appearance.backButtonAppearance,
        image: backIndicatorImage ?? appearance.backIndicatorImage,
        room: titleEnd - besides - start)
      place(parts.back, x: start, size: CGSize(width: parts.back.fittingWidth, height: row.height), in: row)
      start += parts.back.fittingWidth + BarRow.gap
    }
    for span in leading.spans { place(span.button, x: start + span.x) }
    placeTitle(titleSize, from: start + leading.width + (leading.width > 0 ? BarRow.gap : 0), to: titleEnd)
    placeLargeTitle()
    placePrompt()
    adopt(buttons.all)
  }

  /// Whether there is a way back from an item, as far as the item lets it be seen.
  func showsBack(of item: UINavigationItem) -> Bool {
    guard backItem != nil, !item.hidesBackButton else { return false }
    return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
  }

  private func hideParts() {
    for view in [parts.title, parts.largeTitle, parts.prompt, parts.back] { view.isHidden = true }
    parts.titleView?.removeFromSuperview()
    parts.titleView = nil
    adopt([])
  }

  /// A button fills the height of the row, so that fingers find it; a view of the program's keeps its own.
  private func place(_ button: BarButton, x: CGFloat) {
    let own = button.fittingSize
    let height = button.item.customView == nil ? row.height : min(own.height, row.height)
    place(button, x: x, size: CGSize(width: own.width, height: height), in: row)
  }

  private func place(_ view: UIView, x: CGFloat, size: CGSize, in area: CGRect) {
    let frame = CGRect(x: x, y: area.midY - size.height / 2, width: size.width, height: size.height)
      .mirrored(in: bounds, isMirrored)
    let origin = PixelGrid(scale: traitCollection.displayScale).snap(frame.origin, .nearest(.up))
    view.frame = CGRect(origin: origin, size: frame.size)
  }

  /// Takes the buttons in, and lets go of those that are not shown any more.
  private func adopt(_ buttons: [BarButton]) {
    for button in parts.buttons where !buttons.contains(button) { button.removeFromSuperview() }
    for button in buttons where button.superview !== self { addSubview(button) }
    parts.buttons = buttons
  }

  // MARK: Titles

  /// Puts title or title view in the bar; the size that it would like to have.
  private func showTitle(of item: UINavigationItem) -> CGSize {
    if parts.titleView !== item.titleView {
      parts.titleView?.removeFromSuperview()
      parts.titleView = item.titleView
      if let titleView = item.titleView { addSubview(titleView) }
    }
    let attributes = appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
    parts.title.text = item.title
    parts.title.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    parts.title.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    parts.title.isHidden = item.titleView != nil || hasLargeTitle || (item.title ?? "").isEmpty
    if let titleView = item.titleView { return titleView.sizeInBar }
    return parts.title.isHidden ? .zero : parts.title.intrinsicContentSize
  }

  private func placeTitle(_ size: CGSize, from start: CGFloat, to end: CGFloat) {
    let width = max(0, min(size.width, end - start))
    let x = max(start, min(bounds.width / 2 - width / 2, end - width))
    let adjustment = parts.titleView == nil ? appearance.titlePositionAdjustment : .zero
    let area = row.offsetBy(dx: 0, dy: adjustment.vertical)
    let size = CGSize(width: width, height: min(size.height, row.height))
    place(parts.titleView ?? parts.title, x: x + adjustment.horizontal, size: size, in: area)
  }

  private func placePrompt() {
    parts.prompt.isHidden = promptHeight == 0
    parts.prompt.text = topItem?.prompt
    let size = parts.prompt.intrinsicContentSize
    let width = max(0, min(size.width, bounds.width - safe.leading - safe.trailing - 2 * margin))
    place(
      parts.prompt, x: bounds.midX - width / 2, size: CGSize(width: width, height: size.height),
      in: CGRect(x: 0, y: bounds.minY, width: bounds.width, height: promptHeight))
  }

  private func placeLargeTitle() {
    let label = parts.largeTitle
    label.isHidden = !hasLargeTitle || (topItem?.title ?? "").isEmpty
    guard !label.isHidden else { return }
    let attributes = appearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 }
    label.text = topItem?.title
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    let size = label.intrinsicContentSize
    let room = max(0, bounds.width - safe.leading - safe.trailing - 2 * margin)
    let strip = CGRect(x: 0, y: row.maxY, width: bounds.width, height: max(0, bounds.height - row.maxY))
    place(
      label, x: safe.leading + margin, size: CGSize(width: min(size.width, room), height: size.height),
      in: strip)
  }
}

/// The buttons of both sides of a navigation item; those that the bar shows already are used again.
@MainActor
private struct BarButtons {
  let leading: BarRow
  let trailing: BarRow
  let all: [BarButton]

  init(of item: UINavigationItem, in bar: UINavigationBar, appearance: UINavigationBarAppearance) {
    var all: [BarButton] = []
    func button(for item: UIBarButtonItem) -> BarButton {
      let button = bar.parts.buttons.first { $0.item === item } ?? BarButton(for: item)
      item.onChange = { [weak bar] in bar?.setNeedsLayout() }
      // The colour is the bar's also before the button is in it.
      if button.superview == nil { bar.addSubview(button) }
      button.update(with: item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance)
      all.append(button)
      return button
    }
    leading = BarRow(item.leftBarButtonItems ?? [], button: button)
    trailing = BarRow(item.rightBarButtonItems ?? [], button: button)
    self.all = all
  }
}
