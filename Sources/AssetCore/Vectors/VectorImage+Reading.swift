package import Foundation
import GraphicsCore
import Paths

extension VectorImage {
  /// The largest width and height, in points.
  private static let sideLimit = 4096.0

  /// Reads the image of an SVG file.
  package init(_ data: Data) throws(VectorProblem) {
    let reader = VectorReader(data)
    if let problem = reader.problem { throw problem }
    let root = reader.root ?? [:]
    var list = VectorNumbers(root["viewBox"] ?? "")
    let box = list.all()
    let hasBox = box.count == 4 && box[2] > 0 && box[3] > 0
    let width = VectorStyle.length(root["width"]) ?? (hasBox ? box[2] : 100)
    let height = VectorStyle.length(root["height"]) ?? (hasBox ? box[3] : 100)
    guard width > 0, height > 0, width <= Self.sideLimit, height <= Self.sideLimit else {
      throw VectorProblem(
        place: "svg", problem: "a size of \(width) × \(height) points cannot be drawn; right are 1 to 4096")
    }
    var map = Paths.AffineTransform.identity
    if hasBox {
      // The box keeps its shape, in the middle of the image.
      let isStretched = root["preserveAspectRatio"]?.hasPrefix("none") ?? false
      var (x, y) = (width / box[2], height / box[3])
      if !isStretched { (x, y) = (min(x, y), min(x, y)) }
      map = Paths.AffineTransform(
        a: x, b: 0, c: 0, d: y, tx: (width - box[2] * x) / 2 - box[0] * x,
        ty: (height - box[3] * y) / 2 - box[1] * y)
    }
    self.init(width: width, height: height, shapes: [], baseline: nil, leftOut: reader.leftOut)
    shapes = reader.shapes.compactMap { shape($0, of: reader, map) }
  }

  /// Reads the symbol of an SVG template, in the regular weight and medium scale, beside text of a size.
  ///
  /// The guides of the template are the margins of the symbol, and the baseline and height of capitals.
  package init(symbol data: Data, pointSize: Double) throws(VectorProblem) {
    let reader = VectorReader(data)
    if let problem = reader.problem { throw problem }
    let names = reader.shapes.flatMap(\.groups)
    let wanted = ["Regular-M", "Regular-S", "Medium-M", "Regular-L"]
    guard let name = wanted.first(where: names.contains) else {
      throw VectorProblem(place: "", problem: "the symbol has no group Regular-M")
    }
    let found = reader.shapes.filter { $0.groups.contains(name) }
    let all = found.compactMap(\.path.bounds)
    guard let first = all.first else { throw VectorProblem(place: name, problem: "the symbol has no shapes") }
    let bounds = all.reduce(first) { union, next in
      Rect(
        minX: min(union.minX, next.minX), minY: min(union.minY, next.minY), maxX: max(union.maxX, next.maxX),
        maxY: max(union.maxY, next.maxY))
    }
    let scale = name.suffix(1)
    let left = reader.guides["left-margin-\(name)"]?.minX ?? bounds.minX
    let right = reader.guides["right-margin-\(name)"]?.minX ?? bounds.maxX
    let baseline = reader.guides["Baseline-\(scale)"]?.minY ?? bounds.maxY
    let capital = reader.guides["Capline-\(scale)"]?.minY ?? bounds.minY
    guard right > left, baseline > capital else {
      throw VectorProblem(place: name, problem: "the guides of the symbol are in the wrong order")
    }
    // Capitals of the system font are 0.705 of its size.
    let size = pointSize * 0.705 / (baseline - capital)
    let (top, bottom) = (min(capital, bounds.minY), max(baseline, bounds.maxY))
    let width = ((right - left) * size).rounded(.up)
    let height = ((bottom - top) * size).rounded(.up)
    guard width > 0, height > 0, width <= Self.sideLimit, height <= Self.sideLimit else {
      throw VectorProblem(place: name, problem: "the symbol is too large")
    }
    let map = Paths.AffineTransform(
      a: size, b: 0, c: 0, d: size, tx: (width - (right - left) * size) / 2 - left * size,
      ty: (height - (bottom - top) * size) / 2 - top * size)
    self.init(
      width: width, height: height, shapes: [],
      baseline: height - map.map(Point(x: 0, y: baseline)).y, leftOut: reader.leftOut)
    shapes = found.compactMap { shape($0, of: reader, map) }
  }

  /// Returns a shape in points of the image; `nil` if it has neither fill nor stroke.
  private mutating func shape(
    _ found: VectorReader.Found, of reader: VectorReader, _ map: Paths.AffineTransform
  ) -> Shape? {
    let style = found.style
    let fill = color(of: style.fill, opacity: style.opacity * style.fillOpacity, reader)
    var stroke: Stroke?
    if let color = color(of: style.stroke, opacity: style.opacity * style.strokeOpacity, reader),
      style.width > 0
    {
      // A stroke is as wide as the area of the transform tells.
      let whole = style.transform.concatenating(map)
      let factor = abs(whole.a * whole.d - whole.b * whole.c).squareRoot()
      stroke = Stroke(
        color: color, width: style.width * factor, cap: style.cap, join: style.join,
        miterLimit: style.miterLimit,
        dashes: style.dashes.map { $0 * factor }, dashPhase: style.dashPhase * factor)
    }
    guard fill != nil || stroke != nil else { return nil }
    return Shape(path: found.path.mapped(by: map), fill: fill, isEvenOdd: style.isEvenOdd, stroke: stroke)
  }

  /// Returns the colour of a paint: the first colour of a gradient.
  private mutating func color(of paint: VectorPaint, opacity: Double, _ reader: VectorReader) -> CGColor? {
    switch paint {
    case .none: return nil
    case .color(let color): return color.color(opacity: opacity)
    case .reference(let name):
      if !leftOut.contains(Self.gradientNote) { leftOut.append(Self.gradientNote) }
      var name = name
      for _ in 0..<8 where reader.gradients[name] == nil { name = reader.links[name] ?? name }
      return reader.gradients[name]?.color(opacity: opacity)
    }
  }

  private static let gradientNote = "a gradient, of which the first colour is drawn,"
}
