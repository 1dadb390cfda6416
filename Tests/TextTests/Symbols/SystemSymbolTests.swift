import Paths
import Testing
import Text

/// Laws of all symbols, and the numbers of some.
@Suite struct SystemSymbolTests {
  private static let everything =
    SymbolNames.plain + SymbolNames.shapes.map { $0 + ".fill" } + SymbolNames.variants

  /// Returns the area inside the outlines, in square ems.
  private func area(_ path: Path) -> Double {
    let path = path.normalized(evenOdd: false, tolerance: 1.0 / 16_384)
    return path.polygons(tolerance: 1).reduce(0) { sum, polygon in
      var last = polygon[polygon.count - 1]
      return polygon.reduce(sum) { sum, point in
        defer { last = point }
        return sum + (last.x * point.y - point.x * last.y) / 2
      }
    }
  }

  private func symbol(_ name: String, _ weight: Double = 0, _ scale: SystemSymbol.Scale = .medium) throws
    -> SystemSymbol
  {
    try #require(SystemSymbol(name, weight: weight, scale: scale), "\(name)")
  }

  @Test("Every name has ink, nearly all of it in its box, in all weights", arguments: [-1, 0, 1])
  func ink(weight: Double) throws {
    for name in Self.everything {
      let symbol = try symbol(name, weight)
      let box = try #require(symbol.outline.bounds, "\(name)")
      #expect(box.minX > -0.11 && box.maxX < symbol.width + 0.11, "\(name) \(box) \(symbol.width)")
      #expect(box.minY > -0.11 && box.maxY < symbol.height + 0.11, "\(name) \(box)")
      #expect(box.maxX - box.minX > 0.01 && box.maxY - box.minY > 0.01, "\(name)")
    }
  }

  @Test("Scales are 0.78 and 1.28; small symbols are the darkest for their size") func scales() throws {
    for name in ["star", "minus", "person.2", "bell.slash", "xmark.circle", "doc.on.doc"] {
      let medium = try symbol(name)
      #expect(abs(medium.height - 20.0 / 17) < 1e-12)
      var last = Double.infinity
      for (scale, factor) in [(.small, 0.78), (.medium, 1), (.large, 1.28)] as [(SystemSymbol.Scale, Double)]
      {
        let symbol = try symbol(name, 0, scale)
        #expect(abs(symbol.height - medium.height * factor) < 1e-12, "\(name)")
        #expect(abs(symbol.width - medium.width * factor) < 1e-12, "\(name)")
        let darkness = area(symbol.outline) / factor / factor
        #expect(darkness < last, "\(name)")
        last = darkness
      }
    }
  }

  @Test("Heavier is darker, and filled darker than outlined") func growth() throws {
    for name in SymbolNames.plain {
      #expect(area(try symbol(name, -0.4).outline) < area(try symbol(name, 0.3).outline), "\(name)")
    }
    for name in SymbolNames.shapes where !["record.circle", "smallcircle.filled.circle"].contains(name) {
      #expect(area(try symbol(name + ".fill").outline) > area(try symbol(name).outline), "\(name)")
    }
  }

  @Test("What goes the other way is the mirror image")
  func mirrors() throws {
    for (one, other) in [
      ("chevron.left", "chevron.right"), ("arrow.left", "arrow.right"), ("backward", "forward"),
      ("arrow.uturn.left", "arrow.uturn.right"), ("bubble.left", "bubble.right"),
      ("arrow.clockwise", "arrow.counterclockwise"),
    ] {
      let (one, other) = try (symbol(one), symbol(other))
      #expect(one.width == other.width && abs(area(one.outline) - area(other.outline)) < 1e-6)
      let (box, mirrored) = try (#require(one.outline.bounds), #require(other.outline.bounds))
      #expect(abs(box.minX - (other.width - mirrored.maxX)) < 1e-5)
    }
    for name in ["chevron.forward", "arrow.backward", "list.bullet", "star.leadinghalf.filled"] {
      #expect(try symbol(name).flips)
    }
    #expect(try !symbol("chevron.right").flips && !symbol("arrow.uturn.left").flips)
  }

  @Test("Strokes are as wide as stems of letters: 90.112/1024 em in the regular weight") func strokes() throws
  {
    let stem = 88 * 1.024 / 1024
    let minus = try #require(try symbol("minus").outline.bounds)
    // 13 units of 1/17 em and a round end at both sides, in the middle of 20 units.
    #expect(abs(minus.maxX - minus.minX - (13.0 / 17 + stem)) < 1e-4)
    #expect(abs(minus.maxY - minus.minY - stem) < 1e-4)
    #expect(abs((minus.maxY + minus.minY) / 2 - 10.0 / 17) < 1e-6)
    let circle = try symbol("circle")
    let ring = try #require(circle.outline.bounds)
    #expect(abs(ring.maxX - ring.minX - (15.5 / 17 + stem)) < 1e-4)
    // A ring: 2πr · stem. Polygons lie inside of circles by up to 1/512 unit.
    #expect(abs(area(circle.outline) - 2 * .pi * 7.75 / 17 * stem) < 5e-4)
    // A small symbol has strokes of (1 + 0.78) / 2 = 0.89, a large one of 1.14.
    for (scale, share) in [(.small, 0.89), (.large, 1.14)] as [(SystemSymbol.Scale, Double)] {
      let box = try #require(try symbol("minus", 0, scale).outline.bounds)
      #expect(abs(box.maxY - box.minY - stem * share) < 1e-4)
    }
  }

  @Test("The middle of the box is the middle of capitals") func baseline() throws {
    for (scale, factor) in [(.small, 0.78), (.medium, 1), (.large, 1.28)] as [(SystemSymbol.Scale, Double)] {
      let symbol = try symbol("star", 0, scale)
      #expect(abs(symbol.baseline + 1443.0 / 2048 / 2 - 10 * factor / 17) < 1e-12)
    }
  }

  @Test("A mark in a filled shape is taken out of it, or stands out in another colour") func levels() throws {
    let symbol = try symbol("xmark.circle.fill")
    let disc = try self.symbol("circle.fill")
    let cross = area(symbol.levels[0])
    #expect(abs(area(symbol.levels[1]) - area(disc.outline)) < 1e-6 && symbol.levels[2].isEmpty)
    #expect(cross > 0.05 && abs(area(disc.outline) - cross - area(symbol.outline)) < 1e-4)
    #expect(!symbol.outline.contains(Point(x: 10.0 / 17, y: 10.0 / 17)))
    #expect(symbol.levels[0].contains(Point(x: 10.0 / 17, y: 10.0 / 17)))
  }

  @Test("Marks stand out where they are what a symbol is about; other details show what is behind")
  func details() throws {
    let seal = try symbol("checkmark.seal.fill")
    #expect(area(seal.levels[0]) > 0.02 && area(seal.levels[1]) > area(seal.outline))
    let envelope = try symbol("envelope.fill")
    #expect(abs(area(envelope.levels[0]) - area(envelope.outline)) < 1e-9 && envelope.levels[1].isEmpty)
    #expect(try !symbol("bubble.left.fill").levels[0].isEmpty)
  }

  @Test(
    "There is nothing else",
    arguments: [
      "", ".", "..", "fill", ".fill", "circle.circle.circle", "plus.fill", "heart.fill.fill", "chevron",
      "chevron.right.slash", "arrow", "arrow.", "arrow.sideways", "a", "10", "123.circle", "é.circle",
      "person.slash.slash", "square.and.arrow.up.circle", "nothing.of.the.kind", "Heart", "star .fill",
    ])
  func unknown(name: String) {
    #expect(SystemSymbol(name) == nil)
  }

  @Test("Weights beyond the heaviest are that; what is not a number is regular") func weights() throws {
    #expect(try symbol("star", 7).outline == symbol("star", 1).outline)
    #expect(try symbol("star", -.infinity).outline == symbol("star", -1).outline)
    #expect(try symbol("star", .nan).outline == symbol("star", 0).outline)
  }
}
