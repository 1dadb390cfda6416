import Paths
import Raster
import TestSupport

/// Display lists of all kinds, the same for the same seed, on small canvases that much lies beside.
struct RandomDisplayList {
  private var generator: SeededGenerator
  /// The largest distance by which shadows move.
  private(set) var margin = 0
  /// The outlines of glyphs, which all glyphs of a list share.
  private var outlines: [GlyphOutline] = []
  private let width: Int
  private let height: Int

  /// The list of a seed and how far its shadows reach.
  static func make(seed: UInt64) -> (list: DisplayList, margin: Int) {
    make(from: SeededGenerator(seed: seed))
  }

  /// The list of a generator's numbers and how far its shadows reach.
  static func make(from generator: SeededGenerator) -> (list: DisplayList, margin: Int) {
    var random = RandomDisplayList(generator)
    let items = random.backdrop() + random.items(depth: 0, count: 1...5)
    return (DisplayList(width: random.width, height: random.height, items: items), random.margin)
  }

  private init(_ generator: SeededGenerator) {
    self.generator = generator
    width = Int.random(in: 1...9, using: &self.generator)
    height = Int.random(in: 1...11, using: &self.generator)
  }

  private mutating func chance(_ outOf: Int) -> Bool { Int.random(in: 0..<outOf, using: &generator) == 0 }

  private mutating func byte() -> UInt8 {
    chance(3) ? (chance(2) ? 255 : 0) : .random(in: 0...255, using: &generator)
  }

  /// A multiple of 1/256 that is often whole.
  private mutating func number(_ range: ClosedRange<Int>) -> Double {
    let whole = Double(Int.random(in: range, using: &generator))
    return chance(2) ? whole : whole + Double(Int.random(in: 0..<256, using: &generator)) / 256
  }

  private mutating func items(depth: Int, count: ClosedRange<Int>) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for _ in 0..<Int.random(in: count, using: &generator) {
      if depth < 3, chance(3) { items += group(depth: depth) } else { items.append(fill()) }
    }
    return items
  }

  /// Most lists begin with something for the rest to blend with.
  private mutating func backdrop() -> [DisplayItem] {
    guard !chance(4) else { return [] }
    return [DisplayItem(.fill(Fill(.rectangle(.everything), paint())))]
  }

  private mutating func fill() -> DisplayItem {
    DisplayItem(
      .fill(
        Fill(
          shape(), paint(), clip: clip(), coverage: chance(4) ? .pixelCentre : .exactArea, blend: blend())))
  }

  private mutating func group(depth: Int) -> [DisplayItem] {
    let mask = chance(4) ? items(depth: depth + 1, count: 0...2) : []
    let content = items(depth: depth + 1, count: 0...3)
    let group = Group(
      opacity: chance(2) ? 255 : byte(), blend: blend(), clip: clip(), maskItemCount: mask.count,
      shadow: chance(4) ? shadow() : nil, itemCount: mask.count + content.count)
    return [DisplayItem(.group(group))] + mask + content
  }

  private mutating func shadow() -> Shadow {
    let sigma = chance(4) ? 0 : Double(Int.random(in: 0...18, using: &generator)) / 8
    let offset = FixedPoint(x: Fixed(number(-3...3)), y: Fixed(number(-3...3)))
    margin += Int(2 * sigma) + 5
    return Shadow(sigma: sigma, offset: offset, color: color(), drawsSource: !chance(4))
  }

  private mutating func blend() -> BlendMode {
    chance(2) ? .sourceOver : BlendMode.allCases.randomElement(using: &generator) ?? .copy
  }

  private mutating func clip() -> Clip {
    guard chance(3) else { return .none }
    var clip = Clip.none
    for _ in 0...Int.random(in: 0...1, using: &generator) { clip = clip.intersection(shape()) }
    return clip
  }

  private mutating func rect() -> FixedRect {
    let (x, y) = (number(-6...8), number(-6...10))
    return FixedRect(
      minX: Fixed(x), minY: Fixed(y), maxX: Fixed(x + number(0...12)), maxY: Fixed(y + number(0...14)))
  }

  private mutating func rounded(_ rect: FixedRect) -> FixedRoundedRect {
    func half(_ a: Fixed, _ b: Fixed) -> Double { max(0, Double((b - a).rawValue)) / 512 }
    let share = Double(Int.random(in: 0...4, using: &generator)) / 4
    let radius = FixedCornerRadius(
      x: Fixed(half(rect.minX, rect.maxX) * share), y: Fixed(half(rect.minY, rect.maxY) * share))
    return FixedRoundedRect(
      rect, topLeft: radius, topRight: chance(2) ? .square : radius, bottomRight: radius, bottomLeft: radius)
  }

  private mutating func shape() -> Shape {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1, 2: return .rectangle(rect())
    case 3: return .roundedRectangle(rounded(rect()))
    case 4:
      let outer = rect()
      let inner = FixedRect(
        minX: outer.minX + Fixed(1.5), minY: outer.minY + Fixed(1), maxX: outer.maxX - Fixed(1),
        maxY: outer.maxY - Fixed(1.25))
      return .ring(outer: FixedRoundedRect(outer), inner: FixedRoundedRect(inner))
    case 5, 6: return .glyphs(glyphs())
    default:
      let contours = contours(-6...14)
      return chance(2) ? .polygon(contours) : .evenOddPolygon(contours)
    }
  }

  private mutating func contours(_ range: ClosedRange<Int>) -> [[FixedPoint]] {
    (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      (0..<Int.random(in: 3...5, using: &generator)).map { _ in
        FixedPoint(x: Fixed(number(range)), y: Fixed(number(range)))
      }
    }
  }

  /// Glyphs that overlap, most of them at places where their coverage is kept.
  private mutating func glyphs() -> Glyphs {
    Glyphs(
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        if outlines.count < 3 { outlines.append(GlyphOutline(chance(9) ? [] : contours(-4...9))) }
        let outline = outlines[Int.random(in: outlines.indices, using: &generator)]
        let quarter = Fixed(rawValue: 64 * Int32.random(in: -24...40, using: &generator))
        let origin = FixedPoint(x: quarter, y: Fixed(pixels: Int.random(in: -5...9, using: &generator)))
        guard chance(5) else { return Glyphs.Mark(outline, at: origin) }
        return Glyphs.Mark(outline, at: FixedPoint(x: Fixed(number(-5...9)), y: Fixed(number(-5...9))))
      })
  }

  private mutating func color() -> StraightColor {
    StraightColor(red: byte(), green: byte(), blue: byte(), alpha: byte())
  }

  private mutating func paint() -> Paint {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1, 2, 3: .solid(color())
    case 4, 5: .gradient(gradient())
    case 6: .backdrop(blurred())
    default: .image(image())
    }
  }

  private mutating func blurred() -> Backdrop {
    Backdrop(
      sigma: Double(Int.random(in: 0...24, using: &generator)) / 8,
      saturation: chance(3) ? 1 : Double(Int.random(in: 0...40, using: &generator)) / 16,
      tint: chance(3) ? StraightColor(red: 0, green: 0, blue: 0, alpha: 0) : color())
  }

  private mutating func map() -> AffineTransform {
    let shift = AffineTransform.translation(x: number(-4...4), y: number(-4...4))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return shift
    case 1: return AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 1).concatenating(shift)
    case 2: return AffineTransform.rotation(by: number(0...3)).concatenating(shift)
    default:
      return AffineTransform.scale(x: number(-3...3) / 2, y: number(0...5) / 2).concatenating(shift)
    }
  }

  private mutating func gradient() -> Gradient {
    let stops = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      GradientStop(location: Double(Int.random(in: -1...5, using: &generator)) / 4, color())
    }
    func point() -> Point { Point(x: number(-2...9), y: number(-2...9)) }
    let geometry: Gradient.Geometry
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: geometry = .conic(centre: point(), angle: number(-4...4))
    case 1:
      geometry = .radial(
        fromCentre: point(), fromRadius: number(0...3), toCentre: point(), toRadius: number(0...8))
    case 2:
      let y = number(0...3)
      geometry = .linear(from: Point(x: number(-2...3), y: y), to: Point(x: number(4...9), y: y))
    default: geometry = .linear(from: point(), to: point())
    }
    return Gradient(
      geometry, stops: stops, deviceToGradient: map(), extendsBefore: !chance(3), extendsAfter: !chance(3),
      interpolation: chance(2) ? .straight : .premultiplied, opacity: chance(2) ? 255 : byte())
  }

  private mutating func image() -> ImagePaint {
    let (width, height) = (
      Int.random(in: 0...5, using: &generator), Int.random(in: 1...5, using: &generator)
    )
    let pixels = (0..<(width * height)).map { _ in color().premultiplied }
    let source = PixelRect(
      x: .random(in: -1...2, using: &generator), y: .random(in: -1...2, using: &generator),
      width: .random(in: 0...5, using: &generator), height: .random(in: 1...5, using: &generator))
    let samplings: [ImagePaint.Sampling] = [.nearest, .linear, .area]
    let tilings: [ImagePaint.Tiling] = [.none, .clamp, .repeat]
    return ImagePaint(
      Picture(Bitmap(width: width, height: height, pixels: pixels)), deviceToImage: map(),
      sampling: samplings.randomElement(using: &generator) ?? .linear,
      tilingX: tilings.randomElement(using: &generator) ?? .none,
      tilingY: tilings.randomElement(using: &generator) ?? .none, source: chance(2) ? source : nil,
      opacity: chance(2) ? 255 : byte(), alphaColor: chance(4) ? color() : nil)
  }
}

extension StraightColor {
  /// The colour as a pixel, its channels rounded down so that they stay below alpha.
  var premultiplied: Pixel {
    func channel(_ value: UInt8) -> UInt8 { UInt8(Int(value) * Int(alpha) / 255) }
    return Pixel(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
  }
}
