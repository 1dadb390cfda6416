internal import Escaping
internal import Foundation

/// The command `snapshot doctor`, which draws a fixed set of pictures serially and concurrently, and compares them.
///
/// Its fingerprints show whether they are the same here and on other machines, part by part.
struct DoctorCommand {
  let arguments: DoctorArguments
  let console: Console

  /// The fingerprints and versions, as JSON.
  private struct Findings: Encodable {
    struct Part: Encodable {
      var name: String
      var pictures: Int
      var fingerprint: String
    }

    var version: String
    var parts: [Part]
    var fingerprint: String
    var libraries: [String: String]
  }

  /// Prints the fingerprints, and returns whether all pictures were equal both times.
  func run() async -> Bool {
    let report = await Report(orElse: false) { lines in
      let parts = try DoctorPart.all()
      let jobs = parts.flatMap(\.jobs)
      let count = arguments.jobs ?? ProcessInfo.processInfo.activeProcessorCount
      let first = await fingerprints(jobs, atATime: 1, &lines)
      let second = await fingerprints(jobs, atATime: count, &lines)
      let differing = jobs.indices.filter { first[$0] != second[$0] }
      for index in differing { lines.result("different in the second run: \(jobs[index].name)") }
      let all = first.compactMap { $0 }
      guard differing.isEmpty, all.count == jobs.count else { return (false, "") }
      if arguments.isJSON {
        lines.result(json(parts, all))
      } else {
        print(parts, all, atATime: count, &lines)
      }
      return (true, "")
    }
    await console.say(report.lines)
    return report.value
  }

  private func print(_ parts: [DoctorPart], _ all: [Fingerprint], atATime count: Int, _ lines: inout Lines) {
    lines.result(
      "\(all.count) pictures, drawn one by one and \(count) concurrently: the same pixels and files")
    lines.result(DoctorLibraries.line)
    lines.result(DoctorLibraries.shaping)
    let width = parts.map(\.name.count).max() ?? 0
    for (part, fingerprint) in zip(parts, DoctorPart.fingerprints(of: parts, all)) {
      lines.result(part.name + String(repeating: " ", count: width - part.name.count + 2) + "\(fingerprint)")
    }
    lines.result("fingerprint of \(Invocation.version): \(Fingerprint(of: all))")
  }

  private func json(_ parts: [DoctorPart], _ all: [Fingerprint]) -> String {
    let described = zip(parts, DoctorPart.fingerprints(of: parts, all)).map { part, fingerprint in
      Findings.Part(name: part.name, pictures: part.jobs.count, fingerprint: "\(fingerprint)")
    }
    let findings = Findings(
      version: Invocation.version, parts: described, fingerprint: "\(Fingerprint(of: all))",
      libraries: Dictionary(uniqueKeysWithValues: DoctorLibraries.all.map { ($0.name, $0.version) }))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(findings)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return escapingInvisible(inJSON: text)
  }

  /// Returns the fingerprints of all pictures, some drawn concurrently; nil for those that cannot be drawn.
  private func fingerprints(_ jobs: [DoctorJob], atATime count: Int, _ lines: inout Lines) async
    -> [Fingerprint?]
  {
    let reports = await concurrentMap(jobs, jobs: count) { job in
      await Report<Fingerprint?>(orElse: nil) { _ in (try await job.fingerprint(), job.name) }
    }
    for case .trouble(let text, let excerpt) in reports.flatMap(\.lines.all) {
      lines.trouble(text, excerpt: excerpt)
    }
    return reports.map(\.value)
  }
}
