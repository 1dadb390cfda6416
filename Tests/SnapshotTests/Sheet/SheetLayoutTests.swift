import Testing

@testable import snapshot

/// Places on a sheet, by arithmetic: margins of 24 points, gaps of 16, 12 more between groups, 6 below labels.
@Suite struct SheetLayoutTests {
  private static let figures = SheetFigures(scale: 1, theme: .light)

  @Test func `pictures stand in columns, each as wide as its widest`() {
    let sizes = SheetSizes(pictures: [(10, 20), (30, 5), (12, 7), (8, 9), (5, 5)])
    let layout = SheetLayout(sizes, columns: 2, figures: Self.figures)
    #expect(
      layout.pictures == [
        SheetRect(x: 24, y: 24, width: 10, height: 20),
        SheetRect(x: 24 + 12 + 16, y: 24, width: 30, height: 5),
        SheetRect(x: 24, y: 60, width: 12, height: 7), SheetRect(x: 52, y: 60, width: 8, height: 9),
        SheetRect(x: 24, y: 60 + 9 + 16, width: 5, height: 5),
      ])
    #expect(layout.width == 52 + 30 + 24 && layout.height == 85 + 5 + 24)
  }

  @Test func `captions are above their pictures, and widen columns`() {
    var sizes = SheetSizes(pictures: [(10, 20), (30, 20)])
    sizes.captions = [(50, 16), (20, 16)]
    let layout = SheetLayout(sizes, columns: 2, figures: Self.figures)
    #expect(layout.captions[0] == SheetRect(x: 24, y: 24, width: 50, height: 16))
    #expect(layout.pictures[0] == SheetRect(x: 24, y: 24 + 16 + 6, width: 10, height: 20))
    #expect(layout.pictures[1].x == 24 + 50 + 16)
  }

  @Test func `labels of columns and lines name what is beside them`() {
    var sizes = SheetSizes(pictures: Array(repeating: (20, 10), count: 8))
    sizes.columnLabels = [[(30, 16), (30, 16)], [(5, 16), (5, 16), (5, 16), (5, 16)]]
    sizes.rowLabels = [(40, 16), (35, 16)]
    sizes.columnGroups = [2]
    let layout = SheetLayout(sizes, columns: 4, figures: Self.figures)
    // The labels of lines take 40 and a gap of 16; the second group is 12 farther away.
    let lefts = [80, 80 + 36, 80 + 84, 80 + 120]
    #expect(layout.pictures.prefix(4).map(\.x) == lefts)
    #expect(layout.columnLabels[0].map(\.x) == [80, 164] && layout.columnLabels[0].map(\.width) == [56, 56])
    #expect(layout.columnLabels[1].map(\.x) == lefts && layout.columnLabels[1][0].y == 24 + 16 + 6)
    // Two levels of labels, each with a space below it; a line is at least as high as its label.
    #expect(layout.pictures[0].y == 24 + 2 * 22 && layout.pictures[4].y == 68 + 16 + 16)
    #expect(
      layout.rowLabels == [
        SheetRect(x: 24, y: 68, width: 40, height: 16), SheetRect(x: 24, y: 100, width: 40, height: 16),
      ])
  }

  @Test func `a label that is wider than its columns widens the last`() {
    var sizes = SheetSizes(pictures: Array(repeating: (20, 10), count: 4))
    sizes.columnLabels = [[(70, 16), (10, 16)], Array(repeating: (5, 16), count: 4)]
    let layout = SheetLayout(sizes, columns: 4, figures: Self.figures)
    // 20 + 16 + 20 are 56, so that the second column becomes 34 wide.
    #expect(layout.pictures.map(\.x) == [24, 60, 60 + 34 + 16, 146])
  }

  @Test func `a sheet of pixels has all lengths times its scale`() {
    let layout = SheetLayout(
      SheetSizes(pictures: [(10, 10), (10, 10)]), columns: 2, figures: SheetFigures(scale: 3, theme: .dark))
    #expect(layout.pictures[1].x == 3 * 24 + 10 + 3 * 16 && layout.height == 10 + 6 * 24)
  }

  @Test func `the number of columns makes a sheet of three to two`() {
    // Squares: six as three to two exactly; cells of 3 × 2 as a square of cells.
    #expect(SheetColumns.best(of: Array(1...6), count: 6, cell: (10, 10)) == 3)
    #expect(SheetColumns.best(of: Array(1...9), count: 9, cell: (30, 20)) == 3)
    #expect(SheetColumns.best(of: [2, 4], count: 8, cell: (10, 1000)) == 4)
    #expect(SheetColumns.best(of: [2, 4], count: 8, cell: (1 << 20, 1)) == 2)
    // Seventeen in eight columns are three lines, for which six columns are enough.
    #expect(SheetColumns.balanced(8, count: 17) == 6 && SheetColumns.balanced(5, count: 10) == 5)
  }

  @Test func `the innermost axis runs fastest`() throws {
    let words = ["card.json", "--style", "light,dark", "--text-size", "l", "--system", "17,26"]
    guard case .run(let arguments) = try SheetArguments.verb.parse(words) else {
      Issue.record("The words are arguments.")
      return
    }
    let matrix = SheetMatrix(["card"], arguments)
    #expect(matrix.cells.count == 4 && matrix.wholeColumns == [2, 4])
    #expect(matrix.title == "card" && matrix.common == ["2x", "Text size L"])
    #expect(
      (0..<4).map(matrix.labels) == [
        ["iOS 17", "Light"], ["iOS 17", "Dark"], ["iOS 26", "Light"], ["iOS 26", "Dark"],
      ])
    #expect(matrix.cells[1].options.style == .dark)
  }

  @Test(arguments: [(["a@3x.png", "b.PNG"], []), (["a@3x.png", "b.json"], ["2x"])])
  func `pictures have scales of their own`(words: [String], common: [String]) throws {
    guard case .run(let arguments) = try SheetArguments.verb.parse(words) else {
      Issue.record("The words are arguments.")
      return
    }
    let matrix = SheetMatrix(SheetMatrix.labels(of: words), arguments)
    #expect(matrix.common == common && (0..<2).map(matrix.labels) == [["a@3x"], ["b"]])
  }

  @Test func `specs of the same name are named by their paths`() {
    #expect(SheetMatrix.labels(of: ["a/card.json", "b/row.json"]) == ["card", "row"])
    #expect(SheetMatrix.labels(of: ["a/card.json", "b/card.json"]) == ["a/card.json", "b/card.json"])
    #expect(SheetMatrix.labels(of: ["-"]) == ["stdin"])
  }
}
