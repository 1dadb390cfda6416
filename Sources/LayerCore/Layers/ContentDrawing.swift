import Foundation
package import GraphicsCore

/// A view whose layer shows text or pixels of images between background and subviews, worked out when a picture is made. Views
/// conform with `@preconcurrency`: layers are on no actor, but those of views are used on the main thread.
package protocol ContentDrawing: AnyObject {
  /// The steps that show the content, in the view's coordinates.
  var contentSteps: [Drawing.Step] { get }
  /// The steps that show it while a value of the view is on its way, at `place`.
  func contentSteps(at place: Double) -> [Drawing.Step]
  /// Whether these are what `draw(_:)` draws, which is not called before a picture is made.
  var drawsLate: Bool { get }
}

extension ContentDrawing {
  package var drawsLate: Bool { false }
  package func contentSteps(at place: Double) -> [Drawing.Step] { contentSteps }
}

extension CALayer {
  /// The content that the layer's view shows above its background, in the layer's coordinates.
  package var viewSteps: [Drawing.Step] {
    guard flags.contains(.drawsContentBlocks) else { return [] }
    return (hostOfModel as? any ContentDrawing)?.contentSteps(at: contentPlace) ?? []
  }

  /// Whether the layer's view is drawn when a picture is made.
  var drawsLate: Bool { (hostOfModel as? any ContentDrawing)?.drawsLate ?? false }
}
