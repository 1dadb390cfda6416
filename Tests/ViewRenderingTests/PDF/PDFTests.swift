import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TestSupport
import Testing

@testable import ViewRendering

/// Documents by the operators and objects that ISO 32000 names.
@MainActor
struct PDFTests {
  func document(
    _ bounds: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50),
    _ actions: (UIGraphicsPDFRendererContext) -> Void
  ) -> [UInt8] {
    [UInt8](UIGraphicsPDFRenderer(bounds: bounds).pdfData(actions: actions))
  }

  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The lines of the content of the only page.
  func lines(_ actions: (CGContext) -> Void) -> [String] {
    let bytes = document {
      $0.beginPage()
      actions($0.cgContext)
    }
    let all = text(bytes)
    guard let start = all.range(of: "1 0 0 -1 0 50 cm\n"),
      let end = all[start.upperBound...].range(of: "\nendstream")
    else { return [] }
    return all[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
  }

  @Test("Every object begins where the table says, and the trailer finds the pages") func structure() throws {
    let bytes = document { context in
      context.beginPage()
      context.beginPage(withBounds: CGRect(x: 5, y: 5, width: 20, height: 30), pageInfo: [:])
    }
    let all = text(bytes)
    #expect(all.hasPrefix("%PDF-1.7\n") && all.hasSuffix("%%EOF\n"))
    let table = try #require(
      all.range(of: "startxref\n").flatMap { Int(all[$0.upperBound...].prefix { $0.isNumber }) })
    let lines = text(Array(bytes[table...])).split(separator: "\n")
    let count = try #require(Int(lines[1].split(separator: " ")[1]))
    for number in 1..<count {
      let offset = try #require(Int(lines[2 + number].prefix(10)))
      #expect(text(Array(bytes[offset...].prefix(12))).hasPrefix("\(number) 0 obj"))
    }
    #expect(
      all.contains("/Count 2") && all.contains("/MediaBox [0 0 100 50]")
        && all.contains("/MediaBox [0 0 20 30]"))
    #expect(all.contains("1 0 0 -1 -5 35 cm"))
  }

  @Test("Fills, strokes and clips are paths with their operators") func shapes() {
    let filled = lines {
      $0.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
      $0.fill(CGRect(x: 10, y: 20, width: 30, height: 5))
    }
    #expect(filled == ["q", "1 0.5 0 rg", "10 20 m", "40 20 l", "40 25 l", "10 25 l", "h", "f", "Q"])
    let stroked = lines {
      $0.setLineWidth(2)
      $0.setLineCap(.round)
      $0.setLineDash(phase: 1, lengths: [3, 4])
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 8, y: 0))
      $0.strokePath()
    }
    #expect(stroked.contains("0 0 0 RG 2 w 1 J 0 j") && stroked.contains("[3 4] 1 d"))
    #expect(stroked.suffix(4) == ["0 0 m", "8 0 l", "S", "Q"])
    let clipped = lines {
      $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.clip(using: .evenOdd)
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(clipped.contains("W* n"))
  }

  @Test("Opacities, blend modes and groups are states and forms") func groups() {
    let bytes = document {
      $0.beginPage()
      $0.cgContext.setAlpha(0.5)
      $0.cgContext.setBlendMode(.multiply)
      $0.cgContext.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.cgContext.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.cgContext.endTransparencyLayer()
    }
    let all = text(bytes)
    #expect(all.contains("<< /ca 0.5 /CA 0.5 /BM /Multiply >>"))
    #expect(
      all.contains("/Subtype /Form /BBox [0 0 100 50] /Group << /S /Transparency /CS /DeviceRGB /I true >>"))
  }

  @Test("A gradient is a shading whose function has its stops, with a mask for their alphas") func gradients()
    throws
  {
    let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0)]
    let gradient = try #require(CGGradient(colors: colors, locations: [0, 1]))
    let bytes = document {
      $0.beginPage()
      $0.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    }
    let all = text(bytes)
    let function = "<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>"
    #expect(
      all.contains(
        "/ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 100 0] /Extend [false false] /Function \(function)"
      ))
    #expect(all.contains("/C0 [1] /C1 [0]") && all.contains("/S /Luminosity"))
  }

  @Test("An image is written once, with straight colours and its alphas") func images() {
    let image = CGImage(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 64, 0, 128])
    let bytes = document { context in
      context.beginPage()
      for x in [0, 20] { UIImage(cgImage: image).draw(in: CGRect(x: x, y: 0, width: 10, height: 5)) }
    }
    let all = text(bytes)
    #expect(all.components(separatedBy: "/Subtype /Image").count == 3)
    // The colours, of which 64 of 128 is 128 of 255: runs of single bytes and of pairs.
    let colors = PDFText.runs([255, 0, 0, 0, 128, 0])
    #expect(bytes.firstRange(of: colors) != nil && bytes.firstRange(of: PDFText.runs([255, 128])) != nil)
  }

  @Test("What clears is left out, and pixels without interpolation stay sharp") func exceptions() {
    #expect(lines { $0.clear(CGRect(x: 0, y: 0, width: 5, height: 5)) }.isEmpty)
    let image = CGImage(width: 1, height: 1, pixels: [255, 0, 0, 255])
    for (quality, word) in [(CGInterpolationQuality.none, "false"), (.high, "true")] {
      let bytes = document {
        $0.beginPage()
        $0.cgContext.interpolationQuality = quality
        UIImage(cgImage: image).draw(in: CGRect(x: 0, y: 0, width: 5, height: 5))
      }
      #expect(text(bytes).contains("/Interpolate \(word)"))
    }
  }

  @Test("Runs of bytes can be read again", arguments: TestEffort.seeds(100)) func runs(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 0...600, using: &generator)).map { _ in
      UInt8.random(in: 0...2, using: &generator) / 2
    }
    let coded = PDFText.runs(bytes)
    var (read, index) = ([UInt8](), 0)
    while index < coded.count, coded[index] != 128 {
      let length = Int(coded[index])
      if length < 128 {
        read += coded[(index + 1)...(index + 1 + length)]
        index += length + 2
      } else {
        read += Array(repeating: coded[index + 1], count: 257 - length)
        index += 2
      }
    }
    #expect(read == bytes && index == coded.count - 1)
  }

  @Test("Links, names and information are those of the program, and the bytes the same each time")
  func links() throws {
    func make() -> String {
      let format = UIGraphicsPDFRendererFormat()
      format.documentInfo = ["kCGPDFContextTitle": "A (title)", "kCGPDFContextAuthor": "Ä"]
      let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), format: format)
      return text(
        [UInt8](
          renderer.pdfData { context in
            context.beginPage()
            if let url = URL(string: "https://example.com/a") {
              context.setURL(url, for: CGRect(x: 10, y: 5, width: 20, height: 10))
            }
            context.addDestination(withName: "top", at: CGPoint(x: 1, y: 2))
            context.setDestinationWithName("top", for: CGRect(x: 0, y: 40, width: 10, height: 10))
          }))
    }
    let all = make()
    #expect(all == make())
    #expect(all.contains("/Title (A \\(title\\))") && all.contains("/Author <FEFF00C4>"))
    // From y down to y up on a page of 50.
    #expect(all.contains("/Rect [10 35 30 45]") && all.contains("/URI (https://example.com/a)"))
    #expect(
      all.contains("/XYZ 1 48 null") && all.contains("/Rect [0 0 10 10]") && all.contains("/Dest (top)"))
    #expect(!all.contains("Date"))
  }

  @Test("Numbers have the digits that they need, and none is written that is not finite") func numbers() {
    let numbers: [(Double, String)] = [
      (0, "0"), (-0.5, "-0.5"), (1.25, "1.25"), (100, "100"), (1.0 / 3, "0.333333"), (-1e-9, "0"),
      (.nan, "0"),
      (.infinity, "0"), (2.000001, "2.000001"),
    ]
    for (number, expected) in numbers { #expect(PDFText.number(number) == expected) }
  }

  @Test("Functions make the same document as a renderer, and contexts of Core Graphics have y up")
  func contexts() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 100, height: 50), nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 100, height: 50))
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    UIGraphicsEndPDFContext()
    let same = document {
      $0.beginPage()
      $0.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect([UInt8](data as Data) == same)
    #expect(UIGraphicsGetCurrentContext() == nil)

    let other = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: other))
    var box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let context = try #require(unsafe CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    context.endPDFPage()
    context.closePDF()
    // The bottom edge, 2 from below, is 48 from above.
    #expect(text([UInt8](other as Data)).contains("1 48 m"))
  }

  @Test("Pages without a usable size, and drawing without a page, end well") func badInput() {
    for rect in [
      CGRect.null, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: 1e9, height: 1),
    ] {
      let all = text(document(rect) { $0.beginPage() })
      #expect(all.contains("/MediaBox [0 0 612 792]"))
    }
    let empty = document { $0.cgContext.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
    #expect(text(empty).contains("/Count 0"))
    let open = document {
      $0.beginPage()
      $0.cgContext.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.cgContext.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
      $0.cgContext.fill(CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 5))
    }
    #expect(text(open).contains("/Count 1"))
  }
}
