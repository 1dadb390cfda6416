internal import Escaping
internal import Raster
internal import ViewDifference
internal import ViewSpec

/// `snapshot inspect`: prints the layout trees that PNGs carry.
struct InspectCommand {
  let arguments: InspectArguments
  let console: Console

  /// Prints the size and the tree of each file, of several behind its name.
  ///
  /// Nothing else depends on where the file lies: git shows what differs between two temporary files.
  func run() async {
    for path in arguments.files {
      let report = await Report(orElse: ()) { lines in
        let bytes = try readPNG(path)
        // A file that is damaged is told from one that carries nothing.
        let picture = try decodePNG(bytes, from: path, &lines)
        let layout = try layoutTree(in: bytes, from: path)
        lines.result(text(of: picture, layout, path))
        return ((), path)
      }
      await console.say(report.lines)
    }
  }

  private func text(of picture: Bitmap, _ layout: LayoutTree?, _ path: String) -> String {
    if arguments.isJSON { return layout.map { escapingUnseen(inJSON: $0.json) } ?? "null" }
    let heading = arguments.files.count > 1 ? [path] : []
    let size = "\(picture.width)×\(picture.height) pixels"
    return
      (heading.map { escapingControls(in: $0) }
      + [layout.map { "\(size) \($0)" } ?? "\(size), no layout tree"]).joined(separator: "\n")
  }
}
