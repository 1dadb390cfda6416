import ImageComparison
import Raster
import TestSupport

/// Pairs of pictures of 40 × 30 pixels whose differing pixels pixelmatch counted.
enum PixelmatchPictures: String, CaseIterable {
  /// Opaque noise, each channel moved by −64…63.
  case noise
  /// The soft edge of a half plane, moved by less than a pixel.
  case slopes
  /// Lines one pixel wide, one moved, one added.
  case lines
  /// Discs of two radii with 16 samples in a pixel.
  case discs
  /// Squares of six colours; a quarter of the pixels mixed with their right neighbour.
  case blocks
  /// Noise of three greys; a fifth of the pixels drawn again.
  case greys
  /// Noise of colours and four alphas; a third of the pixels drawn again.
  case translucent

  static let (width, height) = (40, 30)

  /// The pictures.
  var pair: (actual: Bitmap, reference: Bitmap) {
    let (actual, reference) =
      switch self {
      case .noise: Self.noise()
      case .slopes: (Self.slope(500), Self.slope(508))
      case .lines: (Self.lines([5, 20]), Self.lines([5, 21, 30]))
      case .discs: (Self.disc(radius: 9), Self.disc(radius: 10))
      case .blocks: Self.blocks()
      case .greys: Self.greys()
      case .translucent: Self.translucent()
      }
    func bitmap(_ pixels: [Pixel]) -> Bitmap {
      Bitmap(width: Self.width, height: Self.height, pixels: pixels)
    }
    return (bitmap(actual), bitmap(reference))
  }

  private static let places = (0..<height).flatMap { y in (0..<width).map { x in (x: x, y: y) } }

  private static func opaque(_ red: Int, _ green: Int, _ blue: Int) -> Pixel {
    Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: 255)
  }

  private static func noise() -> ([Pixel], [Pixel]) {
    var generator = SeededGenerator(seed: 1)
    var (actual, reference) = ([Pixel](), [Pixel]())
    for _ in places {
      let (color, moves) = (generator.next(), generator.next())
      let channels = [0, 8, 16].map { Int(color >> $0 & 255) }
      let moved = zip(channels, [0, 8, 16]).map { min(255, max(0, $0 + Int(moves >> $1 & 127) - 64)) }
      actual.append(opaque(channels[0], channels[1], channels[2]))
      reference.append(opaque(moved[0], moved[1], moved[2]))
    }
    return (actual, reference)
  }

  private static func slope(_ offset: Int) -> [Pixel] {
    places.map { x, y in
      let coverage = min(24, max(0, 8 * (3 * x + 2 * y) - offset + 12))
      func mix(_ dark: Int, _ light: Int) -> Int { dark + (light - dark) * coverage / 24 }
      return opaque(mix(20, 230), mix(30, 220), mix(40, 240))
    }
  }

  private static func lines(_ columns: Set<Int>) -> [Pixel] {
    places.map { columns.contains($0.x) ? opaque(40, 60, 80) : TestBitmaps.grey(250) }
  }

  private static func disc(radius: Int) -> [Pixel] {
    places.map { x, y in
      let inside = (0..<16).count { sample in
        let (dx, dy) = (8 * x + 2 * (sample % 4) + 1 - 160, 8 * y + 2 * (sample / 4) + 1 - 120)
        return dx * dx + dy * dy <= 64 * radius * radius
      }
      return opaque(255 - inside * 12, 255 - inside * 9, 255 - inside * 4)
    }
  }

  private static func blocks() -> ([Pixel], [Pixel]) {
    var generator = SeededGenerator(seed: 7)
    func channel() -> Int { Int(generator.next() >> 56) }
    let colors = (0..<6).map { _ in opaque(channel(), channel(), channel()) }
    let cells = places.map { _ in Int(generator.next() % 6) }
    let actual = places.map { x, y in colors[cells[y / 3 * width + x / 3]] }
    generator = SeededGenerator(seed: 8)
    let reference = actual.indices.map { index in
      guard generator.next() % 4 == 0 else { return actual[index] }
      let (one, other) = (actual[index], actual[min(index + 1, actual.count - 1)])
      func mean(_ channel: KeyPath<Pixel, UInt8>) -> Int {
        (Int(one[keyPath: channel]) + Int(other[keyPath: channel])) / 2
      }
      return opaque(mean(\.red), mean(\.green), mean(\.blue))
    }
    return (actual, reference)
  }

  private static func greys() -> ([Pixel], [Pixel]) {
    var generator = SeededGenerator(seed: 9)
    func grey() -> Pixel { TestBitmaps.grey([30, 128, 128, 220][Int(generator.next() >> 62)]) }
    var (actual, reference) = ([Pixel](), [Pixel]())
    for _ in places {
      let (one, other) = (grey(), grey())
      actual.append(one)
      reference.append(generator.next() % 5 == 0 ? other : one)
    }
    return (actual, reference)
  }

  private static func translucent() -> ([Pixel], [Pixel]) {
    func colors(_ seed: UInt64) -> [Pixel] {
      var generator = SeededGenerator(seed: seed)
      return places.map { _ in
        let alpha: UInt8 = [0, 60, 200, 255][Int(generator.next() >> 62)]
        func channel() -> UInt8 { min(UInt8(generator.next() >> 56), alpha) }
        return Pixel(red: channel(), green: channel(), blue: channel(), alpha: alpha)
      }
    }
    var generator = SeededGenerator(seed: 12)
    let actual = colors(10)
    return (actual, zip(actual, colors(11)).map { generator.next() % 3 == 0 ? $1 : $0 })
  }
}
