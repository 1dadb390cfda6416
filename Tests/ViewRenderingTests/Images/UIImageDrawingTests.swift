import Foundation
import GraphicsCore
import LayoutCore
import Raster
import StyleCore
import Testing
import ViewRendering

@MainActor
struct UIImageDrawingTests {
  private let source = CGImage.unlike(6, 4)

  @Test("At its own size on whole pixels, an image is itself to the byte", arguments: [1, 2, 3])
  func identity(scale: Int) {
    let image = UIImage(cgImage: source, scale: CGFloat(scale), orientation: .up)
    let width = CGFloat(12) / CGFloat(scale)
    let bitmap = drawn(width, width, scale: CGFloat(scale)) { _ in
      image.draw(at: CGPoint(x: CGFloat(2) / CGFloat(scale), y: CGFloat(5) / CGFloat(scale)))
    }
    for y in 0..<12 {
      for x in 0..<12 {
        let inside = (2..<8).contains(x) && (5..<9).contains(y)
        #expect(bitmap[x, y] == (inside ? source.bitmap[x - 2, y - 5] : .transparent))
      }
    }
  }

  /// Returns the place at which the pixel of column x and row y of an image of w × h is seen.
  ///
  /// EXIF 2.32 defines it by the sides at which row 0 and column 0 are: 1 top left, 2 top right, 3 bottom right, 4
  /// bottom left, 5 left top, 6 right top, 7 right bottom, 8 left bottom.
  private func place(_ x: Int, _ y: Int, _ w: Int, _ h: Int, _ orientation: UIImage.Orientation) -> (Int, Int)
  {
    switch orientation {
    case .up: (x, y)
    case .upMirrored: (w - 1 - x, y)
    case .down: (w - 1 - x, h - 1 - y)
    case .downMirrored: (x, h - 1 - y)
    case .leftMirrored: (y, x)
    case .right: (h - 1 - y, x)
    case .rightMirrored: (h - 1 - y, w - 1 - x)
    case .left: (y, w - 1 - x)
    }
  }

  nonisolated static let orientations: [UIImage.Orientation] = [
    .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
  ]

  @Test("Each orientation turns the pixels as EXIF says, drawn and as a file", arguments: orientations)
  func orientation(orientation: UIImage.Orientation) throws {
    let image = UIImage(cgImage: source, scale: 1, orientation: orientation)
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    #expect(image.size == (isSideways ? CGSize(width: 4, height: 6) : CGSize(width: 6, height: 4)))
    let bitmap = drawn(image.size.width, image.size.height) { _ in image.draw(at: .zero) }
    let written = try #require(image.pngData().flatMap { UIImage(data: $0) })
    for y in 0..<4 {
      for x in 0..<6 {
        let (column, row) = place(x, y, 6, 4, orientation)
        #expect(bitmap[column, row] == source.bitmap[x, y])
        #expect(written.bitmap[column, row] == source.bitmap[x, y])
      }
    }
    let flipped = image.withHorizontallyFlippedOrientation()
    let mirror = drawn(image.size.width, image.size.height) { _ in flipped.draw(at: .zero) }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { #expect(mirror[x, y] == bitmap[bitmap.width - 1 - x, y]) }
    }
  }

  @Test("Core Graphics draws images upside down where y points down") func flipped() {
    let rect = CGRect(x: 0, y: 0, width: 6, height: 4)
    let upright = drawn(6, 4) { context in
      context.translateBy(x: 0, y: 4)
      context.scaleBy(x: 1, y: -1)
      context.draw(source, in: rect)
    }
    #expect(upright == source.bitmap)
    let turned = drawn(6, 4) { $0.draw(source, in: rect) }
    for y in 0..<4 { for x in 0..<6 { #expect(turned[x, y] == source.bitmap[x, 3 - y]) } }
  }

  @Test("Without interpolation, each pixel becomes a square") func nearest() {
    let bitmap = drawn(18, 12) { context in
      context.interpolationQuality = .none
      UIImage(cgImage: source).draw(in: CGRect(x: 0, y: 0, width: 18, height: 12))
    }
    for y in 0..<12 { for x in 0..<18 { #expect(bitmap[x, y] == source.bitmap[x / 3, y / 3]) } }
  }

  @Test("Made smaller by a whole number, each pixel is the mean of a square") func averages() {
    let image = CGImage([[.black, .white, .red, .red], [.white, .black, .blue, .blue]])
    let bitmap = drawn(2, 1) { _ in UIImage(cgImage: image).draw(in: CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    // Half of 255 is 127.5.
    #expect(isNear(bitmap[0, 0], [127.5, 127.5, 127.5, 255]))
    #expect(isNear(bitmap[1, 0], [127.5, 0, 127.5, 255]))
  }

  @Test("Made larger, colours run from one pixel's centre to the next") func interpolation() {
    let image = CGImage([[.black, .white]])
    let bitmap = drawn(8, 1) { _ in UIImage(cgImage: image).draw(in: CGRect(x: 0, y: 0, width: 8, height: 1))
    }
    // A pixel is 4 wide; centres lie at 2 and 6. At x + 0.5 between them the share is (x + 0.5 − 2) / 4.
    for x in 0..<8 {
      let share = max(0, min((Double(x) + 0.5 - 2) / 4, 1))
      #expect(isNear(bitmap[x, 0], [255 * share, 255 * share, 255 * share, 255]))
    }
  }

  @Test("Opacity and blend mode are those that are asked for, and the state is as before") func blending() {
    let image = UIImage(cgImage: CGImage([[.white]]))
    let bitmap = drawn(3, 1) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      image.draw(at: CGPoint(x: 1, y: 0), blendMode: .normal, alpha: 0.2)
      image.draw(at: CGPoint(x: 2, y: 0), blendMode: .difference, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    // 0.2 · 255 = 51; 255 − 51 = 204 of red remain. |1 − 1|, |0 − 1|, |0 − 1| is cyan.
    #expect(bitmap[0, 0] == .red && bitmap[1, 0] == Pixel(255, 51, 51))
    #expect(bitmap[2, 0] == Pixel(0, 255, 255))
  }

  @Test("A template is its alpha in the fill colour; a tint is the image's own") func templates() {
    let image = UIImage(cgImage: CGImage([[.red, UIColor(white: 0, alpha: 0.6), .clear]]))
    let bitmap = drawn(3, 3) { _ in
      UIColor.blue.setFill()
      image.withRenderingMode(.alwaysTemplate).draw(at: .zero)
      image.withTintColor(.green).draw(at: CGPoint(x: 0, y: 1))
      image.draw(at: CGPoint(x: 0, y: 2))
    }
    #expect((0..<3).map { bitmap[$0, 0] } == [.blue, Pixel(0, 0, 153, 153), .transparent])
    #expect((0..<3).map { bitmap[$0, 1] } == [.green, Pixel(0, 153, 0, 153), .transparent])
    #expect((0..<3).map { bitmap[$0, 2] } == [.red, Pixel(0, 0, 0, 153), .transparent])
  }

  @Test("Caps keep their size; the middle stretches, or is repeated from its beginning") func caps() {
    // Columns 0 and 3 are caps; 1 and 2 are the middle. The rows are alike.
    let image = UIImage(cgImage: CGImage([[.red, .black, .white, .blue]]))
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    func row(_ mode: UIImage.ResizingMode, _ width: CGFloat) -> [Pixel] {
      let bitmap = drawn(width, 2) { context in
        context.interpolationQuality = .none
        image.resizableImage(withCapInsets: insets, resizingMode: mode).draw(
          in: CGRect(x: 0, y: 0, width: width, height: 2))
      }
      #expect((0..<Int(width)).allSatisfy { bitmap[$0, 0] == bitmap[$0, 1] })
      return (0..<Int(width)).map { bitmap[$0, 0] }
    }
    #expect(row(.stretch, 8) == [.red, .black, .black, .black, .white, .white, .white, .blue])
    #expect(row(.tile, 9) == [.red, .black, .white, .black, .white, .black, .white, .black, .blue])
    #expect(row(.tile, 4) == [.red, .black, .white, .blue])
    // Caps that do not both fit share the room.
    #expect(row(.stretch, 2) == [.red, .blue])
  }

  @Test(
    "Nine parts: corners as they are, sides along their side, the middle everywhere", arguments: [1, 2, 3])
  func nineParts(scale: Int) {
    let colors: [[UIColor]] = [
      [.red, .green, .blue], [.cyan, .magenta, .yellow], [.black, .white, .orange],
    ]
    // Each part is as many pixels as a point has.
    let rows = colors.flatMap { row in
      Array(repeating: row.flatMap { Array(repeating: $0, count: scale) }, count: scale)
    }
    let image = UIImage(cgImage: CGImage(rows), scale: CGFloat(scale), orientation: .up)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let bitmap = drawn(7, 5, scale: CGFloat(scale)) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 5))
    }
    for y in 0..<5 * scale {
      for x in 0..<7 * scale {
        let column = x < scale ? 0 : x < 6 * scale ? 1 : 2
        let row = y < scale ? 0 : y < 4 * scale ? 1 : 2
        #expect(bitmap[x, y] == CGImage([[colors[row][column]]]).bitmap[0, 0])
      }
    }
  }

  @Test("Parts that meet inside a pixel leave no seam") func seams() {
    let image = UIImage(cgImage: CGImage(Array(repeating: Array(repeating: .red, count: 3), count: 3)))
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    let bitmap = drawn(10, 10) { _ in image.draw(in: CGRect(x: 0.3, y: 0.4, width: 9, height: 9)) }
    for y in 1..<9 {
      for x in 1..<9 { #expect(bitmap[x, y].alpha >= 254 && bitmap[x, y].channels[0] >= 254) }
    }
  }

  @Test("A stretchable image has one point that stretches; 0 stretches an axis as a whole") func stretchable()
  {
    let image = UIImage(cgImage: CGImage([[.red, .black, .blue, .green]]))
      .stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
    let bitmap = drawn(6, 1) { context in
      context.interpolationQuality = .none
      image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1))
    }
    #expect((0..<6).map { bitmap[$0, 0] } == [.red, .black, .black, .black, .blue, .green])
  }

  @Test("A pattern is repeated from the origin, moved by the phase", arguments: [1, 2])
  func patterns(scale: Int) {
    let tile = UIImage(cgImage: source, scale: CGFloat(scale), orientation: .up)
    let plain = drawn(10, 8, scale: CGFloat(scale)) { context in
      UIColor(patternImage: tile).setFill()
      context.fill(CGRect(x: 1, y: 2, width: 9, height: 6))
    }
    let moved = drawn(10, 8, scale: CGFloat(scale)) { context in
      context.setPatternPhase(CGSize(width: 1, height: 3))
      // A transform of the coordinates does not move the pattern.
      context.translateBy(x: 3, y: 0)
      tile.drawAsPattern(in: CGRect(x: -2, y: 2, width: 9, height: 6))
    }
    for y in 0..<8 * scale {
      for x in 0..<10 * scale {
        let isInside = x >= scale && y >= 2 * scale
        #expect(plain[x, y] == (isInside ? source.bitmap[x % 6, y % 4] : .transparent))
        let (column, row) = ((x - scale + 60) % 6, (y - 3 * scale + 40) % 4)
        #expect(moved[x, y] == (isInside ? source.bitmap[column, row] : .transparent))
      }
    }
  }

  @Test("A colour of a pattern knows what it is") func patternColors() {
    let color = UIColor(patternImage: UIImage(cgImage: source))
    #expect(color.cgColor.pattern != nil && color.cgColor.colorSpace?.model == .pattern)
    #expect(unsafe !color.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(color == UIColor(patternImage: UIImage(cgImage: source)) && color != .black)
    let bitmap = drawn(6, 4) { context in
      color.withAlphaComponent(0).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
    }
    #expect(bitmap.pixels.allSatisfy { $0 == .transparent })
  }

  @Test("A thumbnail is the image at another size, at its scale") func thumbnails() throws {
    let image = UIImage(cgImage: CGImage([[.black, .white], [.white, .black]]), scale: 2, orientation: .up)
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 0.5, height: 0.5)))
    #expect(small.size == CGSize(width: 0.5, height: 0.5) && small.scale == 2)
    #expect(isNear(small.bitmap[0, 0], [127.5, 127.5, 127.5, 255]))
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
    #expect(UIImage().preparingForDisplay() == nil && image.preparingForDisplay() == image)
  }
}
