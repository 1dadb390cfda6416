import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// The image and the labels of the four styles.
extension UITableViewCell {
  /// The places of labels.
  enum TextPlace {
    case main
    case detail
  }

  func madeLabel(_ place: TextPlace) -> UILabel {
    let label = UILabel()
    let system = traitCollection.system
    label.font = .preferredFont(forTextStyle: textStyle(place, system))
    label.adjustsFontForContentSizeCategory = true
    label.textColor = textColor(place, system)
    if style == .value2 { label.textAlignment = place == .main ? .right : .natural }
    contentView.addSubview(label)
    if place == .main {
      parts.label = label
    } else {
      (parts.detailLabel, parts.detailSystem) = (label, system)
    }
    setNeedsLayout()
    return label
  }

  func madeImageView() -> UIImageView {
    let view = UIImageView()
    contentView.addSubview(view)
    parts.imageView = view
    setNeedsLayout()
    return view
  }

  private func textStyle(_ place: TextPlace, _ system: SystemVersion) -> UIFont.TextStyle {
    switch (style, place) {
    case (.subtitle, .detail): TableFigures.subtitleStyle[system]
    case (.value2, .main): .footnote
    default: .body
    }
  }

  private func textColor(_ place: TextPlace, _ system: SystemVersion) -> UIColor {
    switch (style, place) {
    case (.subtitle, .detail): TableFigures.subtitleColor[system]
    case (.value1, .detail): .secondaryLabel
    case (.value2, .main): .tintColor
    default: .label
    }
  }

  /// Gives the second label of a subtitle the look of the system, where the program has not given it another.
  func followSystem() {
    let (old, new) = (parts.detailSystem, traitCollection.system)
    guard old != new, let label = parts.detailLabel else { return }
    parts.detailSystem = new
    let styles = (old: textStyle(.detail, old), new: textStyle(.detail, new))
    if styles.old != styles.new,
      label.font == .preferredFont(forTextStyle: styles.old, compatibleWith: traitCollection)
    {
      label.font = .preferredFont(forTextStyle: styles.new, compatibleWith: traitCollection)
    }
    if label.textColor == textColor(.detail, old) { label.textColor = textColor(.detail, new) }
  }

  /// The labels that have a text.
  private var shownLabels: (main: UILabel?, detail: UILabel?) {
    func shown(_ label: UILabel?) -> UILabel? {
      label.flatMap { $0.text?.isEmpty == false || $0.attributedText?.length ?? 0 > 0 ? $0 : nil }
    }
    return (shown(parts.label), shown(parts.detailLabel))
  }

  // MARK: Places

  /// The size of the image, in that of the text if it is a symbol.
  private var imageSize: CGSize {
    guard let view = parts.imageView, let image = view.image else { return .zero }
    guard image.isSymbolImage else { return image.size }
    if view.preferredSymbolConfiguration == parts.symbol {
      let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      let symbol = UIImage.SymbolConfiguration(pointSize: font.pointSize)
      if symbol != parts.symbol { (view.preferredSymbolConfiguration, parts.symbol) = (symbol, symbol) }
    }
    return view.intrinsicContentSize
  }

  /// Returns where an image begins in the content, and where the texts after it begin.
  ///
  /// Symbols are centered one below the other, so that the texts of rows begin at the same place.
  private func imagePlace(_ layout: CellLayout) -> (start: CGFloat, end: CGFloat)? {
    guard let image = parts.imageView?.image else { return nil }
    let start = layout.margins.start
    let size = imageSize
    guard image.symbolName != nil else { return (start, start + size.width + TableFigures.imageGap) }
    let width = max(layout.input.grown(TableFigures.symbolWidth), size.width)
    let slot = start - TableFigures.symbolStart
    return (slot + (width - size.width) / 2, slot + width + TableFigures.symbolGap)
  }

  /// Returns the part of the content for texts, beside an image.
  private func textArea(_ layout: CellLayout) -> CGRect {
    let content = layout.content
    var area = CGRect(
      x: layout.margins.start, y: 0,
      width: max(0, content.width - layout.margins.start - layout.margins.end), height: content.height)
    if let place = imagePlace(layout) {
      let shift = min(place.end - layout.margins.start, area.width)
      (area.origin.x, area.size.width) = (area.minX + shift, area.width - shift)
    }
    return area
  }

  /// Returns the distance of the texts from the leading edge, where a separator begins.
  func textStart(_ layout: CellLayout) -> CGFloat {
    guard parts.imageView?.image != nil else { return layout.content.minX + layout.margins.start }
    return layout.content.minX + textArea(layout).minX
  }

  func placeTexts(_ layout: CellLayout) {
    guard parts.label != nil || parts.detailLabel != nil || parts.imageView != nil else { return }
    let area = textArea(layout)
    if let view = parts.imageView {
      let size = imageSize
      let frame = CGRect(
        x: imagePlace(layout)?.start ?? layout.margins.start, y: (layout.content.height - size.height) / 2,
        width: size.width, height: size.height)
      view.setFrameIfChanged(
        inContent(CGRect(origin: pixels.snap(frame.origin, .nearest(.awayFromZero)), size: size), layout))
    }
    switch style {
    case .subtitle: placeBelow(area, layout)
    case .value1: placeAtEnd(area, layout)
    case .value2: placeBeside(area, layout)
    case .default: place(parts.label, area, layout)
    }
  }

  private func place(_ label: UILabel?, _ frame: CGRect, _ layout: CellLayout) {
    label?.setFrameIfChanged(inContent(frame, layout))
  }

  private func placeBelow(_ area: CGRect, _ layout: CellLayout) {
    let labels = shownLabels
    guard let detail = labels.detail else { return place(parts.label, area, layout) }
    let heights = (height(of: labels.main, area.width), height(of: detail, area.width))
    let gap = heights.0 > 0 ? subtitleGap(layout) : 0
    // The texts share the height that the usual spaces leave.
    let spaces = TableFigures.subtitleTop + TableFigures.subtitleBottom
    let rest = area.height - heights.0 - gap - heights.1 - spaces
    var top = max(0, TableFigures.subtitleTop + rest / 2).rounded(.down)
    let middle = (rest + spaces) / 2
    if cardSubtitle != nil {
      top = max(0, pixels.snap(middle, .nearest(.up)))
    } else if let shift = TableFigures.subtitleShift[traitCollection] {
      top = max(0, middle - shift * layout.input.growth).rounded()
    }
    place(parts.label, at: CGPoint(x: area.minX, y: top), heights.0, area, layout)
    place(detail, at: CGPoint(x: area.minX, y: top + heights.0 + gap), heights.1, area, layout)
  }

  private func place(
    _ label: UILabel?, at point: CGPoint, _ height: CGFloat, _ area: CGRect, _ layout: CellLayout
  ) {
    let width = min(label?.sizeThatFits(CGSize(width: area.width, height: height)).width ?? 0, area.width)
    place(label, CGRect(origin: point, size: CGSize(width: width, height: height)), layout)
  }

  private func placeAtEnd(_ area: CGRect, _ layout: CellLayout) {
    let labels = shownLabels
    guard let detail = labels.detail else { return place(parts.label, area, layout) }
    let main = min(labels.main?.intrinsicContentSize.width ?? 0, area.width)
    let gap = main > 0 ? TableFigures.textGap : 0
    let width = max(0, min(detail.intrinsicContentSize.width, area.width - main - gap))
    func frame(_ label: UILabel?, _ x: CGFloat, _ width: CGFloat) -> CGRect {
      let height = min(height(of: label, width), area.height)
      return CGRect(
        x: x, y: area.minY + ((area.height - height) / 2).rounded(.up), width: width, height: height)
    }
    place(detail, frame(detail, area.maxX - width, width), layout)
    place(parts.label, frame(parts.label, area.minX, min(main, max(0, area.width - width - gap))), layout)
  }

  private func placeBeside(_ area: CGRect, _ layout: CellLayout) {
    let width = min(TableFigures.labelWidth, area.width)
    let start = min(area.width, width + TableFigures.textGap)
    place(parts.label, CGRect(x: area.minX, y: area.minY, width: width, height: area.height), layout)
    place(
      parts.detailLabel,
      CGRect(x: area.minX + start, y: area.minY, width: area.width - start, height: area.height), layout)
  }

  /// Returns a rectangle from the leading edge of the content view in the direction of reading.
  private func inContent(_ rect: CGRect, _ layout: CellLayout) -> CGRect {
    rect.mirrored(in: CGRect(origin: .zero, size: layout.content.size), isReversed)
  }

  // MARK: Sizes

  private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat {
    label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0
  }

  /// Returns the size of a cell for a width: the texts with the space around them, the image, or a usual row.
  func sizeOfTexts(_ size: CGSize) -> CGSize {
    let layout = layout(for: CGSize(width: size.width, height: bounds.height))
    let (area, labels) = (textArea(layout), shownLabels)
    let (main, detail) = (height(of: labels.main, area.width), height(of: labels.detail, area.width))
    let usual = parts.table?.defaultRowHeight ?? ownRowHeight
    let image = imageSize.height
    var own = max(main, detail) + 2 * TableFigures.textInset[traitCollection]
    if style == .subtitle, detail > 0 {
      let gap = main > 0 ? subtitleGap(layout) : 0
      let inset = cardSubtitle.map { (top: $0.inset, bottom: $0.inset) }
      own =
        (inset?.top ?? TableFigures.subtitleTop) + main + gap + detail
        + (inset?.bottom ?? TableFigures.subtitleBottom)
    }
    own = max(max(main, detail) > 0 ? own : 0, image)
    let height = roundedHeight(main, detail, layout).map { max($0, image + separatorHeight) }
    return CGSize(width: size.width, height: max(usual, height ?? own + separatorHeight))
  }

  /// Returns the height of a row in whole points, by the lines of its texts (26.L.1, 26.L.2); nil where it is none.
  private func roundedHeight(_ main: CGFloat, _ detail: CGFloat, _ layout: CellLayout) -> CGFloat? {
    let hasSubtitle = style == .subtitle && detail > 0
    guard TableFigures.roundsRows[traitCollection], max(main, detail) > 0, !hasSubtitle || cardSubtitle == nil
    else { return nil }
    let lines = (Self.lines(of: parts.label, main), Self.lines(of: parts.detailLabel, detail))
    guard hasSubtitle else {
      return (max(lines.0, lines.1) + 2 * TableFigures.textInset[traitCollection] + separatorHeight).rounded(
        .up)
    }
    let spaces = TableFigures.subtitleTop + TableFigures.subtitleGap + TableFigures.subtitleBottom
    return (lines.0 + lines.1 + spaces * layout.input.growth + separatorHeight).rounded()
  }

  /// The height of a row outside of tables.
  private var ownRowHeight: CGFloat {
    TableFigures.roundsRows[traitCollection]
      ? TableFigures.rowHeight(traitCollection) : TableFigures.rowHeight
  }

  /// The spaces of a subtitle in a grouped table, if they are others than in a plain one.
  private var cardSubtitle: (inset: CGFloat, gap: CGFloat)? {
    parts.place.map { $0.style != .plain } == true ? TableFigures.cardSubtitle[traitCollection] : nil
  }

  /// The space between the two texts of a subtitle.
  private func subtitleGap(_ layout: CellLayout) -> CGFloat {
    if let card = cardSubtitle { return card.gap }
    let gap = TableFigures.subtitleGap
    return TableFigures.roundsRows[traitCollection] ? (gap * layout.input.growth).rounded(.up) : gap
  }

  /// Returns the height of the lines of a label without the leading between them.
  private static func lines(of label: UILabel?, _ height: CGFloat) -> CGFloat {
    guard let font = label?.font, height > 0 else { return height }
    let (line, leading) = (font.lineHeight, font.leading)
    let count = max(1, ((height - line) / max(1, line + leading)).rounded() + 1)
    let own = count * line
    // A text with fonts of its own has other lines.
    return abs(own + (count - 1) * leading - height) < 1 ? own : height
  }
}
