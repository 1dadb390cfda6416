import Foundation
@_spi(Plumb) package import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

/// The content of a navigation bar: its background, titles, back button and the buttons of its item.
@MainActor
final class NavigationBarContent: GroundedBarContent {
  unowned let bar: UINavigationBar
  let ground = BarGround(hairlineAbove: false)
  let title = UILabel()
  let largeTitle = UILabel()
  /// The strips below the row, which clip what scrolling moves behind the row.
  private let largeStrip = BarStrip()
  /// Whether or not the strip is beneath the ground.
  private var isStripBeneath = false
  private let searchStrip = BarStrip()
  let prompt = UILabel()
  let back = BackButton()
  var titleView: UIView?
  var buttons: [BarButton] = []
  /// The platters of iOS 26, and the subtitles.
  var platters = PlatterSet()
  let subtitles = BarSubtitles()

  /// Creates the views of `bar`, and adds them to it.
  init(of bar: UINavigationBar) {
    self.bar = bar
    bar.addSubview(ground)
    for view in [title, largeTitle, prompt, back] { bar.addSubview(view) }
    for label in [title, largeTitle] { label.accessibilityTraits = [.staticText, .header] }
    prompt.font = .systemFont(ofSize: 13)
    prompt.textAlignment = .center
    back.addAction(UIAction { [weak bar] _ in bar?.goBack() }, for: .touchUpInside)
  }

  /// The back button, if it is visible.
  var shownBackButton: UIView? { back.isHidden || back.superview == nil ? nil : back }

  func layOut() {
    ground.fill(bar.bounds)
    showGround()
    placeParts()
  }

  private func showGround() {
    if bar.traitCollection.system >= .v26 {
      let own = BarGround.Own(
        tint: bar.barTintColor, image: bar.look.backgroundImages[.default], shadow: bar.shadowImage)
      return ground.show(bar.appearance, own, over: bar.scrollViewsBeneath)
    }
    if bar.isClear { return ground.clear() }
    let isCompact = bar.traitCollection.verticalSizeClass == .compact
    let image = isCompact ? bar.look.backgroundImages[.compact] : nil
    ground.show(
      bar.appearance,
      BarGround.Own(
        tint: bar.barTintColor, image: image ?? bar.look.backgroundImages[.default],
        shadow: bar.shadowImage))
  }

  // MARK: Placing

  var isMirrored: Bool { bar.effectiveUserInterfaceLayoutDirection == .rightToLeft }
  var row: CGRect {
    CGRect(
      x: bar.bounds.minX, y: bar.bounds.minY + bar.promptHeight, width: bar.bounds.width,
      height: max(0, bar.rowHeight - bar.promptHeight))
  }

  /// The part of the row that has content: as of iOS 26, there is a space below it.
  var contentRow: CGRect {
    var row = row
    row.size.height = min(row.height, BarMetrics.rowContent[bar.traitCollection])
    return row
  }

  /// The insets of the safe area.
  var safe: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(bar.safeAreaInsets, in: bar.effectiveUserInterfaceLayoutDirection)
  }

  /// The distance of the first and last button from the safe area, in points.
  var margin: CGFloat {
    let minimum = RootViewEnvironment.systemMinimumLayoutMargins(
      width: bar.bounds.width, safeAreaInsets: bar.safeAreaInsets
    ).leading
    return BarMetrics.side(for: bar.traitCollection, minimum: minimum, safe: safe.leading)
  }

  /// Lays out all parts from left to right, and mirrors each in a right-to-left layout.
  private func placeParts() {
    placeSearchBar()
    guard let item = bar.topItem, bar.rowHeight > 0 else { return hideParts() }
    if bar.traitCollection.system >= .v26 { return placeOnPlatters(item) }
    platters.begin()
    platters.end()
    subtitles.hide()
    let buttons = BarButtons<BarRow>(of: item, in: bar, reusing: buttons)
    let (leading, trailing) = (buttons.leading.spans(in: nil), buttons.trailing.spans(in: nil))
    let end = bar.bounds.width - safe.trailing - margin
    // The first trailing button is the outermost.
    for span in trailing.spans { place(span.button, x: end - span.x - span.width) }
    let titleEnd = end - trailing.width - (trailing.width > 0 ? BarRow.gap : 0)
    let titleSize = showTitle(of: item)
    var start = safe.leading + margin
    back.isHidden = !bar.showsBack(of: item)
    if !back.isHidden {
      start = safe.leading + BackButton.inset
      let besides = leading.width + (leading.width > 0 ? BarRow.gap : 0) + BarRow.gap + titleSize.width
      back.show(
        bar.backItem?.backTitle ?? "", tint: bar.backItem?.backBarButtonItem?.tintColor,
        appearance: bar.appearance.backButtonAppearance,
        image: bar.backIndicatorImage ?? bar.appearance.backIndicatorImage,
        room: titleEnd - besides - start)
      place(back, x: start, size: CGSize(width: back.fittingWidth, height: row.height), in: row)
      start += back.fittingWidth + BarRow.gap
    }
    for span in leading.spans { place(span.button, x: start + span.x) }
    placeTitle(titleSize, from: start + leading.width + (leading.width > 0 ? BarRow.gap : 0), to: titleEnd)
    placeLargeTitle()
    placePrompt()
    adopt(buttons.all)
  }

  func hideParts() {
    for view in [title, largeTitle, prompt, back] { view.isHidden = true }
    titleView?.removeFromSuperview()
    titleView = nil
    platters.begin()
    platters.end()
    subtitles.hide()
    adopt([])
  }

  /// Places a button in the height of the row, so that it is easy to touch; a custom view keeps its own height.
  private func place(_ button: BarButton, x: CGFloat) {
    let own = button.fittingSize
    let height = button.item.customView == nil ? row.height : min(own.height, row.height)
    place(button, x: x, size: CGSize(width: own.width, height: height), in: row)
  }

  func place(_ view: UIView, x: CGFloat, size: CGSize, in area: CGRect) {
    let frame = CGRect(x: x, y: area.midY - size.height / 2, width: size.width, height: size.height)
      .mirrored(in: bar.bounds, isMirrored)
    let origin = PixelGrid(scale: bar.traitCollection.displayScale).snap(frame.origin, .nearest(.up))
    view.frame = CGRect(origin: origin, size: frame.size)
  }

  /// Adds the given buttons, and removes those that are no longer shown.
  func adopt(_ shown: [BarButton]) {
    for button in buttons where !shown.contains(button) { button.removeFromSuperview() }
    for button in shown where button.superview !== bar { bar.addSubview(button) }
    buttons = shown
  }

  // MARK: Titles

  /// Shows the title or the title view, and returns its preferred size.
  func showTitle(of item: UINavigationItem) -> CGSize {
    if titleView !== item.titleView {
      titleView?.removeFromSuperview()
      titleView = item.titleView
      if let titleView = item.titleView { bar.addSubview(titleView) }
    }
    let attributes = bar.appearance.titleTextAttributes.merging(bar.titleTextAttributes ?? [:]) { $1 }
    title.textAlignment = .natural
    title.text = item.title
    title.font =
      attributes[.font] as? UIFont
      ?? .systemFont(ofSize: BarMetrics.textSize(for: bar.traitCollection), weight: .semibold)
    title.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    // A title with attributes is in place of the other one, as of iOS 26.
    let attributed = bar.traitCollection.system >= .v26 ? item.attributedTitle : nil
    if let attributed { title.attributedText = NSAttributedString(attributed) }
    title.isHidden =
      item.titleView != nil || bar.shownLargeHeight > 0
      || attributed?.characters.isEmpty ?? (item.title ?? "").isEmpty
    if let titleView = item.titleView { return titleView.sizeInBar }
    return title.isHidden ? .zero : title.intrinsicContentSize
  }

  func placeTitle(_ size: CGSize, from start: CGFloat, to end: CGFloat) {
    let width = max(0, min(size.width, end - start))
    let middle = max(start, min(bar.bounds.width / 2 - width / 2, end - width))
    let x = bar.hasTabsInRow ? start : middle
    let adjustment = titleView == nil ? bar.appearance.titlePositionAdjustment : .zero
    let area = row.offsetBy(dx: 0, dy: adjustment.vertical)
    let size = CGSize(width: width, height: min(size.height, row.height))
    place(titleView ?? title, x: x + adjustment.horizontal, size: size, in: area)
  }

  func placePrompt() {
    prompt.isHidden = bar.promptHeight == 0
    prompt.text = bar.topItem?.prompt
    prompt.font = .systemFont(ofSize: BarMetrics.promptText[bar.traitCollection])
    let size = prompt.intrinsicContentSize
    let width = max(0, min(size.width, bar.bounds.width - safe.leading - safe.trailing - 2 * margin))
    place(
      prompt, x: bar.bounds.midX - width / 2, size: CGSize(width: width, height: size.height),
      in: CGRect(x: 0, y: bar.bounds.minY, width: bar.bounds.width, height: bar.promptHeight))
  }

  func placeLargeTitle() {
    let (label, shown) = (largeTitle, bar.shownLargeHeight)
    let text = largeText
    label.isHidden = shown <= 0 || text.isEmpty
    guard !label.isHidden else { return subtitles.hideLarge() }
    let attributes = bar.appearance.largeTitleTextAttributes.merging(bar.largeTitleTextAttributes ?? [:]) {
      $1
    }
    label.text = text
    label.font = attributes[.font] as? UIFont ?? BarMetrics.largeTitleFont(for: bar.traitCollection)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    let size = label.intrinsicContentSize
    let room = max(0, bar.bounds.width - safe.leading - safe.trailing - 2 * margin)
    let whole = bar.wholeLargeHeight
    var strip = CGRect(
      x: 0, y: row.maxY, width: bar.bounds.width,
      height: max(0, bar.bounds.height - row.maxY - bar.shownSearchHeight))
    if shown < whole {
      // The title keeps its place above the content, which moves it behind the row: as of iOS 26 beneath the effect.
      let isBeneath = bar.traitCollection.system >= .v26
      let top = isBeneath ? ground.frame.minY : row.maxY
      if largeStrip.superview == nil || isStripBeneath != isBeneath {
        isStripBeneath = isBeneath
        if isBeneath {
          bar.insertSubview(largeStrip, belowSubview: ground)
        } else {
          bar.insertSubview(largeStrip, aboveSubview: title)
        }
      }
      largeStrip.frame = CGRect(x: 0, y: top, width: bar.bounds.width, height: row.maxY - top + shown)
      strip = CGRect(
        x: 0, y: row.maxY - top + shown - whole, width: bar.bounds.width, height: whole)
      if label.superview !== largeStrip { largeStrip.addSubview(label) }
    } else if label.superview !== bar {
      bar.insertSubview(label, aboveSubview: title)
      largeStrip.removeFromSuperview()
    }
    if let top = BarMetrics.largeTitleTop(for: bar.traitCollection, height: size.height) {
      strip = CGRect(x: strip.minX, y: strip.minY + top, width: strip.width, height: size.height)
    }
    place(
      label, x: safe.leading + margin, size: CGSize(width: min(size.width, room), height: size.height),
      in: strip)
    placeLargeSubtitle(below: label, room: room)
  }

  /// The text of the large title, which as of iOS 26 can be another one than that of the row.
  var largeText: String {
    let item = bar.topItem
    let own = bar.traitCollection.system >= .v26 ? item?.largeTitle : nil
    return own ?? item?.title ?? ""
  }

  // MARK: The search bar

  /// Places the search bar of the item below the row and the large title, where scrolling fades it.
  private func placeSearchBar() {
    let (palette, shown) = (bar.palette, bar.shownSearchHeight)
    if searchStrip.content !== palette?.paletteView {
      searchStrip.content?.removeFromSuperview()
      searchStrip.content = palette?.paletteView
    }
    let isOnGlass = bar.traitCollection.system >= .v26
    guard let palette, shown > 0 || isOnGlass else {
      searchStrip.isHidden = true
      return
    }
    if searchStrip.superview == nil { bar.addSubview(searchStrip) }
    if palette.paletteView.superview !== searchStrip { searchStrip.addSubview(palette.paletteView) }
    searchStrip.isHidden = false
    searchStrip.alpha = palette.paletteHeight > 0 ? min(1, shown / palette.paletteHeight) : 1
    searchStrip.frame = CGRect(
      x: 0, y: bar.bounds.height - shown, width: bar.bounds.width, height: shown)
    if isOnGlass {
      searchStrip.isHidden = false
      (palette.paletteView as? UISearchBar)?.sideInset = margin - BarSearchFigures.fieldInset
      palette.paletteView.frame = CGRect(
        x: 0, y: shown - palette.paletteHeight, width: bar.bounds.width, height: palette.paletteHeight)
      return
    }
    (palette.paletteView as? UISearchBar)?.sideInset = 0
    // The field is a margin from the sides, of which the search bar itself has a part.
    let inset = UIEdgeInsets(
      NSDirectionalEdgeInsets(
        top: 0, leading: safe.leading + margin - BarSearchFigures.fieldInset, bottom: 0,
        trailing: safe.trailing + margin - BarSearchFigures.fieldInset),
      in: bar.effectiveUserInterfaceLayoutDirection)
    let area = CGRect(
      x: 0, y: shown - palette.paletteHeight, width: bar.bounds.width,
      height: max(0, palette.paletteHeight - BarSearchFigures.below))
    palette.paletteView.frame = area.inset(by: inset)
  }
}

/// The buttons of both sides of a navigation item, with the present ones reused.
@MainActor
struct BarButtons<Row: BarRowing> {
  let leading: Row
  let trailing: Row
  let all: [BarButton]

  init(of item: UINavigationItem, in bar: UINavigationBar, reusing old: [BarButton]) {
    let appearance = bar.appearance
    var all: [BarButton] = []
    func button(for item: UIBarButtonItem) -> BarButton {
      let button = old.first { $0.item === item } ?? BarButton(for: item)
      item.onChange = { [weak bar] in bar?.setNeedsLayout() }
      // A button inherits the bar's tint colour, so it is in the bar before it is updated.
      if button.superview == nil { bar.addSubview(button) }
      button.update(with: item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance)
      all.append(button)
      return button
    }
    leading = Row(
      [item.systemLeadingItem].compactMap { $0 } + (item.leftBarButtonItems ?? []), button: button)
    trailing = Row(item.rightBarButtonItems ?? [], button: button)
    self.all = all
  }
}

extension UINavigationBar {
  /// The back button, if it is visible.
  package var shownBackButton: UIView? { (content as? NavigationBarContent)?.shownBackButton }
}

/// A strip of a navigation bar, which clips its content.
private final class BarStrip: UIView {
  /// The view of the program in the strip.
  weak var content: UIView?

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override var contentKind: ViewContent.Kind { .container }
}
