import Foundation

@testable import Raster

/// A drawing of a display list that is as plain as can be.
///
/// Every layer is a whole plane in memory, every pixel is computed on its own, and nothing is remembered from row to
/// row.
struct PlainDrawing {
  /// A plane of pixels with margins around the canvas, so that what lies beside it can cast shadows into it.
  struct Plane {
    let area: PixelRect
    var pixels: [Pixel]

    init(_ area: PixelRect) {
      self.area = area
      pixels = Array(repeating: .transparent, count: area.columns.count * area.rows.count)
    }

    subscript(x: Int, y: Int) -> Pixel {
      get { area.columns.contains(x) && area.rows.contains(y) ? pixels[index(x, y)] : .transparent }
      set { pixels[index(x, y)] = newValue }
    }

    private func index(_ x: Int, _ y: Int) -> Int {
      (y - area.rows.lowerBound) * area.columns.count + x - area.columns.lowerBound
    }
  }

  private let area: PixelRect
  private let canvas: PixelRect

  /// The picture of `list`; every shadow, with those that it falls on, reaches `margin` pixels at most.
  static func bitmap(_ list: DisplayList, margin: Int) -> Bitmap {
    let drawing = PlainDrawing(
      area: PixelRect(
        x: -margin, y: -margin, width: list.width + 2 * margin, height: list.height + 2 * margin),
      canvas: PixelRect(x: 0, y: 0, width: list.width, height: list.height))
    var canvas = Plane(drawing.area)
    drawing.draw(list.items[...], on: &canvas)
    var bitmap = Bitmap(width: list.width, height: list.height)
    for y in 0..<list.height {
      for x in 0..<list.width { bitmap[x, y] = canvas[x, y] }
    }
    return bitmap
  }

  private func draw(_ items: ArraySlice<DisplayItem>, on plane: inout Plane) {
    var index = items.startIndex
    while index < items.endIndex {
      switch items[index].content {
      case .fill(var fill):
        if case .backdrop(let backdrop) = fill.paint {
          fill.paint = .image(PlainBackdrop(backdrop, canvas).image(of: plane, area))
        }
        if case .glyphs(let glyphs) = fill.shape {
          draw(glyphs, fill, on: &plane)
          index += 1
          continue
        }
        let coverage = coverage(fill.shape, fill.clip, fill.coverage)
        composite(on: &plane, coverage, fill.blend) { x, y in
          // A solid colour's alpha takes the coverage first, then its channels take the alpha.
          if case .solid(let color) = fill.paint, fill.blend == .sourceOver {
            return (PlainBlend.source(color, coverage: coverage[x, y].alpha), 255)
          }
          return (PlainPaint.pixel(fill.paint, x: x, y: y), coverage[x, y].alpha)
        }
        index += 1
      case .group(let group):
        let end = index + 1 + group.itemCount
        draw(group, items[(index + 1)..<end], on: &plane)
        index = end
      }
    }
  }

  /// Draws glyphs by their outlines, one after the other.
  private func draw(_ glyphs: Glyphs, _ fill: Fill, on plane: inout Plane) {
    for mark in glyphs.marks {
      var alone = fill
      alone.shape = .polygon(
        mark.outline.contours.map { contour in
          contour.map { FixedPoint(x: $0.x + mark.origin.x, y: $0.y + mark.origin.y) }
        })
      draw([DisplayItem(.fill(alone))], on: &plane)
    }
  }

  private func draw(_ group: Group, _ items: ArraySlice<DisplayItem>, on plane: inout Plane) {
    var layer = Plane(area)
    draw(items.dropFirst(group.maskItemCount), on: &layer)
    if group.maskItemCount > 0 {
      var mask = Plane(area)
      draw(items.prefix(group.maskItemCount), on: &mask)
      for index in layer.pixels.indices {
        layer.pixels[index] = PlainBlend.faded(layer.pixels[index], to: mask.pixels[index].alpha)
      }
    }
    let coverage = coverage(.rectangle(group.clip.rect), group.clip, .exactArea)
    func composite(_ layer: Plane) {
      self.composite(on: &plane, coverage, group.blend) { x, y in
        (PlainBlend.faded(layer[x, y], to: group.opacity), coverage[x, y].alpha)
      }
    }
    if let shadow = group.shadow { composite(blurred(layer, shadow)) }
    if group.shadow?.drawsSource != false { composite(layer) }
  }

  private func composite(
    on plane: inout Plane, _ coverage: Plane, _ blend: BlendMode, source: (Int, Int) -> (Pixel, UInt8)
  ) {
    for y in area.rows {
      for x in area.columns where coverage[x, y].alpha > 0 {
        let (pixel, share) = source(x, y)
        plane[x, y] = PlainBlend.pixel(blend, pixel, over: plane[x, y], coverage: share)
      }
    }
  }

  /// The coverage of each pixel, as its alpha: that of the shape, then of one shape of the clip after the other.
  private func coverage(_ shape: Shape, _ clip: Clip, _ rule: CoverageRule) -> Plane {
    let bounds = shape.bounds.intersection(clip.rect).intersection(FixedRect(area))
    var result = Plane(area)
    guard !bounds.isEmpty else { return result }
    for y in PixelRect(around: bounds).rows {
      var first = ScanConverter(shape, bounds: bounds, coverage: rule)
      for span in first.spans(row: y) {
        for x in span.start..<span.end { result[x, y].alpha = span.coverage }
      }
      for shape in clip.shapes {
        var converter = ScanConverter(shape, bounds: bounds, coverage: .exactArea)
        var row = Array(repeating: UInt8(0), count: area.columns.count)
        for span in converter.spans(row: y) {
          for x in span.start..<span.end { row[x - area.columns.lowerBound] = span.coverage }
        }
        for x in area.columns {
          let share = row[x - area.columns.lowerBound]
          result[x, y].alpha = PlainBlend.rounded(Double(result[x, y].alpha) * Double(share) / 255)
        }
      }
    }
    return result
  }

  /// The shadow of a layer, by plain sums: along each row, then down each column.
  private func blurred(_ layer: Plane, _ shadow: Shadow) -> Plane {
    let across = PlainDrawing.kernel(shadow.sigma, offset: shadow.offset.x)
    let down = PlainDrawing.kernel(shadow.sigma, offset: shadow.offset.y)
    var rows = Array(repeating: 0, count: layer.pixels.count)
    var result = Plane(area)
    let width = area.columns.count
    for (row, y) in area.rows.enumerated() {
      for (column, x) in area.columns.enumerated() {
        for (distance, weight) in across {
          rows[row * width + column] += weight * Int(layer[x - distance, y].alpha)
        }
      }
    }
    for (row, y) in area.rows.enumerated() {
      for (column, x) in area.columns.enumerated() {
        var sum = 0
        for (distance, weight) in down where row - distance >= 0 && row - distance < area.rows.count {
          sum += weight * rows[(row - distance) * width + column]
        }
        let alpha = UInt8((sum + 1 << 47) >> 48)
        result[x, y] = PlainBlend.source(shadow.color, coverage: alpha)
      }
    }
    return result
  }

  /// The weight of 2²⁴ that the alpha at each distance has: a Gaussian up to 2σ, whose sums from the ends inward are
  /// rounded to 2⁻¹⁶, moved by the offset.
  static func kernel(_ sigma: Double, offset: Fixed) -> [(distance: Int, weight: Int)] {
    let reach = sigma > 0 ? Int(2 * sigma) : 0
    func height(_ k: Int) -> Double { sigma > 0 ? exp(-Double(k * k) / (2 * sigma * sigma)) : 1 }
    let total = (-reach...reach).reduce(0) { $0 + height($1) }
    /// Returns the weight at `k` or farther from the centre, on one side.
    func tail(_ k: Int) -> Int {
      k > reach ? 0 : Int(((k...reach).reduce(0) { $0 + height($1) } / total * 65_536).rounded())
    }
    let (whole, fraction) = (Int(offset.rawValue >> 8), Int(offset.rawValue & 255))
    var weights: [Int: Int] = [:]
    for k in -reach...reach {
      let weight = k == 0 ? 65_536 - 2 * tail(1) : tail(abs(k)) - tail(abs(k) + 1)
      weights[whole + k, default: 0] += weight * (256 - fraction)
      weights[whole + k + 1, default: 0] += weight * fraction
    }
    return weights.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension ScanConverter {
  /// The coverage of `row`, from left to right.
  mutating func spans(row: Int) -> [CoverageSpan] {
    var spans: [CoverageSpan] = []
    _ = replaceSpans(&spans, row: row)
    return spans
  }
}
