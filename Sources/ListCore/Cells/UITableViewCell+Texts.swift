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
    label.font = .preferredFont(forTextStyle: textStyle(place))
    label.adjustsFontForContentSizeCategory = true
    label.textColor = textColor(place)
    if style == .value2 { label.textAlignment = place == .main ? .right : .natural }
    contentView.addSubview(label)
    if place == .main { parts.label = label } else { parts.detailLabel = label }
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

  private func textStyle(_ place: TextPlace) -> UIFont.TextStyle {
    switch (style, place) {
    case (.subtitle, .detail): .caption1
    case (.value2, .main): .footnote
    default: .body
    }
  }

  private func textColor(_ place: TextPlace) -> UIColor {
    switch (style, place) {
    case (.value1, .detail): .secondaryLabel
    case (.value2, .main): .tintColor
    default: .label
    }
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
    let gap = heights.0 > 0 ? TableFigures.subtitleGap : 0
    // The texts share the height that the usual spaces leave.
    let spaces = TableFigures.subtitleTop + TableFigures.subtitleBottom
    let rest = area.height - heights.0 - gap - heights.1 - spaces
    let top = max(0, TableFigures.subtitleTop + rest / 2).rounded(.down)
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
    let usual = parts.table?.defaultRowHeight ?? TableFigures.rowHeight
    let image = imageSize.height
    var own = max(main, detail) + 2 * TableFigures.textInset
    if style == .subtitle, detail > 0 {
      let gap = main > 0 ? TableFigures.subtitleGap : 0
      own = TableFigures.subtitleTop + main + gap + detail + TableFigures.subtitleBottom
    }
    own = max(max(main, detail) > 0 ? own : 0, image)
    return CGSize(width: size.width, height: max(usual, own + separatorHeight))
  }
}
