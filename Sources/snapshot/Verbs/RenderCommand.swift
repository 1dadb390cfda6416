internal import Escaping
internal import FileAccess
internal import Foundation
internal import ImageComparison
internal import PNG
internal import Raster
internal import TerminalPictures

/// The command `snapshot render`, which draws specs and writes their pictures.
struct RenderCommand {
  let arguments: RenderArguments
  let console: Console

  /// Draws all pictures; those that fail are reported, the others are written.
  func run() async {
    if arguments.accessibility == .text { return await printReadings() }
    let shownScale = arguments.shows ? arguments.rendering.scales.max() : nil
    var gallery: TerminalGallery?
    if shownScale != nil {
      guard let found = await arguments.terminal.gallery(console) else { return }
      gallery = found
    }
    var rendering = arguments.rendering
    if arguments.place == nil { rendering.scales = shownScale.map { [$0] } ?? rendering.scales }
    let (options, folder) = (rendering, arguments.place)
    let jobs = await PictureJob.all(arguments.specs, options: options, console: console)
    if let folder,
      let (first, second, place) = jobs.map(\.picture).collision(at: {
        PictureOutput(of: $0, to: folder)
      })
    {
      await console.trouble("\(first.text) and \(second.text) would both be written to \(place)")
      return
    }
    let progress = Progress(console, total: jobs.count, verb: folder == nil ? "drew" : "rendered")
    let threads = PictureThreads(forPictures: jobs.count, jobs: options.jobs)
    var rows: [PictureTable.Row] = []
    await forEachConcurrently(jobs, jobs: options.jobCount, startingOrder: jobs.startingOrder) { job in
      await Report<Drawn?>(orElse: nil) { lines in
        let rendering = try await job.spec.renderFile(
          at: job.scale, options.options(of: job.picture),
          drawsReading: arguments.accessibility == .picture, threads: threads)
        lines.warnings(rendering.warnings)
        let shown =
          job.scale == shownScale
          ? try Bitmap(pngData: rendering.png, limits: PNGLimits(pixels: 1 << 40)) : nil
        guard let folder else {
          return (Drawn(name: job.name, row: nil, shown: shown), nil)
        }
        let output = PictureOutput(of: job.picture, to: folder)
        try output.write(rendering.png)
        let row = PictureTable.Row(name: output.description, rendering)
        return (Drawn(name: job.name, row: row, shown: shown), output.description)
      }
    } finish: { report in
      await progress.finish(report)
      guard let drawn = report.value else { return }
      if console.showsSummaries, let row = drawn.row { rows.append(row) }
      guard let shown = drawn.shown, gallery != nil else { return }
      if console.showsSummaries { await console.result(escapingControls(in: drawn.name)) }
      await console.raw(gallery?.draw(shown, key: drawn.name) ?? [])
    }
    if let folder, folder != "-" {
      await console.summary(PictureTable(rows, showsTimings: arguments.rendering.timings).lines)
    }
  }

  /// A picture that was drawn.
  private struct Drawn: Sendable {
    let name: String
    /// The line of its file; nil without one.
    let row: PictureTable.Row?
    /// The picture for the terminal; nil for one that is not shown.
    let shown: Bitmap?
  }

  /// Prints what VoiceOver reads in each spec at the first scale and of the first system, for several specs after its name.
  private func printReadings() async {
    var options = arguments.rendering
    options.scales = Array(options.scales.prefix(1))
    options.system = options.systems.first
    let jobs = await PictureJob.all(arguments.specs, options: options, console: console)
    for job in jobs {
      let report = await Report<String?>(orElse: nil) { lines in
        let (text, warnings) = try await job.spec.reading(at: job.scale, options)
        lines.warnings(warnings)
        return (text, job.location.path)
      }
      await console.say(report.lines)
      guard let text = report.value else { continue }
      if jobs.count > 1 { await console.result(escapingControls(in: job.location.path)) }
      await console.result(text.split(at: "\n").map(String.init))
    }
  }
}

/// The destination of a picture.
enum PictureOutput: Hashable, CustomStringConvertible {
  /// A file that the user named.
  case file(FilePath)
  /// A file in a folder that the user named.
  case fileInFolder(FilePath, folder: String)
  case standardOutput

  /// Creates the destination of a picture, given the value of `--output`.
  init(of picture: PictureName, to output: String) {
    if output == "-" {
      self = .standardOutput
    } else if FilePath(output).hasSuffix(".png") {
      let path = ReferenceStore.besideSpecs.path(
        for: output, variant: picture.variant, scale: picture.scale)
      self = .file(FilePath(path))
    } else {
      let spec = picture.location.path == "-" ? "stdin" : picture.location.path
      let store = ReferenceStore(folder: output, root: picture.location.root)
      self = .fileInFolder(
        FilePath(store.path(for: spec, variant: picture.variant, scale: picture.scale)), folder: output)
    }
  }

  func write(_ bytes: [UInt8]) throws(FileFailure) {
    switch self {
    case .file(let path): try writeFile(bytes, to: path.text, takesStreams: true)
    case .fileInFolder(let path, let folder): try writeFile(bytes, to: path.text, beneath: folder)
    case .standardOutput:
      do {
        try StandardStream.output.write(bytes)
      } catch {
        throw FileFailure(path: "<stdout>", reason: "cannot be written: \(error)")
      }
    }
  }

  var description: String {
    switch self {
    case .file(let path), .fileInFolder(let path, _): path.text
    case .standardOutput: "<stdout>"
    }
  }
}
