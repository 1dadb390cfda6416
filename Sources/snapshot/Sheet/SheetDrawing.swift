internal import Foundation
internal import LayoutCore
internal import Raster
internal import StyleCore
internal import ViewRendering
internal import ViewSpec

/// The drawing of one picture of a sheet, before its pixels.
struct SheetDrawing: Sendable {
  let list: DisplayList
  let isDark: Bool
  let warnings: [SpecWarning]

  /// Lays out a spec as `snapshot render` does, in the language of the options, and records its drawing.
  @MainActor
  init(_ spec: LayoutSpec, scale: Int, _ options: RenderingOptions) throws {
    (list, isDark, warnings) = try AppLanguage.$ofTask.withValue(options.language ?? AppLanguage.ofTask) {
      let view = try options.makeView(of: spec, scale: scale)
      let warnings = try view.layOut()
      let list = view.withFonts { DisplayList(recording: view, edges: options.edges.coverageRule) }
      return (list, view.traitCollection.userInterfaceStyle == .dark, warnings)
    }
  }
}
