internal import Foundation
internal import LayoutCore
internal import Raster
internal import StyleCore
internal import ViewRendering
internal import ViewSpec

/// The source of a picture of a sheet: a spec, which is drawn, or a picture as it is.
enum SheetSource: Sendable {
  case spec(LayoutSpec)
  case picture(Bitmap)
}

/// One picture of a sheet, before its pixels.
struct SheetDrawing: Sendable {
  private let content: Content
  let isDark: Bool
  let warnings: [SpecWarning]

  private enum Content {
    case list(DisplayList)
    case picture(Bitmap)
  }

  /// Lays out a spec as `snapshot render` does, in the language of the options, and records its drawing.
  @MainActor
  init(_ source: SheetSource, scale: Int, _ options: RenderingOptions) throws {
    switch source {
    case .picture(let picture):
      (content, isDark, warnings) = (.picture(picture), options.style == .dark, [])
    case .spec(let spec):
      let language = options.language ?? AppLanguage.ofTask
      (content, isDark, warnings) = try AppLanguage.$ofTask.withValue(language) {
        let view = try options.makeView(of: spec, scale: scale)
        let warnings = try view.layOut()
        let list = view.withFonts { DisplayList(recording: view, edges: options.edges.coverageRule) }
        return (.list(list), view.traitCollection.userInterfaceStyle == .dark, warnings)
      }
    }
  }

  /// The size in pixels.
  var size: SheetSizes.Size {
    switch content {
    case .list(let list): (list.width, list.height)
    case .picture(let picture): (picture.width, picture.height)
    }
  }

  /// The pixels.
  var bitmap: Bitmap {
    switch content {
    case .list(let list): Bitmap(rendering: list)
    case .picture(let picture): picture
    }
  }
}
