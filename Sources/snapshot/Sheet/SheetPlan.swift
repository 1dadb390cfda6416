internal import LayoutCore
internal import Raster
internal import TextViewCore

/// The plan of a sheet: its labels and the places of all, made before a pixel is drawn.
@MainActor
struct SheetPlan {
  let layout: SheetLayout
  private let labels: SheetLabels
  private let places: [(label: UILabel, rect: SheetRect)]

  /// Creates the plan of pictures of some sizes; `columns` is chosen if it is nil.
  init(_ matrix: SheetMatrix, pictures: [SheetSizes.Size], columns: Int?, figures: SheetFigures) {
    let labels = SheetLabels(figures)
    let cell = (
      width: (pictures.map(\.width).max() ?? 0) + figures.gap,
      height: (pictures.map(\.height).max() ?? 0) + figures.gap
    )
    // Several axes are a table, one alone is a run of pictures with their names.
    let isTable = matrix.axes.count > 1 && columns.map(matrix.wholeColumns.dropLast().contains) ?? true
    let choices = isTable ? Array(matrix.wholeColumns.dropLast()) : Array(1...max(1, pictures.count))
    let best = SheetColumns.best(of: choices, count: pictures.count, cell: cell)
    let columns =
      columns.map { max(1, min($0, pictures.count)) }
      ?? (isTable ? best : SheetColumns.balanced(best, count: pictures.count))
    var sizes = SheetSizes(pictures: pictures)
    var found: [(label: UILabel, size: SheetSizes.Size)] = []
    func add(_ text: String, _ kind: SheetLabels.Kind, width: Int? = nil) -> SheetSizes.Size {
      found.append(labels.add(text, kind, width: width))
      return found[found.count - 1].size
    }
    if let title = matrix.title { sizes.titles.append(add(title, .title)) }
    if !matrix.common.isEmpty {
      sizes.titles.append(add(matrix.common.joined(separator: " · "), .subtitle))
    }
    if isTable {
      let inner = (matrix.wholeColumns.firstIndex(of: columns) ?? 0) + 1
      let (rowAxes, columnAxes) = (matrix.axes.dropLast(inner), Array(matrix.axes.suffix(inner)))
      var groups = 1
      for (level, axis) in columnAxes.enumerated() {
        let isInner = level == columnAxes.count - 1 && columnAxes.count > 1
        sizes.columnLabels.append(
          (0..<groups).flatMap { _ in axis.labels.map { add($0, isInner ? .innerColumn : .outerColumn) } })
        groups *= axis.labels.count
        if groups < columns { sizes.columnGroups.append(columns / groups) }
      }
      let lines = pictures.count / columns
      for line in 0..<lines {
        let names = matrix.labels(of: line * columns).prefix(rowAxes.count)
        sizes.rowLabels.append(add(names.joined(separator: "\n"), .row))
      }
      var below = lines
      for axis in rowAxes.dropLast() {
        below /= axis.labels.count
        sizes.rowGroups.append(below)
      }
    } else if !matrix.axes.isEmpty {
      for (place, size) in pictures.enumerated() {
        let text = matrix.labels(of: place).joined(separator: " · ")
        sizes.captions.append(add(text, .caption, width: max(size.width, figures.labelWidth)))
      }
    }
    layout = SheetLayout(sizes, columns: columns, figures: figures)
    let rects = layout.titles + layout.columnLabels.joined() + layout.rowLabels + layout.captions
    places = zip(found, rects).map { ($0.label, $1) }
    self.labels = labels
  }

  /// Returns the drawing of the sheet without its pictures.
  func list() -> DisplayList { labels.list(places, width: layout.width, height: layout.height) }
}
