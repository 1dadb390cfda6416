package import Foundation
package import GraphicsCore
import LayerCore
import StyleCore

extension UIView {
  func setMaskView(_ mask: UIView?) {
    mask?.removeFromSuperview()
    // The end of the old mask may run code of the program.
    let old = storedState.mask
    storedState.mask = mask
    backing.mask = mask?.backing
    withExtendedLifetime(old) {}
  }

  /// Draws the view in the context of its layer, with the view's traits.
  func drawView(in context: CGContext) {
    let contexts = GraphicsContexts.current
    contexts.push(context)
    traitCollection.performAsCurrent { draw(context.boundingBoxOfClipPath) }
    contexts.pop()
  }
}

extension UIView {
  /// Returns the steps that `draw(_:)` draws now, cut to `rect`, for views that draw late.
  package func stepsOfDrawing(in rect: CGRect) -> [Drawing.Step] {
    recordedSteps(in: rect) { draw(rect) }
  }

  /// Returns the steps that `body` draws into the current context, cut to `rect`, with the view's traits.
  package func recordedSteps(in rect: CGRect, _ body: () -> Void) -> [Drawing.Step] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let context = CGContext(rect: rect)
    let contexts = GraphicsContexts.current
    contexts.push(context)
    traitCollection.performAsCurrent(body)
    contexts.pop()
    return context.drawing.ownSteps
  }
}
