internal import Foundation
package import GraphicsCore
import LayoutCore
package import StyleCore

/// Draws symbols as images of pixels. `UIImage.cgImage` finds it by this name and module, for which it must be visible
/// outside of the module: release builds drop internal types that nothing refers to.
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
