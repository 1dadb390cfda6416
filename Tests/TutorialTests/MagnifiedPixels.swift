import Raster
import UIKit

/// A view that shows the pixels of a part of a picture as squares in a grid, over a title.
final class MagnifiedPixels: UIView {
  private enum Metrics {
    static let pixel: CGFloat = 12
    static let gap: CGFloat = 16
    static let titleHeight: CGFloat = 28
  }

  /// The colors by rows.
  private let colors: [[UIColor]]
  private let title = UILabel()

  init(of bitmap: Bitmap, columns: Range<Int>, rows: Range<Int>, title: String) {
    colors = rows.map { row in columns.map { UIColor(bitmap[$0, row]) } }
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: CGFloat(columns.count) * Metrics.pixel,
        height: CGFloat(rows.count) * Metrics.pixel + Metrics.titleHeight))
    backgroundColor = .white
    self.title.text = title
    self.title.font = .systemFont(ofSize: 13)
    self.title.textAlignment = .center
    addSubview(self.title)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.divided(atDistance: Metrics.titleHeight, from: .maxYEdge).slice
  }

  override func draw(_ rect: CGRect) {
    let grid = bounds.divided(atDistance: Metrics.titleHeight, from: .maxYEdge).remainder
    for (y, row) in colors.enumerated() {
      for (x, color) in row.enumerated() {
        color.setFill()
        fill(x: CGFloat(x) * Metrics.pixel, y: CGFloat(y) * Metrics.pixel, Metrics.pixel, Metrics.pixel)
      }
    }
    UIColor.gray.withAlphaComponent(0.5).setFill()
    for x in stride(from: Metrics.pixel, to: grid.width, by: Metrics.pixel) {
      fill(x: x, y: 0, 0.5, grid.height)
    }
    for y in stride(from: Metrics.pixel, to: grid.height, by: Metrics.pixel) {
      fill(x: 0, y: y, grid.width, 0.5)
    }
  }

  private func fill(x: CGFloat, y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    UIRectFillUsingBlendMode(CGRect(x: x, y: y, width: width, height: height), .normal)
  }

  /// Returns a view that shows magnified pixels side by side.
  static func sheet(of parts: [MagnifiedPixels]) -> UIView {
    let sheet = UIView()
    sheet.backgroundColor = .white
    sheet.traitOverrides.displayScale = 2
    var left = Metrics.gap
    for part in parts {
      part.frame.origin = CGPoint(x: left, y: Metrics.gap)
      left = part.frame.maxX + Metrics.gap
      sheet.addSubview(part)
      sheet.bounds.size = CGSize(width: left, height: part.frame.maxY)
    }
    return sheet
  }
}

extension UIColor {
  fileprivate convenience init(_ pixel: Pixel) {
    let alpha = CGFloat(max(1, pixel.alpha))
    self.init(
      red: CGFloat(pixel.red) / alpha, green: CGFloat(pixel.green) / alpha, blue: CGFloat(pixel.blue) / alpha,
      alpha: CGFloat(pixel.alpha) / 255)
  }
}
