internal import Escaping
internal import Raster
internal import ViewSpec

/// The table at the end of a run, with one line for each picture.
struct PictureTable {
  struct Row: Sendable {
    let name: String
    let pixels: String
    let byteCount: Int
    let times: Rendering.Times

    /// Creates the row of a picture that was not drawn.
    init(name: String, pixels: String, byteCount: Int) {
      (self.name, self.pixels, self.byteCount) = (escapingControls(in: name), pixels, byteCount)
      times = Rendering.Times(layout: .zero, raster: .zero, png: .zero)
    }

    /// Creates the row of a picture that was drawn, with the size of its file.
    init(name: String, _ rendering: Rendering, byteCount: Int? = nil) {
      self.name = escapingControls(in: name)
      pixels = "\(rendering.list.width)×\(rendering.list.height)"
      self.byteCount = byteCount ?? rendering.png.count
      times = rendering.times
    }
  }

  private let rows: [Row]
  private let showsTimings: Bool

  init(_ rows: [Row], showsTimings: Bool) {
    self.rows = rows
    self.showsTimings = showsTimings
  }

  /// The lines of the table; none without pictures.
  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    let total = rows.reduce(Duration.zero) { $0 + $1.times.total }
    let bytes = rows.reduce(0) { $0 + $1.byteCount }
    let count = rows.count == 1 ? "1 picture" : "\(rows.count) pictures"
    if showsTimings {
      var table = TextTable(
        .left("file"), .right("pixels"), .right("bytes"), .right("layout ms"), .right("raster ms"),
        .right("PNG ms"), .right("ms"))
      for row in rows {
        table.append(
          row.name, row.pixels, String(row.byteCount), row.times.layout.milliseconds,
          row.times.raster.milliseconds, row.times.png.milliseconds, row.times.total.milliseconds)
      }
      table.setFooter(count, "", String(bytes), "", "", "", total.milliseconds)
      return table.lines
    }
    var table = TextTable(.left("file"), .right("pixels"), .right("bytes"), .right("ms"))
    for row in rows {
      table.append(row.name, row.pixels, String(row.byteCount), row.times.total.milliseconds)
    }
    table.setFooter(count, "", String(bytes), total.milliseconds)
    return table.lines
  }
}

extension Duration {
  /// The duration in milliseconds with two fraction digits.
  fileprivate var milliseconds: String {
    let hundredths = (self / .microseconds(10)).rounded()
    let whole = Int(hundredths)
    let fraction = whole % 100
    return "\(whole / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
