internal import PNG
internal import Paths
internal import Raster

extension DependencyGraph {
  /// The styles of a picture.
  public enum PictureStyle: String, CaseIterable, Sendable {
    /// A row for each component, in the order of the code from top to bottom, so that valid arrows point up.
    case order
    /// A box for each subview, above those that depend on it; the order of the code does not matter.
    case boxes
  }

  /// Returns the graph as a PNG: a box for each subview, with a dot for its size and one for its position.
  ///
  /// Arrows point from a dependent to what it depends on. Broken ones, which point down, are red.
  ///
  /// - Throws: An error if the picture would be more than 16,384 pixels wide or high.
  public func png(
    scale: Int = 2, style: PictureStyle = .order, showsImplicit: Bool = false, dark: Bool = false
  ) throws -> [UInt8] {
    try DependencyGraph.png(
      [("", self)], scale: scale, style: style, showsImplicit: showsImplicit, dark: dark)
  }

  /// Returns graphs below each other, each under the name of its file, as a PNG.
  package static func png(
    _ graphs: [(file: String, graph: DependencyGraph)], scale: Int = 2, style: PictureStyle = .order,
    showsImplicit: Bool = false, dark: Bool = false
  ) throws -> [UInt8] {
    let colors = dark ? GraphColors.dark : .light
    let drawings = graphs.map { entry -> any GraphDrawing in
      let heading = GraphHeading(entry.graph, file: entry.file, style)
      return switch style {
      case .order: OrderDrawing(entry.graph, heading, showsImplicit: showsImplicit)
      case .boxes: BoxDrawing(entry.graph, heading, showsImplicit: showsImplicit)
      }
    }
    let margin = 24.0
    let width = (drawings.map(\.width).max() ?? 0) + 2 * margin
    let height = drawings.reduce(margin) { $0 + $1.height + margin }
    // The size is checked before anything is drawn.
    guard max(width, height) * Double(scale) <= Double(PictureTooLarge.limit) else {
      throw PictureTooLarge(width: width * Double(scale), height: height * Double(scale))
    }
    var sheet = GraphSheet(scale: scale)
    var y = margin
    for drawing in drawings {
      drawing.draw(on: &sheet, at: Point(x: margin, y: y), colors)
      y += drawing.height + margin
    }
    let pixels = { (units: Double) in Int((units * Double(scale)).rounded(.up)) }
    return try sheet.bitmap(width: pixels(width), height: pixels(height), colors.background)
      .pngData(scale: Double(scale))
  }

  /// An error for a graph whose picture is too large.
  public struct PictureTooLarge: Error, CustomStringConvertible {
    static let limit = 16_384
    let width: Double
    let height: Double

    public var description: String {
      "the picture of the graph would be \(Int(width.rounded(.up)))×\(Int(height.rounded(.up))) pixels; "
        + "no more than \(Self.limit) are drawn"
    }
  }
}

/// A graph with a layout, in units.
protocol GraphDrawing {
  var width: Double { get }
  var height: Double { get }
  func draw(on sheet: inout GraphSheet, at origin: Point, _ colors: GraphColors)
}

/// The heading of a graph: the name of the superview, and remarks on the order.
struct GraphHeading {
  private let title: GraphLabel
  private let summary: GraphLabel
  private let isBroken: Bool

  let height = 50.0
  var width: Double { max(title.width, summary.width) }

  init(_ graph: DependencyGraph, file: String, _ style: DependencyGraph.PictureStyle) {
    let title = file.isEmpty ? graph.container.description : "\(file): \(graph.container)"
    self.title = GraphLabel(title, size: 15, weight: 0.3, in: 640)
    let hasCycle = !graph.cycles.isEmpty
    switch style {
    case .order:
      summary = GraphLabel(graph.summary, size: 12)
      isBroken = hasCycle || !graph.brokenDependencies.isEmpty
    case .boxes:
      summary = GraphLabel(graph.validOrderCount.description, size: 12)
      isBroken = hasCycle
    }
  }

  func draw(on sheet: inout GraphSheet, at origin: Point, _ colors: GraphColors) {
    sheet.text(title, x: origin.x, baseline: origin.y + 13, colors.ink)
    sheet.text(
      summary, x: origin.x, baseline: origin.y + 32, isBroken ? colors.broken : colors.paleInk)
  }
}

extension GraphSheet {
  /// Draws a dot, hollow if the code does not set its component.
  mutating func dot(_ center: Point, _ color: StraightColor, isGiven: Bool, on background: StraightColor) {
    disc(center, radius: GraphArrow.dotRadius, color)
    if isGiven { disc(center, radius: GraphArrow.dotRadius - 2, background) }
  }

  mutating func frame(_ rect: Rect, _ colors: GraphColors) {
    box(rect, radius: 10, colors.boxEdge)
    box(
      Rect(minX: rect.minX + 1, minY: rect.minY + 1, maxX: rect.maxX - 1, maxY: rect.maxY - 1), radius: 9,
      colors.box)
  }

  /// Draws arrows between dots: more important ones above the others, with the first choice of their path.
  mutating func arrows(
    _ dependencies: [DependencyGraph.Dependency], red: Set<DependencyGraph.Dependency>,
    between dots: [DependencyGraph.Component: Point], avoiding obstacles: GraphArrow.Obstacles,
    colors: GraphColors
  ) {
    var obstacles = obstacles
    let ways = Set(dependencies.map { [$0.dependent, $0.needed] })
    let isPale = { (dependency: DependencyGraph.Dependency) in
      dependency.isImplicit && !red.contains(dependency)
    }
    var arrows: [(arrow: GraphArrow, width: Double, color: StraightColor)] = []
    for dependency in dependencies.filter(red.contains)
      + dependencies.filter({ !red.contains($0) && !$0.isImplicit })
      + dependencies.filter(isPale)
    {
      guard let start = dots[dependency.dependent], let end = dots[dependency.needed] else { continue }
      let hasOpposite = ways.contains([dependency.needed, dependency.dependent])
      let arrow = GraphArrow(from: start, to: end, hasOpposite: hasOpposite, around: obstacles)
      obstacles.ends += arrow.ends
      let isRed = red.contains(dependency)
      let color = isRed ? colors.broken : isPale(dependency) ? colors.implicitArrow : colors.arrow
      arrows.append((arrow, isRed ? 2.25 : 1.5, color))
    }
    for (arrow, width, color) in arrows.reversed() {
      stroke(arrow.line, width: width, color)
      fill(arrow.head, color)
    }
  }
}
