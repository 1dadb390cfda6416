internal import Escaping
internal import Raster
internal import ViewDifference
internal import ViewSpec

/// The command `snapshot inspect`, which prints the layout trees of PNGs.
struct InspectCommand {
  let arguments: InspectArguments
  let console: Console

  /// Prints the size and the tree of each file, for several files after its name.
  ///
  /// Nothing else depends on the path of the file: git shows the difference of two temporary files.
  func run() async {
    let input = FileInput(arguments.limits)
    for path in arguments.files where await console.isOutputOpen {
      let report = await Report<Inspection?>(orElse: nil) { lines in
        let bytes = try input.bytes(of: path)
        // A damaged file is distinguished from one without a tree.
        let picture = try input.decode(bytes, from: path, &lines)
        let layout = try input.layoutTree(in: bytes, from: path)
        var inspection = Inspection(width: picture.width, height: picture.height, layout: layout)
        if MovingPicture.isOne(bytes) { inspection.frames = try input.moving(bytes, from: path).words }
        return (inspection, path)
      }
      await console.say(report.lines)
      if let inspection = report.value { await print(inspection, path) }
    }
  }

  /// The contents of a file.
  private struct Inspection {
    var width: Int
    var height: Int
    var layout: LayoutTree?
    /// The frames of an animation, whose tree is that of the first; nil for a still picture.
    var frames: String?
  }

  private func print(_ inspection: Inspection, _ path: String) async {
    if arguments.isJSON {
      guard let layout = inspection.layout else { return await console.result("null") }
      return await console.result(layout.jsonLines.lazy.map { escapingInvisible(inJSON: $0) })
    }
    if arguments.files.count > 1 { await console.result(escapingControls(in: path)) }
    let size =
      "\(inspection.width)×\(inspection.height) pixels" + (inspection.frames.map { ", \($0)" } ?? "")
    guard let layout = inspection.layout else { return await console.result("\(size), no layout tree") }
    await console.result(layout.lines(behind: size))
  }
}
