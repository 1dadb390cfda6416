internal import Foundation
internal import GraphicsCore

/// A colour in the working space: red, green, blue and alpha, premultiplied.
typealias WorkingPixel = SIMD4<Float>

/// The pixels of an area in the working space, from the bottom row up.
struct PixelTile: Sendable {
  let area: PixelArea
  private(set) var pixels: [WorkingPixel]

  /// Creates the pixels of an area, by default transparent ones.
  init(_ area: PixelArea, repeating pixel: WorkingPixel = .zero) {
    self.area = area
    pixels = Array(repeating: pixel, count: area.count)
  }

  /// Creates the pixels of an area by a function of their columns and rows.
  init(_ area: PixelArea, _ pixel: (Int, Int) -> WorkingPixel) {
    self.area = area
    pixels = []
    pixels.reserveCapacity(area.count)
    for y in area.y..<area.maxY { for x in area.x..<area.maxX { pixels.append(pixel(x, y)) } }
  }

  /// The pixel at a column and a row, transparent outside of the area.
  subscript(x: Int, y: Int) -> WorkingPixel {
    let (column, row) = (x - area.x, y - area.y)
    guard column >= 0, row >= 0, column < area.width, row < area.height else { return .zero }
    return pixels[row * area.width + column]
  }

  /// Returns the pixels changed one by one.
  func map(_ change: (WorkingPixel) -> WorkingPixel) -> PixelTile {
    var tile = self
    for index in tile.pixels.indices { tile.pixels[index] = change(tile.pixels[index]) }
    return tile
  }

  /// Returns the pixels combined with those of the same area, one by one.
  func combined(with other: PixelTile, _ combine: (WorkingPixel, WorkingPixel) -> WorkingPixel) -> PixelTile {
    precondition(area == other.area, "Pixels are combined one by one.")
    var tile = self
    for index in tile.pixels.indices { tile.pixels[index] = combine(pixels[index], other.pixels[index]) }
    return tile
  }

  /// Returns the tile with transparent pixels outside of `inside`.
  func kept(in inside: PixelArea) -> PixelTile {
    guard area.intersection(inside) != area else { return self }
    return PixelTile(area) { x, y in
      x >= inside.x && x < inside.maxX && y >= inside.y && y < inside.maxY ? self[x, y] : .zero
    }
  }

  /// Returns the colour between the centres of pixels at a point, by interpolation of the nearest four.
  func sample(_ x: Double, _ y: Double) -> WorkingPixel {
    let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (across, up) = (Float(x - 0.5 - left), Float(y - 0.5 - bottom))
    let (column, row) = (Int(saturating: left), Int(saturating: bottom))
    // At the centre of a pixel, its colour is exact, even beside one that is not finite.
    if across == 0, up == 0 { return self[column, row] }
    let lower = self[column, row] + (self[column + 1, row] - self[column, row]) * across
    let upper = self[column, row + 1] + (self[column + 1, row + 1] - self[column, row + 1]) * across
    return lower + (upper - lower) * up
  }
}

extension WorkingPixel {
  /// The colour without the factor of its alpha; black where it is transparent.
  var straight: WorkingPixel {
    guard w > 0 else { return .zero }
    var pixel = self / w
    pixel.w = w
    return pixel
  }

  /// The colour with the factor of its alpha.
  var premultiplied: WorkingPixel {
    var pixel = self * w
    pixel.w = w
    return pixel
  }

  /// The grey of the colour, by the weights of BT.709.
  var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

  /// Returns the colour with its red, green and blue changed one by one.
  func mapped(_ change: (Float) -> Float) -> WorkingPixel {
    WorkingPixel(change(x), change(y), change(z), w)
  }

  /// The colour with each component between 0 and 1.
  var inRange: WorkingPixel { clamped(lowerBound: .zero, upperBound: .one) }

  /// Returns the pixel at a share of the way to `other`.
  func towards(_ other: WorkingPixel, _ share: Float) -> WorkingPixel { self + (other - self) * share }
}
