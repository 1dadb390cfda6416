internal import Foundation
internal import Raster
internal import ViewSpec

/// The command `snapshot doctor`, which draws a fixed set of pictures serially and concurrently, and compares them.
///
/// Its fingerprint shows whether they are the same here and on other machines.
struct DoctorCommand {
  let arguments: DoctorArguments
  let console: Console

  private static let scales = [1, 2, 3]

  private struct Job: Sendable {
    let name: String
    let spec: LayoutSpec
    let scale: Int

    /// Returns the fingerprint of the picture's pixels and of its file.
    func fingerprint() async throws -> Fingerprint {
      let rendering = try await spec.renderPNG(at: scale, RenderingOptions())
      var fingerprint = Fingerprint()
      for pixel in Bitmap(rendering: rendering.list).pixels {
        for channel in [pixel.red, pixel.green, pixel.blue, pixel.alpha] { fingerprint.append(channel) }
      }
      for byte in rendering.png { fingerprint.append(byte) }
      return fingerprint
    }
  }

  /// Prints the fingerprint, and returns whether all pictures were equal both times.
  func run() async -> Bool {
    let report = await Report(orElse: false) { lines in
      let jobs = try DoctorSpecs.all.flatMap { name, text in
        let spec = try LayoutSpec(parsing: Array(text.utf8), file: name)
        return Self.scales.map { Job(name: "\(name) @\($0)x", spec: spec, scale: $0) }
      }
      let count = arguments.jobs ?? ProcessInfo.processInfo.activeProcessorCount
      let first = await fingerprints(jobs, atATime: 1, &lines)
      let second = await fingerprints(jobs, atATime: count, &lines)
      let differing = jobs.indices.filter { first[$0] != second[$0] }
      for index in differing { lines.result("different in the second run: \(jobs[index].name)") }
      let all = first.compactMap { $0 }
      guard differing.isEmpty, all.count == jobs.count else { return (false, "") }
      lines.result(
        "\(jobs.count) pictures, drawn one by one and \(count) concurrently: the same pixels and files")
      lines.result(DoctorLibraries.line)
      lines.result(DoctorLibraries.shaping)
      lines.result("fingerprint of \(Invocation.version): \(Fingerprint(of: all))")
      return (true, "")
    }
    await console.say(report.lines)
    return report.value
  }

  /// Returns the fingerprints of all pictures, some drawn concurrently; nil for those that cannot be drawn.
  private func fingerprints(_ jobs: [Job], atATime count: Int, _ lines: inout Lines) async -> [Fingerprint?] {
    let reports = await concurrentMap(jobs, jobs: count) { job in
      await Report<Fingerprint?>(orElse: nil) { _ in (try await job.fingerprint(), job.name) }
    }
    for case .trouble(let text, let excerpt) in reports.flatMap(\.lines.all) {
      lines.trouble(text, excerpt: excerpt)
    }
    return reports.map(\.value)
  }
}

/// A short hash that distinguishes sequences of bytes, unless they are chosen to collide: FNV-1a, in 64 bits.
struct Fingerprint: Equatable, CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the fingerprint of no bytes.
  init() {}

  /// Creates the fingerprint of the bytes of others.
  init(of others: [Fingerprint]) {
    for other in others { for byte in other.bytes { append(byte) } }
  }

  mutating func append(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The bytes of the number, the highest first.
  var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> UInt64(56 - 8 * $0)) } }

  /// The number as four groups of four digits, for people to compare.
  var description: String {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return stride(from: 0, to: 16, by: 4).map { String(digits.dropFirst($0).prefix(4)) }.joined(
      separator: "-")
  }
}
