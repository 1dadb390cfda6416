internal import Paths
internal import Raster

/// A drawing with a column for each subview and a row for each component.
struct OrderDrawing: GraphDrawing {
  private static let rowHeight = 32.0
  private static let headerHeight = 36.0
  private static let columnGap = 12.0
  /// The space below the last row.
  private static let bottom = 8.0

  private let graph: DependencyGraph
  private let heading: GraphHeading
  private let showsImplicit: Bool
  private let names: [GraphLabel]
  private let rowNames: [GraphLabel]
  private let rowNumbers: [GraphLabel]
  private let numberWidth: Double
  private let gutter: Double
  /// The start of each column, and the end of the last.
  private let columns: [Double]

  let width: Double
  let height: Double

  init(_ graph: DependencyGraph, _ heading: GraphHeading, showsImplicit: Bool) {
    (self.graph, self.heading, self.showsImplicit) = (graph, heading, showsImplicit)
    names = graph.views.map { GraphLabel($0.name, size: 12, weight: 0.3, in: 150) }
    rowNames = graph.order.map { component in
      // The kind is not shortened.
      let kind = ".\(component.kind.rawValue)"
      let name = GraphLabel(graph.views[component.view].name, size: 12, in: 200)
      return GraphLabel(name.text + kind, size: 12)
    }
    rowNumbers = graph.rows.map { GraphLabel($0.isGiven ? "–" : $0.number, size: 12) }
    numberWidth = rowNumbers.map(\.width).max() ?? 0
    gutter = numberWidth + 10 + (rowNames.map(\.width).max() ?? 0) + 20
    var (columns, x) = ([Double](), gutter)
    for name in names {
      columns.append(x)
      x += max(72, name.width + 24) + Self.columnGap
    }
    columns.append(x)
    self.columns = columns
    width = max(heading.width, x - Self.columnGap)
    height =
      heading.height + Self.headerHeight + Double(graph.order.count) * Self.rowHeight
      + (graph.order.isEmpty ? 0 : Self.bottom)
  }

  func draw(on sheet: inout GraphSheet, at origin: Point, _ colors: GraphColors) {
    heading.draw(on: &sheet, at: origin, colors)
    let top = origin.y + heading.height
    let rows = top + Self.headerHeight
    let rowY = { (row: Int) in rows + (Double(row) + 0.5) * Self.rowHeight }
    let right = columns[columns.count - 1] - Self.columnGap
    for row in graph.order.indices where row.isMultiple(of: 2) {
      sheet.box(
        Rect(
          minX: origin.x - 10, minY: rowY(row) - Self.rowHeight / 2, maxX: origin.x + right + 10,
          maxY: rowY(row) + Self.rowHeight / 2), radius: 6, colors.stripe)
    }
    var dots: [DependencyGraph.Component: Point] = [:]
    for (row, component) in graph.order.enumerated() {
      let (left, end) = (columns[component.view], columns[component.view + 1] - Self.columnGap)
      dots[component] = Point(x: origin.x + (left + end) / 2, y: rowY(row))
    }
    drawBoxes(on: &sheet, at: origin, colors, dots)
    for row in graph.order.indices {
      let (number, name) = (rowNumbers[row], rowNames[row])
      let ink = row < graph.givenCount ? colors.paleInk : colors.ink
      sheet.text(
        number, x: origin.x + numberWidth - number.width, baseline: rowY(row) + 4, colors.paleInk)
      sheet.text(name, x: origin.x + numberWidth + 10, baseline: rowY(row) + 4, ink)
    }
    sheet.arrows(
      graph.shownDependencies(implicit: showsImplicit), red: Set(graph.brokenDependencies), between: dots,
      avoiding: GraphArrow.Obstacles(
        dots: graph.order.compactMap { dots[$0] },
        area: Rect(
          minX: origin.x + gutter, minY: rows, maxX: origin.x + right, maxY: origin.y + height)),
      colors: colors)
  }

  /// Draws the boxes with their names and their two dots, which a pale line connects where no arrow does.
  private func drawBoxes(
    on sheet: inout GraphSheet, at origin: Point, _ colors: GraphColors,
    _ dots: [DependencyGraph.Component: Point]
  ) {
    let top = origin.y + heading.height
    for (view, name) in names.enumerated() {
      let (left, right) = (origin.x + columns[view], origin.x + columns[view + 1] - Self.columnGap)
      sheet.frame(Rect(minX: left, minY: top, maxX: right, maxY: origin.y + height), colors)
      sheet.text(name, x: (left + right - name.width) / 2, baseline: top + 23, colors.ink)
      let own = DependencyGraph.Component.Kind.allCases.compactMap { kind in
        dots[DependencyGraph.Component(kind, of: view)].map { (kind, $0) }
      }
      if !showsImplicit, let first = own.first?.1, let last = own.last?.1 {
        var line = Path()
        line.move(to: first)
        line.line(to: last)
        sheet.stroke(line, width: 3, colors.boxEdge)
      }
      for (kind, point) in own {
        let isGiven = graph.order[..<graph.givenCount].contains(.init(kind, of: view))
        sheet.dot(point, colors.color(of: kind), isGiven: isGiven, on: colors.box)
      }
    }
  }
}
