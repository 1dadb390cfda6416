package import DeveloperToolsSupport
import Foundation
import LayoutCore
package import ViewLint
package import ViewSession

/// A preview as a source of sessions.
package struct PreviewSource: SessionSource {
  package let preview: FoundPreview

  package init(_ preview: FoundPreview) {
    self.preview = preview
  }

  /// The device of previews that state none.
  package static let device = "iphone-16"

  package var name: String { preview.name }

  package var module: String? { preview.module }

  package var place: FindingSource? {
    FindingSource(file: preview.fileID, line: preview.line, column: preview.column)
  }

  package func completed(_ variant: SessionVariant) -> SessionVariant {
    var variant = variant
    switch preview.layout.size {
    case .device:
      if variant.device == nil, variant.width == nil, variant.height == nil { variant.device = Self.device }
      if preview.layout.isLandscape, variant.device != nil { variant.isLandscape = true }
    case .fixed(let size):
      if variant.width == nil, variant.height == nil {
        (variant.width, variant.height) = (size.width, size.height)
      }
      (variant.device, variant.isLandscape) = (nil, false)
    case .fitting:
      (variant.device, variant.isLandscape) = (nil, false)
    }
    return variant
  }

  package func makeContent(_ variant: SessionVariant) throws -> SessionContent {
    let content = try preview.makeContent()
    switch (preview.layout.size, content) {
    case (.device, _): return .controller(content.screen)
    case (.fixed, .view(let view)): return .view(view)
    case (.fitting, .view(let view)):
      // A view without a size gets the one that fits in the environment of the session.
      if content.fittingSize != view.bounds.size { view.frame.size = .zero }
      return .view(view)
    case (.fitting, .controller(let controller)):
      controller.preferredContentSize = content.fittingSize
      return .controller(controller)
    case (.fixed, .controller(let controller)): return .controller(controller)
    }
  }
}
