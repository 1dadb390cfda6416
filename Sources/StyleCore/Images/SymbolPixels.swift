import Foundation
package import GraphicsCore
internal import Synchronization

/// A type that makes the pixels of symbols, which this module cannot do.
package protocol SymbolRendering: SendableMetatype {
  /// Returns the pixels of a symbol at its scale, or `nil` if it has none.
  static func image(of symbol: UIImage) -> CGImage?
}

/// The pixels of a symbol for some traits, on which its colours may depend.
struct SymbolPixels {
  let image: CGImage?
  let traits: UITraitCollection

  /// The type that draws symbols, which belongs to a module above this one.
  ///
  /// It is found by its name, because nothing of that module need have run before. A program with this module alone has
  /// no pixels of symbols.
  private static let renderer = _typeByName("13ViewRendering14SymbolRendererO") as? any SymbolRendering.Type

  /// Creates the pixels by drawing the symbol with the current traits.
  init(of symbol: UIImage) {
    // The orientation turns the pixels once they are drawn, so it has no part in them.
    var upright = symbol.values
    upright.orientation = .up
    traits = .current
    image = Self.renderer?.image(of: UIImage(values: upright))
  }
}

extension UIImage {
  /// Returns the pixels of a symbol for the current traits, or `nil` for another image.
  func symbolPixels(kept: borrowing Mutex<SymbolPixels?>) -> CGImage? {
    guard values.symbolName != nil else { return nil }
    if let pixels = kept.withLock({ $0 }), pixels.traits == .current { return pixels.image }
    let pixels = SymbolPixels(of: self)
    kept.withLock { $0 = pixels }
    return pixels.image
  }
}
