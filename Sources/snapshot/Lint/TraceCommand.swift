internal import Escaping
internal import Foundation
internal import LayoutCore
internal import Plumb
internal import StyleCore
internal import ViewSpec

/// The command `snapshot trace`, which prints the events of specs' layouts.
struct TraceCommand {
  let arguments: TraceArguments
  let console: Console

  /// Prints the events; specs that cannot be laid out are reported.
  func run() async {
    var options = arguments.rendering
    options.scales = [arguments.scale]
    let jobs = await PictureJob.all(arguments.specs, options: options, console: console).withoutRepetitions
    var traces: [String] = []
    for job in jobs {
      let report = await Report<Trace?>(orElse: nil) { lines in
        let (trace, warnings) = try await trace(of: job, options)
        lines.warnings(warnings)
        return (trace, job.name)
      }
      await console.say(report.lines)
      guard let trace = report.value else { continue }
      switch arguments.format {
      case .json: traces.append(json(trace, of: job))
      case .text:
        let heading = jobs.count > 1 ? ["\(escapingControls(in: job.name)):"] : []
        let lines = heading + trace.description.split(at: "\n").filter { !$0.isEmpty }.map(String.init)
        await console.result(lines.joined(separator: "\n"))
      }
    }
    if arguments.format == .json {
      await console.result(
        "{\"version\": 1, \"traces\": [" + traces.map { "\n\($0)" }.joined(separator: ",") + "\n]}")
    }
  }

  @MainActor
  private func trace(of job: PictureJob, _ options: RenderingOptions) throws -> (Trace, [SpecWarning]) {
    let view = try options.makeView(of: job.spec, scale: job.scale)
    var warnings: [SpecWarning] = []
    let layOut = { warnings = try view.layOut() }
    let trace = try arguments.hasDetails ? Trace.recordDetails(layOut) : Trace.record(layOut)
    return (trace, warnings)
  }

  /// Returns a member of the document.
  private func json(_ trace: Trace, of job: PictureJob) -> String {
    let name = try? JSONEncoder().encode(job.location.path)
    let spec = name.map { escapingInvisible(inJSON: String(decoding: $0, as: UTF8.self)) } ?? "\"\""
    let system = job.picture.system.map { "\"system\": \($0.rawValue), " } ?? ""
    return "{\"spec\": \(spec), \"scale\": \(job.scale), \(system)\"trace\": \(trace.json.dropLast())}"
  }
}
