internal import Synchronization

/// The object that the letters of a step of a drawing are from, such as a font file, where they are no run of glyphs.
///
/// Steps that look alike are equal, wherever their letters are from: all sources are equal.
package struct GlyphSource: Sendable, Equatable {
  /// The object; nil for what is no letter.
  package let object: (any AnyObject & Sendable)?

  /// Creates a source of an object.
  package init(_ object: (any AnyObject & Sendable)? = nil) { self.object = object }

  package static func == (a: GlyphSource, b: GlyphSource) -> Bool { true }
}

/// The objects that drawn glyphs are from, such as font files.
package enum GlyphSources {
  private final class Collection: Sendable {
    let sources = Mutex<[any AnyObject & Sendable]>([])
  }

  @TaskLocal private static var collection: Collection?

  /// Notes that glyphs of an object are drawn.
  package static func note(_ source: (any AnyObject & Sendable)?) {
    guard let source, let collection else { return }
    collection.sources.withLock { sources in
      if !sources.contains(where: { $0 === source }) { sources.append(source) }
    }
  }

  /// Runs `body`, and returns the objects whose glyphs were drawn during it, in the order of their first use.
  package static func collect<Result>(
    _ body: () throws -> Result
  ) rethrows -> (Result, [any AnyObject & Sendable]) {
    let collection = Collection()
    let result = try $collection.withValue(collection, operation: body)
    return (result, collection.sources.withLock { $0 })
  }
}
