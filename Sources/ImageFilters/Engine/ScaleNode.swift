internal import Foundation
internal import GraphicsCore
internal import Paths

/// An image at another size, by the windowed sine of Lanczos with three lobes, across and then up.
struct ScaleNode: ImageNode {
  let image: any ImageNode
  let across: Double
  let up: Double

  private var isValid: Bool { across > 1e-4 && up > 1e-4 && across < 1e4 && up < 1e4 }

  var extent: CGRect {
    let extent = image.extent
    guard isValid else { return .null }
    guard !extent.isNull, !extent.isInfinite else { return extent }
    return extent.applying(CGAffineTransform(scaleX: CGFloat(across), y: CGFloat(up)))
  }

  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    let inside = PixelArea(around: image.extent)
    let visible = area.intersection(PixelArea(around: extent))
    guard isValid, !inside.isEmpty, !visible.isEmpty else { return PixelTile(area) }
    guard visible == area else {
      let tile = pixels(in: visible, space)
      return PixelTile(area) { tile[$0, $1] }
    }
    let columns = (area.x..<area.maxX).map { ScaleNode.weights(at: $0, scale: across, inside.x, inside.maxX) }
    let rows = (area.y..<area.maxY).map { ScaleNode.weights(at: $0, scale: up, inside.y, inside.maxY) }
    guard let left = columns.map(\.first).min(), let right = columns.map(\.end).max(),
      let low = rows.map(\.first).min(), let high = rows.map(\.end).max()
    else { return PixelTile(area) }
    let seen = PixelArea(x: left, y: low, width: right - left, height: high - low)
      .intersection(inside)
    let wide = PixelArea(x: area.x, y: seen.y, width: area.width, height: seen.height)
    if area.isDivided(for: seen) || area.isDivided(for: wide) { return pixelsOfHalves(of: area, space) }
    let source = image.tile(seen, space)
    guard !source.area.isEmpty, !wide.reportsTooLarge else { return PixelTile(area) }
    let half = PixelTile(wide) { x, y in columns[x - area.x].sum { source[$0, y] } }
    return PixelTile(area) { x, y in rows[y - area.y].sum { half[x, $0] } }
  }

  private struct Weights {
    let first: Int
    let weights: [Float]
    let bounds: Range<Int>

    /// The pixel after the last one that is seen.
    var end: Int { first + weights.count }

    /// Returns the weighted sum of pixels; beyond the image lies its nearest one.
    func sum(_ pixel: (Int) -> WorkingPixel) -> WorkingPixel {
      var sum = WorkingPixel.zero
      for (place, weight) in weights.enumerated() {
        sum += pixel(max(bounds.lowerBound, min(first + place, bounds.upperBound - 1))) * weight
      }
      return sum
    }
  }

  private static func weights(at place: Int, scale: Double, _ start: Int, _ end: Int) -> Weights {
    let middle = (Double(place) + 0.5) / scale
    let stretch = max(1, 1 / scale)
    let first = Int(saturating: (middle - 3 * stretch).rounded(.down))
    let last = Int(saturating: (middle + 3 * stretch).rounded(.up))
    let values = (first..<last).map { lanczos((Double($0) + 0.5 - middle) / stretch) }
    let sum = values.reduce(0, +)
    let kept = values.map { Float($0 / sum) }
    return Weights(first: first, weights: kept, bounds: start..<end)
  }

  private static func lanczos(_ x: Double) -> Double {
    if x == 0 { return 1 }
    guard abs(x) < 3 else { return 0 }
    let turn = Double.pi * x
    return 3 * Trigonometry.sine(turn) * Trigonometry.sine(turn / 3) / (turn * turn)
  }
}
