import Foundation
package import GraphicsCore
import Paths

/// A view whose layer shows text or pixels of images between background and subviews, worked out when a picture is made. Views
/// conform with `@preconcurrency`: layers are on no actor, but those of views are used on the main thread.
protocol ContentDrawing: AnyObject {
  /// What is shown, in the view's coordinates.
  var contentSteps: [Drawing.Step] { get }
  /// What is shown while a value that the view shows is on its way, at `place`.
  func contentSteps(at place: Double) -> [Drawing.Step]
  /// Whether these are what `draw(_:)` draws, which is not called before a picture is made.
  var drawsLate: Bool { get }
}

extension ContentDrawing {
  var drawsLate: Bool { false }
  func contentSteps(at place: Double) -> [Drawing.Step] { contentSteps }
}

extension UIView {
  /// What `draw(_:)` draws now, cut to `rect`: for views that draw late.
  func stepsOfDrawing(in rect: CGRect) -> [Drawing.Step] {
    recordedSteps(in: rect) { draw(rect) }
  }

  /// What `body` draws into the current context, cut to `rect`; with the view's traits.
  func recordedSteps(in rect: CGRect, _ body: () -> Void) -> [Drawing.Step] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let context = CGContext(rect: rect)
    let contexts = GraphicsContexts.current
    contexts.push(context)
    traitCollection.performAsCurrent(body)
    contexts.pop()
    return context.drawing.ownSteps
  }
}

extension Drawing {
  /// The steps of a drawing that shows nothing outside of its rectangle, and does nothing to what is behind it.
  var ownSteps: [Step] {
    var steps = steps
    var path = Path()
    path.appendRect(Rect(rect))
    let edge = Clip.area(.fill(path, evenOdd: false))
    var index = 0
    while index < steps.count {
      var end = index + 1
      if case .group(let count) = steps[index].content { end += count }
      if !steps[index..<end].allSatisfy({ $0.isInside(rect) }) { steps[index].clips.append(edge) }
      index = end
    }
    if !isPlain { steps.insert(Step(.group(count: steps.count)), at: 0) }
    return steps
  }
}

extension CALayer {
  /// What the layer's view shows above its background, in the layer's coordinates.
  package var viewSteps: [Drawing.Step] {
    guard flags.contains(.drawsContentBlocks) else { return [] }
    return (hostView as? any ContentDrawing)?.contentSteps(at: contentPlace) ?? []
  }

  /// Whether the layer's view is drawn when a picture is made.
  var drawsLate: Bool { (hostView as? any ContentDrawing)?.drawsLate ?? false }
}
