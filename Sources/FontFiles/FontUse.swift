import Synchronization

/// The font files whose glyphs were placed.
package enum FontUse {
  private final class Collection: Sendable {
    let files = Mutex<[FontData]>([])
  }

  @TaskLocal private static var collection: Collection?

  /// Notes that text is shown in a face.
  static func note(_ face: FontFace) {
    guard let collection else { return }
    let file = face.design.data
    collection.files.withLock { files in
      if !files.contains(where: { $0 === file }) { files.append(file) }
    }
  }

  /// Runs `body`, and returns the font files whose glyphs were placed during it, in the order of their first use.
  package static func collect<Result>(_ body: () throws -> Result) rethrows -> (Result, [FontData]) {
    let collection = Collection()
    let result = try $collection.withValue(collection, operation: body)
    return (result, collection.files.withLock { $0 })
  }
}
