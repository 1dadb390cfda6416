import Foundation
internal import Synchronization

/// Makes pixels of symbols, which this module does not know how to do.
package protocol SymbolRendering: SendableMetatype {
  /// The pixels of a symbol at its scale; nil where it has none.
  static func image(of symbol: UIImage) -> CGImage?
}

/// The pixels of a symbol, made when they are first asked for.
enum SymbolPixels {
  /// The module that draws is above this one, and nothing of it need have run before: it is found by its name. A program
  /// that has this module alone has no pixels of symbols.
  private static let renderer = _typeByName("13ViewRendering14SymbolRendererO") as? any SymbolRendering.Type

  static func image(of symbol: UIImage) -> CGImage? { renderer?.image(of: symbol) }
}

extension UIImage {
  /// The pixels of a symbol; nil for other images.
  func symbolPixels(kept: borrowing Mutex<CGImage?>) -> CGImage? {
    guard values.symbolName != nil else { return nil }
    if let image = kept.withLock({ $0 }) { return image }
    let image = SymbolPixels.image(of: self)
    kept.withLock { $0 = image }
    return image
  }
}

extension UIScreen {
  /// Pixels per point of the main screen; off the main thread, of one that nobody chose (H.6).
  nonisolated static var mainScale: CGFloat {
    MainExecutor.isCurrent
      ? MainActor.assumeIsolated { main.scale } : UITraitCollection.headless.displayScale
  }
}
