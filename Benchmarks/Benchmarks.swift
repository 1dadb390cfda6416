import Foundation
import LayerCore
import LayoutCore
import PNG
import Raster
import ViewRendering

/// The command of `make bench`, which times the pipeline on a phone screen of 192 views at 3x, layout, and text.
///
/// Its first argument selects another benchmark: turns over 1,000 views (`turn`); tables and collections (`lists`);
/// drawing, writing and reading PNGs, and comparing pictures, next to other libraries (`raster`, `encode`, `decode`,
/// `compare`); pictures by one thread and by two (`threads`); the solver alone (`solver`).
@main
@MainActor
struct Benchmarks {
  static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    let second = words.dropFirst().first
    switch (words.first, second) {
    case (nil, _):
      try timePhoneScreen()
      timeLayout()
      TextBenchmark.run()
    case ("turn", nil): TurnBenchmark.run()
    case ("lists", nil): ListBenchmark.run()
    case ("raster", nil): RasterBenchmark.run()
    case ("encode", nil): EncodingBenchmark.run()
    case ("threads", nil): try await ThreadBenchmark.run()
    case ("decode", nil): DecodingBenchmark.run()
    case ("compare", nil): ComparingBenchmark.run()
    case ("write-screen", let folder?): try ScreenBox.writeDocuments(to: folder)
    case ("write-scenes", let folder?): try SolverBenchmark.writeScenes(to: folder)
    case ("solver", _):
      let limit = words.dropFirst(2).first.flatMap { Double($0) }
      SolverBenchmark.runAll(besides: second, limit: limit ?? 10)
    default:
      print(
        "benchmarks: not one of raster, encode, threads, decode, compare, turn, lists, solver: \(words.joined(separator: " "))"
      )
      exit(2)
    }
  }

  /// Times the parts of the pipeline, from views to a PNG.
  private static func timePhoneScreen() throws {
    let screen = PhoneScreen(scale: 3)
    screen.layoutIfNeeded()
    let list = DisplayList(recording: screen)
    let bitmap = Bitmap(rendering: list)
    print(
      "A phone screen of \(screen.viewCount) views at 3x: \(list.width)×\(list.height) pixels, \(list.items.count) items"
    )
    print(
      "Medians of \(Measurement.rounds) rounds, the lines measured in turn; ratios are to the first.\n")

    var measurements = [
      Measurement("plain copy of the frame") { _ = bitmap.copyingPixels() },
      Measurement("make the views") { _ = PhoneScreen(scale: 3) },
      Measurement("make and lay out") { PhoneScreen(scale: 3).layoutIfNeeded() },
      Measurement("record the display list") { _ = DisplayList(recording: screen) },
      Measurement("draw rows") {
        var sink = DiscardingSink()
        Rasterizer().render(list, into: &sink)
      },
      Measurement("draw into a bitmap") { _ = Bitmap(rendering: list) },
      Measurement("draw into a PNG") {
        guard var writer = try? PNGWriter(width: list.width, height: list.height, scale: 3) else { return }
        try? Rasterizer().render(list, into: &writer)
        _ = try? writer.finish()
      },
      Measurement("decode the PNG", setUp: try bitmap.pngData(scale: 3)) { _ = try? Bitmap(pngData: $0) },
    ]
    Measurement.compare(&measurements)
  }

  /// Times a full layout of many views by hand-written code, and the layout of a single leaf.
  private static func timeLayout() {
    let tree = LayoutTree()
    var width: CGFloat = 300
    func nextSize() -> CGSize {
      width += 1
      return CGSize(width: width, height: 10_000)
    }
    let leaf = tree.views.subviews[50].subviews[50].subviews[4]
    print("\nA tree of \(tree.count) views\n")
    var measurements = [
      Measurement("layout of bare classes") { tree.layOutNodes(nextSize()) },
      Measurement("layout of views") { tree.layOutViews(nextSize()) },
      Measurement("layout of one leaf") {
        leaf.bounds.size.width += 1
        tree.views.layoutIfNeeded()
      },
      Measurement("layout of clean views") { tree.views.layoutIfNeeded() },
      Measurement("layout of views, traced") {
        _ = UpdateTrace.recordingDetails { tree.layOutViews(nextSize()) }
      },
    ]
    Measurement.compare(&measurements)

    let list = RowList(count: 1_000)
    print("\nA list of 1000 rows of an image and two labels\n")
    var rows = [
      Measurement("layout") { list.layOut(width: nextSize().width) },
      Measurement("layout, traced") {
        _ = UpdateTrace.recordingDetails { list.layOut(width: nextSize().width) }
      },
    ]
    Measurement.compare(&rows)
  }
}

extension Bitmap {
  /// Returns a copy of the pixels in new memory, whose time is a lower bound for that of a frame.
  fileprivate func copyingPixels() -> Bitmap {
    Bitmap(width: width, height: height, pixels: pixels.map { $0 })
  }
}
