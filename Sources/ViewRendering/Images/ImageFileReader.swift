internal import AssetCore
internal import DiagnosticCore
internal import Foundation
internal import GraphicsCore
internal import LayoutCore
internal import StyleCore

/// The reader of an image file of any format.
struct ImageFileReader {
  /// The image; nil if the file cannot be read, which is reported.
  let image: UIImage?

  /// Reads the file at `path`.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - scale: The pixels per point of a file with pixels; nil for one.
  ///   - screenScale: The pixels per point of a file with vectors.
  ///   - isSymbol: Whether the file is the template of a symbol.
  init(_ path: String, scale: CGFloat?, screenScale: CGFloat, isSymbol: Bool) {
    guard let data = FileManager.default.contents(atPath: path) else {
      Self.report(
        .damaged(file: path, place: "", problem: "there is no such file, though the set has its name"))
      image = nil
      return
    }
    if path.lowercased().hasSuffix(".svg") {
      image = Self.vectorImage(data, path, screenScale, isSymbol)
    } else if data.starts(with: "%PDF".utf8) {
      image = Self.emptyImage(data, path, screenScale)
    } else {
      do {
        image = try UIImage(bytes: [UInt8](data), scale: scale ?? 1, limits: .standard)
      } catch {
        Self.report(.damaged(file: path, place: "", problem: error.sentence))
        image = nil
      }
    }
  }

  /// Returns the image of an SVG file, drawn at the scale of the screen.
  private static func vectorImage(_ data: Data, _ path: String, _ scale: CGFloat, _ isSymbol: Bool)
    -> UIImage?
  {
    do throws(VectorProblem) {
      let vector =
        isSymbol
        ? try VectorImage(symbol: data, pointSize: Double(UIFont.labelFontSize)) : try VectorImage(data)
      for feature in vector.leftOut { report(.leftOut(file: path, feature: feature)) }
      let bounds = CGRect(x: 0, y: 0, width: vector.width, height: vector.height)
      let target = ImageContext(bounds: bounds, scale: scale, isOpaque: false)
      for shape in vector.shapes { target.context.draw(shape) }
      let image = target.image
      return vector.baseline.map { image.withBaselineOffset(fromBottom: CGFloat($0)) } ?? image
    } catch {
      report(.damaged(file: path, place: error.place, problem: error.problem))
      return nil
    }
  }

  /// Returns an image without pixels of the size of a PDF's first page, so that layouts are as with its drawing.
  private static func emptyImage(_ data: Data, _ path: String, _ scale: CGFloat) -> UIImage? {
    report(.leftOut(file: path, feature: "it is a PDF"))
    let text = String(decoding: data.prefix(1 << 20), as: UTF8.self)
    guard let start = text.range(of: "/MediaBox"), let open = text[start.upperBound...].firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap {
      Double($0)
    }
    guard numbers.count == 4 else { return nil }
    let size = CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
    guard size.width > 0, size.height > 0, size.width <= 4096, size.height <= 4096 else { return nil }
    return ImageContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false).image
  }

  private static func report(_ diagnostic: AssetDiagnostic) {
    LayoutDiagnostics.reportOnce(.asset(diagnostic))
  }
}

extension CGContext {
  /// Fills and strokes a shape of an SVG file.
  fileprivate func draw(_ shape: VectorImage.Shape) {
    if let fill = shape.fill {
      addPath(CGPath(shape.path))
      setFillColor(fill)
      fillPath(using: shape.isEvenOdd ? .evenOdd : .winding)
    }
    guard let stroke = shape.stroke else { return }
    addPath(CGPath(shape.path))
    setStrokeColor(stroke.color)
    setLineWidth(CGFloat(stroke.width))
    setLineCap(stroke.cap)
    setLineJoin(stroke.join)
    setMiterLimit(CGFloat(stroke.miterLimit))
    setLineDash(phase: CGFloat(stroke.dashPhase), lengths: stroke.dashes.map { CGFloat($0) })
    strokePath()
  }
}

extension ImageError {
  /// The problem as the end of a sentence.
  fileprivate var sentence: String {
    switch self {
    case .unknownFormat: "it is no PNG, JPEG or SVG"
    case .damaged(let text): text
    case .tooLarge(let format, let width, let height):
      "the \(format) of \(width) × \(height) pixels is too large"
    case .tooManyScans(let limit): "the JPEG has more than \(limit) scans"
    }
  }
}
