import Foundation
package import GraphicsCore
internal import Synchronization

/// Makes pixels of symbols, which this module does not know how to do.
package protocol SymbolRendering: SendableMetatype {
  /// The pixels of a symbol at its scale; nil where it has none.
  static func image(of symbol: UIImage) -> CGImage?
}

/// The pixels of a symbol as they are with some traits, which its colours may depend on.
struct SymbolPixels {
  let image: CGImage?
  let traits: UITraitCollection

  /// The module that draws is above this one, and nothing of it need have run before: it is found by its name. A program
  /// that has this module alone has no pixels of symbols.
  private static let renderer = _typeByName("13ViewRendering14SymbolRendererO") as? any SymbolRendering.Type

  /// Draws the symbol with the current traits.
  init(of symbol: UIImage) {
    // The orientation turns the pixels once they are drawn, so it has no part in them.
    var upright = symbol.values
    upright.orientation = .up
    traits = .current
    image = Self.renderer?.image(of: UIImage(values: upright))
  }
}

extension UIImage {
  /// The pixels of a symbol with the current traits; nil for other images.
  func symbolPixels(kept: borrowing Mutex<SymbolPixels?>) -> CGImage? {
    guard values.symbolName != nil else { return nil }
    if let pixels = kept.withLock({ $0 }), pixels.traits == .current { return pixels.image }
    let pixels = SymbolPixels(of: self)
    kept.withLock { $0 = pixels }
    return pixels.image
  }
}
