import Foundation
package import GraphicsCore

/// A type of view with content between background and subviews, text or images, that is determined during rendering.
///
/// Views conform with `@preconcurrency`: layers are on no actor, but those of views are used on the main thread.
package protocol ContentDrawing: AnyObject {
  /// The steps that draw the content, in the view's coordinates.
  var contentSteps: [Drawing.Step] { get }
  /// Returns the steps that draw the content at the animated position `place` of the view's value.
  func contentSteps(at place: Double) -> [Drawing.Step]
  /// Whether or not these are the steps of `draw(_:)`, which is not called before rendering.
  var drawsAtRenderTime: Bool { get }
}

extension ContentDrawing {
  package var drawsAtRenderTime: Bool { false }
  package func contentSteps(at place: Double) -> [Drawing.Step] { contentSteps }
}

extension CALayer {
  /// The steps of the view's content above its background, in the layer's coordinates.
  package var viewSteps: [Drawing.Step] {
    guard flags.contains(.drawsContentBlocks) else { return [] }
    return (hostOfModel as? any ContentDrawing)?.contentSteps(at: contentPosition) ?? []
  }

  /// Whether or not the layer's view is drawn during rendering.
  var drawsAtRenderTime: Bool { (hostOfModel as? any ContentDrawing)?.drawsAtRenderTime ?? false }
}
