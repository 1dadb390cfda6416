import Foundation
import GraphicsCore
import LayoutCore
import PNG
import Raster
import StyleCore
import Testing

@testable import ViewRendering

/// Pages as another program draws them, beside images of the same drawing.
@MainActor
struct PDFPictureTests {
  /// The program of Poppler that draws PDFs.
  private nonisolated static let program = "/usr/bin/pdftoppm"

  private nonisolated static let size = CGSize(width: 120, height: 80)

  private nonisolated static let drawings: [(String, @MainActor @Sendable (CGContext) -> Void)] = [
    (
      "shapes",
      { context in
        context.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 1, alpha: 1))
        context.fillEllipse(in: CGRect(x: 10, y: 10, width: 60, height: 40))
        context.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        context.setLineWidth(6)
        context.stroke(CGRect(x: 30, y: 25, width: 70, height: 40))
      }
    ),
    (
      "groups and clips",
      { context in
        context.addEllipse(in: CGRect(x: 10, y: 5, width: 100, height: 70))
        context.clip()
        context.setFillColor(CGColor(red: 1, green: 0.8, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 120, height: 80))
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 20, y: 20, width: 40, height: 40))
        context.fill(CGRect(x: 40, y: 30, width: 60, height: 40))
        context.endTransparencyLayer()
      }
    ),
    (
      "gradients",
      { context in
        let colors = [
          CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 1),
          CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]
        guard let gradient = CGGradient(colors: colors, locations: [0, 0.3, 1]) else { return }
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 110, y: 20), options: [])
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 60, y: 50), startRadius: 0, endCenter: CGPoint(x: 60, y: 50),
          endRadius: 25, options: [])
      }
    ),
    (
      "images",
      { context in
        let pixels = (0..<64).flatMap { index -> [UInt8] in
          let alpha = UInt8(index * 4)
          return [alpha, 0, alpha / 2, alpha]
        }
        let image = CGImage(width: 8, height: 8, pixels: pixels)
        context.interpolationQuality = .none
        context.draw(image, in: CGRect(x: 20, y: 10, width: 80, height: 60))
      }
    ),
    (
      "shadows and texts",
      { context in
        context.setShadow(offset: CGSize(width: 4, height: 4), blur: 6)
        context.setFillColor(CGColor(red: 0, green: 0.6, blue: 0.3, alpha: 1))
        context.fill(CGRect(x: 20, y: 10, width: 50, height: 30))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        NSAttributedString(string: "Plumb", attributes: [.font: UIFont.systemFont(ofSize: 24)])
          .draw(at: CGPoint(x: 20, y: 45))
      }
    ),
  ]

  @Test(
    "Another program draws what an image shows, but for edges",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: program), "run Scripts/install-dependencies --thorough"
    ),
    arguments: drawings)
  func pictures(name: String, draw: @MainActor @Sendable (CGContext) -> Void) throws {
    let bounds = CGRect(origin: .zero, size: Self.size)
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-pdf-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.pdf")
    try UIGraphicsPDFRenderer(bounds: bounds).writePDF(to: file) { context in
      context.beginPage()
      draw(context.cgContext)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = ["-r", "144", "-png", "-singlefile", file.path, folder.appending(path: "page").path]
    try process.run()
    process.waitUntilExit()
    let theirs = try Bitmap(contentsOfPNG: folder.appending(path: "page.png").path)
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (2, true)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      context.cgContext.setFillColor(CGColor(gray: 1, alpha: 1))
      context.fill(bounds)
      draw(context.cgContext)
    }
    let ours = try Bitmap(pngData: [UInt8](#require(image.pngData())))
    #expect(theirs.width == ours.width && theirs.height == ours.height)
    guard theirs.pixels.count == ours.pixels.count else { return }
    // Of all channels, the mean difference; edges are antialiased in another way.
    let sum = zip(theirs.pixels, ours.pixels).reduce(0) { sum, pair in
      sum + zip(pair.0.channels, pair.1.channels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    }
    #expect(Double(sum) / Double(ours.pixels.count * 4) < 2, "\(name)")
  }
}
