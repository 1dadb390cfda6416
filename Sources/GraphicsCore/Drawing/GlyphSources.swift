internal import Synchronization

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
