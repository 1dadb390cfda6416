import Foundation
import LayoutCore
import TestSupport
import Testing

/// A.24: vectors of `divided(atDistance:from:)` that WinObjC captured.
struct CGGeometryDivisionTests {
  struct Vector: CustomStringConvertible, Sendable {
    let rect: CGRect
    let distance: CGFloat
    let edge: CGRectEdge
    let slice, remainder: CGRect

    var description: String { "\(rect) at \(distance) from \(edge)" }

    init(_ rect: CGRect, _ distance: CGFloat, _ edge: CGRectEdge, _ slice: CGRect, _ remainder: CGRect) {
      (self.rect, self.distance, self.edge) = (rect, distance, edge)
      (self.slice, self.remainder) = (slice, remainder)
    }
  }

  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private static let square = rect(0, 0, 100, 100)
  private static let tall = rect(100, 100, 125, 250)
  private static let fractional = rect(10.5, 25.6, 300, 500)
  private static let large = rect(0, 0, 900, 800)
  private static let narrow = rect(0, 0, 200, 800)

  static let within = [
    Vector(square, 10.35, .maxXEdge, rect(89.65, 0, 10.35, 100), rect(0, 0, 89.65, 100)),
    Vector(square, 10.35, .minXEdge, rect(0, 0, 10.35, 100), rect(10.35, 0, 89.65, 100)),
    Vector(square, 10.35, .minYEdge, rect(0, 0, 100, 10.35), rect(0, 10.35, 100, 89.65)),
    Vector(square, 10.35, .maxYEdge, rect(0, 89.65, 100, 10.35), rect(0, 0, 100, 89.65)),
    Vector(tall, 50.34, .maxXEdge, rect(174.66, 100, 50.34, 250), rect(100, 100, 74.66, 250)),
    Vector(tall, 32, .minXEdge, rect(100, 100, 32, 250), rect(132, 100, 93, 250)),
    Vector(tall, 20, .maxYEdge, rect(100, 330, 125, 20), rect(100, 100, 125, 230)),
    Vector(fractional, 10, .minXEdge, rect(10.5, 25.6, 10, 500), rect(20.5, 25.6, 290, 500)),
    Vector(fractional, 0.34, .maxYEdge, rect(10.5, 525.26, 300, 0.34), rect(10.5, 25.6, 300, 499.66)),
    Vector(fractional, 120, .minYEdge, rect(10.5, 25.6, 300, 120), rect(10.5, 145.6, 300, 380)),
    Vector(large, 0.34, .maxYEdge, rect(0, 799.66, 900, 0.34), rect(0, 0, 900, 799.66)),
  ]

  static let nothing = [
    Vector(large, -50, .maxXEdge, rect(900, 0, 0, 800), large),
    Vector(large, -502, .minXEdge, rect(0, 0, 0, 800), large),
    Vector(tall, -50.24, .minYEdge, rect(100, 100, 125, 0), tall),
    Vector(fractional, -50, .maxXEdge, rect(310.5, 25.6, 0, 500), fractional),
    Vector(large, 0, .maxXEdge, rect(900, 0, 0, 800), large),
    Vector(large, 0, .minXEdge, rect(0, 0, 0, 800), large),
    Vector(tall, 0, .minYEdge, rect(100, 100, 125, 0), tall),
    Vector(fractional, 0, .maxXEdge, rect(310.5, 25.6, 0, 500), fractional),
  ]

  static let everything = [
    Vector(large, 905, .minYEdge, large, rect(0, 800, 900, 0)),
    Vector(narrow, 905, .maxYEdge, narrow, rect(0, 0, 200, 0)),
    Vector(narrow, 300, .minXEdge, narrow, rect(200, 0, 0, 800)),
    Vector(narrow, 300, .maxXEdge, narrow, rect(0, 0, 0, 800)),
    Vector(rect(50, 100, 900, 800), 905, .minYEdge, rect(50, 100, 900, 800), rect(50, 900, 900, 0)),
    Vector(rect(50, 100, 900, 800), 905, .maxYEdge, rect(50, 100, 900, 800), rect(50, 100, 900, 0)),
    Vector(rect(50, 100, 200, 800), 300, .maxXEdge, rect(50, 100, 200, 800), rect(50, 100, 0, 800)),
    Vector(rect(50, 100, 200, 800), 300, .minXEdge, rect(50, 100, 200, 800), rect(250, 100, 0, 800)),
  ]

  @Test("A.24: slice and remainder", arguments: within + nothing + everything)
  func captured(_ vector: Vector) {
    let (slice, remainder) = vector.rect.divided(atDistance: vector.distance, from: vector.edge)
    for (actual, expected) in [(slice, vector.slice), (remainder, vector.remainder)] {
      // The captured numbers have two decimals.
      #expect(abs(actual.origin.x - expected.origin.x) < 1e-9)
      #expect(abs(actual.origin.y - expected.origin.y) < 1e-9)
      #expect(abs(actual.size.width - expected.size.width) < 1e-9)
      #expect(abs(actual.size.height - expected.size.height) < 1e-9)
    }
  }

  @Test("A.24: nothing divides into nothing", arguments: [-50.24, 0, 150.24] as [CGFloat])
  func null(distance: CGFloat) {
    for edge in [CGRectEdge.minXEdge, .maxXEdge, .minYEdge, .maxYEdge] {
      let (slice, remainder) = CGRect.null.divided(atDistance: distance, from: edge)
      #expect(slice.isNull && remainder.isNull)
    }
  }

  @Test("A.24: slice and remainder together are the rectangle, and share an edge")
  func law() {
    var generator = SeededGenerator(seed: 24)
    for _ in 0..<500 {
      let rect = CGRect(
        x: generator.number(in: -99...99), y: generator.number(in: -99...99),
        width: generator.number(in: 0...99), height: generator.number(in: 0...99))
      let distance = generator.number(in: -20...120)
      for edge in [CGRectEdge.minXEdge, .maxXEdge, .minYEdge, .maxYEdge] {
        let (slice, remainder) = rect.divided(atDistance: distance, from: edge)
        let isAcross = edge == .minXEdge || edge == .maxXEdge
        let (whole, part, rest) =
          isAcross
          ? (rect.width, slice.width, remainder.width) : (rect.height, slice.height, remainder.height)
        #expect(part == min(max(distance, 0), whole), "seed 24")
        #expect(abs(part + rest - whole) < 1e-9)
        let union = slice.union(remainder)
        #expect(abs(union.minX - rect.minX) < 1e-9 && abs(union.maxY - rect.maxY) < 1e-9)
      }
    }
  }
}
