internal import Escaping
internal import Foundation
internal import Paths

/// The marks of findings in a picture, in pixels of the view's picture.
struct PictureMarks {
  /// A mark for a loupe: an edge, or something thinner than a pixel.
  struct Detail {
    let axis: PixelAxis
    /// The coordinates of its lines on the axis: one, or both sides of something thin.
    let lines: [Double]
    /// The right coordinates of these lines.
    let snapped: [Double]
    /// The start of the lines across the axis, and in `end` their end, within the picture.
    var start: Double
    var end: Double
    let title: String
    var captions: [String]
    /// The number of further findings with the same edge.
    var others = 0

    var middle: Double { (lines[0] + lines[lines.count - 1]) / 2 }
  }

  /// The area of another finding.
  struct Area {
    let rect: Rect
    let title: String
    let code: FindingCode
  }

  /// A line through the picture, with the resolution of the rasterizer.
  private struct Line: Hashable {
    let axis: PixelAxis
    let place: Int
    let isEdge: Bool
  }

  private(set) var details: [Detail] = []
  /// The indices of details by their lines.
  private var lines: [Line: [Int]] = [:]
  private(set) var areas: [Area] = []

  /// Creates the marks of the findings that exist at a scale, on a picture of a size in pixels.
  init(of findings: [Finding], scale: Int, width: Int, height: Int) {
    let (width, height) = (Double(width), Double(height))
    for finding in findings where finding.scales.isEmpty || finding.scales.contains(scale) {
      for mark in finding.marks {
        let rect = Rect(mark.rect, scale: Double(scale))
        guard rect.maxX >= 0, rect.maxY >= 0, rect.minX <= width, rect.minY <= height else { continue }
        let thickness = mark.kind == .edge ? 0 : 1 - 1.0 / 512
        if let axis = PixelAxis.allCases.first(where: { rect.span($0).length <= thickness }) {
          add(finding, mark.kind, rect, axis, scale: scale, limit: axis == .x ? height : width)
        } else {
          areas.append(Area(rect: rect, title: finding.shortView, code: finding.code))
        }
      }
    }
  }

  /// Returns the details for loupes, in order: thin ones, then one edge of each view, then further edges.
  func mostRelevant(_ limit: Int) -> [Detail] {
    var seen: [String: Int] = [:]
    let ranks = details.map { detail -> Int in
      if detail.lines.count > 1 { return 0 }
      seen[detail.title, default: 0] += 1
      return seen[detail.title] ?? 0
    }
    let chosen = details.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(limit)
    return chosen.sorted().map { details[$0] }
  }

  private mutating func add(
    _ finding: Finding, _ kind: FindingMark.Kind, _ rect: Rect, _ axis: PixelAxis, scale: Int, limit: Double
  ) {
    let (across, along) = (rect.span(axis), rect.span(axis.other))
    let isEdge = kind == .edge
    // A finding of several scales may have edges that are on pixels at this one.
    if isEdge && across.start.isWholePixel { return }
    let captions = isEdge ? finding.captions(of: across.start, axis, scale) : finding.captions(scale)
    let detail = Detail(
      axis: axis, lines: isEdge ? [across.start] : [across.start, across.end],
      snapped: isEdge ? [across.start.nearestPixel] : finding.snapped(across, scale),
      start: max(0, along.start),
      end: min(limit, along.end), title: finding.shortView, captions: captions)
    let line = Line(axis: axis, place: Int((detail.middle * 256).rounded()), isEdge: isEdge)
    if let same = lines[line]?.first(where: { details[$0].meets(detail) }) {
      details[same].others += 1
      details[same].start = min(details[same].start, detail.start)
      details[same].end = max(details[same].end, detail.end)
    } else {
      lines[line, default: []].append(details.count)
      details.append(detail)
    }
  }
}

extension PictureMarks.Detail {
  /// Returns whether two details on one line meet, as edges of tiles, and share a loupe.
  fileprivate func meets(_ other: PictureMarks.Detail) -> Bool {
    start <= other.end && other.start <= end
  }
}

extension Finding {
  /// The last name of the view's path.
  fileprivate var shortView: String { view.last }

  /// Returns the captions of an edge: `right edge 100.33 pt`, `= 300.99 px → 301`.
  fileprivate func captions(of pixels: Double, _ axis: PixelAxis, _ scale: Int) -> [String] {
    let names = [axis.leading.name, axis.trailing.name]
    let value = values.first { names.contains($0.name) && abs($0.pixels(at: scale) - pixels) < 1e-6 }
    let points = decimal(pixels / Double(scale))
    return [
      "\(value?.name ?? "edge") \(points) pt", "= \(decimal(pixels)) px → \(decimal(pixels.nearestPixel))",
    ]
  }

  /// Returns the captions of something thin: `height 0.33 pt`, `= 0.67 px → 1`.
  fileprivate func captions(_ scale: Int) -> [String] {
    guard let value = values.last else { return [code.rawValue] }
    let right = code.descriptor.pixels?.thickness.map { " → \($0)" } ?? ""
    return ["\(value.name) \(decimal(value.points)) pt", "= \(decimal(value.pixels(at: scale))) px\(right)"]
  }

  /// Returns the right coordinates of thin sides: those of a hairline are a pixel apart, two tiles have one edge.
  fileprivate func snapped(_ span: PixelSpan, _ scale: Int) -> [Double] {
    switch code.descriptor.pixels?.thickness {
    case nil: []
    case 0: values.first.map { [$0.pixels(at: scale).nearestPixel] } ?? []
    case let thickness?: [span.start.nearestPixel, span.start.nearestPixel + Double(thickness)]
    }
  }
}

extension Rect {
  fileprivate init(_ rect: CGRect, scale: Double) {
    self.init(
      minX: rect.minX * scale, minY: rect.minY * scale, maxX: rect.maxX * scale, maxY: rect.maxY * scale)
  }

  fileprivate func span(_ axis: PixelAxis) -> PixelSpan {
    axis == .x ? PixelSpan(minX, maxX) : PixelSpan(minY, maxY)
  }
}
