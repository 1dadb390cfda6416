internal import LayoutCore
internal import PNG
internal import Raster
internal import ViewRendering
internal import ViewSpec

extension LayoutSpec {
  /// The whole path, from a spec to a PNG at one scale: views, their layout, what they draw, pixels, bytes.
  ///
  /// One picture is one scale: it has traits, a layout and a display list of its own. Views live on the main
  /// actor; the display list leaves it, so that pictures are drawn and encoded side by side.
  func renderPNG(
    at scale: Int, _ options: RenderingOptions, compression: PNGCompression = .fast
  ) async throws -> Rendering {
    let (list, warnings, layoutTime) = try await displayList(traits: options.traits(scale: scale), options)

    var stopwatch = Stopwatch()
    var writer = TimedPNGWriter(
      try PNGWriter(
        width: list.width, height: list.height, scale: Double(scale), compression: compression))
    try Rasterizer().render(list, into: &writer)
    let (png, pngTime) = try writer.finish()

    return Rendering(
      list: list, warnings: warnings, png: png,
      times: Rendering.Times(layout: layoutTime, raster: stopwatch.lap() - pngTime, png: pngTime))
  }

  /// Makes the views, lays them out, and records what they draw; with what layout warns of, and the time it took.
  @MainActor
  private func displayList(
    traits: UITraitCollection, _ options: RenderingOptions
  ) throws -> (DisplayList, [SpecWarning], Duration) {
    var stopwatch = Stopwatch()
    let view = try makeView(traits: traits, canvasSize: options.device?.size())
    let warnings = try view.layOut()
    return (DisplayList(recording: view, edges: options.edges.coverageRule), warnings, stopwatch.lap())
  }
}
