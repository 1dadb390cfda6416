import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore

extension UIView {
  /// The texts that the view draws, found by drawing it, so that overrides count.
  var drawnTexts: [DrawnText] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let context = CGContext(rect: bounds)
    context.drawnTexts = []
    GraphicsContexts.current.push(context)
    traitCollection.performAsCurrent { drawShownText() }
    GraphicsContexts.current.pop()
    return context.drawnTexts ?? []
  }
}
