package import Foundation
package import GraphicsCore

/// A rectangle of one colour, in a view's points, in place of content that cannot be drawn yet.
package struct ContentBlock: Hashable, Sendable {
  package let rect: CGRect
  package let color: CGColor

  /// Creates a block of `color` at `rect`.
  package init(_ rect: CGRect, _ color: CGColor) {
    self.rect = rect
    self.color = color
  }
}

/// A type of view that draws blocks between its background and its subviews.
///
/// Views conform with `@preconcurrency`: layers are on no actor, but those of views are used on the main thread.
package protocol ContentBlockDrawing: AnyObject {
  /// The blocks, from back to front.
  var contentBlocks: [ContentBlock] { get }
}

extension CALayer {
  /// The blocks that the layer's view draws above its background.
  package var contentBlocks: [ContentBlock] {
    guard flags.contains(.drawsContentBlocks) else { return [] }
    return (hostOfModel as? any ContentBlockDrawing)?.contentBlocks ?? []
  }
}
