package import Paths
package import Synchronization

/// A design of glyphs: the outline of each number in ems, y down, drawn once.
///
/// Designs with equal keys have equal outlines. They are shared by all drawings, and so is what the renderer keeps of
/// them, until there are too many.
package final class GlyphDesign: Sendable {
  /// A glyph of a design.
  package struct Glyph: Sendable {
    /// The outline, filled by the non-zero rule.
    package let outline: Path
    /// The bounding box of the outline's control points; nil if it is empty.
    package let box: Rect?
  }

  /// The identity of the outlines; nil for a design that is equal only to itself.
  private let key: (any Hashable & Sendable)?
  /// The object that the outlines are from, such as a font file; nil if there is none.
  package let source: (any AnyObject & Sendable)?
  private let draw: @Sendable (UInt32) -> Path
  private let drawn = Mutex<[UInt32: Glyph]>([:])
  /// The rendered form of the glyphs, kept by the renderer.
  package let rendered = Mutex<(any AnyObject & Sendable)?>(nil)

  /// The maximum number of shared designs, beyond which all are removed.
  private static let capacity = 64
  private static let shared = Mutex<[AnyHashable: GlyphDesign]>([:])

  private init(
    key: (any Hashable & Sendable)?, source: (any AnyObject & Sendable)?,
    draw: @escaping @Sendable (UInt32) -> Path
  ) {
    self.key = key
    self.source = source
    self.draw = draw
  }

  /// Returns the design of a key, or a new one if that is nil.
  ///
  /// - Parameters:
  ///   - key: The identity of the outlines.
  ///   - source: The object that the outlines are from, the same for equal keys.
  ///   - draw: A function that returns the outline of a number, the same each time.
  package static func of(
    _ key: (any Hashable & Sendable)?, source: (any AnyObject & Sendable)? = nil,
    draw: @escaping @Sendable (UInt32) -> Path
  ) -> GlyphDesign {
    guard let key else { return GlyphDesign(key: nil, source: source, draw: draw) }
    return shared.withLock { shared in
      let entry = AnyHashable(key)
      if let design = shared[entry] { return design }
      if shared.count >= capacity { shared.removeAll() }
      let design = GlyphDesign(key: key, source: source, draw: draw)
      shared[entry] = design
      return design
    }
  }

  /// Removes all shared designs, which drawings keep as long as they need them.
  package static func removeShared() { shared.withLock { $0.removeAll() } }

  /// Returns the glyph of a number.
  package func glyph(_ number: UInt32) -> Glyph {
    if let glyph = drawn.withLock({ $0[number] }) { return glyph }
    let outline = draw(number)
    let glyph = Glyph(outline: outline, box: outline.controlBounds)
    drawn.withLock { $0[number] = glyph }
    return glyph
  }

  /// Returns whether or not both have the same key.
  func hasSameKey(as other: GlyphDesign) -> Bool {
    guard let key, let otherKey = other.key else { return self === other }
    return self === other || AnyHashable(key) == AnyHashable(otherKey)
  }
}
