import Synchronization

/// The font files that a program may use, in the order in which it registered them.
package enum FontLibrary {
  /// A registered file, by the path or the other name by which it is removed again.
  private struct Entry {
    var key: String
    var file: FontFile
  }

  private struct State {
    var entries: [Entry] = []
    var faces = FaceTable()
    var changes = 0

    mutating func update() {
      faces = FaceTable(entries.map(\.file))
      changes += 1
    }
  }

  private static let state = Mutex(State())

  /// The faces of files that only the current task uses, as those of a spec.
  @TaskLocal private static var ownFaces: FaceTable?

  /// Registers a file, unless one is registered by the same key.
  ///
  /// - Returns: Whether or not the file is new.
  @discardableResult
  package static func register(_ file: FontFile, as key: String) throws(FontFileError) -> Bool {
    if let problem = ShapingLibrary.problem { throw .library(problem) }
    return state.withLock { state in
      guard !state.entries.contains(where: { $0.key.utf8.elementsEqual(key.utf8) }) else { return false }
      state.entries.append(Entry(key: key, file: file))
      state.update()
      return true
    }
  }

  /// Removes the file that was registered by a key, and returns whether or not there was one.
  @discardableResult
  package static func unregister(_ key: String) -> Bool {
    state.withLock { state in
      guard let index = state.entries.firstIndex(where: { $0.key.utf8.elementsEqual(key.utf8) }) else {
        return false
      }
      state.entries.remove(at: index)
      state.update()
      return true
    }
  }

  /// Runs `body` with some files in addition, which are found before those that are registered.
  package static func with<Success, Failure: Error>(
    _ files: [FontFile], _ body: () throws(Failure) -> Success
  ) throws(Failure) -> Success {
    if files.isEmpty { return try body() }
    let result = $ownFaces.withValue(FaceTable(files)) { Result(catching: body) }
    return try result.get()
  }

  /// The tables of faces, in the order in which they are searched.
  private static var tables: [FaceTable] {
    let shared = state.withLock { $0.faces }
    return ownFaces.map { [$0, shared] } ?? [shared]
  }

  /// Whether or not there are no files.
  package static var isEmpty: Bool { ownFaces == nil && state.withLock { $0.entries.isEmpty } }

  /// The names of the families, in order.
  package static var families: [String] {
    Set(tables.flatMap(\.families)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the faces of a family, as its files have them; none if the family is unknown.
  package static func faces(inFamily family: String) -> [FontFace] {
    tables.lazy.map { $0.faces(inFamily: family) }.first { !$0.isEmpty } ?? []
  }

  /// Returns the face of a name: for programs, for people, or of a family, whose regular face it is.
  package static func face(named name: String) -> FontFace? {
    for table in tables {
      if let face = table.face(named: name) { return face }
    }
    return nil
  }

  /// Returns the first face of each file's families that has a glyph for a text, for text in another font.
  ///
  /// Of the faces of a family, it is the one with the most similar traits. For emoji, it is one that has pictures.
  package static func face(
    covering text: [Unicode.Scalar], like traits: FontTraits, inColors: Bool = false
  ) -> FontFace? {
    for table in tables {
      for family in table.families {
        guard let face = table.faces(inFamily: family).nearest(to: traits),
          face.hasPictures || !inColors, face.covers(text)
        else { continue }
        return face
      }
    }
    return nil
  }
}

extension FontFace {
  /// Returns whether or not the face has a glyph for each scalar that needs one.
  package func covers(_ text: [Unicode.Scalar]) -> Bool {
    guard let typeface = try? FileTypeface(self) else { return false }
    return text.allSatisfy(typeface.has)
  }
}
