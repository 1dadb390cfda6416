internal import Paths
internal import Raster

/// A drawing with a box for each subview, below those that it depends on.
struct BoxDrawing: GraphDrawing {
  private static let boxHeight = 58.0
  private static let gaps = (columns: 28.0, rows: 64.0)
  private static let dotInset = 22.0
  private static let legendHeight = 34.0
  /// The space for arrows between boxes beside each other.
  private static let bendRoom = 64.0
  /// The maximum number of boxes in a row; more are split into several rows.
  private static let rowLimit = 8

  private let graph: DependencyGraph
  private let heading: GraphHeading
  private let showsImplicit: Bool
  private let names: [GraphLabel]
  /// The rectangles of the views, relative to the upper left corner of the drawing.
  private let boxes: [Rect]
  private let legend = DependencyGraph.Component.Kind.allCases.map { GraphLabel($0.rawValue, size: 12) }

  let width: Double
  let height: Double

  init(_ graph: DependencyGraph, _ heading: GraphHeading, showsImplicit: Bool) {
    (self.graph, self.heading, self.showsImplicit) = (graph, heading, showsImplicit)
    let names = graph.views.map { GraphLabel($0.name, size: 12, weight: 0.3, in: 180) }
    self.names = names
    let rows = Self.rows(of: graph)
    func width(of view: Int) -> Double { max(112, names[view].width + 72) }
    func width(of row: [Int]) -> Double {
      row.reduce(-Self.gaps.columns) { $0 + width(of: $1) + Self.gaps.columns }
    }
    let widest = rows.map(width).max() ?? 0
    // Arrows that pass a row are beside it.
    let side = rows.count > 2 ? 36.0 : 0
    var boxes = graph.views.map { _ in Rect(minX: 0, minY: 0, maxX: 0, maxY: 0) }
    var y = heading.height
    for row in rows {
      var x = side + (widest - width(of: row)) / 2
      for view in row {
        boxes[view] = Rect(minX: x, minY: y, maxX: x + width(of: view), maxY: y + Self.boxHeight)
        x += width(of: view) + Self.gaps.columns
      }
      y += Self.boxHeight + Self.gaps.rows
    }
    self.boxes = boxes
    self.width = max(heading.width, widest + 2 * side, 160)
    let bends = graph.dependencies.contains { dependency in
      let (from, to) = (dependency.dependent.view, dependency.needed.view)
      return from != to && boxes[from].minY == boxes[to].minY
    }
    height =
      (rows.isEmpty ? heading.height : y - Self.gaps.rows) + Self.legendHeight
      + (bends ? Self.bendRoom : 0)
  }

  /// Returns the views in rows, by the length of the longest chain of dependencies; those of a cycle are side by side.
  private static func rows(of graph: DependencyGraph) -> [[Int]] {
    var needs: [Set<Int>] = graph.views.map { _ in [] }
    for dependency in graph.dependencies where dependency.dependent.view != dependency.needed.view {
      needs[dependency.dependent.view].insert(dependency.needed.view)
    }
    // Each round is right for one more step of the longest chain; with cycles it would not end.
    var depths = needs.map { _ in 0 }
    let limit = graph.views.count
    for _ in 0..<limit {
      let next = needs.indices.map { view in
        needs[view].map { depths[$0] + 1 }.max() ?? 0
      }
      if next == depths { break }
      depths = next.map { min($0, limit) }
    }
    return Dictionary(grouping: graph.views.indices) { depths[$0] }.sorted { $0.key < $1.key }.flatMap {
      row in
      stride(from: 0, to: row.value.count, by: rowLimit).map {
        Array(row.value[$0..<min($0 + rowLimit, row.value.count)])
      }
    }
  }

  func draw(on sheet: inout GraphSheet, at origin: Point, _ colors: GraphColors) {
    heading.draw(on: &sheet, at: origin, colors)
    var dots: [DependencyGraph.Component: Point] = [:]
    var obstacles = GraphArrow.Obstacles(
      dots: [],
      area: Rect(
        minX: origin.x, minY: origin.y + heading.height, maxX: origin.x + width,
        maxY: origin.y + height - Self.legendHeight + 4))
    for (view, box) in boxes.enumerated() {
      let rect = Rect(
        minX: origin.x + box.minX, minY: origin.y + box.minY, maxX: origin.x + box.maxX,
        maxY: origin.y + box.maxY)
      sheet.frame(rect, colors)
      let x = (rect.minX + rect.maxX - names[view].width) / 2
      sheet.text(names[view], x: x, baseline: rect.minY + 21, colors.ink)
      obstacles.boxes.append(rect)
      obstacles.names.append(
        Rect(minX: x, minY: rect.minY + 8, maxX: x + names[view].width, maxY: rect.minY + 25))
      for kind in DependencyGraph.Component.Kind.allCases {
        let dotX = kind == .size ? rect.minX + Self.dotInset : rect.maxX - Self.dotInset
        let component = DependencyGraph.Component(kind, of: view)
        let point = Point(x: dotX, y: rect.minY + 41)
        dots[component] = point
        obstacles.dots.append(point)
        sheet.dot(
          point, colors.color(of: kind), isGiven: graph.order[..<graph.givenCount].contains(component),
          on: colors.box)
      }
    }
    drawLegend(on: &sheet, at: Point(x: origin.x, y: origin.y + height), colors)
    let knots = graph.cycles.map(Set.init)
    let dependencies = graph.shownDependencies(implicit: showsImplicit, inOrder: false)
    let red = dependencies.filter { dependency in
      knots.contains { $0.contains(dependency.dependent) && $0.contains(dependency.needed) }
    }
    sheet.arrows(dependencies, red: Set(red), between: dots, avoiding: obstacles, colors: colors)
  }

  /// Draws the legend of the colours.
  private func drawLegend(on sheet: inout GraphSheet, at corner: Point, _ colors: GraphColors) {
    var x = corner.x
    for (kind, label) in zip(DependencyGraph.Component.Kind.allCases, legend) {
      sheet.dot(
        Point(x: x + GraphArrow.dotRadius, y: corner.y - 6), colors.color(of: kind), isGiven: false,
        on: colors.background)
      sheet.text(label, x: x + 20, baseline: corner.y - 2, colors.paleInk)
      x += 20 + label.width + 20
    }
  }
}
