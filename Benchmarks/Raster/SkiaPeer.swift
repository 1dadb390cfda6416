import Foundation
import Peers

/// Skia, by a Python program that is told what to draw, where skia-python is installed.
@MainActor
final class SkiaPeer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Nothing where Skia is not there.
  init?(drawing scene: RasterScene) {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Process/skia-scenes.py")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let lines = ["scene \(scene.width) \(scene.height) \(scene.steps.count)"] + scene.steps.map(\.line)
    guard answer(to: lines.joined(separator: "\n")) == "ready" else { return nil }
  }

  isolated deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// The milliseconds of the processor that drawing the scene takes.
  func draw(times: Int) -> Double {
    answer(to: "draw \(times)").flatMap(Double.init) ?? .nan
  }

  private func answer(to text: String) -> String? {
    // Where the program has ended, writing is a signal.
    signal(SIGPIPE, SIG_IGN)
    guard (try? input.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))) != nil else {
      return nil
    }
    let data = output.fileHandleForReading.availableData
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension SceneStep {
  /// The step as `skia-scenes.py` reads it.
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
