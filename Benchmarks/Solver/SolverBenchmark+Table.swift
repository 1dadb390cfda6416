import Cassowary
import Foundation

extension SolverBenchmark {
  static let counts = [10, 100, 1_000, 5_000]

  /// Writes each scene to a file for another solver.
  static func writeScenes(to folder: String) throws {
    for count in counts {
      for scene in SolverScene.all(count) {
        try scene.text.write(toFile: path(of: scene, count, in: folder), atomically: true, encoding: .utf8)
      }
    }
  }

  private static func path(of scene: SolverScene, _ count: Int, in folder: String) -> String {
    "\(folder)/\(scene.name.replacingOccurrences(of: " ", with: "-"))-\(count).scene"
  }

  /// Prints a line for each scene. `folder` may have the times of another solver, in files beside the scenes: the
  /// milliseconds to build, to solve, of an edit and of a resize.
  static func runAll(besides folder: String?) {
    print("Milliseconds, medians of \(rounds) rounds; behind each how many times as long kiwi takes.\n")
    print(
      "scene".padded(22) + "views".leftPadded(6) + "build + solve".leftPadded(22) + "edit".leftPadded(22)
        + "resize".leftPadded(22))
    for count in counts {
      for scene in SolverScene.all(count) {
        var benchmark = SolverBenchmark(scene)
        benchmark.run()
        let other = folder.flatMap { times(of: path(of: scene, count, in: $0) + ".times") }
        let own = benchmark.times.map(\.milliseconds)
        let pairs = [
          (own[0] + own[1], other.map { $0[0] + $0[1] }), (own[2], other?[2]), (own[3], other?[3]),
        ]
        let cells = pairs.map { own, other in
          let ratio = other.map { String(format: "%9.1f×", $0 / own) } ?? (folder == nil ? "" : "         –")
          return (String(format: "%.4f", own) + ratio).leftPadded(22)
        }
        print(scene.name.padded(22) + "\(count)".leftPadded(6) + cells.joined())
      }
    }
  }

  private static func times(of path: String) -> [Double]? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let times = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return times.count == 4 ? times : nil
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func leftPadded(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
