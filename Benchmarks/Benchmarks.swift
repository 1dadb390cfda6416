import Foundation
import LayoutCore
import PNG
import Raster
import ViewRendering

/// `make bench`: the parts of the path, timed on a phone screen of about 200 views at 3x.
@main
@MainActor
struct Benchmarks {
  static func main() throws {
    let screen = PhoneScreen(scale: 3)
    screen.layoutIfNeeded()
    let list = DisplayList(recording: screen)
    let bitmap = Bitmap(rendering: list)
    print(
      "A phone screen of \(screen.viewCount) views at 3x: \(list.width)×\(list.height) pixels, \(list.items.count) items"
    )
    print(
      "Medians of \(Measurement.rounds) rounds, the lines measured in turn; ratios are to the plain copy.\n")

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
    for _ in 0..<Measurement.rounds {
      for index in measurements.indices { measurements[index].run() }
    }
    let yardstick = measurements[0].median
    for measurement in measurements { print(measurement.line(comparedWith: yardstick)) }
  }
}

/// A piece of work and how long it took, round after round.
private struct Measurement {
  static let rounds = 9

  private let name: String
  private let work: () -> Void
  private var times: [Duration] = []

  init(_ name: String, _ work: @escaping () -> Void) {
    self.name = name
    self.work = work
  }

  init<Input>(_ name: String, setUp input: Input, _ work: @escaping (Input) -> Void) {
    self.init(name) { work(input) }
  }

  mutating func run() {
    times.append(ContinuousClock().measure(work))
  }

  var median: Duration { times.sorted()[times.count / 2] }

  func line(comparedWith yardstick: Duration) -> String {
    let name = self.name.padding(toLength: 28, withPad: " ", startingAt: 0)
    let milliseconds = String(format: "%8.3f ms", median / .milliseconds(1))
    return name + milliseconds + String(format: "%9.2f×", median / yardstick)
  }
}

/// A sink that looks at each row once and forgets it.
private struct DiscardingSink: RowSink {
  var rows = 0

  mutating func append(_ row: Span<Pixel>, repeated count: Int) {
    rows += count
  }
}

extension Bitmap {
  /// The same pixels in fresh memory: what a frame costs at the least.
  fileprivate func copyingPixels() -> Bitmap {
    Bitmap(width: width, height: height, pixels: pixels.map { $0 })
  }
}
