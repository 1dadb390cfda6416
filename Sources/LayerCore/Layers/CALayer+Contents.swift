import Foundation
package import GraphicsCore

extension CALayer {
  /// The contents of a layer and their placement, in an object that only layers with contents have.
  package final class Content {
    var contents: Any?
    /// The last drawing of `draw(in:)`.
    package var drawing: Drawing?
    /// The number of partial redraws of that drawing.
    var patches = 0
    /// The part that waits to be redrawn; nil is all of it.
    var invalidRect: CGRect?
    var gravity = CALayerContentsGravity.resize
    var scale: CGFloat = 1
    var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    var minificationFilter = CALayerContentsFilter.linear
    var minificationBias: Float = 0
    var magnificationFilter = CALayerContentsFilter.linear
    var format = CALayerContentsFormat.RGBA8Uint

    init() {}

    init(copying other: Content) {
      contents = other.contents
      drawing = other.drawing
      patches = other.patches
      gravity = other.gravity
      scale = other.scale
      rect = other.rect
      center = other.center
      minificationFilter = other.minificationFilter
      minificationBias = other.minificationBias
      magnificationFilter = other.magnificationFilter
      format = other.format
    }
  }

  /// The content, created on first use: read through `extras?.content?` and write through this.
  package var writableContent: Content {
    if let content = extras?.content { return content }
    let made = Content()
    writableExtras.content = made
    return made
  }

  /// Returns a property of the content, or its default.
  func content<T>(_ property: KeyPath<Content, T>, default value: T) -> T {
    extras?.content?[keyPath: property] ?? value
  }

  /// Sets a property of the content, unless it has that value already.
  func setContent<T: Equatable>(_ property: ReferenceWritableKeyPath<Content, T>, to value: T, default: T) {
    guard extras?.content != nil || value != `default` else { return }
    writableContent[keyPath: property] = value
  }

  /// Creates a layer of the size of a drawing, which it shows.
  package convenience init(showing drawing: Drawing) {
    self.init()
    bounds = drawing.rect
    writableContent.drawing = drawing
  }

  /// The last drawing of `draw(in:)`; nil if there is none.
  package var drawing: Drawing? { extras?.content?.drawing }

  /// The number of partial redraws after which a drawing is redrawn as a whole.
  ///
  /// Each part is kept beside the drawing that it covers.
  static let patchLimit = 32

  /// Marks `rect` of the contents as needing display; nil marks all of it.
  func invalidate(_ rect: CGRect?) {
    guard let rect else {
      extras?.content?.invalidRect = nil
      return markNeedsDisplay()
    }
    guard !rect.isEmpty else { return }
    if !flags.contains(.needsDisplay) {
      writableContent.invalidRect = rect
    } else if let old = extras?.content?.invalidRect {
      writableContent.invalidRect = old.union(rect)
    }
    markNeedsDisplay()
  }

  /// Updates the contents if they need display; a layer without area waits until it has one (B.17).
  func displayNow() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    guard storedBounds.width > 0, storedBounds.height > 0 else {
      extras?.content?.invalidRect = nil
      flags.insert(.awaitsArea)
      return
    }
    flags.remove(.awaitsArea)
    // A label that is not shown is never drawn.
    if !(flags.contains(.drawsContentBlocks) && drawsAtRenderTime) { display() }
    extras?.content?.invalidRect = nil
  }

  /// Draws the contents by `draw(in:)`.
  ///
  /// Only the invalid part is drawn, clipped to the bounds; the rest of the last drawing is kept if it was made for the
  /// same bounds. A layer that draws nothing keeps no drawing.
  package func makeDrawing() {
    (delegate ?? extras?.model?.delegate)?.layerWillDraw(self)
    let bounds = storedBounds.standardized
    let context: CGContext
    var isPatch = false
    if let content = extras?.content, let last = content.drawing, let rect = content.invalidRect,
      last.rect == bounds, content.patches < CALayer.patchLimit
    {
      let part = rect.common(with: bounds)
      guard !part.isEmpty else { return }
      context = CGContext(continuing: last, in: part)
      isPatch = part != bounds
    } else {
      context = CGContext(rect: bounds)
    }
    drawContents(in: context)
    guard !context.drawing.steps.isEmpty || drawing != nil else { return }
    let content = writableContent
    content.drawing = context.drawing.steps.isEmpty ? nil : context.drawing
    content.patches = isPatch ? content.patches + 1 : 0
  }
}
