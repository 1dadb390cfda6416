import Foundation
import PNG
import Raster

/// The benchmark `benchmarks threads`, of the pictures of `ScreenPicture` drawn and encoded by one thread and by two.
///
/// The two take turns. Times are those of the clock, the least of all rounds: other programs can only make them longer.
@MainActor
enum ThreadBenchmark {
  private nonisolated static let rounds = 50

  static func run() async throws {
    print("Pictures of 1179×2556 pixels, drawn and encoded by one thread and by two.")
    print("Milliseconds of the clock, the least of \(rounds) rounds in turn.\n")
    print("".padded(to: 12) + "     one     two   ratio")
    for picture in ScreenPicture.all {
      let (one, two) = try await time(picture.list)
      print(picture.name.padded(to: 12) + one.column() + two.column() + (two / one).column())
    }
  }

  /// Returns the least times by one thread and by two, away from the main thread, as in the command.
  @concurrent
  private nonisolated static func time(_ list: DisplayList) async throws -> (one: Double, two: Double) {
    var (one, two) = (Duration.seconds(1_000), Duration.seconds(1_000))
    for _ in 0..<rounds {
      var start = ContinuousClock.now
      let file = try encode(list)
      one = min(one, ContinuousClock.now - start)
      start = ContinuousClock.now
      let other = try await ParallelPNG(drawing: list, scale: 3).file
      two = min(two, ContinuousClock.now - start)
      if file != other { print("the files differ") }
    }
    return (one / .milliseconds(1), two / .milliseconds(1))
  }

  private nonisolated static func encode(_ list: DisplayList) throws -> [UInt8] {
    var writer = try PNGWriter(width: list.width, height: list.height, scale: 3)
    try Rasterizer().render(list, into: &writer)
    return try writer.finish()
  }
}
