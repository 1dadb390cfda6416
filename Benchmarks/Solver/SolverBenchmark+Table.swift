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
    let name = scene.name.replacingOccurrences(of: ",", with: "").replacingOccurrences(of: " ", with: "-")
    return "\(folder)/\(name)-\(count).scene"
  }

  /// Prints a line for each scene.
  ///
  /// `folder` can contain the times of another solver, in files next to the scenes; it was stopped after `limit`
  /// seconds for a scene.
  static func runAll(besides folder: String?, limit: Double) {
    print("Milliseconds of the processor, medians of \(rounds) rounds.")
    if folder != nil {
      print("Behind each: how many times as long kiwi takes, which is stopped after \(Int(limit)) s.")
    }
    print("\nscene                views      build + solve             edit           resize")
    for count in counts {
      for scene in SolverScene.all(count) {
        var benchmark = SolverBenchmark(scene)
        benchmark.run()
        let own = benchmark.times.map(\.milliseconds)
        let other = folder.map { times(of: path(of: scene, count, in: $0) + ".times") }
        // A solver that was stopped took at least the time limit.
        let build = other.map { $0.count > 1 ? $0[0] + $0[1] : limit * 1e3 }
        let sign = other.map { $0.count > 1 ? " " : ">" } ?? " "
        let cells = [
          cell(own[0] + own[1], build, sign), cell(own[2], other.flatMap { $0.count > 2 ? $0[2] : nil }),
          cell(own[3], other.flatMap { $0.count > 3 ? $0[3] : nil }),
        ]
        print(
          scene.name.padding(toLength: 20, withPad: " ", startingAt: 0) + String(format: "%6d", count)
            + cells.joined())
      }
    }
  }

  /// Returns a time with another one as a multiple of it.
  private static func cell(_ own: Double, _ other: Double?, _ sign: String = " ") -> String {
    let digits = own < 0.01 ? "%9.5f" : "%9.3f"
    let ratio = other.map { sign + String(format: "%.*f×", $0 < 9.95 * own ? 1 : 0, $0 / own) } ?? ""
    return String(format: digits, own) + String(repeating: " ", count: max(0, 8 - ratio.count)) + ratio
  }

  /// Returns the known milliseconds to build, to solve, for an edit and for a resize, from the last line of a file.
  private static func times(of path: String) -> [Double] {
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.last?.split(separator: " ").compactMap { Double($0) } ?? []
  }
}
