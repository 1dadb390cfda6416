import Foundation
package import GraphicsCore
import LayoutCore
import StyleCore

extension UIView {
  /// The texts that a label, text field or text view draws, including those of its overridden methods.
  package var drawnTexts: [DrawnText] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let context = CGContext(rect: bounds)
    context.drawnTexts = []
    GraphicsContexts.current.push(context)
    traitCollection.performAsCurrent {
      switch self {
      case let label as UILabel: label.draw(label.bounds)
      case let field as UITextField: field.drawTextOrPlaceholder()
      case let view as UITextView: view.drawLines()
      default: break
      }
    }
    GraphicsContexts.current.pop()
    return context.drawnTexts ?? []
  }
}
