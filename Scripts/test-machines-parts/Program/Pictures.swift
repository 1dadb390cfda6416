import PNG
import Paths
import Raster

/// Pictures of random display lists with every kind of shape, paint, clip and blend, and their files.
enum Pictures {
  static var all: [Bitmap] {
    var numbers = Numbers(seed: 7)
    var bitmaps: [Bitmap] = []
    for index in 0..<48 {
      var scene = Scene(numbers: numbers, pictures: bitmaps, isPlain: index % 4 == 0)
      bitmaps.append(Bitmap(rendering: scene.list()))
      numbers = scene.numbers
    }
    return bitmaps
  }

  static func file(of bitmap: Bitmap) -> [UInt8] {
    do throws(PNGError) { return try bitmap.pngData(scale: 2) } catch { return [] }
  }
}

/// The maker of a display list.
private struct Scene {
  var numbers: Numbers
  var pictures: [Bitmap]
  /// Whether all shapes are upright and opaque, as most of an interface.
  var isPlain: Bool

  mutating func list() -> DisplayList {
    let (width, height) = (40 + numbers.below(160), 30 + numbers.below(120))
    let background = Fill(
      .rectangle(FixedRect(x: 0, y: 0, width: width, height: height)), .solid(color(isOpaque: isPlain)))
    var items = [DisplayItem(.fill(background))]
    for _ in 0..<24 {
      guard numbers.below(5) == 0, !isPlain else {
        items.append(DisplayItem(.fill(fill())))
        continue
      }
      let count = 2 + numbers.below(3)
      let shadow = Shadow(
        sigma: numbers.number(0, 12), offset: fixed(numbers.point()), color: color(),
        drawsSource: numbers.below(4) > 0)
      items.append(
        DisplayItem(
          .group(
            Group(
              opacity: numbers.byte(), blend: blend(), clip: clip(), maskItemCount: numbers.below(2),
              shadow: numbers.below(2) == 0 ? shadow : nil, itemCount: count))))
      for _ in 0..<count { items.append(DisplayItem(.fill(fill()))) }
    }
    return DisplayList(width: width, height: height, items: items)
  }

  private mutating func fill() -> Fill {
    if isPlain { return Fill(.rectangle(rect(isWhole: true)), .solid(color(isOpaque: true))) }
    return Fill(
      shape(), paint(), clip: clip(), coverage: numbers.below(8) == 0 ? .pixelCentre : .exactArea,
      blend: blend())
  }

  private mutating func shape() -> Shape {
    switch numbers.below(6) {
    case 0: return .rectangle(rect(isWhole: numbers.below(2) == 0))
    case 1: return .roundedRectangle(rounded(rect(isWhole: numbers.below(2) == 0)))
    case 2:
      let outer = rounded(rect(isWhole: numbers.below(2) == 0))
      let (box, width) = (outer.rect, Fixed(numbers.number(0.5, 6)))
      let inner = FixedRect(
        minX: box.minX + width, minY: box.minY + width, maxX: box.maxX - width, maxY: box.maxY - width)
      return .ring(outer: outer, inner: inner.isEmpty ? FixedRoundedRect(inner) : rounded(inner))
    case 3: return .evenOddPolygon(contours())
    case 4:
      let outline = GlyphOutline(contours())
      return .glyphs(
        Glyphs(
          (0..<3).map { _ in
            Glyphs.Mark(
              outline,
              at: FixedPoint(
                x: Fixed(rawValue: Int32(numbers.below(400)) * 64), y: Fixed(pixels: numbers.below(90))))
          }))
    default: return .polygon(contours())
    }
  }

  private mutating func paint() -> Paint {
    switch numbers.below(8) {
    case 0...3: return .solid(color())
    case 4:
      return .backdrop(
        Backdrop(sigma: numbers.number(0, 20), saturation: numbers.number(0, 2), tint: color()))
    case 5 where !pictures.isEmpty:
      let map = AffineTransform.rotation(by: numbers.number(-4, 4)).concatenating(
        .scale(x: numbers.number(0.3, 3), y: numbers.number(0.3, 3)))
      return .image(
        ImagePaint(
          Picture(pictures[numbers.below(pictures.count)]),
          deviceToImage: numbers.below(3) == 0 ? .identity : map,
          sampling: [.nearest, .linear, .area][numbers.below(3)],
          tilingX: [.none, .clamp, .repeat][numbers.below(3)],
          tilingY: [.none, .clamp, .repeat][numbers.below(3)], opacity: numbers.byte()))
    default:
      let geometry: Gradient.Geometry
      switch numbers.below(3) {
      case 0: geometry = .linear(from: numbers.point(), to: numbers.point())
      case 1:
        geometry = .radial(
          fromCentre: numbers.point(), fromRadius: numbers.number(0, 20), toCentre: numbers.point(),
          toRadius: numbers.number(0, 80))
      default: geometry = .conic(centre: numbers.point(), angle: numbers.number(-7, 7))
      }
      let stops = (0...1 + numbers.below(3)).map { GradientStop(location: Double($0) / 3, color()) }
      return .gradient(
        Gradient(
          geometry, stops: stops, extendsBefore: numbers.below(2) == 0, extendsAfter: numbers.below(2) == 0,
          interpolation: numbers.below(2) == 0 ? .straight : .premultiplied, opacity: numbers.byte()))
    }
  }

  private mutating func clip() -> Clip {
    switch numbers.below(4) {
    case 0: return Clip(rect: rect(isWhole: false))
    case 1: return Clip(shapes: [.roundedRectangle(rounded(rect(isWhole: numbers.below(2) == 0)))])
    default: return .none
    }
  }

  private mutating func blend() -> BlendMode {
    numbers.below(3) == 0 ? BlendMode(rawValue: UInt8(numbers.below(28))) ?? .sourceOver : .sourceOver
  }

  private mutating func color(isOpaque: Bool = false) -> StraightColor {
    StraightColor(
      red: numbers.byte(), green: numbers.byte(), blue: numbers.byte(), alpha: isOpaque ? 255 : numbers.byte()
    )
  }

  private mutating func contours() -> [[FixedPoint]] {
    PathDigests.randomPath(&numbers).polygons(tolerance: 1 / 16).map { $0.map(fixed) }
  }

  /// Returns a rectangle with corners that do not overlap.
  private mutating func rounded(_ rect: FixedRect) -> FixedRoundedRect {
    let (width, height) = (rect.maxX - rect.minX, rect.maxY - rect.minY)
    let radius = FixedCornerRadius(
      x: min(Fixed(numbers.number(0, 24)), Fixed(rawValue: max(0, width.rawValue / 2))),
      y: min(Fixed(numbers.number(0, 24)), Fixed(rawValue: max(0, height.rawValue / 2))))
    return FixedRoundedRect(
      rect, topLeft: radius, topRight: numbers.below(2) == 0 ? radius : .square, bottomRight: radius,
      bottomLeft: radius)
  }

  private mutating func rect(isWhole: Bool) -> FixedRect {
    if isWhole {
      return FixedRect(
        x: numbers.below(100) - 10, y: numbers.below(100) - 10, width: numbers.below(90),
        height: numbers.below(70))
    }
    let rect = PathDigests.rect(&numbers)
    return FixedRect(
      minX: Fixed(rect.minX), minY: Fixed(rect.minY), maxX: Fixed(rect.maxX), maxY: Fixed(rect.maxY))
  }

  private func fixed(_ point: Point) -> FixedPoint { FixedPoint(x: Fixed(point.x), y: Fixed(point.y)) }
}
