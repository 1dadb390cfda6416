import Foundation
package import GraphicsCore

extension CALayer {
  /// What a layer shows beside its colours, and how: an object that only such layers have.
  package final class Content {
    var contents: Any?
    /// What `draw(in:)` drew last.
    package var drawing: Drawing?
    /// How often that drawing was drawn anew in part.
    var patches = 0
    /// What waits to be drawn anew; nil is all of it.
    var invalidRect: CGRect?
    var gravity = CALayerContentsGravity.resize
    var scale: CGFloat = 1
    var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    var minificationFilter = CALayerContentsFilter.linear
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
      magnificationFilter = other.magnificationFilter
      format = other.format
    }
  }

  /// The content, made on first use: read through `extras?.content?` and write through this.
  package var writableContent: Content {
    if let content = extras?.content { return content }
    let made = Content()
    writableExtras.content = made
    return made
  }

  /// A property of the content, or the value that it has at first.
  func content<T>(_ property: KeyPath<Content, T>, default value: T) -> T {
    extras?.content?[keyPath: property] ?? value
  }

  /// Sets a property of the content, unless it has that value already.
  func setContent<T: Equatable>(_ property: ReferenceWritableKeyPath<Content, T>, to value: T, default: T) {
    guard extras?.content != nil || value != `default` else { return }
    writableContent[keyPath: property] = value
  }

  /// A layer as large as a drawing, which it shows.
  package convenience init(showing drawing: Drawing) {
    self.init()
    bounds = drawing.rect
    writableContent.drawing = drawing
  }

  /// What `draw(in:)` drew last, if that was anything.
  package var drawing: Drawing? { extras?.content?.drawing }

  /// How many times a drawing may be drawn anew in part before it is drawn anew as a whole: each part is kept
  /// beside what it covers.
  static let patchLimit = 32

  /// Takes note that `rect` of the contents waits to be made anew; nil is all of it.
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

  /// Makes the contents anew where they wait for it. A layer without area waits until it has one (B.17).
  func displayNow() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    guard storedBounds.width > 0, storedBounds.height > 0 else {
      extras?.content?.invalidRect = nil
      flags.insert(.awaitsArea)
      return
    }
    flags.remove(.awaitsArea)
    // A label that nobody looks at is never drawn.
    if !(flags.contains(.drawsContentBlocks) && drawsLate) { display() }
    extras?.content?.invalidRect = nil
  }

  /// Makes the contents by `draw(in:)`.
  ///
  /// Only what waits is drawn, clipped to the bounds; the rest of the last drawing stays, if that was made for
  /// the same bounds. A layer that draws nothing keeps no drawing.
  package func makeDrawing() {
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
    draw(in: context)
    guard !context.drawing.steps.isEmpty || drawing != nil else { return }
    let content = writableContent
    content.drawing = context.drawing.steps.isEmpty ? nil : context.drawing
    content.patches = isPatch ? content.patches + 1 : 0
  }
}
