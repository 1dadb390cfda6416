internal import Foundation
internal import Raster
internal import ViewSpec

/// `snapshot doctor`: draws a fixed set of pictures one after the other and side by side, and tells whether they are the
/// same, here and on other machines.
struct DoctorCommand {
  let arguments: DoctorArguments
  let console: Console

  private static let scales = [1, 2, 3]

  /// Prints the fingerprint; answers whether all pictures were the same both times.
  func run() async -> Bool {
    let report = await Report(orElse: false) { lines in
      let jobs = try DoctorSpecs.all.flatMap { name, text in
        let spec = try LayoutSpec(parsing: Array(text.utf8), file: name)
        return Self.scales.map { (name: "\(name) @\($0)x", spec: spec, scale: $0) }
      }
      let count = arguments.jobs ?? ProcessInfo.processInfo.activeProcessorCount
      var prints: [[Fingerprint]] = []
      for width in [1, count] {
        let results = await concurrentMap(jobs, jobs: width) { job in
          await Report<Fingerprint?>(orElse: nil) { _ in
            let rendering = try await job.spec.renderPNG(at: job.scale, RenderingOptions())
            var print = Fingerprint()
            for pixel in Bitmap(rendering: rendering.list).pixels {
              for channel in [pixel.red, pixel.green, pixel.blue, pixel.alpha] { print.append(channel) }
            }
            for byte in rendering.png { print.append(byte) }
            return (print, job.name)
          }
        }
        for case .trouble(let text, let excerpt) in results.flatMap(\.lines.all) {
          lines.trouble(text, excerpt: excerpt)
        }
        prints.append(results.compactMap(\.value))
      }
      let differing = jobs.indices.filter {
        prints.allSatisfy { $0.count == jobs.count } && prints[0][$0] != prints[1][$0]
      }
      for index in differing { lines.result("different the second time: \(jobs[index].name)") }
      var all = Fingerprint()
      for print in prints[0] { for byte in print.bytes { all.append(byte) } }
      if differing.isEmpty {
        lines.result(
          "\(jobs.count) pictures, drawn one by one and \(count) at a time: the same pixels and files")
        lines.result("fingerprint of \(Invocation.version): \(all)")
      }
      return (differing.isEmpty, "")
    }
    await console.say(report.lines)
    return report.value
  }
}

/// A short number that tells one sequence of bytes from others that come about by accident: FNV-1a, in 64 bits.
struct Fingerprint: Equatable, CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func append(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The number's bytes, the highest first.
  var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> UInt64(56 - 8 * $0)) } }

  /// Four groups of four digits, as one compares them by eye.
  var description: String {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return stride(from: 0, to: 16, by: 4).map { String(digits.dropFirst($0).prefix(4)) }.joined(
      separator: "-")
  }
}
