import Foundation

/// A view whose layer shows pixels of images between background and subviews, worked out when a picture is made. Views
/// conform with `@preconcurrency`: layers are on no actor, but those of views are used on the main thread.
protocol ContentDrawing: AnyObject {
  /// What is shown, in the view's coordinates.
  var contentSteps: [Drawing.Step] { get }
}

extension CALayer {
  /// What the layer's view shows above its background, in the layer's coordinates.
  package var viewSteps: [Drawing.Step] {
    guard flags.contains(.drawsContentBlocks) else { return [] }
    return (hostView as? any ContentDrawing)?.contentSteps ?? []
  }
}
