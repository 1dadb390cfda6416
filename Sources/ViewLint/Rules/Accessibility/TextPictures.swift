internal import Foundation
internal import GraphicsCore
internal import GraphicsRendering
@_spi(Plumb) internal import LayoutCore
internal import Raster
internal import StyleCore
internal import ViewRendering

/// The picture of a tree, and the same picture without text.
@MainActor
struct TextPictures {
  /// The colours of a part of a line: the most different pixels at one place.
  struct Cell {
    let text: Pixel
    let ground: Pixel
    let contrast: Double
  }

  /// The largest number of pixels that are drawn.
  private static let limit = 50_000_000

  private let shown: Bitmap
  private let grounds: Bitmap
  private let scale: CGFloat
  private let origin: CGPoint

  /// Draws a view, which is laid out, at a scale; nil if the picture is too large.
  init?(of root: UIView, scale: Int) {
    let list = DisplayList(recording: root.layer, scale: CGFloat(scale))
    guard list.width > 0, list.height > 0, list.width <= Self.limit / list.height else { return nil }
    self.scale = CGFloat(scale)
    origin = root.bounds.origin
    shown = Bitmap(rendering: list)
    grounds = Bitmap(rendering: list.withoutText)
  }

  /// Returns the cells of a line by the box of its letters in the root: those in which some pixel shows text.
  func cells(of line: CGRect) -> [Cell] {
    let box = line.offsetBy(dx: -origin.x, dy: -origin.y)
    let rows = range(box.minY, box.maxY, limit: shown.height)
    let columns = range(box.minX, box.maxX, limit: shown.width)
    guard !rows.isEmpty, !columns.isEmpty else { return [] }
    return stride(from: columns.lowerBound, to: columns.upperBound, by: max(1, rows.count)).compactMap {
      start in
      cell(columns: start..<min(start + max(1, rows.count), columns.upperBound), rows)
    }
  }

  private func range(_ start: CGFloat, _ end: CGFloat, limit: Int) -> Range<Int> {
    let first = Int(saturating: max(0, start * scale).rounded(.down))
    let last = Int(saturating: min(CGFloat(limit), end * scale).rounded(.up))
    return first < last ? first..<last : 0..<0
  }

  private func cell(columns: Range<Int>, _ rows: Range<Int>) -> Cell? {
    var most = (change: 0, x: 0, y: 0)
    for y in rows {
      for x in columns {
        let change = shown[x, y].difference(from: grounds[x, y])
        if change > most.change { most = (change, x, y) }
      }
    }
    guard most.change > 0 else { return nil }
    let (text, ground) = (shown[most.x, most.y].onWhite, grounds[most.x, most.y].onWhite)
    return Cell(text: text, ground: ground, contrast: text.contrast(with: ground))
  }
}

extension DisplayList {
  /// The list with invisible glyphs.
  fileprivate var withoutText: DisplayList {
    let items = items.map { item in
      guard case .fill(var fill) = item.content, case .glyphs = fill.shape else { return item }
      fill.shape = .rectangle(FixedRect(x: 0, y: 0, width: 0, height: 0))
      return DisplayItem(.fill(fill), tag: item.tag)
    }
    return DisplayList(width: width, height: height, items: items)
  }
}

extension Pixel {
  /// Creates the pixel of an opaque colour, or of a translucent one over another pixel.
  init(_ color: CGColor, over ground: Pixel = Pixel(red: 255, green: 255, blue: 255, alpha: 255)) {
    let parts = (color.components ?? [1, 1, 1, 1]) + [1, 1, 1, 1]
    let isGrey = (color.components?.count ?? 4) < 4
    let (channels, alpha) =
      isGrey ? ([parts[0], parts[0], parts[0]], parts[1]) : (Array(parts[0..<3]), parts[3])
    func mixed(_ part: CGFloat, _ below: UInt8) -> UInt8 {
      UInt8(max(0, min(part * alpha * 255 + CGFloat(below) * (1 - alpha), 255)).rounded())
    }
    self.init(
      red: mixed(channels[0], ground.red), green: mixed(channels[1], ground.green),
      blue: mixed(channels[2], ground.blue), alpha: 255)
  }

  /// The pixel over white.
  fileprivate var onWhite: Pixel {
    let white = 255 - alpha
    return Pixel(red: red + white, green: green + white, blue: blue + white, alpha: 255)
  }

  /// The sum of the differences of the channels.
  fileprivate func difference(from other: Pixel) -> Int {
    abs(Int(red) - Int(other.red)) + abs(Int(green) - Int(other.green)) + abs(Int(blue) - Int(other.blue))
      + abs(Int(alpha) - Int(other.alpha))
  }

  /// Returns whether no channel differs by more than the rounding of several layers.
  func isNear(_ other: Pixel) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue)].allSatisfy { abs(Int($0) - Int($1)) <= 4 }
  }

  /// Returns the contrast of two opaque colours, from 1 to 21, by WCAG 2.
  func contrast(with other: Pixel) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance, from 0 to 1.
  private var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)] + 0.0722 * Self.linear[Int(blue)]
  }

  /// The share of light of each value of a channel.
  private static let linear: [Double] = (0...255).map { value in
    let share = Double(value) / 255
    guard share > 0.03928 else { return share / 12.92 }
    // x to the power of 2.4 is x² times the fifth root of x².
    let base = (share + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  /// Returns the fifth root of a number from 0 to 1, by Newton's method, with the same bits on every machine.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 { root = (4 * root + number / (root * root * root * root)) / 5 }
    return root
  }

  /// The colour in hexadecimal digits: `#8A8A8E`.
  var hex: String {
    let digits = Array("0123456789ABCDEF")
    return "#" + [red, green, blue].map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
  }
}
