import Foundation
import Paths
import TestSupport
import Testing

@testable import Raster

private let black = GradientStop(location: 0, StraightColor(red: 0, green: 0, blue: 0))
private let white = GradientStop(location: 1, StraightColor(red: 255, green: 255, blue: 255))

/// A gradient alone on a canvas.
private func picture(_ gradient: Gradient, width: Int, height: Int) -> Bitmap {
  Bitmap(
    rendering: DisplayList(
      width: width, height: height,
      items: [DisplayItem(.fill(Fill(.rectangle(.everything), .gradient(gradient))))]))
}

private func line(_ from: (Double, Double), _ to: (Double, Double)) -> Gradient.Geometry {
  .linear(from: Point(x: from.0, y: from.1), to: Point(x: to.0, y: to.1))
}

@Suite struct GradientTests {
  @Test func `a line's colours are those of the pixels' centres`() {
    let bitmap = picture(Gradient(line((0, 0), (4, 0)), stops: [black, white]), width: 4, height: 1)
    // 1/8, 3/8, 5/8 and 7/8 of 255: 31.875, 95.625, 159.375, 223.125.
    #expect((0..<4).map { bitmap[$0, 0].red } == [32, 96, 159, 223])
  }

  @Test func `stops count in the order of their locations, those of one location in the order of the list`() {
    func stop(_ location: Double, _ grey: UInt8) -> GradientStop {
      GradientStop(location: location, StraightColor(red: grey, green: grey, blue: grey))
    }
    let stops = [stop(1, 200), stop(0.5, 10), stop(0.5, 100), stop(0, 0)]
    let bitmap = picture(Gradient(line((0, 0), (4, 0)), stops: stops), width: 4, height: 1)
    // Up to the middle from 0 to 10: 2.5 (up) and 7.5 (up); from there from 100 to 200: 125 and 175.
    #expect((0..<4).map { bitmap[$0, 0].red } == [3, 8, 125, 175])
    // At the location itself the last of its stops counts.
    let edge = picture(Gradient(line((0, 0), (1, 0)), stops: stops), width: 1, height: 1)
    #expect(edge[0, 0].red == 100)
  }

  @Test func `stops beyond the ends shape what lies between`() {
    var (before, after) = (black, white)
    (before.location, after.location) = (-1, 2)
    let bitmap = picture(Gradient(line((1, 0), (2, 0)), stops: [before, after]), width: 3, height: 1)
    // At 0, 1/2 and 1, which are a third, a half and two thirds of the way: 85, 127.5, 170.
    #expect((0..<3).map { bitmap[$0, 0].red } == [85, 128, 170])
  }

  @Test func `beyond its ends a gradient goes on or ends`() {
    for (before, after) in [(true, true), (true, false), (false, true), (false, false)] {
      let gradient = Gradient(
        line((1, 0), (2, 0)), stops: [black, white], extendsBefore: before, extendsAfter: after)
      let bitmap = picture(gradient, width: 3, height: 1)
      #expect(bitmap[0, 0].alpha == (before ? 255 : 0))
      #expect(bitmap[1, 0] == Pixel(red: 128, green: 128, blue: 128, alpha: 255))
      #expect(bitmap[2, 0].red == (after ? 255 : 0))
    }
  }

  @Test func `one stop is a colour, none is nothing, and so is a line without length`() {
    let one = picture(Gradient(line((0, 0), (1, 0)), stops: [white]), width: 2, height: 1)
    #expect(one[0, 0].red == 255 && one[1, 0].red == 255)
    let nothing = Bitmap(width: 2, height: 1)
    #expect(picture(Gradient(line((0, 0), (1, 0)), stops: []), width: 2, height: 1) == nothing)
    #expect(picture(Gradient(line((1, 1), (1, 1)), stops: [white]), width: 2, height: 1) == nothing)
    let map = AffineTransform(a: .infinity, b: 0, c: 0, d: .nan, tx: 0, ty: 0)
    let broken = Gradient(line((0, 0), (1, 0)), stops: [white], deviceToGradient: map)
    #expect(picture(broken, width: 2, height: 1) == nothing)
  }

  @Test func `what is transparent has no colour, unless it is asked for`() {
    let red = GradientStop(location: 0, StraightColor(red: 255, green: 0, blue: 0))
    let clear = GradientStop(location: 1, StraightColor(red: 0, green: 0, blue: 255, alpha: 0))
    var gradient = Gradient(line((0, 0), (1, 0)), stops: [red, clear])
    // Half way: half of red, half of nothing.
    #expect(picture(gradient, width: 1, height: 1)[0, 0] == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    // Half way between the colours, half transparent: 255 · 1/2 · 1/2 = 63.75.
    gradient.interpolation = .straight
    #expect(picture(gradient, width: 1, height: 1)[0, 0] == Pixel(red: 64, green: 0, blue: 64, alpha: 128))
  }

  @Test(arguments: [Gradient.Interpolation.premultiplied, .straight])
  func `between equal colours lies that colour`(interpolation: Gradient.Interpolation) {
    for alpha in [UInt8(255), 128, 3] {
      let color = StraightColor(red: 127, green: 1, blue: 200, alpha: alpha)
      let stops = [0, 0.3, 1].map { GradientStop(location: $0, color) }
      let gradient = Gradient(line((0, 0), (37, 5)), stops: stops, interpolation: interpolation)
      let bitmap = picture(gradient, width: 37, height: 2)
      #expect(Set(bitmap.pixels) == [color.source(coverage: 255)])
    }
  }

  @Test func `circles around one point give the distance from it`() {
    let geometry = Gradient.Geometry.radial(
      fromCentre: Point(x: 5, y: 5), fromRadius: 0, toCentre: Point(x: 5, y: 5), toRadius: 5)
    let bitmap = picture(
      Gradient(geometry, stops: [black, white], extendsAfter: false), width: 10, height: 10)
    for y in 0..<10 {
      for x in 0..<10 {
        let distance = (pow(Double(x) - 4.5, 2) + pow(Double(y) - 4.5, 2)).squareRoot() / 5
        #expect(bitmap[x, y].alpha == (distance <= 1 ? 255 : 0))
        if distance <= 1 { #expect(abs(Double(bitmap[x, y].red) - distance * 255) <= 0.5001) }
      }
    }
  }

  @Test func `circles that move make a cone, and nothing beside it`() {
    // Radius 1 about (2, 5) to radius 1 about (8, 5): a bar, from which the last circle bulges.
    let geometry = Gradient.Geometry.radial(
      fromCentre: Point(x: 2, y: 5), fromRadius: 1, toCentre: Point(x: 8, y: 5), toRadius: 1)
    let gradient = Gradient(geometry, stops: [black, white], extendsBefore: false, extendsAfter: false)
    let bitmap = picture(gradient, width: 10, height: 10)
    #expect(bitmap[5, 3].alpha == 0 && bitmap[5, 6].alpha == 0)
    // The last circle to pass through (5.5, 4.5) does so with its left side: its centre lies √(1 − 1/4) to the right.
    let t = (5.5 + 0.75.squareRoot() - 2) / 6
    #expect(abs(Double(bitmap[5, 4].red) - t * 255) <= 0.5001)
    #expect(bitmap[0, 4].alpha == 0 && bitmap[9, 4].alpha == 0)
  }

  @Test func `around a point colours turn clockwise from the angle on`() {
    let geometry = Gradient.Geometry.conic(centre: Point(x: 1, y: 1), angle: 0)
    let bitmap = picture(Gradient(geometry, stops: [black, white]), width: 2, height: 2)
    // The pixels lie at 45°, 135°, 225° and 315° clockwise from the right: 1/8, 3/8, 5/8, 7/8 of 255.
    #expect([bitmap[1, 1], bitmap[0, 1], bitmap[0, 0], bitmap[1, 0]].map(\.red) == [32, 96, 159, 223])
  }

  /// Every kind of gradient, anywhere, against its formula by the C library.
  @Test(arguments: TestEffort.seeds(60))
  func `colours are within 1/255 of the exact formula`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> Double { Double(generator.number(in: range)) }
    let from = Point(x: number(-5...25), y: number(-5...25))
    let to = Point(x: number(-5...25), y: number(-5...25))
    let (r0, r1) = (number(0...6), number(0...20))
    let angle = number(-7...7)
    let (a, b) = (
      StraightColor(red: 255, green: 10, blue: 100, alpha: 255),
      StraightColor(red: 0, green: 200, blue: 130, alpha: 90)
    )
    let geometries: [Gradient.Geometry] = [
      .linear(from: from, to: to),
      .radial(fromCentre: from, fromRadius: r0, toCentre: to, toRadius: r1),
      .conic(centre: from, angle: angle),
    ]
    for geometry in geometries {
      let stops = [GradientStop(location: 0, a), GradientStop(location: 1, b)]
      let bitmap = picture(Gradient(geometry, stops: stops, interpolation: .straight), width: 20, height: 20)
      for y in 0..<20 {
        for x in 0..<20 {
          let p = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          guard let t = exactParameter(geometry, p) else { continue }
          let share = max(0, min(t, 1))
          let alpha = (1 - share) + share * 90 / 255
          let red = 255 * (1 - share) * alpha
          #expect(abs(Double(bitmap[x, y].alpha) - 255 * alpha) <= 1)
          #expect(abs(Double(bitmap[x, y].red) - red) <= 1, "seed \(seed), (\(x), \(y)), \(geometry)")
        }
      }
    }
  }

  private func exactParameter(_ geometry: Gradient.Geometry, _ p: Point) -> Double? {
    switch geometry {
    case .linear(let from, let to):
      let length = hypot(to.x - from.x, to.y - from.y)
      return ((p.x - from.x) * (to.x - from.x) + (p.y - from.y) * (to.y - from.y)) / length / length
    case .conic(let centre, let angle):
      let turns = (atan2(p.y - centre.y, p.x - centre.x) - angle) / (2 * .pi)
      return turns - floor(turns)
    case .radial(let from, let r0, let to, let r1):
      // The greatest t whose circle passes through the point: by the quadratic formula as in school.
      let a = pow(to.x - from.x, 2) + pow(to.y - from.y, 2) - pow(r1 - r0, 2)
      let half = (p.x - from.x) * (to.x - from.x) + (p.y - from.y) * (to.y - from.y) + r0 * (r1 - r0)
      let c = pow(p.x - from.x, 2) + pow(p.y - from.y, 2) - r0 * r0
      let discriminant = half * half - a * c
      guard discriminant >= 0 else { return nil }
      return [(half + sqrt(discriminant)) / a, (half - sqrt(discriminant)) / a].sorted(by: >)
        .first { r0 + $0 * (r1 - r0) >= 0 }
    }
  }
}
