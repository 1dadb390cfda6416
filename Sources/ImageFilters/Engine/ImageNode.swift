internal import Foundation
internal import GraphicsCore

/// A step of the computation of an image.
protocol ImageNode: Sendable {
  /// The rectangle outside of which the image is transparent.
  var extent: CGRect { get }

  /// Returns the pixels of an area.
  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile
}

extension ImageNode {
  /// Returns the pixels of an area, or none, with a diagnostic, where the area is too large to be computed.
  func tile(_ area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    guard !area.isEmpty else { return PixelTile(area) }
    guard !area.reportsTooLarge else {
      return PixelTile(PixelArea(x: area.x, y: area.y, width: 0, height: 0))
    }
    return pixels(in: area, space)
  }

  /// Returns the pixels of an area from those of its halves.
  func pixelsOfHalves(of area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    let (one, other) = area.halves
    let (first, second) = (pixels(in: one, space), pixels(in: other, space))
    return PixelTile(area) { x, y in one.contains(x, y) ? first[x, y] : second[x, y] }
  }
}

/// The pixels of a bitmap, whose bottom left is at the origin.
struct BitmapNode: ImageNode {
  let image: CGImage

  var extent: CGRect { CGRect(x: 0, y: 0, width: image.width, height: image.height) }

  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    let (bytes, width, height) = (image.pixels, image.width, image.height)
    return PixelTile(area) { x, y in
      guard x >= 0, y >= 0, x < width, y < height else { return .zero }
      let start = ((height - 1 - y) * width + x) * 4
      let alpha = bytes[start + 3]
      guard alpha > 0 else { return .zero }
      func channel(_ index: Int) -> Float {
        guard alpha < 255 else { return space.decoded(bytes[start + index]) }
        // The straight byte; multiplied by alpha and rounded, it is the stored one again.
        let straight = (2 * 255 * Int(bytes[start + index]) + Int(alpha)) / (2 * Int(alpha))
        return space.decoded(UInt8(min(straight, 255)))
      }
      return WorkingPixel(channel(0), channel(1), channel(2), Float(alpha) / 255).premultiplied
    }
  }
}

/// One colour everywhere.
struct ColorNode: ImageNode {
  let color: CIColor.Components

  var extent: CGRect { .infinite }

  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    PixelTile(area, repeating: color.pixel(in: space))
  }
}

/// An image inside a rectangle, which is clipped at whole pixels.
struct CropNode: ImageNode {
  let image: any ImageNode
  let rect: CGRect

  var extent: CGRect { image.extent.common(with: rect) }

  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    image.tile(area, space).kept(in: PixelArea(around: extent))
  }
}

/// An image that continues with its edges in all directions.
struct ClampNode: ImageNode {
  let image: any ImageNode

  var extent: CGRect { image.extent.isEmpty ? .null : .infinite }

  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    let inside = PixelArea(around: image.extent)
    guard !inside.isEmpty else { return PixelTile(area) }
    func nearest(_ value: Int, _ low: Int, _ end: Int) -> Int { max(low, min(value, end - 1)) }
    let (left, right) = (
      nearest(area.x, inside.x, inside.maxX), nearest(area.maxX - 1, inside.x, inside.maxX)
    )
    let (low, high) = (nearest(area.y, inside.y, inside.maxY), nearest(area.maxY - 1, inside.y, inside.maxY))
    let seen = image.tile(PixelArea(x: left, y: low, width: right - left + 1, height: high - low + 1), space)
    return PixelTile(area) { seen[nearest($0, left, right + 1), nearest($1, low, high + 1)] }
  }
}

/// An image under an affine map; moves by whole pixels, turns by quarters and mirrors are exact.
struct MapNode: ImageNode {
  let image: any ImageNode
  let map: CGAffineTransform

  var extent: CGRect {
    let extent = image.extent
    return extent.isNull || extent.isInfinite ? extent : extent.applying(map)
  }

  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    let determinant = map.a * map.d - map.b * map.c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return PixelTile(area) }
    let back = map.inverted()
    let seen = PixelArea(around: area.rect.applying(back)).grown(by: 1, 1)
      .intersection(PixelArea(around: image.extent).grown(by: 1, 1))
    if area.isDivided(for: seen) { return pixelsOfHalves(of: area, space) }
    let source = image.tile(seen, space)
    return PixelTile(area) { x, y in
      let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
      return source.sample(Double(point.x), Double(point.y))
    }
  }
}

/// An image whose colours are changed pixel by pixel; transparent ones stay as they are outside of its extent.
struct ColorMapNode: ImageNode {
  let image: any ImageNode
  /// The change of a premultiplied pixel.
  let change: @Sendable (WorkingPixel, WorkingSpace) -> WorkingPixel

  var extent: CGRect { image.extent }

  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    image.tile(area, space).map { change($0, space) }.kept(in: PixelArea(around: extent))
  }
}

/// Two images that are combined pixel by pixel.
struct CombineNode: ImageNode {
  let front: any ImageNode
  let back: any ImageNode
  let extent: CGRect
  let combine: @Sendable (WorkingPixel, WorkingPixel) -> WorkingPixel

  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    front.tile(area, space).combined(with: back.tile(area, space), combine)
      .kept(in: PixelArea(around: extent))
  }
}

/// An image by a function of the positions of its pixels.
struct FunctionNode: ImageNode {
  let extent: CGRect
  /// The premultiplied colour at the centre of a pixel.
  let color: @Sendable (Double, Double, WorkingSpace) -> WorkingPixel

  func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    PixelTile(area) { color(Double($0) + 0.5, Double($1) + 0.5, space) }
      .kept(in: PixelArea(around: extent))
  }
}
