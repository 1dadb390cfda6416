import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Paths
import Raster
import StyleCore
import Testing

@testable import GraphicsRendering
@testable import ViewRendering

/// Curves that lie out of reach of the canvas.
@MainActor
struct ReachTests {
  /// Circles in a row, each of four curves, as one path.
  private func circles(_ count: Int, apart step: CGFloat, side: CGFloat) -> CGPath {
    let path = UIBezierPath()
    for index in 0..<count {
      path.append(
        UIBezierPath(ovalIn: CGRect(x: CGFloat(index - count / 2) * step, y: 3, width: side, height: side)))
    }
    return path.cgPath
  }

  private func shape(_ path: CGPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = .opaqueRed
    return layer
  }

  /// Returns a converter of shapes of a layer with that transform into pixels of a small canvas.
  private func converter(_ map: Paths.AffineTransform) -> ShapeConverter {
    ShapeConverter(transform: map, edges: .exactArea, canvas: FixedRect(x: 0, y: 0, width: 20, height: 20))
  }

  private func count(_ polygons: [[Point]]) -> Int { polygons.reduce(0) { $0 + $1.count } }

  @Test func `a path beyond all canvases is not cut into lines for every curve`() {
    let converter = converter(.scale(x: 1e15, y: 1e15))
    let polygons = converter.polygons(
      of: circles(1_000, apart: 1, side: 1).path, tolerance: 1e-18, under: converter.projection)
    // Of one circle at most are the curves near; each is no more than 8,192 lines.
    #expect(count(polygons) < 4 * 8_192 + 1_000 * 4)
  }

  @Test func `very many curves that all are near are cut into fewer lines`() {
    // Down is far apart, and across is all the same.
    let converter = converter(
      Paths.AffineTransform(a: 0.001, b: 0, c: 1e15, d: 0.001, tx: -3.5e15, ty: 0))
    let polygons = converter.polygons(
      of: circles(1_000, apart: 1, side: 1).path, tolerance: 1e-18, under: converter.projection)
    #expect(count(polygons) < 1 << 20)
  }

  @Test func `of a line in dashes only those that are near are drawn around`() {
    let converter = converter(.scale(x: 1e9, y: 1e9))
    let polygons = converter.stroked(
      circles(50, apart: 9, side: 8).path, StrokeStyle(width: 0.001, dashLengths: [0.1, 0.1]),
      tolerance: 1e-12,
      under: converter.projection)
    #expect(count(polygons) < 10 * 8_192)
  }

  @Test func `dashes that are near are drawn as if no others were there`() {
    let all = CALayer(CGRect(x: 0, y: 0, width: 60, height: 20))
    let each = CALayer(CGRect(x: 0, y: 0, width: 60, height: 20))
    func line(_ from: CGFloat, _ to: CGFloat, _ pattern: [NSNumber]?) -> CALayer {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: from, y: 3.3))
      path.addLine(to: CGPoint(x: to, y: 3.3))
      let layer = shape(path.cgPath)
      (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, .opaqueRed, 3.5)
      layer.lineDashPattern = pattern
      return layer
    }
    all.addSublayer(line(-8_000, 8_000, [5.5, 2.5]))
    for index in -1_000..<1_000 { each.addSublayer(line(CGFloat(index) * 8, CGFloat(index) * 8 + 5.5, nil)) }
    #expect(all.picture() == each.picture() && Set(all.picture().pixels).count > 4)
  }

  @Test func `what is near is drawn as if nothing else were there`() {
    let all = CALayer(CGRect(x: 0, y: 0, width: 60, height: 20))
    all.addSublayer(shape(circles(400, apart: 17.3, side: 13.7)))
    let each = CALayer(CGRect(x: 0, y: 0, width: 60, height: 20))
    for index in -200..<200 {
      let path = CGRect(x: CGFloat(index) * 17.3, y: 3, width: 13.7, height: 13.7)
      each.addSublayer(shape(UIBezierPath(ovalIn: path).cgPath))
    }
    #expect(all.picture() == each.picture() && Set(all.picture().pixels).count > 10)
  }

  @Test func `nothing is in reach of a canvas without an inside`() {
    let canvas = FixedRect(minX: Fixed(4_000), minY: Fixed(0), maxX: Fixed(-4_000), maxY: Fixed(20))
    let converter = ShapeConverter(transform: .identity, edges: .exactArea, canvas: canvas)
    let polygons = converter.polygons(
      of: circles(100, apart: 9, side: 8).path, tolerance: 0.01, under: converter.projection)
    #expect(polygons.count <= 100)
  }
}
