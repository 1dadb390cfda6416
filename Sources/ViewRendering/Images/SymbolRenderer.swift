internal import Foundation
package import GraphicsCore
import LayoutCore
package import StyleCore

/// A renderer of symbols as bitmap images.
///
/// `UIImage.cgImage` looks it up by this name and module, for which it must be visible outside of the module: release
/// builds drop internal types without references.
package enum SymbolRenderer: SymbolRendering {
  package static func image(of symbol: UIImage) -> CGImage? {
    let image = ImageContext(
      bounds: CGRect(origin: .zero, size: symbol.size), scale: symbol.scale, isOpaque: false)
    UIGraphicsPushContext(image.context)
    symbol.draw(at: .zero)
    UIGraphicsPopContext()
    return image.image.cgImage
  }
}
