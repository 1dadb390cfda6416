import Foundation
import Peers

/// Skia, in a Python program that draws on request, if skia-python is installed.
@MainActor
final class SkiaPeer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Creates a peer for a scene, or nil if Skia is not installed.
  convenience init?(drawing scene: RasterScene) {
    let lines = ["scene \(scene.width) \(scene.height) \(scene.steps.count)"] + scene.steps.map(\.line)
    self.init(lines.joined(separator: "\n"))
  }

  /// Creates a peer for what a text for `skia-scenes.py` describes, or nil if Skia is not installed.
  init?(_ description: String) {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Process/skia-scenes.py")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    guard answer(to: description) == "ready" else { return nil }
  }

  isolated deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Returns the milliseconds of processor time for one drawing of the scene.
  func draw(times: Int) -> Double {
    answer(to: "draw \(times)").flatMap(Double.init) ?? .nan
  }

  private func answer(to text: String) -> String? {
    // Writing to an ended program would raise the signal.
    signal(SIGPIPE, SIG_IGN)
    guard (try? input.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))) != nil else {
      return nil
    }
    let data = output.fileHandleForReading.availableData
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension SceneStep {
  /// The line of the step for `skia-scenes.py`.
  fileprivate var line: String {
    let step = peer
    let numbers: [Double] = [
      Double(step.kind), step.x, step.y, step.width, step.height, step.radius, step.line, step.angle,
      Double(step.count), step.red, step.green, step.blue, step.alpha, step.last_red, step.last_green,
      step.last_blue,
    ]
    return numbers.map { "\($0)" }.joined(separator: " ")
  }
}
