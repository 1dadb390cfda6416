import Paths
import TestSupport

@testable import Raster

/// Display lists with numbers of all sizes, on small canvases.
struct HostileDisplayList {
  private static let hostile: [Double] = [
    0, -0.0, .nan, .infinity, -.infinity, 1e300, -1e300, 65_536, -65_536, 1e9, -1e15, 1e-9, 1e-300,
    .leastNonzeroMagnitude, 1.0 / 512, 32_768.5,
  ]

  private var random: SeededGenerator
  private let size: Int
  private var outlines: [GlyphOutline] = []

  init(_ random: SeededGenerator) {
    self.random = random
    size = Int.random(in: 1...40, using: &self.random)
  }

  mutating func make() -> DisplayList {
    DisplayList(width: size, height: below(50), items: items(depth: 0))
  }

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  private mutating func chance(_ outOf: Int) -> Bool { below(outOf) == 0 }
  private mutating func byte() -> UInt8 { chance(2) ? 255 : UInt8(below(256)) }

  private mutating func number() -> Double {
    if chance(4) { return Self.hostile[below(Self.hostile.count)] }
    return Double(below(60)) - 10 + (chance(2) ? 0 : Double(below(256)) / 256)
  }

  private mutating func fixed() -> Fixed { Fixed(number()) }
  private mutating func point() -> Point { Point(x: number(), y: number()) }
  private mutating func fixedPoint() -> FixedPoint { FixedPoint(x: fixed(), y: fixed()) }
  private mutating func rect() -> FixedRect {
    FixedRect(minX: fixed(), minY: fixed(), maxX: fixed(), maxY: fixed())
  }
  private mutating func radius() -> FixedCornerRadius { FixedCornerRadius(x: fixed(), y: fixed()) }

  private mutating func rounded() -> FixedRoundedRect {
    FixedRoundedRect(
      rect(), topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius())
  }

  /// A small one: one of the largest takes seconds, as a canvas does that is wider by four times as much.
  private mutating func sigma() -> Double {
    let number = number()
    return number < 30 ? number : .nan
  }

  private mutating func color() -> StraightColor {
    StraightColor(red: byte(), green: byte(), blue: byte(), alpha: byte())
  }

  private mutating func contours() -> [[FixedPoint]] {
    (0..<below(4)).map { _ in (0..<below(9)).map { _ in fixedPoint() } }
  }

  private mutating func shape() -> Shape {
    switch below(6) {
    case 0: return .rectangle(rect())
    case 1: return .roundedRectangle(rounded())
    case 2: return .ring(outer: rounded(), inner: rounded())
    case 3: return .polygon(contours())
    case 4: return .evenOddPolygon(contours())
    default:
      return .glyphs(
        Glyphs(
          (0..<below(4)).map { _ in
            if outlines.count < 3 { outlines.append(GlyphOutline(contours())) }
            return Glyphs.Mark(outlines[below(outlines.count)], at: fixedPoint())
          }))
    }
  }

  private mutating func clip() -> Clip {
    var clip = Clip.none
    for _ in 0..<below(3) { clip = clip.intersection(shape()) }
    return clip
  }

  private mutating func map() -> AffineTransform {
    AffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  private mutating func stop() -> GradientStop {
    guard chance(3) else { return GradientStop(location: Double(below(5)) / 4, color()) }
    return GradientStop(location: number(), red: number(), green: number(), blue: number(), alpha: number())
  }

  private mutating func gradient() -> Gradient {
    let geometry: Gradient.Geometry
    switch below(3) {
    case 0: geometry = .linear(from: point(), to: point())
    case 1:
      geometry = .radial(fromCentre: point(), fromRadius: number(), toCentre: point(), toRadius: number())
    default: geometry = .conic(centre: point(), angle: number())
    }
    return Gradient(
      geometry, stops: (0..<below(5)).map { _ in stop() }, deviceToGradient: chance(2) ? .identity : map(),
      extendsBefore: chance(2), extendsAfter: chance(2),
      interpolation: chance(2) ? .straight : .premultiplied,
      opacity: byte())
  }

  private mutating func image() -> ImagePaint {
    let (width, height) = (below(5), below(5))
    let bitmap = Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in
        let color = color()
        return Pixel(red: color.alpha, green: color.alpha / 2, blue: 0, alpha: color.alpha)
      })
    let tilings: [ImagePaint.Tiling] = [.none, .clamp, .repeat]
    let whole = [0, 1, 3, -1, 1 << 40, .max, .min]
    let source = PixelRect(
      x: whole[below(7)], y: whole[below(7)], width: whole[below(7)], height: whole[below(7)])
    return ImagePaint(
      Picture(bitmap), deviceToImage: map(), sampling: [.nearest, .linear, .area][below(3)],
      tilingX: tilings[below(3)],
      tilingY: tilings[below(3)], source: chance(3) ? source : nil, opacity: byte(),
      alphaColor: chance(4) ? color() : nil)
  }

  private mutating func paint() -> Paint {
    switch below(5) {
    case 0, 1: .solid(color())
    case 2: .gradient(gradient())
    case 3: .image(image())
    default:
      .backdrop(Backdrop(sigma: sigma(), saturation: number(), limitsSaturation: chance(2), tint: color()))
    }
  }

  private mutating func items(depth: Int) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for _ in 0..<below(5) {
      let blend = BlendMode.allCases[below(BlendMode.allCases.count)]
      if depth < 3, chance(3) {
        let mask = chance(3) ? self.items(depth: depth + 1) : []
        let content = self.items(depth: depth + 1)
        let shadow = Shadow(sigma: sigma(), offset: fixedPoint(), color: color(), drawsSource: chance(2))
        let group = Group(
          opacity: byte(), blend: blend, clip: clip(), maskItemCount: mask.count,
          shadow: chance(3) ? shadow : nil,
          itemCount: mask.count + content.count)
        items += [DisplayItem(.group(group))] + mask + content
      } else {
        items.append(
          DisplayItem(
            .fill(
              Fill(
                shape(), paint(), clip: clip(), coverage: chance(3) ? .pixelCentre : .exactArea, blend: blend)
            )))
      }
    }
    return items
  }
}
