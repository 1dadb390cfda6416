internal import Foundation
internal import LayoutCore

/// Draws symbols as images of pixels. `UIImage.cgImage` finds it by this name and module.
enum SymbolRenderer: SymbolRendering {
  static func image(of symbol: UIImage) -> CGImage? {
    let image = ImageContext(
      bounds: CGRect(origin: .zero, size: symbol.size), scale: symbol.scale, isOpaque: false)
    UIGraphicsPushContext(image.context)
    symbol.draw(at: .zero)
    UIGraphicsPopContext()
    return image.image.cgImage
  }
}
