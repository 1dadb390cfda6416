internal import ControlCore
internal import Foundation
internal import GraphicsCore
internal import GraphicsRendering
internal import LayerCore
internal import LayoutCore
internal import Raster
internal import StyleCore
internal import TextViewCore
internal import ViewRendering

/// The picture of a view in pale grey, with the regions of its elements, and the legend of their words.
///
/// The legend is beside a picture that is higher than wide, else below it, in columns.
final class AccessibilitySheet: UIView {
  init(_ reading: AccessibilityReading, of view: UIView, scale: Int) {
    super.init(frame: .zero)
    // The sheet looks the same for every environment of the view.
    hostTraits = UITraitCollection { traits in
      traits.displayScale = CGFloat(scale)
      traits.userInterfaceStyle = .light
      traits.layoutDirection = .leftToRight
      traits.preferredContentSizeCategory = .large
    }
    backgroundColor = .white
    let list = DisplayList(recording: view.layer, scale: CGFloat(scale))
    let size = CGSize(
      width: CGFloat(list.width) / CGFloat(scale), height: CGFloat(list.height) / CGFloat(scale))
    let picture = CGRect(origin: CGPoint(x: SheetFigures.margin, y: SheetFigures.margin), size: size)
    showPicture(Bitmap(rendering: list).paleGrey, in: picture, scale: scale)
    let regions = RegionsView(reading.elements, bounds: view.bounds)
    regions.frame.origin = picture.origin
    addSubview(regions)
    let legend = showLegend(reading, beside: picture)
    bounds.size = CGSize(
      width: max(picture.maxX, legend.maxX) + SheetFigures.margin,
      height: max(picture.maxY, legend.maxY) + SheetFigures.margin)
  }

  required init?(coder: NSCoder) { nil }

  private func showPicture(_ bitmap: Bitmap, in frame: CGRect, scale: Int) {
    let pixel = 1 / CGFloat(scale)
    let edge = UIView(frame: frame.insetBy(dx: -pixel, dy: -pixel))
    edge.backgroundColor = SheetFigures.edge
    addSubview(edge)
    let image = UIImage(cgImage: CGImage(bitmap, hasAlpha: false), scale: CGFloat(scale), orientation: .up)
    let imageView = UIImageView(frame: frame)
    imageView.image = image
    addSubview(imageView)
  }

  /// Adds the entries of the legend, and returns the rectangle of all.
  private func showLegend(_ reading: AccessibilityReading, beside picture: CGRect) -> CGRect {
    // The words of all elements begin behind the widest disc.
    let badges = reading.elements.map { BadgeView($0.number).bounds.width }
    let badgeWidth = badges.max() ?? SheetFigures.badge
    let entries = reading.elements.map { LegendEntry($0, badgeWidth: badgeWidth, in: self) }
    let heights = entries.map(\.bounds.height)
    let isBeside = picture.height > picture.width
    let step = SheetFigures.columnWidth + SheetFigures.gap
    let count = isBeside ? SheetFigures.columnLimit : max(1, Int((picture.width + SheetFigures.gap) / step))
    let total = heights.reduce(0) { $0 + $1 + SheetFigures.entryGap }
    let limit = max(isBeside ? picture.height : 0, total / CGFloat(count))
    let start =
      isBeside
      ? CGPoint(x: picture.maxX + SheetFigures.gap, y: picture.minY)
      : CGPoint(x: picture.minX, y: picture.maxY + SheetFigures.gap)
    var (place, column, legend) = (start, 1, CGRect(origin: start, size: .zero))
    for (entry, height) in zip(entries, heights) {
      if place.y > start.y, place.y + height - start.y > limit, column < count {
        (place, column) = (CGPoint(x: place.x + step, y: start.y), column + 1)
      }
      entry.frame.origin = place
      legend = legend.union(entry.frame)
      place.y += height + SheetFigures.entryGap
    }
    return legend
  }
}
