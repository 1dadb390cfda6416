internal import LayoutCore
internal import PNG
internal import Raster
internal import StyleCore
internal import ViewDifference
internal import ViewRendering
internal import ViewSpec

extension LayoutSpec {
  /// Renders a spec to a PNG at one scale: views, their layout, their drawing, pixels, bytes.
  ///
  /// Each picture has its own traits, layout and display list. Views live on the main actor; the display list leaves
  /// it, so that pictures are drawn and encoded concurrently.
  func renderPNG(
    at scale: Int, _ options: RenderingOptions, recordsLayout: Bool = false
  ) async throws -> Rendering {
    let ((list, layout, warnings, layoutTime), fonts) = try await recording(
      traits: options.traits(scale: scale), options, recordsLayout: recordsLayout)

    var stopwatch = Stopwatch()
    var writer = TimedPNGWriter(
      try PNGWriter(width: list.width, height: list.height, scale: Double(scale)))
    try Rasterizer().render(list, into: &writer)
    let (png, pngTime) = try writer.finish()

    return Rendering(
      list: list, warnings: warnings, layout: layout, fonts: fonts, png: png,
      times: Rendering.Times(layout: layoutTime, raster: stopwatch.lap() - pngTime, png: pngTime))
  }

  /// Lays out a spec at one scale and records its drawing, without pixels and without a file.
  func recorded(
    at scale: Int, _ options: RenderingOptions, recordsLayout: Bool
  ) async throws -> Rendering {
    let ((list, layout, warnings, layoutTime), fonts) = try await recording(
      traits: options.traits(scale: scale), options, recordsLayout: recordsLayout)
    return Rendering(
      list: list, warnings: warnings, layout: layout, fonts: fonts, png: [],
      times: Rendering.Times(layout: layoutTime, raster: .zero, png: .zero))
  }

  /// Returns the display list with its companions, and the font files whose glyphs are in it.
  @MainActor
  private func recording(
    traits: UITraitCollection, _ options: RenderingOptions, recordsLayout: Bool
  ) throws -> ((DisplayList, LayoutTree?, [SpecWarning], Duration), UsedFonts) {
    try UsedFonts.collect {
      try displayList(traits: traits, options, recordsLayout: recordsLayout)
    }
  }

  /// Returns the display list of the laid-out views, and on request their layout tree, with warnings and the duration.
  @MainActor
  private func displayList(
    traits: UITraitCollection, _ options: RenderingOptions, recordsLayout: Bool
  ) throws -> (DisplayList, LayoutTree?, [SpecWarning], Duration) {
    var stopwatch = Stopwatch()
    let view = try makeView(
      traits: traits, canvasSize: options.device?.size(), imageLimits: options.limits.ofImages)
    let edges = options.edges.coverageRule
    guard recordsLayout else {
      let warnings = try view.layOut()
      let list = view.withFonts { DisplayList(recording: view, edges: edges) }
      return (list, nil, warnings, stopwatch.lap())
    }
    var warnings: [SpecWarning] = []
    let observation = try LayoutObservation { warnings = try view.layOut() }
    let (list, layout) = view.withFonts {
      LayoutTree.recording(
        view.layer, scale: traits.displayScale, observation, declared: view.declaredDependencies, edges: edges
      )
    }
    return (list, layout, warnings, stopwatch.lap())
  }
}

extension SpecCanvas {
  /// The dependencies that the spec states.
  fileprivate var declaredDependencies: DeclaredDependencies {
    var declared = DeclaredDependencies()
    declared.layers = dependencies.entries.map { ($0.view.layer, from: $0.others.map(\.layer)) }
    declared.numbers = dependencies.metrics.map { metric in
      DeclaredNumber(
        name: metric.name, value: metric.value, others: metric.others, layers: metric.views.map(\.layer))
    }
    return declared
  }
}
