import Foundation
import Paths
import Plumb
import Testing
import UIKit

@testable import AssetCore

@MainActor
struct VectorImageTests {
  private func image(_ svg: String, properties: String = "{}", scale: CGFloat = 1) throws -> UIImage? {
    let assets = try TestAssets()
    try assets.write(
      #"{"images": [{"filename": "a.svg", "idiom": "universal"}], "properties": \#(properties)}"#,
      to: "A.xcassets/v.imageset/Contents.json")
    try assets.write(svg, to: "A.xcassets/v.imageset/a.svg")
    return UIImage(named: "v", in: assets.bundle, compatibleWith: UITraitCollection(displayScale: scale))
  }

  private func svg(_ content: String, _ box: String = "0 0 20 20") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\" viewBox=\"\(box)\">\(content)</svg>"
  }

  @Test func shapesAreDrawnAtEveryScale() throws {
    let content = """
      <rect x="0" y="0" width="10" height="10" fill="#f00"/><circle cx="15" cy="5" r="5" fill="rgb(0,0,255)"/>
      <g transform="translate(0 10)" fill="lime"><path d="M0 0h10v10H0z"/></g>
      <path d="M10,15 L20,15" stroke="black" stroke-width="4" fill="none"/>
      """
    for scale in [1, 3] as [CGFloat] {
      let image = try #require(try image(svg(content), scale: scale))
      #expect(image.size == CGSize(width: 20, height: 20))
      #expect(image.scale == scale)
      #expect(image.pixel(0.25, 0.25) == 0xFF00_00FF)
      #expect(image.pixel(0.75, 0.25) == 0x0000_FFFF)
      #expect(image.pixel(0.25, 0.75) == 0x00FF_00FF)
      #expect(image.pixel(0.75, 0.75) == 0x0000_00FF)
      #expect(image.pixel(0.75, 0.95) == 0)
    }
  }

  @Test func viewBoxClassesAndRules() throws {
    let content = """
      <style>.a{fill:#00f;fill-rule:evenodd}</style>
      <path class="a" d="M0 0H10V10H0Z M3 3H7V7H3Z"/>
      """
    let image = try #require(try image(svg(content, "0 0 10 10")))
    #expect(image.pixel(0.1, 0.1) == 0x0000_FFFF)
    #expect(image.middlePixel == 0)
  }

  @Test func arcsGoThroughTheirPoints() throws {
    // Three quarters of a circle around (10, 10), from the right, clockwise on a screen, and a quarter the other way.
    for (flags, inside, outside) in [
      ("1 1", Point(x: 10, y: 19), Point(x: 18, y: 2)), ("0 0", Point(x: 17, y: 3), Point(x: 10, y: 19)),
    ] {
      var path = VectorPathReader("M20 10 A10 10 0 \(flags) 10 0 L10 10 Z").path
      #expect(path.contains(inside))
      #expect(!path.contains(outside))
      path.close()
    }
    let half = VectorPathReader("M0 10a10 10 0 0120 0z").path
    #expect(half.contains(Point(x: 10, y: 1)))
    #expect(!half.contains(Point(x: 10, y: 11)))
    // An ellipse, turned by a right angle, that is too small grows.
    let bounds = try #require(VectorPathReader("M0 0A1 2 90 0 1 40 0").path.bounds)
    #expect(abs(bounds.minY + 10) < 1e-6)
  }

  @Test func `an arc of an ellipse that is as good as flat is a line`() throws {
    // The half of the ellipse through both points would be some 10^30 wide.
    let elements = VectorPathReader("M1 2A33 1e-30 10 0 0 5 5").path.elements
    #expect(elements == [.move(Point(x: 1, y: 2)), .line(Point(x: 5, y: 5))])
  }

  @Test func arcsStayOnTheirCircle() throws {
    // Points of unit circles, at angles of which sines are known.
    let points = [(1, 0), (0.6, 0.8), (0, 1), (-0.8, 0.6), (-1, 0), (-0.6, -0.8), (0, -1), (0.8, -0.6)]
    for (x1, y1) in points {
      for (x2, y2) in points where (x1, y1) != (x2, y2) {
        for (isLarge, sweeps) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
          // A chord that is no diameter has its centre at the origin for one pair of flags in each sense.
          let cross = x1 * y2 - y1 * x2
          guard abs(cross) > 1e-9, (isLarge == 1) == ((cross > 0) != (sweeps == 1)) else { continue }
          let path = VectorPathReader("M\(x1) \(y1) A1 1 0 \(isLarge) \(sweeps) \(x2) \(y2)").path
          for element in path.elements {
            guard case .cubic(_, _, let end) = element else { continue }
            #expect(abs(end.x * end.x + end.y * end.y - 1) < 1e-9)
          }
          #expect(path.elements.count == 5)
        }
      }
    }
  }

  @Test func compactPathsAreRead() {
    #expect(
      VectorPathReader("M1.5.5-2-3").path.elements == VectorPathReader("M 1.5 0.5 L -2 -3").path.elements)
    #expect(VectorPathReader("m1 1 2 0 0 2z").path == VectorPathReader("M1,1L3,1L3,3Z").path)
    #expect(
      VectorPathReader("M0 0C0 1 1 1 1 0S2-1 2 0").path
        == VectorPathReader("M0 0C0 1 1 1 1 0C1 -1 2 -1 2 0").path)
    let damaged = VectorPathReader("M0 0L1 1Lx")
    #expect(!damaged.isComplete)
    #expect(damaged.path == VectorPathReader("M0 0L1 1").path)
  }

  @Test func partsThatAreLeftOutAreReported() throws {
    let problems = try Diagnostic.collect { () throws in
      let content = """
        <defs><linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient></defs>
        <rect width="20" height="20" fill="url(#g)"/><text x="1" y="1">Text</text>
        """
      let drawn = try image(svg(content))
      #expect(drawn?.middlePixel == 0xFF00_00FF)
    }.map(\.description)
    #expect(problems.contains { $0.hasSuffix("a.svg: an element text, which is not drawn.") })
    #expect(problems.contains { $0.contains("a gradient, of which the first colour is drawn") })
  }

  @Test func damagedFileIsReportedWithItsLine() throws {
    let problems = try Diagnostic.collect { () throws in
      let drawn = try image("<svg>\n<g></svg>")
      #expect(drawn == nil)
    }.map(\.description)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("a.svg, line 2: the XML is damaged") == true)
  }

  @Test func pdfHasItsSizeAndIsReported() throws {
    let assets = try TestAssets()
    try assets.write(
      #"{"images": [{"filename": "a.pdf", "idiom": "universal"}]}"#, to: "A.xcassets/p.imageset/Contents.json"
    )
    try assets.write("%PDF-1.4\n<< /MediaBox [0 0 24 12] >>", to: "A.xcassets/p.imageset/a.pdf")
    let problems = Diagnostic.collect {
      #expect(UIImage(named: "p", in: assets.bundle, with: nil)?.size == CGSize(width: 24, height: 12))
    }
    #expect(problems.first?.description.hasSuffix("a.pdf: it is a PDF, which is not drawn.") == true)
  }

  @Test func symbolHasTheSizeOfText() throws {
    let assets = try TestAssets()
    try assets.write(
      #"{"symbols": [{"filename": "s.svg", "idiom": "universal"}]}"#,
      to: "A.xcassets/own.symbolset/Contents.json")
    try assets.write(
      """
      <svg width="800" height="600"><g id="Guides"><line id="Baseline-M" x1="0" x2="800" y1="126" y2="126"/>
      <line id="Capline-M" x1="0" x2="800" y1="55.5" y2="55.5"/>
      <line id="left-margin-Regular-M" x1="100" x2="100" y1="0" y2="200"/>
      <line id="right-margin-Regular-M" x1="200" x2="200" y1="0" y2="200"/></g>
      <g id="Symbols"><g id="Regular-M"><path d="M100 55.5H200V126H100Z"/></g></g></svg>
      """, to: "A.xcassets/own.symbolset/s.svg")
    let image = try #require(UIImage(named: "own", in: assets.bundle, with: nil))
    // Capitals of 17 points are 0.705 × 17 = 11.985 points high; the symbol is 100/70.5 as wide.
    #expect(image.size == CGSize(width: 17, height: 12))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.middlePixel == 0x0000_00FF)
  }
}
