/// A rectangle in pixels.
struct SheetRect: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

/// The sizes of a sheet's parts, in pixels.
struct SheetSizes {
  typealias Size = (width: Int, height: Int)

  /// The pictures, line by line.
  var pictures: [Size]
  /// The labels above pictures; none if lines and columns have labels.
  var captions: [Size] = []
  /// The labels of columns by levels from the outermost; each belongs to an equal number of columns.
  var columnLabels: [[Size]] = []
  /// The labels of lines; none if pictures have labels.
  var rowLabels: [Size] = []
  /// The title and the line below it.
  var titles: [Size] = []
  /// The numbers of columns, and of lines, after which the value of an outer axis changes.
  var columnGroups: [Int] = []
  var rowGroups: [Int] = []
}

/// The places of a sheet's pictures and labels, in pixels from its top left.
struct SheetLayout: Equatable {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var pictures: [SheetRect] = []
  private(set) var captions: [SheetRect] = []
  private(set) var columnLabels: [[SheetRect]] = []
  private(set) var rowLabels: [SheetRect] = []
  private(set) var titles: [SheetRect] = []

  /// Places everything in a number of columns.
  init(_ sizes: SheetSizes, columns: Int, figures: SheetFigures) {
    let columns = max(1, min(columns, sizes.pictures.count))
    let lines = (sizes.pictures.count + columns - 1) / columns
    var widths = [Int](repeating: 0, count: columns)
    for (place, size) in sizes.pictures.enumerated() {
      let caption = place < sizes.captions.count ? sizes.captions[place].width : 0
      widths[place % columns] = max(widths[place % columns], size.width, caption)
    }
    let columnGaps = Self.gaps(columns, groups: sizes.columnGroups, figures)
    // A label that is wider than its columns widens the last of them; the innermost come first.
    for level in sizes.columnLabels.reversed() where !level.isEmpty {
      let span = columns / level.count
      for (place, label) in level.enumerated() {
        let range = place * span..<(place + 1) * span
        let room = Self.extent(range, widths, columnGaps)
        if label.width > room { widths[range.upperBound - 1] += label.width - room }
      }
    }
    let rowLabelWidth = sizes.rowLabels.map(\.width).max() ?? 0
    var lefts: [Int] = []
    var x = figures.margin + (rowLabelWidth > 0 ? rowLabelWidth + figures.gap : 0)
    for column in 0..<columns {
      x += column > 0 ? columnGaps[column] : 0
      lefts.append(x)
      x += widths[column]
    }

    var y = figures.margin
    for size in sizes.titles {
      titles.append(SheetRect(x: figures.margin, y: y, width: size.width, height: size.height))
      y += size.height + figures.labelGap / 2
    }
    if !sizes.titles.isEmpty { y += figures.gap }
    for level in sizes.columnLabels where !level.isEmpty {
      let (span, height) = (columns / level.count, level.map(\.height).max() ?? 0)
      columnLabels.append(
        level.indices.map {
          let range = $0 * span..<($0 + 1) * span
          return SheetRect(
            x: lefts[range.lowerBound], y: y, width: Self.extent(range, widths, columnGaps), height: height)
        })
      y += height + figures.labelGap
    }

    let rowGaps = Self.gaps(lines, groups: sizes.rowGroups, figures)
    for line in 0..<lines {
      y += line > 0 ? rowGaps[line] : 0
      let range = line * columns..<min(sizes.pictures.count, (line + 1) * columns)
      let caption = range.map { $0 < sizes.captions.count ? sizes.captions[$0].height : 0 }.max() ?? 0
      let top = y + (caption > 0 ? caption + figures.labelGap : 0)
      for place in range {
        let (left, size) = (lefts[place % columns], sizes.pictures[place])
        pictures.append(SheetRect(x: left, y: top, width: size.width, height: size.height))
        if caption > 0 {
          captions.append(SheetRect(x: left, y: y, width: widths[place % columns], height: caption))
        }
      }
      var bottom = top + (range.map { sizes.pictures[$0].height }.max() ?? 0)
      if line < sizes.rowLabels.count {
        let label = sizes.rowLabels[line]
        rowLabels.append(SheetRect(x: figures.margin, y: top, width: rowLabelWidth, height: label.height))
        bottom = max(bottom, top + label.height)
      }
      y = bottom
    }
    width = max(x, titles.map { $0.x + $0.width }.max() ?? 0) + figures.margin
    height = y + figures.margin
  }

  /// Returns the space before each column or line; the first has none.
  private static func gaps(_ count: Int, groups: [Int], _ figures: SheetFigures) -> [Int] {
    (0..<count).map { place in
      place == 0 ? 0 : figures.gap + figures.groupGap * groups.count { place % $0 == 0 }
    }
  }

  /// Returns the width of some columns with the space between them.
  private static func extent(_ range: Range<Int>, _ widths: [Int], _ gaps: [Int]) -> Int {
    widths[range].reduce(0, +) + gaps[range].dropFirst().reduce(0, +)
  }
}
