internal import Foundation
internal import LayoutCore
internal import PNG
internal import Raster
internal import StyleCore
internal import ViewAccessibility
internal import ViewDifference
internal import ViewRendering
internal import ViewSession
internal import ViewSpec

extension LayoutSpec {
  /// Renders a spec to a PNG at one scale: views, their layout, their drawing, pixels, bytes.
  ///
  /// Each picture has its own traits, layout and display list. Views live on the main actor; the display list leaves
  /// it, so that pictures are drawn and encoded concurrently.
  /// With `drawsReading`, it is the picture of what VoiceOver reads.
  func renderPNG(
    at scale: Int, _ options: RenderingOptions, recordsLayout: Bool = false, drawsReading: Bool = false,
    threads: PictureThreads = .one
  ) async throws -> Rendering {
    let ((list, layout, warnings, layoutTime), fonts) = try await recording(
      scale: scale, options,
      drawsReading ? .reading(scale: scale) : recordsLayout ? .layout : .list)

    let file = try await threads.file(of: list, scale: scale)
    return Rendering(
      list: list, warnings: warnings, layout: layout, fonts: fonts, png: file.png,
      times: Rendering.Times(layout: layoutTime, raster: file.drawing, png: file.encoding))
  }

  /// Lays out a spec at one scale and records its drawing, without pixels and without a file.
  func recorded(
    at scale: Int, _ options: RenderingOptions, recordsLayout: Bool
  ) async throws -> Rendering {
    let ((list, layout, warnings, layoutTime), fonts) = try await recording(
      scale: scale, options, recordsLayout ? .layout : .list)
    return Rendering(
      list: list, warnings: warnings, layout: layout, fonts: fonts, png: [],
      times: Rendering.Times(layout: layoutTime, raster: .zero, png: .zero))
  }

  /// Returns what VoiceOver reads at a scale as text, and the warnings of the layout.
  @MainActor
  func reading(
    at scale: Int, _ options: RenderingOptions
  ) throws -> (text: String, warnings: [SpecWarning]) {
    let view = try options.makeView(of: self, scale: scale)
    let warnings = try view.layOut()
    return (AccessibilityReading(of: view).text, warnings)
  }

  /// The content of a recording of the views.
  private enum Recording {
    /// Their drawing, alone or with their layout tree.
    case list, layout
    /// The drawing of what VoiceOver reads.
    case reading(scale: Int)
  }

  /// Returns the display list with its companions, and the font files whose glyphs are in it.
  @MainActor
  private func recording(
    scale: Int, _ options: RenderingOptions, _ kind: Recording
  ) throws -> ((DisplayList, LayoutTree?, [SpecWarning], Duration), UsedFonts) {
    try UsedFonts.collect {
      try displayList(scale: scale, options, kind)
    }
  }

  /// Returns the display list of the laid-out views, and on request their layout tree, with warnings and the duration.
  @MainActor
  private func displayList(
    scale: Int, _ options: RenderingOptions, _ kind: Recording
  ) throws -> (DisplayList, LayoutTree?, [SpecWarning], Duration) {
    var stopwatch = Stopwatch()
    let view = try options.makeView(of: self, scale: scale)
    let edges = options.edges.coverageRule
    switch kind {
    case .layout: break
    case .list:
      let warnings = try view.layOut()
      let list = view.withFonts { DisplayList(recording: view, edges: edges) }
      return (list, nil, warnings, stopwatch.lap())
    case .reading(let scale):
      let warnings = try view.layOut()
      let list = view.withFonts { AccessibilityPicture(of: view, scale: scale).list }
      return (list, nil, warnings, stopwatch.lap())
    }
    var warnings: [SpecWarning] = []
    let observation = try LayoutObservation { warnings = try view.layOut() }
    let (list, layout) = view.withFonts {
      LayoutTree.recording(
        view.layer, scale: CGFloat(scale), observation, declared: view.declaredDependencies, edges: edges
      )
    }
    return (list, layout, warnings, stopwatch.lap())
  }
}
