internal import Foundation
internal import GraphicsCore
internal import LayoutCore
internal import Raster
internal import StyleCore
internal import TextViewCore
internal import ViewRendering

/// The labels of a sheet as views, over its colour.
@MainActor
final class SheetLabels {
  private let figures: SheetFigures
  private let root = UIView()

  /// The kinds of labels.
  enum Kind {
    case title, subtitle, outerColumn, innerColumn, row, caption
  }

  init(_ figures: SheetFigures) {
    self.figures = figures
    // Labels look the same in every environment of the pictures.
    root.hostTraits = UITraitCollection { traits in
      traits.displayScale = CGFloat(figures.scale)
      traits.userInterfaceStyle = .light
      traits.layoutDirection = .leftToRight
      traits.preferredContentSizeCategory = .large
    }
    let pixel = figures.background
    root.backgroundColor = UIColor(
      red: CGFloat(pixel.red) / 255, green: CGFloat(pixel.green) / 255, blue: CGFloat(pixel.blue) / 255,
      alpha: 1)
  }

  /// Adds a label, and returns its size in pixels; a caption becomes no wider than `width`.
  func add(_ text: String, _ kind: Kind, width: Int? = nil) -> (label: UILabel, size: SheetSizes.Size) {
    let label = UILabel()
    label.text = text
    label.font = font(kind)
    label.textColor = kind == .subtitle || kind == .innerColumn ? figures.paleInk : figures.ink
    label.numberOfLines = kind == .row ? 0 : 1
    label.lineBreakMode = kind == .row ? .byWordWrapping : .byTruncatingMiddle
    root.addSubview(label)
    let size = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    let pixels = (width: pixels(size.width), height: pixels(size.height))
    return (label, (min(pixels.width, width ?? pixels.width), pixels.height))
  }

  /// Returns the drawing of all labels at their places, on a sheet of a size in pixels.
  func list(_ places: [(label: UILabel, rect: SheetRect)], width: Int, height: Int) -> DisplayList {
    let scale = CGFloat(figures.scale)
    root.frame = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    for (label, rect) in places {
      label.frame = CGRect(
        x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.width) / scale,
        height: CGFloat(rect.height) / scale)
    }
    root.layoutIfNeeded()
    return DisplayList(recording: root.layer, scale: scale)
  }

  private func pixels(_ points: CGFloat) -> Int {
    max(0, min(1 << 20, Int((Double(points) * Double(figures.scale)).rounded(.up))))
  }

  private func font(_ kind: Kind) -> UIFont {
    switch kind {
    case .title: .systemFont(ofSize: 20, weight: .semibold)
    case .subtitle, .innerColumn: .systemFont(ofSize: 13, weight: .regular)
    case .outerColumn, .row, .caption: .systemFont(ofSize: 13, weight: .semibold)
    }
  }
}
